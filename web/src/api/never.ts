/** Switches over the kinds of a message. */

/**
 * The end of a switch that the compiler knows to be complete. A page that is older than its server
 * may still come here, and goes on with something harmless.
 */
export function never<T>(_none: never, harmless: T): T {
  return harmless;
}

declare module "virtual:card-icons" {
  /** By card: the path of its icon, 512 by 512 units. */
  const drawn: Readonly<Record<string, string>>;
  export default drawn;
}

/** Navigation between pages without reloading. */
import { type Route, routeOf } from "./routes";

let path = $state(location.pathname);
let visit = $state(0);
const route = $derived(routeOf(path));

/** The page at the current address. */
export function here(): Route {
  return route;
}

/** The number of page visits: the focus moves to the heading when it grows. */
export function visits(): number {
  return visit;
}

let focused = 0;

/** Whether the heading should take the focus: once per visit, and not on the first page. */
export function claimFocus(visit: number): boolean {
  if (visit <= focused) return false;
  focused = visit;
  return true;
}

/** Move the focus to the heading, because another page is shown at the same address. */
export function focusHeading(): void {
  visit += 1;
}

interface NavigationOptions {
  /** Replace the address in the browser's history. */
  replace?: boolean;
  /** Keep focus and scroll position: to the reader it is the same page. */
  quiet?: boolean;
}

export function go(to: string, { replace = false, quiet = false }: NavigationOptions = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  arrive(quiet);
}

function arrive(quiet: boolean): void {
  path = location.pathname;
  if (quiet) return;
  visit += 1;
  if (!location.hash) window.scrollTo(0, 0);
}

/** Handle clicks on the client's own links; returns a function that stops it. */
export function followLinks(): () => void {
  const popped = (): void => arrive(false);
  window.addEventListener("popstate", popped);
  document.addEventListener("click", follow);
  return () => {
    window.removeEventListener("popstate", popped);
    document.removeEventListener("click", follow);
  };
}

function follow(click: MouseEvent): void {
  const plain =
    click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  if (!plain || click.defaultPrevented || !link || link.target || link.hasAttribute("download"))
    return;
  const url = new URL(link.href, location.href);
  const ours = url.origin === location.origin && !/^\/(api|assets)\//.test(url.pathname);
  const samePage = url.pathname === location.pathname && url.hash !== "";
  if (!ours || samePage || routeOf(url.pathname).page === "not-found") return;
  click.preventDefault();
  if (url.href !== location.href) go(url.href, { quiet: sameReview(url.pathname) });
}

/** Whether an address is another moment of the game in the replay: the reader stays in place. */
function sameReview(to: string): boolean {
  const [from, next] = [routeOf(location.pathname), routeOf(to)];
  return from.page === "review" && next.page === "review" && from.code === next.code;
}

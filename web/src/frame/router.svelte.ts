/** Going from page to page without loading anew. */
import { type Route, routeOf } from "./routes";

let path = $state(location.pathname);
let visit = $state(0);
const route = $derived(routeOf(path));

/** The page of the present address. */
export function here(): Route {
  return route;
}

/** Counts the visits of pages: the focus moves to the heading when it grows. */
export function visits(): number {
  return visit;
}

let focused = 0;

/** Whether the heading of this visit should take the focus: once, and not on the first page. */
export function claimFocus(visit: number): boolean {
  if (visit <= focused) return false;
  focused = visit;
  return true;
}

/** The page has become another one at the same address: its heading takes the focus. */
export function becomeNew(): void {
  visit += 1;
}

interface How {
  /** The new address takes the place of the old one in the history. */
  replace?: boolean;
  /** It is the same page to the reader, such as the next moment of a review. */
  quiet?: boolean;
}

export function go(to: string, { replace = false, quiet = false }: How = {}): void {
  const url = new URL(to, location.href);
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  arrive(quiet);
}

function arrive(quiet: boolean): void {
  path = location.pathname;
  if (quiet) return;
  visit += 1;
  if (!location.hash) window.scrollTo(0, 0);
}

/** Follow links of our own without loading anew; returns what stops it. */
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
  const link = (click.target as Element | null)?.closest?.("a");
  if (!plain || click.defaultPrevented || !link || link.target || link.hasAttribute("download"))
    return;
  const url = new URL(link.href, location.href);
  const ours = url.origin === location.origin && !/^\/(api|assets)\//.test(url.pathname);
  const samePage = url.pathname === location.pathname && url.hash !== "";
  if (!ours || samePage || routeOf(url.pathname).page === "nowhere") return;
  click.preventDefault();
  if (url.href !== location.href) go(url.href, { quiet: sameReview(url.pathname) });
}

/** From one moment to another of the same game: the reader stays where they are. */
function sameReview(to: string): boolean {
  const [from, next] = [routeOf(location.pathname), routeOf(to)];
  return from.page === "review" && next.page === "review" && from.code === next.code;
}

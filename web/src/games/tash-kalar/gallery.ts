/** A page for designers: every component with sample data. `npm run dev`, then /gallery.html; the
 * catalogue comes from a running server. Not part of the build. */
import { mount } from "svelte";
import type { components } from "../../api/schema";
import "../../look/look.css";
import Gallery from "./gallery/Gallery.svelte";

type Catalogue = components["schemas"]["TashKalarCatalogue"];

const theme = new URLSearchParams(location.search).get("theme");
if (theme !== null) document.documentElement.dataset["theme"] = theme;

const answer = await fetch("/api/games/tash-kalar/catalogue");
const catalogue = (await answer.json()) as Catalogue;
const target = document.getElementById("gallery");
if (target) mount(Gallery, { target, props: { catalogue } });

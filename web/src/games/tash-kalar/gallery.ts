/** A page for designers: every component with sample data. `npm run dev`, then /gallery.html; the
 * catalogue comes from a running server. Not part of the build. */
import { mount } from "svelte";
import "../../look/look.css";
import { catalogue } from "./catalogue";
import Gallery from "./gallery/Gallery.svelte";

const theme = new URLSearchParams(location.search).get("theme");
if (theme !== null) document.documentElement.dataset["theme"] = theme;

const target = document.getElementById("gallery");
if (target) mount(Gallery, { target, props: { catalogue: await catalogue() } });

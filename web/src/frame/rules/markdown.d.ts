declare module "*.md" {
  /** The document as HTML, see `markdown.plugin.ts`. */
  const html: string;
  export default html;
}

declare module "virtual:languages" {
  /** The loader of the message files by language. */
  const languages: Readonly<
    Record<import("./negotiate").Language, () => Promise<{ default: string[] }>>
  >;
  export default languages;
}

declare module "virtual:language/*" {
  /** Every message file of this language that the browser needs. */
  const files: string[];
  export default files;
}

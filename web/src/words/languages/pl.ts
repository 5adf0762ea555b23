/** Every message file of this language, in one chunk. */
export default Object.values(
  import.meta.glob<string>("../../../../src/legendarium/locale/pl/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** Every message file of this language that the browser needs, in one chunk. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../../src/legendarium/locale/en/*.ftl",
      "!../../../../src/legendarium/locale/en/{campaign,tainted-grail,tale}*.ftl",
    ],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);

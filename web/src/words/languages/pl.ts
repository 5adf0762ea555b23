/** Every message file of this language that the browser needs, in one chunk. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../../src/legendarium/locale/pl/*.ftl",
      "!../../../../src/legendarium/locale/pl/{campaign,tainted-grail,tale}*.ftl",
    ],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);

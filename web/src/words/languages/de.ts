/** Every message file of this language that the browser needs, in one chunk. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../../src/legendarium/locale/de/*.ftl",
      "!../../../../src/legendarium/locale/de/{campaign,tainted-grail,tale}*.ftl",
    ],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);

/** The types that are made from the schema of the server leave nothing open. */
import openapiTS from "openapi-typescript";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import schema from "../../openapi.json?raw";

/** The parts of the shapes of a schema that may be anything. */
async function openParts(document: string): Promise<string[]> {
  const found: string[] = [];
  function look(node: ts.Node, path: readonly string[]): void {
    const name = ts.isPropertySignature(node) && ts.isIdentifier(node.name) ? [node.name.text] : [];
    const here = [...path, ...name];
    if (isOpen(node)) found.push(here.join("."));
    ts.forEachChild(node, (child) => look(child, here));
  }
  // As `npm run types` makes them.
  for (const node of await openapiTS(JSON.parse(document), { emptyObjectsUnknown: true }))
    if (ts.isInterfaceDeclaration(node) && node.name.text === "components") look(node, []);
  return found;
}

function isOpen(node: ts.Node): boolean {
  const { AnyKeyword, UnknownKeyword, ObjectKeyword } = ts.SyntaxKind;
  if ([AnyKeyword, UnknownKeyword, ObjectKeyword].includes(node.kind)) return true;
  // `Record<string, never>` is what the generator makes of an object without properties.
  return ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)
    ? node.typeName.text === "Record"
    : false;
}

describe("the types of the schema", () => {
  it("say what every option, event, view and message holds", async () => {
    // Only the rules read the position in a snapshot of a record file.
    expect(await openParts(schema)).toEqual(["schemas.JsonValue"]);
  });

  it.each(['"type": "object", "additionalProperties": true', '"type": "array", "items": {}', ""])(
    "would not hide an open part: { %s }",
    async (loose) => {
      const shape = `{ "type": "object", "properties": { "option": { ${loose} } } }`;
      const document = `{
        "openapi": "3.1.0",
        "info": { "title": "", "version": "" },
        "paths": {},
        "components": { "schemas": { "Shape": ${shape} } }
      }`;
      expect(await openParts(document)).toEqual(["schemas.Shape.option"]);
    },
  );
});

/** Download a file to the reader's device. */
export function saveFile(name: string, contents: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  // The browser reads the file soon after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

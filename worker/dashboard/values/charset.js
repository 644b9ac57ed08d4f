// Finds the character encoding of a file of listings, as worker/listingcsv does.

/** Returns TextDecoder's label for the encoding of a Blob: utf-8, windows-1252, utf-16le or utf-16be. */
export async function charsetOf(blob) {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  let valid = 0, invalid = 0; // characters above 127, bytes that are no character
  for await (const text of blob.stream().pipeThrough(new TextDecoderStream("utf-8"))) {
    for (const character of text.match(/\P{ASCII}/gu) ?? []) {
      if (character === "\uFFFD") invalid++;
      else valid++;
    }
  }
  return invalid > valid ? "windows-1252" : "utf-8";
}

// Finds the character encoding of a file, as core/base/text/charset.go does, with the same reasons.

const longest = 16 << 20; // bytes that are looked at

/** Returns TextDecoder's label for the encoding of a Blob: utf-8, utf-16le, utf-16be or windows-1252. Throws an Error that names another. */
export async function charsetOf(blob) {
  const file = new Uint8Array(await blob.slice(0, longest).arrayBuffer());
  const [first, second] = file;
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second > 0)) return "utf-16be";
  const text = new TextDecoder().decode(file, { stream: true }), others = text.match(/\P{ASCII}/gu) ?? [];
  const invalid = others.filter((c) => c === "\uFFFD").length;
  if (2 * invalid <= others.length) return "utf-8";
  const name = legacyCharset(file);
  if (name !== "windows-1252") throw new Error(`the file looks like ${name}; save it as UTF-8`);
  return name;
}

function legacyCharset(file) {
  const n = { high: 0, alone: 0, upper: 0, roman: 0, kanji: 0, central: 0, carons: 0, czech: 0, pairs: 0, hangul: 0, asciiEnd: 0 };
  const count = (name, is) => { n[name] += is ? 1 : 0; };
  const isLower = (b) => b >= 0x61 && b <= 0x7a, isLetter = (b) => isLower(b | 0x20) || b >= 0xc0;
  let paired = false, before = 0;
  for (const [i, b] of file.entries()) {
    const after = file[i + 1] ?? 0, isHigh = b >= 0x80;
    if (isHigh) {
      n.high++;
      count("alone", (before < 0x80 && after < 0x80) || (b >= 0xe0 && (isLower(before) || isLower(after))));
      count("upper", b >= 0xc0 || [0xa8, 0xb8, 0xb9].includes(b));
      count("roman", isLower(before) && b < 0xa0 && ([0x88, 0x8e, 0x8f, 0x9d].includes(b) || (isLower(after) && ![0x92, 0x9a, 0x9c, 0x9e].includes(b))));
      count("roman", b === 0xdb && before < 0x40 && after < 0x40); // €
      count("kanji", b > 0x80 && b < 0xa0 && after >= 0x40 && (after > 0x7f || [0x81, 0x83, 0x8d, 0x8f, 0x90, 0x9d].includes(b)));
      count("central", isLetter(before) && isLetter(after) && [0x8d, 0x8f, 0x9d, 0x9f, 0xa5, 0xb3, 0xb9, 0xba, 0xbc, 0xbe, 0xbf].includes(b));
      count("carons", [0x8a, 0x8e, 0x9a, 0x9e].includes(b));
      count("czech", [0xc8, 0xe8, 0xec, 0xf8].includes(b));
    }
    paired = isHigh && !paired;
    if (paired) {
      n.pairs++;
      count("hangul", b >= 0xb0 && b <= 0xc8 && after > 0xa0);
      count("asciiEnd", after >= 0x40 && after < 0x7f);
    }
    before = b;
  }
  if (n.roman >= 0.2 * n.high) return "macintosh";
  if (n.kanji >= 0.2 * n.high) return "Shift_JIS";
  if (n.alone >= 0.5 * n.high) return n.central >= 0.05 * n.high || (n.carons >= 0.07 * n.high && n.czech >= 0.1 * n.high) ? "windows-1250" : "windows-1252";
  if (n.upper >= 0.95 * n.high) return "windows-1251";
  if (n.hangul >= 0.85 * n.pairs) return "EUC-KR";
  return n.asciiEnd >= 0.15 * n.pairs ? "Big5" : "GBK";
}

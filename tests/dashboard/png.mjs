// Makes screenshots small: a PNG of at most 256 colours. https://www.w3.org/TR/png-3/
import { crc32, deflateSync, inflateSync } from "node:zlib";

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** Returns a PNG with at most 256 colours for one with 8 bits per channel, in RGB or RGBA. Transparency is lost. */
export function reduceColours(png) {
  const { width, height, pixels } = decode(png);
  const counts = new Map(); // by colour, 0xRRGGBB
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const { palette, indices } = choosePalette(counts);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indices.get(pixels[y * width + x]);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits, palette
  const colours = Buffer.from(palette.flatMap((c) => channels(c)));
  return Buffer.concat([signature, chunk("IHDR", header), chunk("PLTE", colours), chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

const channels = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];

const exact = 128; // colours that stay as they are

/** Returns at most 256 colours for these, and the index of each colour: the most frequent ones, and the others by median cut. */
function choosePalette(counts) {
  const colours = [...counts.keys()].toSorted((a, b) => counts.get(b) - counts.get(a));
  const boxes = colours.slice(0, exact).map((colour) => [colour]);
  if (colours.length > exact) boxes.push(colours.slice(exact));
  while (boxes.length < 256) {
    const widest = boxes.map(spread).reduce((best, s, i, all) => (s.range > all[best].range ? i : best), 0);
    const { range, channel } = spread(boxes[widest]);
    if (range === 0) break;
    const sorted = boxes[widest].toSorted((a, b) => channels(a)[channel] - channels(b)[channel]);
    boxes.splice(widest, 1, sorted.slice(0, sorted.length >> 1), sorted.slice(sorted.length >> 1));
  }
  const indices = new Map();
  const palette = boxes.map((box, i) => {
    for (const colour of box) indices.set(colour, i);
    return box.reduce((a, b) => (counts.get(b) > counts.get(a) ? b : a));
  });
  return { palette, indices };
}

/** Returns the channel where colours differ most, and the difference. */
function spread(box) {
  const ranges = [16, 8, 0].map((shift) => {
    let [low, high] = [255, 0];
    for (const colour of box) {
      const value = (colour >> shift) & 255;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    return high - low;
  });
  const channel = ranges.indexOf(Math.max(...ranges));
  return { channel, range: ranges[channel] };
}

/** Returns the pixels of a PNG as 0xRRGGBB. */
function decode(png) {
  const [width, height, depth, type] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]];
  const size = { 2: 3, 6: 4 }[type];
  if (depth !== 8 || !size || png[28]) throw new Error(`a PNG with ${depth} bits per channel and colour type ${type}; want 8 bits, RGB or RGBA, not interlaced`);
  const data = [];
  for (let at = signature.length; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(data));
  const length = width * size;
  let above = new Uint8Array(length);
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (length + 1)];
    const row = raw.subarray(y * (length + 1) + 1, (y + 1) * (length + 1));
    for (let i = 0; i < length; i++) {
      const [left, up, corner] = [i < size ? 0 : row[i - size], above[i], i < size ? 0 : above[i - size]];
      row[i] += [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
    }
    for (let x = 0; x < width; x++) pixels[y * width + x] = (row[x * size] << 16) | (row[x * size + 1] << 8) | row[x * size + 2];
    above = row;
  }
  return { width, height, pixels };
}

function paeth(left, up, corner) {
  const estimate = left + up - corner;
  const [a, b, c] = [left, up, corner].map((v) => Math.abs(estimate - v));
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function chunk(type, data) {
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

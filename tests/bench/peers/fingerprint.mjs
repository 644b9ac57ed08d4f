// The fingerprints of core/imaging/fingerprint in floating point: of the whole picture and of its views.

const side = 64, coarse = 32, frequencies = 16, white = 255;

const cosines = Object.fromEntries([side, coarse].map((size) => [size, Float64Array.from({ length: frequencies * size },
  (_, n) => Math.cos(Math.PI / size * (n % size + 0.5) * (Math.floor(n / size) + 1)))]));

/** Averages the luminance of a picture in 64 by 64 cells. */
function thumbnailOf({ data, width, height }) {
  const cells = new Float64Array(side * side);
  const edges = (length) => Array.from({ length: side + 1 }, (_, i) => Math.ceil(i * length / side));
  const columns = edges(width), rows = edges(height);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      let red = 0, green = 0, blue = 0;
      for (let y = rows[row]; y < rows[row + 1]; y++) {
        for (let at = 4 * (y * width + columns[column]), end = 4 * (y * width + columns[column + 1]); at < end; at += 4) {
          red += data[at];
          green += data[at + 1];
          blue += data[at + 2];
        }
      }
      const pixels = (rows[row + 1] - rows[row]) * (columns[column + 1] - columns[column]);
      cells[row * side + column] = (0.299 * red + 0.587 * green + 0.114 * blue) / Math.max(pixels, 1);
    }
  }
  return cells;
}

/** Returns the fingerprint of cells as 64 hexadecimal digits: which of the lowest frequencies are above their median. */
function fingerprintOf(cells, size) {
  const table = cosines[size], rows = new Float64Array(frequencies * size), spectrum = new Float64Array(frequencies * frequencies);
  for (let y = 0; y < size; y++) {
    for (let j = 0; j < frequencies; j++) {
      let sum = 0;
      for (let x = 0; x < size; x++) sum += cells[y * size + x] * table[j * size + x];
      rows[j * size + y] = sum;
    }
  }
  for (let j = 0; j < frequencies; j++) {
    for (let i = 0; i < frequencies; i++) {
      let sum = 0;
      for (let y = 0; y < size; y++) sum += rows[j * size + y] * table[i * size + y];
      spectrum[i * frequencies + j] = sum;
    }
  }
  const median = spectrum.toSorted()[spectrum.length / 2 - 1];
  let text = "";
  for (let i = 0; i < spectrum.length; i += 4) {
    text += (8 * (spectrum[i] > median) + 4 * (spectrum[i + 1] > median) + 2 * (spectrum[i + 2] > median) + (spectrum[i + 3] > median)).toString(16);
  }
  return text;
}

/** Returns the window inside a border of one colour: left, top, right and bottom, in cells. */
function trim(cells) {
  const width = (corner, along, inwards) => {
    for (let n = 0; n < 12; n++) {
      for (let i = 0; i < side; i++) if (Math.abs(cells[corner + n * inwards + i * along] - cells[corner]) > 4) return n && n + 1;
    }
    return 12;
  };
  const last = side * side - 1;
  return [width(0, side, 1), width(0, 1, side), side - width(last, -side, -1), side - width(last, -1, -side)];
}

/** Averages the four cells around each corner. */
function smooth(cells) {
  const result = new Float64Array((side - 1) ** 2);
  for (let y = 0, at = 0; y < side - 1; y++) {
    for (let x = 0, c = y * side; x < side - 1; x++, c++) result[at++] = (cells[c] + cells[c + 1] + cells[c + side] + cells[c + side + 1]) / 4;
  }
  return result;
}

/** Draws a part of a window, in percent, with 32 by 32 cells. It may be turned by an angle with this sine. */
function show(smoothed, window, [left, top, right, bottom], sine, ratio) {
  const points = (from, to, first, last) => Float64Array.from({ length: coarse },
    (_, i) => from + (to - from) * (first + (last - first) * (2 * i + 1) / (2 * coarse)) / 100 - 1);
  const columns = points(window[0], window[2], left, right), rows = points(window[1], window[3], top, bottom);
  const middleX = (columns[0] + columns[coarse - 1]) / 2, middleY = (rows[0] + rows[coarse - 1]) / 2;
  const cells = new Float64Array(coarse * coarse), width = side - 1;
  for (let j = 0, at = 0; j < coarse; j++) {
    for (let i = 0; i < coarse; i++, at++) {
      const x = Math.min(Math.max(columns[i] - (rows[j] - middleY) * sine / ratio, 0), width - 1);
      const y = Math.min(Math.max(rows[j] + (columns[i] - middleX) * sine * ratio, 0), width - 1);
      const column = Math.min(Math.floor(x), width - 2), row = Math.min(Math.floor(y), width - 2), n = row * width + column;
      const above = smoothed[n] + (smoothed[n + 1] - smoothed[n]) * (x - column);
      const below = smoothed[n + width] + (smoothed[n + width + 1] - smoothed[n + width]) * (x - column);
      cells[at] = above + (below - above) * (y - row);
    }
  }
  return cells;
}

/** Replaces lines of bright letters, or of dark ones if the sign is -1, with the median of the column around them. */
function withoutMarks(cells, sign) {
  const filled = cells.slice(), column = new Float64Array(7);
  for (let i = 0; i < cells.length; i++) {
    const x = i % side, top = Math.min(Math.max((i - x) / side - 3, 0), side - 7);
    let lower = 0;
    for (let j = 0; j < 7; j++) {
      column[j] = cells[(top + j) * side + x];
      if ((cells[i] - column[j]) * sign > white * 0.08) lower++;
    }
    if (lower > 3) filled[i] = column.sort()[3];
  }
  const result = cells.slice();
  for (let i = 0; i < cells.length; i++) {
    if (filled[i] === cells[i]) continue;
    const row = i - i % side;
    let letters = 0;
    for (let j = Math.max(i - 4, row); j <= Math.min(i + 4, row + side - 1); j++) if (filled[j] !== cells[j]) letters++;
    if (letters >= 4) result[i] = filled[i];
  }
  return result;
}

const centre = [4, 4, 96, 96], sine = 2287 / 65536;
const parts = [centre, [2, 2, 98, 98], [1, 4, 96, 96], [4, 1, 96, 96], [4, 4, 99, 96], [4, 4, 96, 99], [3, 0, 100, 100], [0, 3, 100, 100], [0, 0, 97, 100], [0, 0, 100, 97]];

/** Returns the fingerprints of decoded pixels. */
export function fingerprints(picture) {
  const cells = thumbnailOf(picture), plain = smooth(cells), ratio = picture.width / picture.height;
  const entire = [0, 0, side, side], inner = trim(cells);
  const prints = [fingerprintOf(cells, side)];
  const add = (smoothed, window, part, turned = 0) => prints.push(fingerprintOf(show(smoothed, window, part, turned, ratio), coarse));
  for (const part of parts) add(plain, entire, part);
  for (const turned of [sine, -sine]) add(plain, entire, centre, turned);
  if (inner.some((edge, i) => edge !== entire[i])) for (const part of [centre, [0, 0, 100, 100], [2, 2, 98, 98]]) add(plain, inner, part);
  for (const retouched of [withoutMarks(cells, 1), withoutMarks(cells, -1), cells.map((v) => Math.min(v, white * 10 / 12))]) {
    if (retouched.some((v, i) => v !== cells[i])) add(smooth(retouched), entire, centre);
  }
  return prints;
}

/** Returns the distinct bands of fingerprints: the number and the bits of each sixteenth. */
export const bandsOf = (prints) => [...new Set(prints.flatMap((text) => Array.from({ length: 16 }, (_, i) => i.toString(16) + text.slice(4 * i, 4 * i + 4))))];

/** Parses stored fingerprints: a version of two characters, then 64 digits each. */
export const parse = (stored) => stored.slice(2).match(/.{64}/g) ?? [];

/** Returns the smallest number of bits that differ between a fingerprint of one picture and one of the other. */
export function distance(some, others) {
  const a = some.map(wordsOf), b = others.map(wordsOf);
  return Math.min(256, ...a.flatMap((p) => b.map((q) => p.reduce((sum, word, i) => sum + bits(word ^ q[i]), 0))));
}

const wordsOf = (text) => Int32Array.from({ length: 8 }, (_, i) => parseInt(text.slice(8 * i, 8 * i + 8), 16));

function bits(n) {
  n -= (n >>> 1) & 0x55555555;
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

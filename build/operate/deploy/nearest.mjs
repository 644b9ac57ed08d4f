/** Returns the name spelt most like `name`, or undefined if more than a third of its characters differ. */
export function nearest(name, names) {
  const [best] = names.map((other) => ({ other, distance: editDistance(name, other) })).sort((a, b) => a.distance - b.distance);
  return best && best.distance <= name.length / 3 ? best.other : undefined;
}

/** Returns how many characters must be inserted, removed or replaced to turn `a` into `b` (Levenshtein). */
function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}

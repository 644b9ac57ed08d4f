// The arithmetic of charts: scales, ticks, and where dots go.

/**
 * Returns the ticks of an axis: multiples of 1, 2 or 5 times a power of ten, about `wanted` of them. The first is at or below `low`, the
 * last at or above `high`.
 */
export function ticks(low, high, wanted = 5) {
  const span = high - low || Math.abs(high) || 1;
  const power = 10 ** Math.floor(Math.log10(span / wanted));
  const step = [1, 2, 5, 10].map((n) => n * power).find((s) => span / s <= wanted) ?? 10 * power;
  const list = [];
  for (let n = Math.floor(low / step + 1e-9); ; n++) {
    list.push(Number((n * step).toPrecision(12)));
    if (list.length > 1 && n * step >= high - step * 1e-9) return list;
  }
}

/** Returns a function from low..high to from..to. */
export function scale(low, high, from, to) {
  return (value) => from + ((to - from) * (value - low)) / (high - low || 1);
}

/**
 * Returns the prices that an axis spans: the range and the prices, from 0 unless all are far above it. Prices above three
 * times the range's upper end are beyond the axis, so that a few do not squeeze the others together.
 */
export function domain(prices, lower, upper) {
  const within = prices.filter((price) => price <= 3 * upper);
  const high = Math.max(upper, ...within);
  const low = Math.min(lower, ...prices);
  return low > high / 2 ? [low - (high - low) * 0.1, high + (high - low) * 0.05] : [0, high];
}

/**
 * Returns the height of each dot above the axis, in rows from 0. The dots are in order of x. Dots nearer than `distance` to one
 * another are in different rows.
 */
export function rows(xs, distance) {
  const ends = []; // x of the last dot of each row
  return xs.map((x) => {
    let row = ends.findIndex((end) => x - end >= distance);
    if (row < 0) row = ends.length;
    ends[row] = x;
    return row;
  });
}

/** Returns the ticks of an axis of relative differences, such as -0.5 and 1, whose logarithms of 1 + difference are within -most..most. */
export function relativeTicks(most) {
  return [-0.75, -0.5, -0.33, 0, 0.5, 1, 2, 3].filter((share) => Math.abs(Math.log(1 + share)) <= most + 1e-9);
}

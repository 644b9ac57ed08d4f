// Tables of fees (docs/FEES.md).

import { money } from "./format.js";

const simple = new Set(["name", "of", "percent", "fixed", "minimum", "cap"]);

/** Reports whether the form of a channel shows all members of a fee. */
export const isSimple = (fee) => Object.keys(fee).every((member) => simple.has(member));

/** Returns a fee in words: "payment: 2.9 % of the price and shipping + $0.30". */
export function feeText(fee, currency) {
  const amount = (n) => money(n, currency, { round: true });
  const share = ({ percent, fixed }) => [percent > 0 && `${percent} %`, fixed > 0 && amount(fixed)].filter(Boolean).join(" + ") || "nothing";
  const steps = fee.steps?.map((s) => (s.from === 0 ? share(s) : `${share(s)} ${s.over === undefined ? "from" : "above"} ${amount(s.over ?? s.from)}`)).join(", ");
  const of = fee.of === "price_and_shipping" && (fee.percent || fee.steps) ? " of the price and shipping" : "";
  const limits = [fee.minimum && `at least ${amount(fee.minimum)}`, fee.cap && `at most ${amount(fee.cap)}`, fee.categories && `only ${fee.categories.join(", ")}`].filter(Boolean);
  const whole = fee.per_step === "whole" ? ", each of the whole amount" : "";
  return [`${fee.name}: ${steps ? steps + of + whole : share(fee).replace("%", `%${of}`)}`, ...limits].join(", ");
}

/** Formats a table as JSON. Innermost lists and objects are on one line. */
export function format(table) {
  return JSON.stringify(table, null, 2).replace(/[{[]\n[^{}[\]]*?\n\s+[}\]]/g, (text) => text.replace(/\n\s+/g, " "));
}

const marker = "\u{F0000}"; // a private-use character, which no table has

/**
 * Returns the number of the line of format(table) with the value at a path such as "channels[0].fees[1].percent". If there is no value,
 * it is the line of the value that would contain it, or of that value's first member.
 */
export function lineOf(table, path) {
  const copy = { table: structuredClone(table) };
  let parent = copy, key = "table";
  for (const [next] of path.matchAll(/[^.[\]]+/g)) {
    if (!Object.hasOwn(Object(parent[key]), next)) break;
    [parent, key] = [parent[key], next];
  }
  const value = parent[key];
  parent[key] = Array.isArray(value) ? [marker, ...value] : value === Object(value) ? { [marker]: 0, ...value } : marker;
  return format(copy.table).split(marker)[0].split("\n").length;
}

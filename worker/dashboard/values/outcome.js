// Outcomes of appraisals: what an item sold for, or that it did not sell (docs/openapi.yaml: Outcome).

import { count, day, money, moneyRange, percent, plural, words, withYear } from "./format.js";

/** Returns the form's texts for an outcome that is recorded, or for a new one on a day in a currency. */
export function formOf(outcome, { date, currency }) {
  const from = outcome ? { ...outcome, price: outcome.sold_price ?? outcome.asking_price } : { date, currency };
  return Object.fromEntries(["price", "currency", "date", "channel", "condition", "days"].map((name) => [name, String(from[name] ?? "")]));
}

/** Returns the request that records a form's outcome. */
export function outcomeOf(form, unsold) {
  const { price, days, ...texts } = Object.fromEntries(Object.entries(form).map(([name, text]) => [name, text.trim()]));
  const request = unsold ? { unsold: true } : {};
  if (price) request[unsold ? "asking_price" : "sold_price"] = Number(price);
  if (days) request.days = Number(days);
  for (const [name, text] of Object.entries(texts)) if (text && !(unsold && name === "condition")) request[name] = text;
  return request;
}

/** How the price compares with the range, by an outcome's result. */
export const places = { inside: "Inside the range", below: "Less than the range", above: "More than the range" };

/** Returns sentences that describe an outcome. */
export function describe(o) {
  const where = o.channel ? ` on ${o.channel}` : "";
  const days = o.days === null || o.days === undefined ? "" : ` after ${plural(o.days, "day")}`;
  if (o.unsold) return `Not sold${where}${days}${o.asking_price ? `, at ${money(o.asking_price, o.currency)}` : ""}.`;
  const sale = `Sold for ${money(o.sold_price, o.currency)}${where} on ${day(o.date, withYear)}${days}.`;
  return places[o.result] ? `${sale} That is ${places[o.result].toLowerCase()} of ${moneyRange(o.price_lower, o.price_upper, o.price_currency)}.` : sale;
}

const sources = { catalog: "Shared listings", own: "Your catalogue", sales: "Your sales" };

/** Returns the name of a source of listings. */
export const sourceName = (source) => sources[source] ?? (words(source) || "Not known");

/**
 * Says in sentences how good the ranges were. `summary` is the answer of GET /outcomes/summary with at least one sale. Returns
 * {sentence, promise: {kind, title, text}}.
 */
export function summaryTexts({ sales, inside, interval: [low, high], promise, below, above }) {
  const sentence = `${count(inside)} of ${plural(sales, "sale")} ${inside === 1 ? "was" : "were"} inside the range that the appraisal gave. In the long run, ${percent(low)} to ${percent(high)} of such sales would be.`;
  const side = below > 2 * above ? " Most others sold for less: be careful when you buy." : above > 2 * below ? " Most others sold for more: you may ask for more." : "";
  return { sentence, promise: {
    kept: { kind: "good", title: "The ranges keep their promise", text: "A range is meant to contain 80 of 100 sales, and your sales agree with that." },
    broken: { kind: "warning", title: "The ranges are too narrow for what you sell", text: `A range is meant to contain 80 of 100 sales. Chance alone does not explain that so few were inside.${side} The operator of this service is informed.` },
  }[promise] ?? { kind: "info", title: "Too few sales to judge the ranges", text: "A range is meant to contain 80 of 100 sales. With more sales, this page says whether it does." } };
}

// Formats values for display, in English.

const locale = "en";
const unknown = "–";

/**
 * Formats an amount in major units. From 100 units on, and with `round`, it leaves out the minor units. With `exact`, it has fractions of
 * them.
 */
export function money(amount, currency, { round = false, exact = false } = {}) {
  if (!Number.isFinite(amount)) return unknown;
  const digits = round && Math.abs(amount) >= 100 ? { maximumFractionDigits: 0 } : exact ? { maximumFractionDigits: 6 } : {};
  try {
    return new Intl.NumberFormat(locale, { style: "currency", currency, ...digits }).format(amount);
  } catch {
    return `${currency} ${amount.toFixed(2)}`.trim(); // the currency is not a code of three letters
  }
}

/** Formats a price as a file has it: a number in the currency, or a text such as "US $430.00", which is returned as it is. */
export function price(text, currency) {
  if (!text) return "";
  if (/^\d+(\.\d+)?$/.test(text) && currency) return money(Number(text), currency);
  return /[^\d.,\s]/.test(text) ? text : `${text} ${currency}`.trim();
}

/** Formats a price range, from the lower to the upper end. */
export function moneyRange(lower, upper, currency) {
  return `${money(lower, currency, { round: true })} – ${money(upper, currency, { round: true })}`;
}

export function count(number) {
  return Number.isFinite(number) ? new Intl.NumberFormat(locale).format(number) : unknown;
}

/** Formats a count with its noun: "1 call", "2 calls". */
export function plural(number, noun) {
  return `${count(number)} ${noun}${number === 1 ? "" : "s"}`;
}

/** Formats a probability or a share. Figures that round to 0 or 100 are given as limits. */
export function percent(share) {
  if (!Number.isFinite(share)) return unknown;
  if (share > 0 && share < 0.01) return "under 1 %";
  if (share > 0.99) return "over 99 %";
  return `${Math.round(share * 100)} %`;
}

/** Formats a relative change with its sign. */
export function change(share) {
  const rounded = Math.round(share * 1000) / 10;
  return `${rounded > 0 ? "+" : rounded < 0 ? "−" : ""}${Math.abs(rounded)} %`;
}

/** Formats milliseconds: "840 ms", "2.4 s". */
export function duration(ms) {
  if (!Number.isFinite(ms)) return unknown;
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0).replace(/\.0$/, "")} s`;
}

export function bytes(size) {
  if (size < 1000) return plural(size, "byte");
  return size < 1_000_000 ? `${Math.round(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`;
}

/** Formats a time in RFC 3339 as the date and time where the reader is, without the year if it is this year. */
export function time(text, now = new Date()) {
  const thisYear = new Date(text ?? "").getFullYear() === now.getFullYear();
  return formatDate(text, { ...(!thisYear && { year: "numeric" }), month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });
}

/** Formats a time in RFC 3339 as the date where the reader is. */
export function date(text) {
  return formatDate(text, { dateStyle: "medium" });
}

/** The style of a day with its year, for day. */
export const withYear = { day: "numeric", month: "short", year: "numeric" };

/** Formats a day such as 2026-11-21, which has no time zone. */
export function day(text, style = { day: "numeric", month: "short" }) {
  return formatDate(`${text}T00:00:00Z`, { ...style, timeZone: "UTC" });
}

function formatDate(text, style) {
  const parsed = new Date(text ?? "");
  return Number.isNaN(parsed.getTime()) ? unknown : new Intl.DateTimeFormat(locale, style).format(parsed);
}

const units = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60]];

/** Formats how long ago a time was: "3 hours ago". */
export function ago(text, now = Date.now()) {
  const seconds = (now - new Date(text ?? "").getTime()) / 1000;
  if (Number.isNaN(seconds)) return "never";
  for (const [unit, length] of units) {
    if (seconds >= length) return new Intl.RelativeTimeFormat(locale).format(-Math.floor(seconds / length), unit);
  }
  return "just now";
}

/** Turns a code such as NO_LISTINGS or for_parts into words: "No listings". */
export function words(code) {
  const text = String(code ?? "").toLowerCase().replaceAll("_", " ").trim();
  return text && text[0].toUpperCase() + text.slice(1);
}

/** Makes a sentence of a message: a capital letter first, a full stop last. */
export function sentence(text) {
  const trimmed = String(text ?? "").trim();
  if (!trimmed) return "";
  return trimmed[0].toUpperCase() + trimmed.slice(1) + (/[.!?]$/.test(trimmed) ? "" : ".");
}

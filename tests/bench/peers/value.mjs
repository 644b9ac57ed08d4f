// A simple valuation: the price range of the listings whose titles have most words of the query, or that show the photo.

import { wordsOf } from "./search.mjs";

const leastRelevance = 0.5, fewest = 2, most = 20;

/** Returns the body of the answer, and the evidence for it. */
export function appraise({ query, listings, pictured, rates, currency, photoError }) {
  const wanted = new Set(wordsOf(query));
  const relevanceOf = ({ title }) => {
    const words = new Set(wordsOf(title));
    return [...wanted].filter((word) => words.has(word)).length / wanted.size;
  };
  const shown = new Set(pictured.map(({ id }) => id));
  const candidates = [...pictured, ...listings.filter(({ id }) => !shown.has(id))].map((listing) => {
    const relevance = shown.has(listing.id) ? 1 : relevanceOf(listing), price = convert(listing, rates, currency);
    const why = relevance < leastRelevance ? "another product" : price === null ? "no price in a known currency" : null;
    return { listing, relevance, price, why };
  });
  const middle = quantile(sorted(candidates), 0.5);
  for (const candidate of candidates) if (!candidate.why && Math.max(candidate.price / middle, middle / candidate.price) > 2) candidate.why = "an unusual price";
  const used = candidates.filter(({ why }) => !why).sort((a, b) => b.relevance - a.relevance);
  const errors = { discovery_error: null, image_upload_errors: photoError ? [{ code: "IMAGE_UNAVAILABLE", message: photoError }] : [], price_enrichment_errors: [], appraisal_error: null };
  const evidence = {
    rates_date: rates?.date ?? null,
    candidates: candidates.map(({ listing: { fingerprint, ...listing }, relevance, price, why }) => ({ ...listing, relevance, adjusted: price, used: !why, why })),
  };
  if (used.length < fewest) {
    return { similar_items: [], appraisal: null, error: { ...errors, appraisal_error: { code: "NO_COMPARABLES", message: "too few listings of this product were found" } }, evidence };
  }
  const prices = sorted(used), items = used.slice(0, most).map(itemOf);
  const lower = quantile(prices, 0.1), upper = quantile(prices, 0.9);
  return {
    similar_items: items,
    appraisal: {
      price_lower: round(lower), price_upper: round(upper), price_currency: currency, best_match: items[0],
      reasoning: [
        `Based on ${used.length} of ${candidates.length} listings found; the other ${candidates.length - used.length} are different products or have no usual price.`,
        `Half of the prices are between ${quantile(prices, 0.25).toFixed(2)} and ${quantile(prices, 0.75).toFixed(2)} ${currency}.`,
        ...(pictured.length > 0 ? [`${pictured.length} listings have the picture that the photo shows.`] : []),
        ...(used.some(({ listing }) => listing.currency !== currency) ? [`Prices in other currencies were converted at the rates of ${rates.date}.`] : []),
      ],
      defects: [],
    },
    error: errors,
    evidence,
  };
}

const itemOf = ({ listing: { title, url, vendor, image }, price }) => ({ title, url, vendor, image, price: price.toFixed(2) });

const round = (price) => Math.round(price * 100) / 100;

/** Converts a listing's price. Returns null without a price or a rate. */
function convert({ price, currency: from }, rates, to) {
  const amount = price === "" ? NaN : Number(price);
  if (!(amount > 0)) return null;
  if (from === to) return amount;
  const rateOf = (code) => (code === rates?.base ? 1 : rates?.rates[code]);
  return rateOf(from) && rateOf(to) ? amount / rateOf(from) * rateOf(to) : null;
}

/** The prices of the candidates that are not left out, lowest first. */
const sorted = (candidates) => candidates.filter(({ why }) => !why).map(({ price }) => price).sort((a, b) => a - b);

/** Interpolates between sorted values. */
function quantile(values, part) {
  const at = (values.length - 1) * part, below = Math.floor(at);
  return values[below] + (values[Math.ceil(at)] - values[below]) * (at - below);
}

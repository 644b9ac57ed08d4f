// The search of the catalogue by text.

export const columns = "l.id, l.title, l.brand, l.category, l.vendor, l.price, l.currency, l.url, l.image, l.condition, l.sold, l.date";
export const maxListings = 60;
const maxWords = 64;

/** The words of a text, in lower case. */
export const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Finds the listings that match a text best, best first: those that all accounts share, and the account's own. */
export async function listingsByText({ DB }, text, account) {
  const words = [...new Set(wordsOf(text))].slice(0, maxWords);
  if (words.length === 0) return [];
  const { results } = await DB.prepare(
    `SELECT ${columns} FROM listing_text t JOIN listing l ON l.n = t.rowid & 4294967295 ` +
    `WHERE listing_text MATCH ?1 AND (l.account IS NULL OR l.account = ?2) ORDER BY bm25(listing_text) LIMIT ${maxListings}`,
  ).bind(words.map((word) => `"${word}"`).join(" OR "), account).all();
  return results;
}

// Finds the listings with the same picture as a photo, by the fingerprints that the catalogue stores.

import decode, { init } from "@jsquash/jpeg/decode.js";
import decoder from "@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm";
import { bandsOf, distance, fingerprints, parse } from "./fingerprint.mjs";
import { columns, maxListings } from "./search.mjs";

const same = 31; // the largest distance between fingerprints of copies

globalThis.ImageData ??= class { // what the decoder returns; workerd has none
  constructor(data, width, height) { Object.assign(this, { data, width, height }); }
};

let ready;

/** Finds the listings that an account sees, nearest first. */
export async function listingsWithPicture({ DB }, photo, account) {
  await (ready ??= init(decoder));
  let prints;
  try {
    prints = fingerprints(await decode(photo));
  } catch {
    return []; // not a JPEG, or damaged
  }
  const { results } = await DB.prepare(
    `SELECT ${columns}, l.fingerprint FROM (SELECT place & 4294967295 AS n, count(*) AS shared FROM listing_band WHERE band IN (SELECT value FROM json_each(?1)) ` +
    "GROUP BY place HAVING shared >= 2) s JOIN listing l ON l.n = s.n " +
    `WHERE l.account IS NULL OR l.account = ?2 ORDER BY s.shared DESC LIMIT ${maxListings}`,
  ).bind(JSON.stringify(bandsOf(prints)), account).all();
  return results.map((listing) => ({ listing, distance: distance(prints, parse(listing.fingerprint)) }))
    .filter((found) => found.distance <= same)
    .sort((a, b) => a.distance - b.distance)
    .map(({ listing }) => listing);
}

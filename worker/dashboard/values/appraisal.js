// What the pages show of an appraisal, from its answer and its evidence (docs/openapi.yaml: Appraisal, Evidence).

/**
 * Returns the listings that were found, by price, those without a price last. `amount` is the price in the answer's currency,
 * or null. Without evidence they are the answer's similar_items.
 */
export function comparables(answer, evidence) {
  const { appraisal } = answer;
  const currency = appraisal?.price_currency ?? "";
  const found = evidence?.candidates?.length
    ? evidence.candidates
    : (answer.similar_items ?? []).map((item) => ({ ...item, currency, used: true, why: "" }));
  const best = appraisal?.best_match;
  let bestIsFound = false;
  const list = found.map((c) => {
    const isBest = Boolean(best && !bestIsFound && c.used && c.title === best.title && (c.url ?? "") === best.url);
    bestIsFound ||= isBest;
    return {
      id: c.id || c.url || "", // as a request names it
      title: c.title || "Untitled listing",
      vendor: c.vendor ?? "",
      url: c.url ?? "",
      image: c.image ?? "",
      amount: amount(c.converted || (c.currency === currency ? c.price : "")),
      listed: { price: c.price ?? "", currency: c.currency ?? "" },
      condition: c.condition ?? "",
      sold: Boolean(c.sold),
      own: c.source === "own", // of the account's catalogue
      probability: c.probability,
      why: c.why ?? "",
      used: Boolean(c.used),
      best: isBest,
    };
  });
  return list.sort((a, b) => (a.amount ?? Infinity) - (b.amount ?? Infinity));
}

/** Returns the number of a price such as "1295.00", or null if it is not a positive number. */
function amount(text) {
  const number = Number(text || NaN);
  return Number.isFinite(number) && number > 0 ? number : null;
}

const titles = {
  discovery_error: "Search",
  image_upload_errors: "Photo",
  price_enrichment_errors: "Prices",
  appraisal_error: "Valuation",
};

/** Returns the failures of an answer in one list, each with the step that failed. */
export function failures(answer) {
  return Object.entries(titles).flatMap(([member, step]) =>
    [answer.error?.[member] ?? []].flat().map((failure) => ({ ...failure, step })));
}

const stageNames = {
  fetch_photo: "Read the photo",
  recall: "Look for an identical call",
  identify: "Identify the product",
  search: "Search for listings",
  merge: "Merge the results",
  convert_prices: "Convert prices",
  read_pages: "Read missing prices",
  remember: "Keep the results",
  value: "Estimate the value",
  settle: "Store the answer",
  admit: "Accept the request",
};

/** Returns the name of a stage of the pipeline. */
export function stageName(stage) {
  return stageNames[stage] ?? stage.replaceAll("_", " ");
}

// An account with some history, as the routes of the console and of the API answer about it.
import { readFileSync } from "node:fs";

const now = Date.now();
const minutes = (n) => new Date(now - n * 60_000).toISOString();
const days = (n) => minutes(n * 1440);
const day = (n) => days(n).slice(0, 10);

/** Returns a number from 0 to 1 that is always the same for n. */
const noise = (n) => {
  const x = Math.sin(n * 12.9898 + 4.1414) * 43758.5453;
  return x - Math.floor(x);
};

export const session = {
  user: { id: "usr_1", email: "ann@example.com", name: "Ann Keller", admin: true, support: false },
  account: { id: "acct_01", name: "Keller Antiques", role: "owner", suspended_at: null },
  accounts: [{ id: "acct_01", name: "Keller Antiques", role: "owner" }, { id: "acct_07", name: "Osei Auctions", role: "member" }],
  csrf_token: "csrf-1", service: "loupe", cost_per_call: 10, base_url: "https://loupe.example.com/api/v1", mcp_url: "https://loupe.example.com/mcp",
};

const [year, month, date] = [new Date(now).getUTCFullYear(), new Date(now).getUTCMonth(), new Date(now).getUTCDate()];
const resets = { day_resets_at: new Date(Date.UTC(year, month, date + 1)).toISOString(), month_resets_at: new Date(Date.UTC(year, month + 1)).toISOString() };
const unlimited = { credits_per_day: null, credits_per_month: null, credits_today: 0, credits_this_month: 0, ...resets };

export const keys = [
  { id: "key_3", name: "shop backend", kind: "key", hint: "8fQx", created_at: days(12), expires_at: null, rate: null, last_used_at: minutes(4), revoked_at: null, suspended_at: null, account: "acct_01", client: null, made_by: "Ann Keller", ...unlimited },
  { id: "key_2", name: "Example Assistant", kind: "grant", hint: "", created_at: days(20), expires_at: null, rate: null, last_used_at: minutes(190), revoked_at: null,
    client: { id: "https://assistant.example/oauth/client.json", name: "Example Assistant", url: "https://assistant.example/" },
    made_by: "Marta Lindqvist", ...unlimited, credits_per_day: 200, credits_per_month: 2000, credits_today: 30, credits_this_month: 480 },
  { id: "key_1", name: "price check, trial", kind: "key", hint: "Zk2m", created_at: days(40), expires_at: days(-50), rate: 60, last_used_at: null, revoked_at: null, suspended_at: null, account: "acct_01", client: null, made_by: "Ann Keller", ...unlimited },
  { id: "key_0", name: "old laptop", kind: "key", hint: "p0Rt", created_at: days(90), expires_at: null, rate: null, last_used_at: days(41), revoked_at: days(39), suspended_at: null, account: "acct_01", client: null, made_by: "Ann Keller", ...unlimited },
];

export const credits = {
  balance: 1480, held: 10, available: 1470, owed: 0, cost_per_call: 10,
  packs: [{ id: "s", credits: 500, price: "25.00", currency: "USD" }, { id: "m", credits: 2500, price: "100.00", currency: "USD" }, { id: "l", credits: 15000, price: "450.00", currency: "USD" }],
  low_balance: 200, portal: true,
};

export const ledger = [
  { seq: 9, transfer: "apr_01M7YZMHG0J7D26V5NZS3S1P93", state: "pending", posted: 0, pending: 10, balance: 1480, held: 10, reason: "appraisal", created_at: minutes(1) },
  { seq: 8, transfer: "apr_01M7YZMHG0J7D26V5NZS3S1P92", state: "posted", posted: -10, pending: -10, balance: 1480, held: 0, reason: "appraisal", created_at: minutes(4) },
  { seq: 6, transfer: "apr_01M7YZMHG0J7D26V5NZS3S1P91", state: "voided", posted: 0, pending: -10, balance: 1490, held: 0, reason: "appraisal", created_at: minutes(220) },
  { seq: 4, transfer: "pur_2", state: "posted", posted: 2500, pending: 0, balance: 1490, held: 0, reason: "purchase", created_at: days(3) },
  { seq: 1, transfer: "grant_1", state: "posted", posted: 100, pending: 0, balance: 100, held: 0, reason: "welcome", created_at: days(41) },
];

export const purchases = [
  { id: "pur_4", pack: "l", credits: 15000, price: "450.00", charged: null, tax: null, currency: "USD", state: "failed", refunded_credits: 0, created_at: minutes(20), account: "acct_01", email: "ann@example.com", payment_intent: "" },
  { id: "pur_3", pack: "s", credits: 500, price: "25.00", charged: null, tax: null, currency: "USD", state: "open", refunded_credits: 0, created_at: minutes(40), account: "acct_01", email: "ann@example.com", payment_intent: "" },
  { id: "pur_2", pack: "m", credits: 2500, price: "100.00", charged: "119.00", tax: "19.00", currency: "USD", state: "paid", refunded_credits: 250, created_at: days(3), account: "acct_01", email: "ann@example.com", payment_intent: "pi_2" },
  { id: "pur_1", pack: "s", credits: 500, price: "25.00", charged: "25.00", tax: "0.00", currency: "USD", state: "refunded", refunded_credits: 500, created_at: days(35), account: "acct_02", email: "ben@example.org", payment_intent: "pi_1" },
];

/** The months of the money overview, newest first. */
export const moneyOf = {
  months: Array.from({ length: 12 }, (_, i) => ({
    month: new Date(Date.UTC(2026, 10 - i, 1)).toISOString().slice(0, 7),
    appraisals: { calls: 41_280 - i * 2900, valued: 36_900 - i * 2600 },
    credits: { sold: 380_000 - i * 24_000, granted: 1_200, taken_back: i === 2 ? 12_000 : 500, spent: 369_000 - i * 26_000, lost: i === 4 ? 1_480 : 0, outstanding: 96_400 - i * 2_100 },
    money: [
      { currency: "EUR", revenue: `${1190 - i * 40}.00`, tax: `${190 - i * 6}.00`, refunds: "0.00", disputes: "0.00", costs: "0.00", margin: `${1000 - i * 34}.00` },
      { currency: "USD", revenue: `${3200 - i * 210}.00`, tax: "0.00", refunds: "25.00", disputes: i === 2 ? "100.00" : "0.00", costs: `${412 - i * 28}.4935`, margin: i === 11 ? "-12.10" : `${2762 - i * 182}.5065` },
    ],
    vendors: [
      { name: "openai", calls: 38_112 - i * 2700, failures: 214, latency_ms: 1420, credits: 361_000 - i * 25_000, currency: "USD", cost: `${76 - i * 5}.224`, margin: `${2900 - i * 200}.10` },
      { name: "serpapi-shopping", calls: 33_641 - i * 2400, failures: 880, latency_ms: 2230, credits: 352_000 - i * 24_000, currency: "USD", cost: `${336 - i * 24}.41`, margin: `${2480 - i * 170}.20` },
      { name: "ebay", calls: 30_100 - i * 2000, failures: 12, latency_ms: 640, credits: 340_000 - i * 23_000, currency: null, cost: null, margin: null },
    ],
  })),
  credit_prices: [{ currency: "EUR", price: "0.0095" }, { currency: "USD", price: "0.0084" }], unpriced: ["ebay"],
};

export const members = [
  { id: "usr_9", name: "ben.osei@example.org", email: "ben.osei@example.org", role: "member", created_at: days(6) },
  { id: "usr_4", name: "Marta Lindqvist", email: "marta@example.com", role: "owner", created_at: days(30) },
  { id: "usr_1", name: "Ann Keller", email: "ann@example.com", role: "owner", created_at: days(90) },
];

export const invitations = [{ id: "inv_1", email: "new.colleague@example.com", role: "member", created_at: days(1), expires_at: days(-6) }];

const mapValues = (object, change) => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));

/** Returns the usage of the last `length` days. Each key's figures are a share of the days' figures. */
export function usage(length = 30) {
  const list = Array.from({ length }, (_, i) => {
    const n = length - 1 - i;
    const weekend = [0, 6].includes(new Date(days(n)).getUTCDay());
    const calls = Math.round((weekend ? 9 : 26) * (0.6 + 0.8 * noise(n)) * (n > 26 ? 0 : 1));
    const valued = Math.round(calls * (0.82 + 0.16 * noise(n + 99)));
    return { date: day(n), calls, valued, credits: valued * 10 };
  });
  const key = (id, name, share) => {
    const days = list.map(({ date, ...figures }) => ({ date, ...mapValues(figures, (n, figure) => (figure === "credits" ? Math.round((n * share) / 10) * 10 : Math.round(n * share))) }));
    return { id, name, ...mapValues(list[0], (_, figure) => days.reduce((n, d) => n + d[figure], 0)), date: undefined, days };
  };
  return {
    days: list,
    keys: [key("key_3", "shop backend", 0.78), key("key_2", "Example Assistant", 0.22)],
    failures: [
      { stage: "search", code: "SEARCH_FAILED", provider: "ebay", count: 14 },
      { stage: "fetch_photo", code: "IMAGE_UNREACHABLE", provider: "", count: 6 },
      { stage: "read_pages", code: "PAGE_WITHOUT_PRICE", provider: "", count: 31 },
    ],
    latency: { count: 500, p50: 2140, p95: 6830, days: list.filter((d) => d.calls).map((d, i) => ({ date: d.date, p50: 1900 + 600 * noise(i), p95: 5200 + 3400 * noise(i + 7) })) },
  };
}

const recorded = JSON.parse(readFileSync(new URL("appraisal.json", import.meta.url), "utf8"));

/** Returns what the core answered, with its pictures at `origin`. tests/api/dashboard_test.go records it. */
const at = (origin, value) => JSON.parse(JSON.stringify(value).replaceAll("https://images.example.com/", `${origin}/samples/`));

/** What core/valuation/decision answers for the recorded appraisal with a cost of 165 and docs/fees.example.json. */
export const decision = JSON.parse(readFileSync(new URL("decision.json", import.meta.url), "utf8"));

const ofDealer = { decision, days_to_sell: { median: 12, lower: 6, upper: null, sold: 9, unsold: 4 } };

/** Returns a stored appraisal. */
export const appraisal = (origin) => {
  const record = at(origin, recorded.record);
  return { ...record, evidence: { ...record.evidence, ...ofDealer }, outcome: null, correction: null };
};

/** An outcome as the API answers it, of the nth appraisal. One in nine prices is outside its range. */
export function outcome(n) {
  const estimate = Math.round(60 + 500 * noise(n)), [lower, upper] = [Math.round(estimate * 0.78), Math.round(estimate * 1.27)];
  const unsold = n % 12 === 5, result = unsold ? null : n % 9 === 3 ? "below" : n % 13 === 6 ? "above" : "inside";
  const price = { below: Math.round(lower * 0.8), above: Math.round(upper * 1.2), inside: Math.round(lower + (upper - lower) * noise(n + 40)) }[result] ?? null;
  return {
    appraisal_id: `apr_01M7YZMHG0J7D26V5NZS3S1P${String(n).padStart(2, "0")}`, unsold, sold_price: price, asking_price: unsold ? upper : null, currency: "USD", date: day(3 * n), channel: ["eBay", "Etsy", null][n % 3],
    condition: n % 4 ? null : "good", days: unsold ? 30 : n % 2 ? 4 + n : null, result, price, price_lower: lower, price_upper: upper, estimate, price_currency: "USD", title: things[n % things.length][0], source: ["own", "catalog", "ebay"][n % 3],
    listing_id: `sale_${n}`, recorded_at: days(3 * n),
  };
}

/** Returns the answer of GET /outcomes/summary about outcomes. Its intervals are those of Wilson. */
export function summaryOf(all) {
  const sold = all.filter((o) => !o.unsold);
  const figures = (list) => {
    const inside = list.filter((o) => o.result === "inside").length, n = list.length, p = inside / n, z = 1.96;
    const errors = list.map((o) => Math.abs(o.estimate - o.price) / o.price).sort((a, b) => a - b);
    const [centre, half, of] = [p + z * z / (2 * n), z * Math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)), 1 + z * z / n];
    return {
      sales: n, inside, below: list.filter((o) => o.result === "below").length, above: list.filter((o) => o.result === "above").length,
      share: n ? p : null, interval: n ? [(centre - half) / of, (centre + half) / of] : null, median_error: n ? errors[n >> 1] : null,
    };
  };
  const by = (name, of) => Object.entries(Object.groupBy(sold, of)).sort().map(([value, list]) => ({ [name]: value, ...figures(list) }));
  const total = figures(sold);
  return {
    ...total, promise: total.sales < 30 ? "unknown" : total.interval[1] < 0.8 ? "broken" : "kept",
    by_month: by("month", (o) => o.date.slice(0, 7)), by_condition: by("condition", (o) => o.condition ?? ""), by_source: by("source", (o) => o.source),
    sales_list: sold.map((o) => ({ appraisal_id: o.appraisal_id, date: o.date, lower: o.price_lower, upper: o.price_upper, estimate: o.estimate, price: o.price, currency: o.price_currency, condition: o.condition ?? "", source: o.source })),
  };
}

export const fees = JSON.parse(readFileSync(new URL("../../docs/fees.example.json", import.meta.url), "utf8"));

const reports = ["Estate of A. Example, cameras", null].map((title, i) => ({ id: `rep_01M7YZMHG0J7D26V5NZS3${i}`, url: `https://loupe.example.com/report/rep_01M7YZMHG0J7D26V5NZS3${i}`, title, created_at: days(2 + 9 * i), items: 12 - 11 * i }));

/** Returns the list of appraisals. Its pictures are at `origin`. */
export function appraisals(origin) {
  const camera = recorded.record.answer.appraisal;
  const rows = [
    ["camera-photo", camera.best_match.title, camera.price_lower, camera.price_upper], ["watch-photo", "Velm Tidewater diver watch, steel bracelet", 310, 446],
    ["guitar-photo", "", 0, 0], ["espresso-photo", "Torrano Lever espresso machine, one group", 540, 812], ["sneaker-photo", "Kestrel Court low sneakers, white, size 43", 58, 92.5],
  ];
  return [
    { id: "apr_01M7YZMHG0J7D26V5NZS3S1P93", created_at: minutes(1), image_url: `${origin}/samples/turntable.jpg`, description: "turntable, belt drive", state: "in_progress", credits_charged: 0, appraisal: null },
    ...rows.map(([photo, best, lower, upper], i) => ({
      id: `apr_01M7YZMHG0J7D26V5NZS3S1P${92 - i}`, created_at: minutes(4 + i * 173), image_url: `${origin}/samples/${photo}.jpg`, description: "", state: best ? "valued" : "no_value", credits_charged: best ? 10 : 0,
      appraisal: best ? { price_lower: lower, price_upper: upper, price_currency: "USD", best_match: best } : null,
    })),
  ];
}

/** Returns the appraisals that the parameters search and state of the API select. */
function filtered(items, { searchParams: query }) {
  const text = (query.get("search") ?? "").toLowerCase();
  return items.filter((a) => [null, a.state].includes(query.get("state")) && `${a.description} ${a.appraisal?.best_match}`.toLowerCase().includes(text));
}

/** Yields the events of an appraisal. */
async function* appraisalEvents(origin, pause) {
  for (const { event, data } of recorded.events) {
    yield { event, data };
    if (data.state === "started") await pause(data.stage);
  }
  yield { event: "appraisal", data: appraisal(origin).answer };
}

const things = [
  ["Halden F2 camera, chrome", "Halden", "Cameras", "Used - Good", true], ["Orvik Drift acoustic guitar", "Orvik", "Guitars", "very good", false],
  ["Velm Tidewater diver watch", "Velm", "Watches", "", null], ["Torrano Lever espresso machine", "Torrano", "Kitchen", "Fair", true],
  ["Kestrel Court sneakers", "Kestrel", "Shoes", "New", false], ["Brass desk lamp", "", "Lamps", "", true], ["Leather handbag", "", "Bags", "like new", null],
];

const outcomes = Array.from({ length: 60 }, (_, n) => outcome(n));

/** Returns the listings of a catalogue. */
const listings = (vendor) => things.map(([title, brand, category, condition, sold], i) => ({
  number: 4107 - i, id: `SKU/${i}`, title, brand, category, vendor, price: ["320,00 €", "US $430.00", ""][i] ?? (60 + 400 * noise(i + 3)).toFixed(2), currency: i < 3 ? "" : "USD",
  url: `https://listings.example/${i}`, image: "", condition, sold, date: i % 3 === 2 ? "" : day(i * 9),
}));

const uploads = [
  { id: "upl_2", name: "stock-november.csv", created_at: days(1), accepted: 1204, refused: 3 },
  { id: "upl_1", name: "sold-2025.csv", created_at: days(37), accepted: 388, refused: 0 },
];

/** Calibrations of a catalogue, by state. */
export const calibrations = {
  none: { state: "none", listings: 0, appraised: 0, sample: 0, minutes: 0 },
  waiting: { state: "waiting", listings: 0, appraised: 0, sample: 0, minutes: 57 },
  running: { state: "running", listings: 0, appraised: 88, sample: 200, minutes: 85 },
  repeated: { state: "running", listings: 164, appraised: 196, sample: 200, minutes: 4 },
  done: { state: "done", listings: 187, appraised: 0, sample: 0, minutes: 0 },
};

/** Answers a preview of a file with commas. It reads the columns with the names of fields, and those that the call names. */
export function previewAnswer({ url, body }) {
  const [header, ...rows] = body.trim().split("\n").map((line) => line.split(","));
  const named = Object.fromEntries(url.searchParams.getAll("column").map((c) => c.split("=")));
  const names = ["id", "title", "brand", "category", "vendor", "price", "currency", "url", "image", "condition", "sold", "date", "days"];
  const fields = {};
  for (const field of names) {
    const at = header.indexOf(named[field] ?? field);
    if (at >= 0) fields[field] = at;
  }
  const line = Number(url.searchParams.get("line"));
  return {
    columns: header, fields,
    rows: "title" in fields ? rows.map((row, i) => ({
      line: line + i, text: row.join(), values: Object.fromEntries(names.map((field) => [field, row[fields[field]] ?? ""])), problems: [],
    })) : [],
  };
}

/** Returns the routes of a catalogue below /console or /admin. */
function catalogueRoutes(base, vendor) {
  let kept = listings(vendor);
  return {
    [`GET ${base}/catalogue`]: ({ url }) => pageOf(kept, url),
    [`GET ${base}/catalogue/summary`]: () => ({ listings: kept.length, calibration: calibrations[base === "/console" ? "done" : "repeated"], uploads }),
    [`DELETE ${base}/catalogue`]: () => {
      kept = kept.slice(3);
      return { remaining: kept.length };
    },
    [`DELETE ${base}/catalogue/*`]: ({ url }) => {
      kept = kept.filter(({ number }) => !url.pathname.endsWith(`/${number}`));
      return { status: 204 };
    },
    [`POST ${base}/uploads`]: ({ body }) => ({ status: 201, body: { id: "upl_3", name: JSON.parse(body).name, created_at: new Date().toISOString(), accepted: 0, refused: 0 } }),
    [`POST ${base}/uploads/preview`]: previewAnswer,
    [`POST ${base}/uploads/*`]: ({ url, body }) => {
      const [, row, ...others] = body.trim().split("\n");
      const problem = { field: "condition", detail: "not understood", value: "blue", effect: "left_out" };
      return { accepted: others.length + 1, refused: 0, errors: [{ line: Number(url.searchParams.get("line")), text: row, problems: [problem] }] };
    },
  };
}

const accounts = [
  { id: "acct_01", name: "Keller Antiques", email: "ann@example.com", balance: 1480, held: 10, available: 1470, owed: 0, suspended_at: null, last_used_at: minutes(4), created_at: days(41) },
  { id: "acct_02", name: "Ben Osei", email: "ben@example.org", balance: 0, held: 0, available: 0, owed: 120, suspended_at: null, last_used_at: days(30), created_at: days(60) },
  { id: "acct_03", name: "Spam Shop", email: "spam@example.net", balance: 90, held: 0, available: 90, owed: 0, suspended_at: days(8), last_used_at: days(8), created_at: days(9) },
];

/** Answers two pages of an export. */
function exportPage({ url }) {
  const row = (n) => ({ table: "appraisal", row: { id: `apr_${n}` } });
  return url.searchParams.has("after") ? { items: [row(2)], next: null } : { items: [{ table: "account", row: { id: "acct_01" } }, row(1)], next: '["appraisal","apr_1"]' };
}

const audit = [
  { id: "aud_3", at: minutes(50), actor: "user_01", actor_email: "olivia@example.com", action: "credits.grant", target: "acct_02", detail: { credits: 100, reason: "apology for the outage" } },
  { id: "aud_2", at: days(8), actor: "user_01", actor_email: "olivia@example.com", action: "account.update", target: "acct_03", detail: { reason: "stolen card", suspended: true } },
  { id: "aud_1", at: days(41), actor: "token", actor_email: null, action: "key.create", target: "key_0", detail: { name: "old laptop" } },
];

export const consent = {
  client: { id: "https://assistant.example/oauth/client.json", name: "Example Assistant", url: "https://assistant.example/", host: "assistant.example", audience: "mcp" },
  redirect_host: "assistant.example", redirect_local: false, account: { id: "acct_01", name: "Keller Antiques" }, email: "ann@example.com", cost_per_call: 10, connected: 0,
  credits_per_day: 200, credits_per_month: 2000,
};

export const webhooks = [
  { id: "whk_01M7YZMHG0J7D26V5NZS3S1P92", url: "https://keller.example/hooks/loupe?shop=main", events: ["appraisal.completed", "credits.low"], state: "enabled", created_at: days(12), failing_since: minutes(200) },
  { id: "whk_01M7YZMHG0J7D26V5NZS3S1P91", url: "https://hooks.stock-system.example/in/7f3a", events: ["batch.completed"], state: "failed", created_at: days(30), failing_since: days(6) },
];

const attempt = (n, status, error = null) => ({ at: minutes(n), status, ms: error ? 10_000 : 240, error });
export const deliveries = [
  { id: "evt_019ab2c3d4e50000000000000003", type: "webhook.test", created_at: minutes(2), state: "delivered", next_attempt_at: null, data: { webhook: webhooks[0].id }, attempts: [attempt(2, 204)] },
  { id: "evt_019ab2c3d4e50000000000000002", type: "appraisal.completed", created_at: minutes(200), state: "pending", next_attempt_at: minutes(-160),
    data: { id: "apr_01M7YZMHG0J7D26V5NZS3S1P92", state: "valued", credits_charged: 10, appraisal: { price_lower: 310, price_upper: 420, price_currency: "USD" } },
    attempts: [attempt(200, null, "timeout"), attempt(199, 503)] },
  { id: "evt_019ab2c3d4e50000000000000001", type: "credits.low", created_at: days(3), state: "failed", next_attempt_at: null, data: { account: "acct_01", available: 190, threshold: 200 }, attempts: [attempt(4000, 500)] },
];

/** Batches, newest first. */
export const batches = [
  ["Stock of November", "running", 120, { waiting: 70, running: 8, valued: 36, unvalued: 5, failed: 1, cancelled: 0 }, { done_at: minutes(-12) }],
  ["Estate of Dr. Hahn", "paused", 40, { waiting: 22, running: 0, valued: 16, unvalued: 2, failed: 0, cancelled: 0 },
    { paused_reason: "OUT_OF_CREDITS", warnings: ["The rest of the batch costs up to 220 credits, and 4 are available. Without credits the batch pauses, and goes on when there are some."] }],
  [null, "cancelled", 300, { waiting: 0, running: 0, valued: 120, unvalued: 9, failed: 1, cancelled: 170 }, { ended_at: days(6) }],
].map(([name, state, items, counts, more], i) => ({
  id: `bat_01M7YZMHG0J7D26V5NZS3S1P9${3 - i}`, name, state, paused_reason: null, created_at: days(3 * i), ends_at: days(3 * i - 7), ended_at: null, items, counts,
  credits: { spent: 10 * counts.valued, needed: 10 * (counts.waiting + counts.running) }, done_at: null, warnings: [], ...more,
}));

const csv = (rows) => rows.map((row) => `${row.map((cell) => `"${String(cell ?? "").replaceAll('"', '""')}"`).join(",")}\r\n`).join("");

/** The results of a batch as CSV: those after the given number of results, at most `limit`. `total` is how many there are, `cell` their texts. */
export function resultsCSV({ searchParams: query }, total, cell = (i) => things[i % things.length][0]) {
  const after = Number(query.get("after") ?? 0);
  const rows = Array.from({ length: Math.max(0, Math.min(total - after, Number(query.get("limit")))) }, (_, k) => {
    const i = after + k, own = [`A${i + 1}`, "https://images.example.com/camera-photo.jpg", cell(i), i % 3 ? "" : "good", `shelf ${i % 9}`];
    if (i % 40 === 39) return [...own, "failed", ...Array(15).fill(""), "INTERRUPTED: the appraisal was interrupted three times; nothing was charged; send the item again", ""];
    if (i % 9 === 8) return [...own, "unvalued", ...Array(15).fill(""), `NO_VALUE: ${cell(i)}: the prices found say too little`, `apr_${i}`];
    const lower = Math.round(40 + 400 * noise(i)), upper = Math.round(lower * (1.2 + 1.1 * noise(i + 7)));
    return [...own, "valued", lower, upper, "USD", (lower + upper) / 2, Math.round(900 - 550 * noise(i + 7)) / 1000, `${cell(i)}, boxed`, "https://shop.example/1", lower, ...Array(8).fill(""), `apr_${i}`];
  });
  return { text: csv([["reference", "image_url", "description", "condition", "shelf", ...resultColumns], ...rows]) };
}
const resultColumns = ["loupe_state", "price_lower", "price_upper", "price_currency", "estimate", "confidence", "best_match_title", "best_match_url", "best_match_price", "verdict", "best_channel", "net", "profit", "return", "highest_cost", "chance_of_loss", "errors", "appraisal_id"];

export const page = (items, next = null) => ({ items, next });

const cursor = (item) => String(item.id ?? item.seq ?? item.number);

/** Returns the answer of a list to a URL: the page that its parameters after and limit select. */
export function pageOf(items, url) {
  const start = items.findIndex((item) => cursor(item) === url.searchParams.get("after")) + 1;
  const end = start + Number(url.searchParams.get("limit") ?? 100);
  return page(items.slice(start, end), end < items.length ? cursor(items[end - 1]) : null);
}

/** Returns the answer of a list of keys, as the parameters state and kind filter it. */
export function keysPage(items, url) {
  const isActive = (k) => !k.revoked_at && !(Date.parse(k.expires_at) <= Date.now());
  return pageOf(items.filter((k) => (url.searchParams.get("state") !== "active" || isActive(k)) && [null, k.kind].includes(url.searchParams.get("kind"))), url);
}
const token = { status: 201, headers: {}, body: { token: "loupe_token", expires_at: new Date(now + 600_000).toISOString() } };

/** Returns the routes of the account. `pause` is awaited in each stage of an appraisal. */
export function routes({ pause = () => {} } = {}) {
  const own = keys.map((key) => ({ ...key }));
  return {
    "GET /console/session": session,
    "GET /auth/providers": { providers: [{ id: "oidc", name: "Sign in with Example" }, { id: "github", name: "GitHub" }, { id: "dev", name: "Development" }] },
    "POST /auth/sign-out": { status: 204 },
    "GET /console/sessions": page([
      { id: "ses_2", created_at: days(2), seen_at: minutes(0), user_agent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36", current: true },
      { id: "ses_1", created_at: days(21), seen_at: days(1), user_agent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1", current: false },
    ]),
    "PUT /console/account": { status: 204 }, "PATCH /console/account": { status: 204 },
    "GET /console/members/*": { keys: [{ id: "key_4", name: "Till in the shop" }], webhooks: [{ id: "whk_2", name: "https://hooks.example.org/loupe?shop=12" }] },
    "GET /console/members": page(members), "PATCH /console/members/*": members[0], "DELETE /console/members/*": { status: 204 }, "DELETE /console/membership": { status: 204 },
    "GET /console/invitations": page(invitations), "DELETE /console/invitations/*": { status: 204 },
    "POST /console/invitations": ({ body }) => ({ status: 201, body: { ...invitations[0], ...JSON.parse(body), url: `https://loupe.example.com/dashboard/invitation?token=loupe_invitation_${"n3w0".repeat(12)}` } }),
    "GET /console/invitation/*": { account: "Osei Auctions", inviter: "ben.osei@example.org", role: "owner", expires_at: days(-5) }, "POST /console/invitation/*": { status: 204 },
    "GET /console/keys": ({ url }) => keysPage(own, url),
    "POST /console/keys": ({ body }) => {
      const item = { id: `key_${own.length}`, kind: "key", hint: "aaaa", created_at: new Date().toISOString(), expires_at: null, rate: null, last_used_at: null, revoked_at: null, suspended_at: null, account: "acct_01", client: null, ...unlimited, ...JSON.parse(body) };
      own.unshift(item);
      return { status: 201, body: { ...item, key: "loupe_n3w0aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" } };
    },
    "PATCH /console/keys/*": ({ url, body }) => Object.assign(own.find(({ id }) => url.pathname.endsWith(`/${id}`)), JSON.parse(body)),
    "DELETE /console/keys/*": ({ url }) => {
      const item = own.find(({ id }) => url.pathname.endsWith(`/${id}`));
      item.revoked_at = new Date().toISOString();
      return item;
    },
    "POST /console/keys/*": token,
    "POST /console/token": token,
    "GET /console/credits": credits,
    "PUT /console/low-balance": ({ body }) => JSON.parse(body),
    "GET /console/ledger": ({ url }) => pageOf(ledger, url),
    "GET /console/purchases": page(purchases.filter((p) => p.account === "acct_01").map(({ account, email, payment_intent, ...own }) => own)),
    "GET /console/export": exportPage,
    "DELETE /console/account": { id: "acct_01", deleted_at: minutes(0), finished_at: null, credits_lost: 1480, credits_owed: 0 },
    "GET /links.json": { terms: "https://keller.example/terms", privacy: "https://keller.example/privacy", imprint: "https://keller.example/imprint", support: "help@keller.example" },
    "POST /console/portal": { url: "https://billing.stripe.com/p/session/1" },
    "GET /console/usage": ({ url }) => usage(Number(url.searchParams.get("days"))),
    ...catalogueRoutes("/console", "Keller Antiques"),
    ...catalogueRoutes("/admin", "Sample Market"),
    "GET /console/consent/*": consent,
    "POST /console/consent/*": ({ origin, body }) => ({ redirect_to: `${origin}/docs/?decision=${JSON.parse(body).decision}` }),
    "GET /api/v1/appraisals": ({ origin, url }) => pageOf(filtered(appraisals(origin), url), url),
    "GET /api/v1/appraisals/*": ({ origin }) => appraisal(origin),
    "GET /api/v1/outcomes": ({ url }) => {
      const { items, next } = pageOf(outcomes.map((o) => ({ ...o, id: o.appraisal_id })), url);
      return { outcomes: items, next };
    },
    "GET /api/v1/outcomes/summary": summaryOf(outcomes),
    "GET /api/v1/fees": { owner: "service", fees },
    "PUT /api/v1/fees": ({ body }) => ({ owner: "account", fees: JSON.parse(body) }),
    "GET /api/v1/reports": { reports, next: null },
    "POST /api/v1/reports": { status: 201, body: { ...reports[0], items: [] } },
    "DELETE /api/v1/reports/*": { status: 204 },
    "POST /api/v1/images": ({ origin }) => ({ status: 201, body: { image_url: `${origin}/samples/camera-photo.jpg`, expires_at: days(-1) } }),
    "POST /api/v1/appraise-product": ({ origin }) => ({ headers: { "loupe-appraisal-id": "apr_01M7YZMHG0J7D26V5NZS3S1P92" }, stream: () => appraisalEvents(origin, pause) }),
    "GET /api/v1/batches": { batches, next: null },
    "POST /api/v1/batches": { status: 202, body: batches[0] },
    "GET /api/v1/batches/*": ({ url }) => (url.pathname.endsWith("/results") ? resultsCSV(url, 42) : batches.find(({ id }) => url.pathname.endsWith(id))),
    "POST /api/v1/batches/*": { ...batches[0], state: "cancelled" },
    "GET /api/v1/webhooks": { items: webhooks },
    "POST /api/v1/webhooks": ({ body }) => ({ status: 201, body: { ...webhooks[0], ...JSON.parse(body), secret: "whsec_bm90IGEgc2VjcmV0", old_secret_until: null } }),
    "GET /api/v1/webhooks/*": ({ url }) => (url.pathname.endsWith("/deliveries") ? pageOf(deliveries, url) : { ...webhooks[0], secret: "whsec_bm90IGEgc2VjcmV0", old_secret_until: days(-0.8) }),
    "PATCH /api/v1/webhooks/*": ({ body }) => ({ ...webhooks[0], ...JSON.parse(body) }),
    "DELETE /api/v1/webhooks/*": { status: 204 },
    "POST /api/v1/webhooks/*": ({ url }) => (url.pathname.endsWith("/roll") ? webhooks[0] : { status: 202, body: { id: "evt_019ab2c3d4e50000000000000003" } }),
    "GET /admin/accounts": ({ url }) => page(accounts.filter((a) => `${a.name} ${a.email}`.toLowerCase().includes((url.searchParams.get("q") ?? "").toLowerCase()))),
    "GET /admin/accounts/acct_02": accounts[1],
    "POST /admin/accounts": ({ body }) => ({ status: 201, body: { ...accounts[1], ...JSON.parse(body) } }),
    "GET /admin/accounts/acct_02/export": exportPage,
    "DELETE /admin/accounts/acct_02": { id: "acct_02", deleted_at: minutes(0), finished_at: null, credits_lost: 0, credits_owed: 120 },
    "GET /admin/accounts/acct_02/members": page(members.slice(0, 1)),
    "POST /admin/accounts/acct_02/invitations": { status: 201, body: { ...invitations[0], url: "https://loupe.example.com/dashboard/invitation?token=loupe_invitation_x" } },
    "GET /admin/accounts/acct_02/keys": ({ url }) => keysPage(keys.filter((k) => k.kind === "key"), url),
    "POST /admin/accounts/acct_02/keys": ({ body }) => ({ status: 201, body: { ...keys[0], ...JSON.parse(body), key: "loupe_n3w0aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" } }),
    "GET /admin/accounts/acct_02/ledger": ({ url }) => pageOf(ledger.slice(1), url),
    "PATCH /admin/accounts/acct_02": accounts[1],
    "POST /admin/accounts/acct_02/grants": { status: 201, body: { transfer: { id: "grant_2" }, balance: 0 } },
    "GET /admin/purchases": page(purchases),
    "POST /admin/purchases/*": ({ url, body }) => {
      const bought = purchases.find(({ id }) => url.pathname === `/admin/purchases/${id}/refund`);
      return { ...bought, refund: { id: "re_1", amount: JSON.parse(body).amount ?? bought.price, status: "succeeded" } };
    },
    "GET /admin/accounts/acct_02/appraisals": page([
      { id: "apr_01M7YZMHG0J7D26V5NZS3S1P92", account: "acct_02", api_key: "key_0", created_at: minutes(4), ended_at: minutes(4), state: "valued", credits_charged: 10 },
      { id: "apr_01M7YZMHG0J7D26V5NZS3S1P91", account: "acct_02", api_key: "key_0", created_at: minutes(177), ended_at: minutes(177), state: "no_value", credits_charged: 0 },
    ]),
    "GET /admin/appraisals/*": ({ origin }) => ({
      id: "apr_01M7YZMHG0J7D26V5NZS3S1P92", account: "acct_02", api_key: "key_0", created_at: minutes(4), ended_at: minutes(4), state: "valued", credits_charged: 10,
      request: { image_url: `${origin}/samples/camera-photo.jpg`, asking_price: 420 }, ...appraisal(origin),
    }),
    "GET /admin/keys": page(keys.filter((k) => k.kind === "key").slice(0, 2)),
    "GET /admin/health": { ...recorded.health, setup: setups.done }, "GET /admin/identifications": { identifications: [{ provider: "openai", items: 1284, corrected: 37 }, { provider: "catalog", items: 96, corrected: 1 }] },
    "GET /admin/alarms": { alarms: [
      { code: "vendor_failing", subject: "openai", text: "openai failed in most of its last calls. The page Health says how.", raised_at: minutes(20), ended_at: null },
      { code: "dispute", subject: "dp_1PxQ2mKj", text: "A customer disputes the payment pi_3PxQ1mKjD8LkdIwH. Answer in Stripe before the deadline.", raised_at: minutes(9000), ended_at: minutes(60) },
    ] },
    "GET /admin/vendors": { vendors: [{ provider: "openai", calls: 1302, failures: 41, ms: 1840 }, { provider: "serper", calls: 2540, failures: 0, ms: 420 }] },
    "GET /admin/money": moneyOf,
    "GET /admin/csv/*": ({ url }) => ({ text: url.searchParams.has("after") ? "pur_2,starter\r\n" : "id,pack\r\npur_1,starter\r\n", headers: url.searchParams.has("after") ? {} : { link: `<${url.pathname}${url.search}&after=x>; rel="next"` } }),
    "GET /console/csv/*": { text: "id,pack\r\n" },
    "GET /admin/audit": ({ url }) => page(url.searchParams.has("action") ? [] : audit),
  };
}

/** What a service has and lacks before a photo gets a value, as worker/console/health says it. */
export const setups = {
  done: [
    { name: "identification", done: true, text: "a model identifies the item in a photo", remedy: "" },
    { name: "listings", done: true, text: "there are listings to compare the item with", remedy: "" },
    { name: "rates", done: true, text: "prices are converted between currencies", remedy: "" },
  ],
  fresh: [
    { name: "identification", done: true, text: "a model identifies the item in a photo", remedy: "" },
    { name: "listings", done: false, text: "there is neither a listing nor a search to compare the item with",
      remedy: "get the key of a search (docs/UPSTREAMS.md says which one first), load your own listings (docs/ADMINISTRATION.md), or try the sample catalogue: make samples REMOTE=1 (node samples.mjs --remote)" },
    { name: "rates", done: false, text: "there are no exchange rates yet, so prices in other currencies are not used",
      remedy: 'the service fetches them within two minutes; if it does not, search the log for "exchange rates not refreshed"' },
  ],
};

/** The dashboard's pages by name: path, and the route whose state they show if it is not the account's. */
export const pages = {
  "sign-in": { path: "/dashboard/", signedOut: true },
  overview: { path: "/dashboard/" },
  "first-steps": { path: "/dashboard/", empty: true },
  lists: { path: "/dashboard/lists" },
  "new-list": { path: "/dashboard/lists/new" },
  list: { path: "/dashboard/lists/bat_01M7YZMHG0J7D26V5NZS3S1P93" },
  "paused-list": { path: "/dashboard/lists/bat_01M7YZMHG0J7D26V5NZS3S1P92" },
  keys: { path: "/dashboard/keys" },
  usage: { path: "/dashboard/usage" },
  credits: { path: "/dashboard/credits" },
  appraisals: { path: "/dashboard/appraisals" },
  appraisal: { path: "/dashboard/appraisals/apr_01M7YZMHG0J7D26V5NZS3S1P92" },
  playground: { path: "/dashboard/playground" },
  outcomes: { path: "/dashboard/outcomes" },
  "no-outcomes": { path: "/dashboard/outcomes", empty: true },
  reports: { path: "/dashboard/reports" },
  fees: { path: "/dashboard/fees" },
  catalogue: { path: "/dashboard/catalogue" },
  webhooks: { path: "/dashboard/webhooks" },
  webhook: { path: "/dashboard/webhooks/whk_01M7YZMHG0J7D26V5NZS3S1P92" },
  consent: { path: "/dashboard/consent?request=abc" },
  members: { path: "/dashboard/members" },
  invitation: { path: "/dashboard/invitation?token=loupe_invitation_x" },
  account: { path: "/dashboard/account" },
  "signed-in": { path: "/dashboard/signed-in", fixed: true }, // shows no data
  admin: { path: "/dashboard/admin" },
  "admin-account": { path: "/dashboard/admin/accounts/acct_02" },
  "admin-purchases": { path: "/dashboard/admin/purchases" },
  "admin-money": { path: "/dashboard/admin/money" },
  "admin-catalogue": { path: "/dashboard/admin/catalogue" },
  "admin-health": { path: "/dashboard/admin/health" },
  "admin-setup": { path: "/dashboard/admin/health", empty: true },
  "admin-appraisal": { path: "/dashboard/admin/appraisals/apr_01M7YZMHG0J7D26V5NZS3S1P92" },
  "admin-audit": { path: "/dashboard/admin/audit" },
};

/** The routes that differ for a visitor who is not signed in, and for an account without anything. */
export const signedOut = { "GET /console/session": { status: 401, problem: { code: "UNAUTHORIZED", detail: "sign in first" } } };
export const empty = {
  "GET /console/keys": page([]), "GET /console/credits": { ...credits, balance: 0, held: 0, available: 0, low_balance: null, packs: [] }, "GET /console/ledger": page([]), "GET /console/purchases": page([]),
  "GET /console/usage": { days: usage(31).days.map(({ date }) => ({ date, calls: 0, valued: 0, credits: 0 })), keys: [], failures: [], latency: { count: 0, p50: null, p95: null, days: [] } },
  "GET /console/catalogue": page([]), "GET /console/catalogue/summary": { listings: 0, calibration: calibrations.none, uploads: [] }, "GET /api/v1/appraisals": page([]), "GET /api/v1/batches": { batches: [], next: null }, "GET /api/v1/webhooks": { items: [] },
  "GET /api/v1/outcomes": { outcomes: [], next: null }, "GET /api/v1/outcomes/summary": summaryOf([]), "GET /api/v1/reports": { reports: [], next: null }, "GET /api/v1/fees": { owner: null, fees: null },
  "GET /admin/accounts": page([]), "GET /admin/purchases": page([]), "GET /admin/money": { ...moneyOf, months: moneyOf.months.map((m) => ({ ...m, money: [], vendors: [] })), unpriced: [] }, "GET /admin/catalogue": page([]), "GET /admin/catalogue/summary": { listings: 0, calibration: calibrations.none, uploads: [] }, "GET /admin/health": { status: "degraded", rates: null, upstreams: [], faults: [], setup: setups.fresh }, "GET /admin/audit": page([]), "GET /admin/identifications": { identifications: [] }, "GET /admin/alarms": { alarms: [] }, "GET /admin/vendors": { vendors: [] },
};

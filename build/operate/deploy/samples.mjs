// The sample catalogue: listings of products that don't exist, with the fingerprints of their pictures. With them, the sample
// photos have a value without a model.

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Stop } from "./stop.mjs";

const script = "build/out/samples.sql", photo = "/samples/camera-photo.jpg", credits = 1000;

/** Selects the listings of the sample catalogue by their source, which the Makefile and worker/console/health also name. */
const samples = "FROM listing WHERE coalesce(account, '') = '' AND source = 'samples'";

/**
 * Returns the SQL that loads the sample catalogue, or removes it. Other listings stay as they are. Loading it again or
 * removing it again changes nothing, not even the audit log.
 */
export function samplesScript(root, remove = false) {
  if (!existsSync(join(root, script))) throw new Stop(`${script} is missing`, { advice: "Run make samples, or unpack the archive again." });
  return remove
    ? `${audit("samples.remove", "EXISTS")}\nDELETE FROM calibration WHERE account IS NULL AND part = 'samples';\nDELETE ${samples};\n`
    : `${audit("samples.load", "NOT EXISTS")}\n${readFileSync(join(root, script), "utf8")}`;
}

/**
 * Returns the statement that records an action in the audit log. It records nothing unless the sample catalogue is loaded
 * (EXISTS) or is not (NOT EXISTS).
 */
function audit(action, condition) {
  const now = Date.now(), alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // of a ULID: see core/base/ulid
  const time = Array.from({ length: 10 }, (_, i) => alphabet[Math.floor(now / 32 ** (9 - i)) % 32]);
  const random = Array.from(randomBytes(16), (byte) => alphabet[byte % 32]);
  const detail = JSON.stringify({ user: userInfo().username }).replaceAll("'", "''");
  return `INSERT INTO audit (id, at, actor, action, target, detail)
SELECT 'act_${[...time, ...random].join("")}', ${now}, 'make samples', '${action}', 'samples', '${detail}' WHERE ${condition} (SELECT 1 ${samples});`;
}

/** Made-up exchange rates for the currencies of the sample listings, and a few more. */
const rates = { AUD: 1.52, BRL: 5.6, CAD: 1.37, CHF: 0.88, CNY: 7.2, EUR: 0.92, GBP: 0.79, INR: 84, JPY: 152, MXN: 18.5, PLN: 4, SEK: 10.6 };

/**
 * Waits until the service answers, gives it exchange rates, creates an account with a key, appraises a sample photo, and says what it is worth and how to
 * call the service. If that fails, it only says so, because the service keeps running. Returns when `signal` is aborted.
 */
export async function appraiseSample({ url, token, terminal, signal }) {
  while (!await fetch(`${url}/api/v1/`, { signal }).then(({ headers }) => headers.has("x-request-id"), () => signal.aborted)) await sleep(200);
  if (signal.aborted) return;
  try {
    await post(`${url}/admin/rates`, token, { date: new Date().toISOString().slice(0, 10), base: "USD", rates }, "PUT");
    const { id } = await post(`${url}/admin/accounts`, token, { name: "samples" });
    await post(`${url}/admin/accounts/${id}/grants`, token, { credits, reason: "samples" });
    const { key } = await post(`${url}/admin/accounts/${id}/keys`, token, { name: "samples" });
    const path = `${url}/api/v1/appraise-product`, body = { image_url: url + photo };
    const { appraisal } = await post(path, key, body);
    if (!appraisal) throw new Error("there is no value");
    const { price_lower: lower, price_upper: upper, price_currency: currency, best_match: { title } } = appraisal;
    terminal.say(`The sample photo shows: ${title}
It is worth ${currency} ${lower} to ${upper}. To ask again:
curl ${path} -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`);
  } catch (error) {
    terminal.say(`The sample photo was not appraised: ${error.message}`);
  }
}

async function post(url, bearer, body, method = "POST") {
  const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

// A first appraisal on this machine, with the sample listings of the archive that make dist packs.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Stop } from "./stop.mjs";

const script = "build/out/samples.sql", photo = "/samples/camera-photo.jpg", credits = 1000;

/** Loads the sample listings into the database on this machine, which has every migration. */
export async function loadSamples(root, wrangler) {
  if (!existsSync(join(root, script))) throw new Stop(`${script} is missing`, { advice: "Only the archive has it. From the source, use make demo." });
  await wrangler.run(["d1", "execute", "DB", "--local", "--yes", "--file", script]);
}

/**
 * Waits until the service answers, creates an account with a key, appraises a sample photo, and says what it is worth and how to
 * call the service. If that fails, it only says so, because the service keeps running. Returns when `signal` is aborted.
 */
export async function appraiseSample({ url, token, terminal, signal }) {
  while (!await fetch(`${url}/api/v1/`, { signal }).then(({ headers }) => headers.has("x-request-id"), () => signal.aborted)) await sleep(200);
  if (signal.aborted) return;
  try {
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

async function post(url, bearer, body) {
  const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

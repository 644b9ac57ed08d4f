// Sends a list of items: first their photos, then the list.

import { startBatch, uploadPhoto } from "./api.js";
import { repeat } from "./upload.js";
import { csvOf } from "./values/list.js";

const photosAtOnce = 4;

/**
 * Starts a batch of items and returns it. `columns` and `items` are as csvOf takes them. The caller keeps `state` between attempts, so
 * that photos are not uploaded again and the batch is not started twice; it begins as {uploaded: new Map()}. Calls `follow` with the
 * number of photos that are uploaded. Throws a Problem; its `errors` name items and what is wrong with them, as {number, field,
 * detail}.
 */
export async function sendList({ columns, items, name, key }, { state, follow, signal }) {
  await uploadAll(items, { key, state, follow, signal });
  const csv = csvOf(columns, items, (photo) => (typeof photo === "string" ? photo : state.uploaded.get(photo)));
  const call = [key, name, csv].join("\n");
  if (state.call !== call) Object.assign(state, { call, idempotencyKey: crypto.randomUUID() });
  try {
    return await repeat(() => startBatch(csv, { key, name, idempotencyKey: state.idempotencyKey }), undefined, signal);
  } catch (error) {
    if (error.errors) error.errors = error.errors.map(({ row, ...rest }) => ({ number: items[row - 1]?.number, ...rest }));
    throw error;
  }
}

/** Uploads the photos of items, a few at a time. A photo that the service refuses does not keep the others from being uploaded. */
async function uploadAll(items, { key, state, follow, signal }) {
  const waiting = items.flatMap((item) => item.photos.filter((p) => typeof p !== "string" && !state.uploaded.has(p)).map((photo) => ({ item, photo })));
  const refused = [];
  let refusal;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        state.uploaded.set(next.photo, await repeat(() => uploadPhoto(next.photo, key, signal), undefined, signal));
      } catch (error) {
        if (![400, 413].includes(error.status)) {
          waiting.length = 0;
          throw error;
        }
        refusal = error;
        refused.push({ number: next.item.number, field: "image_url", detail: `${next.photo.name}: ${error.message}` });
      }
      follow(state.uploaded.size);
    }
  };
  await Promise.all(Array.from({ length: photosAtOnce }, work));
  if (refused.length) throw Object.assign(refusal, { errors: refused });
}

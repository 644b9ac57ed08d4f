// Fetches the photo, and follows redirects to public URLs.

import { isPublic } from "./request.mjs";

const maxBytes = 10 << 20;

/** Fetches a photo. Returns its bytes, or what went wrong. */
export async function fetchPhoto(url, env) {
  try {
    for (let hop = 0; hop <= 3; hop++) {
      const response = await fetch(url, { redirect: "manual", headers: { accept: "image/*" }, signal: AbortSignal.timeout(10_000) });
      if (response.status >= 300 && response.status < 400) {
        url = new URL(response.headers.get("location"), url).href;
        if (!isPublic(url, env)) return { error: "the image URL redirects to a URL that is not public" };
        continue;
      }
      if (!response.ok) return { error: `the image's host answered ${response.status}` };
      if (Number(response.headers.get("content-length")) > maxBytes) return { error: "the image is larger than 10 MB" };
      const photo = await response.arrayBuffer();
      if (photo.byteLength > maxBytes) return { error: "the image is larger than 10 MB" };
      return isImage(new Uint8Array(photo, 0, Math.min(12, photo.byteLength))) ? { photo } : { error: "the URL does not lead to an image" };
    }
    return { error: "the image URL redirects more than three times" };
  } catch {
    return { error: "the image's host could not be reached" };
  }
}

const isImage = ([a, b, c, d]) => (a === 0xff && b === 0xd8) || (a === 0x89 && b === 0x50) || (a === 0x52 && b === 0x49 && c === 0x46 && d === 0x46) || (a === 0x47 && b === 0x49);

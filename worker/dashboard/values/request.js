// The request of an appraisal (docs/openapi.yaml: AppraisalRequest), from the texts of a form.

export const maxImages = 4;
export const photoTypes = "image/jpeg,image/png,image/webp,image/gif";
export const maxPhoto = 10_000_000; // bytes

/** The conditions that a request may have, the best first (docs/openapi.yaml: Condition). */
export const conditions = ["new", "open_box", "refurbished", "like_new", "excellent", "very_good", "good", "used", "fair", "poor", "for_parts"];

/** The empty form. `images`, `exclude` and `channels` have one entry a line. */
export const emptyForm = {
  image_url: "", description: "", country: "", condition: "", images: "", currency: "", asking_price: "", cost: "", shipping: "", margin: "", channels: "", limit: "", max_range: "", as_of: "", exclude: "",
};

const margin = (text) => (Number.isFinite(Number(text)) ? Number(text) : text); // an amount, or a share such as 20%
const readers = { images: lines, exclude: lines, channels: lines, asking_price: Number, cost: Number, shipping: Number, limit: Number, max_range: Number, margin };

/** Returns the request of a form, without the fields that are empty. image_url is always there. */
export function requestOf(form) {
  const request = { image_url: form.image_url.trim() };
  for (const name of Object.keys(emptyForm)) {
    const text = form[name].trim();
    if (text && name !== "image_url") request[name] = (readers[name] ?? String)(text);
  }
  return request;
}

/** Returns the lines of a text that are not empty. */
export function lines(text) {
  return text.split("\n").map((line) => line.trim()).filter(Boolean);
}

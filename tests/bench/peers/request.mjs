// The fields of a request.

export const maxBody = 64 << 10;

const currencies = { US: "USD", GB: "GBP", DE: "EUR", FR: "EUR", IT: "EUR", ES: "EUR" };
const privateHost = /^(localhost|.*\.(local|internal|test|localhost)|[^.]+|10\..*|127\..*|169\.254\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|0\..*|\[.*\])$/;

/** Reports whether a URL may be fetched: public HTTPS, or anything on a developer's machine. */
export function isPublic(text, env) {
  const url = URL.parse(text);
  if (!url || url.username) return false;
  if (env.ALLOW_LOCAL_IMAGES === "1") return /^https?:$/.test(url.protocol);
  return url.protocol === "https:" && url.port === "" && !privateHost.test(url.hostname);
}

/** Parses a body. Returns the request, or the field that is wrong and what is wrong with it. */
export function parse(text, env) {
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    return { fault: "the body is not JSON" };
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) return { fault: "the body must be an object" };
  const { image_url, description = "", country = env.DEFAULT_COUNTRY ?? "US", currency } = body;
  if (typeof image_url !== "string" || image_url === "") return { field: "image_url", fault: "image_url is required" };
  if (!isPublic(image_url, env)) return { field: "image_url", fault: "image_url must be a public https URL" };
  if (typeof description !== "string" || description.length > 2000) return { field: "description", fault: "description must be text of at most 2,000 characters" };
  if (typeof country !== "string" || !/^[a-z]{2}$/i.test(country)) return { field: "country", fault: "country must be a code of two letters" };
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) return { field: "currency", fault: "currency must be a code of three letters" };
  return { request: { image_url, description, country: country.toUpperCase(), currency: currency ?? currencies[country.toUpperCase()] ?? "USD" } };
}

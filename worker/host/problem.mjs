// Problem documents that the host makes itself. core/base/problem has their members.

const titles = { BAD_REQUEST: [400, "Bad Request"], CONTENT_TOO_LARGE: [413, "Request Entity Too Large"], RATE_LIMITED: [429, "Too Many Requests"], UNAVAILABLE: [503, "Service Unavailable"] };

/** Returns the response of a service without memory for the request. */
export function noMemory(requestID) {
  const headers = { "retry-after": "5" };
  return problemResponse("UNAVAILABLE", "the service has no memory left for this request; try again", requestID, { headers });
}

/** Returns the response with a problem. Field is left out if it is undefined. */
export function problemResponse(code, detail, requestID, { field, headers } = {}) {
  const [status, title] = titles[code];
  const document = JSON.stringify({ type: `/problems/${code}`, title, status, code, detail, field });
  const common = { "content-type": "application/problem+json", "cache-control": "no-store", "x-content-type-options": "nosniff", "x-request-id": requestID };
  return new Response(document, { status, headers: { ...common, ...headers } });
}

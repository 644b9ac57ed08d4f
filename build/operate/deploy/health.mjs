// Asks a service for its health.

const path = "/api/v1/health";

/** Returns { status, text } of a service's health: status is ok, degraded, or "no answer". */
export async function readHealth(url, fetch = globalThis.fetch) {
  try {
    const response = await fetch(url + path, { signal: AbortSignal.timeout(10_000), redirect: "error" });
    const health = await response.json();
    if (!response.ok || typeof health.status !== "string") return { status: "no answer", text: `HTTP ${response.status}` };
    const failing = (health.upstreams ?? []).filter(({ state }) => state !== "ok" && state !== "untried");
    return { status: health.status, text: failing.map(({ name, state }) => `${name} ${state}`).join(", ") };
  } catch (error) {
    return { status: "no answer", text: error.cause?.message ?? error.message };
  }
}

/** Like readHealth, but asks again while there is no answer: a new version may take some seconds. */
export async function waitForHealth(url, { fetch = globalThis.fetch, attempts = 10, pause = 3_000 } = {}) {
  for (let attempt = 1; ; attempt++) {
    const health = await readHealth(url, fetch);
    if (health.status !== "no answer" || attempt === attempts) return health;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

export const formatHealth = ({ status, text }) => (text ? `${status} (${text})` : status);

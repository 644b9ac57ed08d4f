// The values of KV that were read or written in the last ten seconds.

/** Milliseconds for which a value is remembered. KV itself may take a minute to show a change everywhere. */
const life = 10_000;

/** The most bytes of a value, and the most values. Longer values are seldom read twice. */
const maxBytes = 4 << 10, maxValues = 1_000;

/** Remembers small values, so that a caller who calls often needs no request to KV for each call. */
export class Recent {
  #values = new Map(); // { value, until } by key, oldest first

  /** Returns the bytes of a value, or undefined. */
  get(key) {
    const { value, until } = this.#values.get(key) ?? {};
    return Date.now() < until ? value : undefined;
  }

  /** Wraps a namespace of KV: a key that is read or written through it is forgotten. */
  forgetting(KV) {
    return new Proxy(KV, { get: (_, method) => (key, ...options) => KV[method](key, ...options).finally(() => this.set(key, null)) });
  }

  /** Remembers a value, or forgets the key if the value is null or large. */
  set(key, value) {
    this.#values.delete(key);
    if (!value || value.length > maxBytes) return;
    for (const [oldest, { until }] of this.#values) {
      if (this.#values.size < maxValues && Date.now() < until) break;
      this.#values.delete(oldest);
    }
    this.#values.set(key, { value: value.slice(), until: Date.now() + life });
  }
}

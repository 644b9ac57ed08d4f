// Secrets stay in the host. The core writes ${NAME}; here the value is put in as a request is sent, and
// only toward the hosts that the variable SECRETS allows: "NAME@host[:port] NAME@host ...".

const utf8 = new TextEncoder();
const reference = /\$\{([A-Z][A-Z0-9_]*)\}/g;

/** Reads SECRETS. The result's names have a value in env; a token may be had under those that have none. */
export function vault(env) {
  const allowed = new Map();
  for (const pair of (env.SECRETS ?? "").split(/\s+/).filter(Boolean)) {
    const [, name, host] = /^([A-Z][A-Z0-9_]*)@([^\s/@?#]+)$/.exec(pair) ?? [];
    if (!name) throw new Error(`SECRETS: ${pair} is not NAME@host[:port]`);
    allowed.set(name, [...(allowed.get(name) ?? []), host.toLowerCase()]);
  }
  return {
    names: [...allowed.keys()].filter((name) => env[name]).sort(),
    forToken: (name) => allowed.has(name) && !env[name],
    fill: (url, asked, tokens = new Map()) => new Filling((name) => env[name] || tokens.get(name), asked ? allowed : null, url),
  };
}

/** Percent-encodes all but RFC 3986's unreserved characters, so that a URL has the value in these very bytes. */
export function escapeQuery(value) {
  return encodeURIComponent(value).replace(/[!'()*]/g, (c) => "%" + c.charCodeAt(0).toString(16).toUpperCase());
}

/** A secret was asked for that may not go where the request goes. */
export class NotAllowed extends Error {}

/** Puts secrets into one request, if it asks for them, and takes them out of its answer. */
class Filling {
  #used = new Map(); // references by what stands for them: the value as text, as bytes, in a query
  #value;
  #allowed;
  #url;

  constructor(value, allowed, url) {
    this.#value = value;
    this.#allowed = allowed;
    this.#url = url;
  }

  fill(text, escape = (value) => value) {
    if (!this.#allowed) return text;
    return text.replace(reference, (_, name) => {
      const value = this.#value(name), hosts = this.#allowed.get(name) ?? [];
      // URL.host has no default port, so without a port only https fits.
      const fits = hosts.includes(this.#url.host) && (this.#url.protocol === "https:" || this.#url.port !== "");
      if (!value || !fits) throw new NotAllowed(`secret ${name} may not be sent to ${this.#url.host}`);
      for (const form of [value, latin1(utf8.encode(value)), escapeQuery(value)]) this.#used.set(form, "${" + name + "}");
      return escape(value);
    });
  }

  /** Whether no secret was put in. */
  get empty() {
    return this.#used.size === 0;
  }

  /** Puts references back where the other side repeats what it was sent. */
  redact(text) {
    // The longest first, lest a secret that another one begins with leave the rest of that.
    const forms = [...this.#used].sort(([a], [b]) => b.length - a.length);
    return forms.reduce((redacted, [form, name]) => redacted.replaceAll(form, name), text);
  }

  redactBytes(bytes) {
    if (this.empty) return bytes;
    const text = latin1(bytes);
    const redacted = this.redact(text);
    return redacted === text ? bytes : Uint8Array.from(redacted, (c) => c.charCodeAt(0));
  }
}

/** A text with a character for each byte, whatever the bytes are. */
function latin1(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x6000) text += String.fromCharCode(...bytes.subarray(at, at + 0x6000));
  return text;
}

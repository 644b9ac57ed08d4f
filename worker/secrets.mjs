// Secrets stay in the host. The core writes ${NAME}; here the value is put in as a request is sent, and
// only toward the hosts that the variable SECRETS allows: "NAME@host[:port] NAME@host ...".

const reference = /\$\{([A-Z][A-Z0-9_]*)\}/g;

/** Reads SECRETS. The result's names have a value in env. */
export function vault(env) {
  const allowed = new Map();
  for (const pair of (env.SECRETS ?? "").split(/\s+/).filter(Boolean)) {
    const [, name, host] = /^([A-Z][A-Z0-9_]*)@([^\s/@?#]+)$/.exec(pair) ?? [];
    if (!name) throw new Error(`SECRETS: ${pair} is not NAME@host[:port]`);
    if (env[name]) allowed.set(name, [...(allowed.get(name) ?? []), host.toLowerCase()]);
  }
  return { names: [...allowed.keys()].sort(), fill: (url, asked) => new Filling(env, asked ? allowed : null, url) };
}

/** A secret was asked for that may not go where the request goes. */
export class NotAllowed extends Error {}

/** Puts secrets into one request, if it asks for them, and takes them out of its answer. */
class Filling {
  #used = new Map();
  #env;
  #allowed;
  #url;

  constructor(env, allowed, url) {
    this.#env = env;
    this.#allowed = allowed;
    this.#url = url;
  }

  fill(text, escape = (value) => value) {
    if (!this.#allowed) return text;
    return text.replace(reference, (_, name) => {
      const hosts = this.#allowed.get(name) ?? [];
      // URL.host has no default port, so without a port only https fits.
      const fits = hosts.includes(this.#url.host) && (this.#url.protocol === "https:" || this.#url.port !== "");
      if (!fits) throw new NotAllowed(`secret ${name} may not be sent to ${this.#url.host}`);
      this.#used.set(this.#env[name], "${" + name + "}");
      return escape(this.#env[name]);
    });
  }

  /** Puts references back where the other side repeats what it was sent. */
  redact(text) {
    for (const [value, name] of this.#used) {
      text = text.replaceAll(value, name).replaceAll(encodeURIComponent(value), name);
    }
    return text;
  }

  redactBytes(bytes) {
    if (this.#used.size === 0) return bytes;
    // Latin-1 keeps every byte; the values are ASCII.
    const latin1 = Array.from(bytes, (b) => String.fromCharCode(b)).join("");
    const redacted = this.redact(latin1);
    return redacted === latin1 ? bytes : Uint8Array.from(redacted, (c) => c.charCodeAt(0));
  }
}

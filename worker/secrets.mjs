// Secrets stay in the host. The core writes ${NAME}; here the value is put in as a request is sent, and
// only toward the hosts that the variable SECRETS allows: "NAME@host[:port] NAME@host ...".

const utf8 = new TextEncoder(), asText = new TextDecoder();
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
  #used = new Map(); // references by what is not to come back
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
      for (const secret of [value, ...credentials(value)]) this.#used.set(secret, "${" + name + "}");
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
    const longest = [...this.#used].sort(([a], [b]) => b.length - a.length);
    return longest.reduce((redacted, [secret, name]) => replaceForms(redacted, secret, name), text);
  }

  #ascii() {
    return [...this.#used.keys()].every((secret) => /^[\0-\x7f]*$/.test(secret));
  }

  redactBytes(bytes) {
    if (this.empty) return bytes;
    // Nearly always nothing is repeated, which is found out faster in a text that the platform makes of the bytes. What is
    // in ASCII is found in that just as well.
    const quick = asText.decode(bytes);
    if (this.#ascii() && this.redact(quick) === quick) return bytes;
    const text = latin1(bytes);
    const redacted = this.redact(text);
    return redacted === text ? bytes : Uint8Array.from(redacted, (c) => c.charCodeAt(0));
  }
}

/** What Basic credentials (RFC 7617) have inside: user and password, and the password; not what is too short to be one. */
function credentials(value) {
  try {
    const text = atob(value);
    if (btoa(text) !== value || !/^[ -~]*:[ -~]*$/.test(text)) return [];
    return [text, text.slice(text.indexOf(":") + 1)].filter((part) => part.length >= 8);
  } catch {
    return []; // not base64
  }
}

/** Replaces a secret however it is written: each character may be escaped, as JSON or a URL would or need not. No
 * pattern does that: a token is too long for one, and backslashes would have it try too many ways. */
function replaceForms(text, secret, name) {
  const written = Array.from(secret, (c) => [[...utf8.encode(c)], Array.from({ length: c.length }, (_, i) => c.charCodeAt(i))]);
  const first = new Set([...written[0].map(([code]) => code), backslash, percent]);
  const begins = new RegExp(`[${Array.from(first, escaped).join("")}]`, "g");
  let replaced = "", done = 0;
  for (let found; (found = begins.exec(text));) {
    const end = endOf(text, found.index, written);
    if (end < 0) continue;
    replaced += text.slice(done, found.index) + name;
    done = begins.lastIndex = end;
  }
  return done === 0 ? text : replaced + text.slice(done);
}

const backslash = 0x5c, percent = 0x25;
const hex = (code, digits) => code.toString(16).padStart(digits, "0");
const escaped = (code) => "\\u" + hex(code, 4);

/** Where what is written from there on ends, at the latest; -1 if it is not there. */
function endOf(text, start, written) {
  let ends = [start];
  for (const [bytes, units] of written) {
    const from = ends;
    ends = past(text, from, bytes);
    if (bytes.length > 1) ends = [...ends, ...past(text, from, units)];
    if (ends.length === 0) return -1;
    if (ends.length > 2) ends = [Math.min(...ends), Math.max(...ends)]; // of a run of backslashes none or all are escaped
  }
  return Math.max(...ends);
}

/** The places behind these characters, beginning at one of the starts: each itself, with a backslash, or its number in hex. */
function past(text, starts, codes) {
  for (const code of codes) {
    const ends = [];
    for (const at of starts) {
      const first = text.charCodeAt(at);
      if (first === code) ends.push(at + 1);
      if (first === backslash) {
        if (text.charCodeAt(at + 1) === code) ends.push(at + 2);
        if (text.charCodeAt(at + 1) === 0x75 && text.slice(at, at + 6).toLowerCase() === escaped(code)) ends.push(at + 6);
      }
      if (first === percent && text.slice(at + 1, at + 3).toLowerCase() === hex(code, 2)) ends.push(at + 3);
    }
    starts = ends;
  }
  return starts;
}

/** A text with a character for each byte, whatever the bytes are. */
function latin1(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x6000) text += String.fromCharCode(...bytes.subarray(at, at + 0x6000));
  return text;
}

// Secrets stay in the host. The core writes ${NAME} in a request, and the host substitutes the
// value when it sends the request. The variable SECRETS lists where each secret may be sent:
// "NAME@host[:port] NAME@host ...".

const encoder = new TextEncoder(), decoder = new TextDecoder();
const reference = /\$\{([A-Z][A-Z0-9_]*)\}/g;

/**
 * Reads the variable SECRETS; throws if an entry is malformed. The values are in env. The error has the entry's number, not
 * its text, which may be a key that was pasted there by mistake.
 */
export function vault(env) {
  const allowed = new Map(); // hosts by the name of the secret
  for (const [index, entry] of (env.SECRETS ?? "").split(/\s+/).filter(Boolean).entries()) {
    const [, name, host] = /^([A-Z][A-Z0-9_]*)@([^\s/@?#]+)$/.exec(entry) ?? [];
    if (!name) throw new Error(`SECRETS: entry ${index + 1} is not NAME@host[:port]`);
    allowed.set(name, [...(allowed.get(name) ?? []), host.toLowerCase()]);
  }
  return {
    /** The names that SECRETS lists, each once. */
    names: [...allowed.keys()],
    /** Whether the secret has a value. */
    has: (name) => typeof env[name] === "string" && env[name] !== "",
    /**
     * Whether an access token may take the name: SECRETS lists a host for it, and env has no value
     * for it.
     */
    allowsToken: (name) => allowed.has(name) && !env[name],
    /**
     * A substitution for a request to the URL. If it is not enabled, ${NAME} is plain text. tokens
     * are access tokens by name.
     */
    substitution: (url, enabled, tokens = new Map()) =>
      new Substitution((name) => env[name] || tokens.get(name), enabled ? allowed : null, url),
  };
}

/** Percent-encodes all but RFC 3986's unreserved characters, so no URL parser changes the result. */
export function escapeQuery(value) {
  return encodeURIComponent(value).replace(/[!'()*]/g, (c) => "%" + c.charCodeAt(0).toString(16).toUpperCase());
}

/** Escapes a value for a string of JSON. */
export const escapeJSON = (value) => JSON.stringify(value).slice(1, -1);

/** SECRETS does not allow the secret to be sent to the request's host, or it has no value. */
export class NotAllowed extends Error {}

/** Puts secrets into one request and removes them from its response. */
class Substitution {
  #sent = new Map(); // ${NAME} by the text to redact
  #valueOf;
  #allowed;
  #url;

  constructor(valueOf, allowed, url) {
    this.#valueOf = valueOf;
    this.#allowed = allowed;
    this.#url = url;
  }

  /** Replaces each ${NAME} with the escaped value. Throws NotAllowed. */
  expand(text, escape = (value) => value) {
    if (!this.#allowed) return text;
    return text.replace(reference, (_, name) => {
      const value = this.#valueOf(name), hosts = this.#allowed.get(name) ?? [];
      // URL.host omits the scheme's default port, so an entry without a port must not match plain
      // http.
      const matches = hosts.includes(this.#url.host) && (this.#url.protocol === "https:" || this.#url.port !== "");
      if (!value || !matches) throw new NotAllowed(`secret ${name} may not be sent to ${this.#url.host}`);
      for (const secret of [value, ...credentials(value)]) this.#sent.set(secret, "${" + name + "}");
      return escape(value);
    });
  }

  /** Whether no secret was put into the request. */
  get empty() {
    return this.#sent.size === 0;
  }

  /** Replaces each secret of the request, however it is escaped, with its ${NAME}. */
  redact(text) {
    // Longest first: if one secret is a prefix of another, replacing it first would leave the rest
    // of the other one.
    const longestFirst = [...this.#sent].sort(([a], [b]) => b.length - a.length);
    return longestFirst.reduce((redacted, [secret, name]) => replaceAllForms(redacted, secret, name), text);
  }

  #onlyASCII() {
    return [...this.#sent.keys()].every((secret) => /^[\0-\x7f]*$/.test(secret));
  }

  /** Redacts arbitrary bytes. Returns the same array if there is nothing to replace. */
  redactBytes(bytes) {
    if (this.empty) return bytes;
    // Responses rarely repeat a secret. The platform's decoder is much faster than latin1(), and its
    // output is enough to rule out a secret in ASCII.
    const decoded = decoder.decode(bytes);
    if (this.#onlyASCII() && this.redact(decoded) === decoded) return bytes;
    const text = latin1(bytes);
    const redacted = this.redact(text);
    return redacted === text ? bytes : Uint8Array.from(redacted, (c) => c.charCodeAt(0));
  }
}

/**
 * What a server may repeat of Basic credentials (RFC 7617): the decoded "user:password" and the
 * password. Each is left out if shorter than 8 characters, because it would match ordinary text.
 * Returns [] if the value is not Basic credentials.
 */
function credentials(value) {
  try {
    const text = atob(value);
    if (btoa(text) !== value || !/^[ -~]*:[ -~]*$/.test(text)) return [];
    return [text, text.slice(text.indexOf(":") + 1)].filter((part) => part.length >= 8);
  } catch {
    return []; // not base64
  }
}

/**
 * Replaces a secret in every form: each character may be literal or escaped, as in JSON or in a
 * URL. A regular expression would not do: a token is too long for one, and a text full of
 * backslashes would make it backtrack too long.
 */
function replaceAllForms(text, secret, replacement) {
  // The codes to match for each character: its UTF-8 bytes, or its UTF-16 units.
  const characters = Array.from(secret, (c) => [[...encoder.encode(c)], Array.from({ length: c.length }, (_, i) => c.charCodeAt(i))]);
  const first = new Set([...characters[0].map(([code]) => code), backslash, percent]);
  const starts = new RegExp(`[${Array.from(first, jsonEscape).join("")}]`, "g");
  let replaced = "", done = 0;
  for (let start; (start = starts.exec(text));) {
    const end = matchEnd(text, start.index, characters);
    if (end < 0) continue;
    replaced += text.slice(done, start.index) + replacement;
    done = starts.lastIndex = end;
  }
  return done === 0 ? text : replaced + text.slice(done);
}

const backslash = 0x5c, percent = 0x25;
const hex = (code, digits) => code.toString(16).padStart(digits, "0");
const jsonEscape = (code) => "\\u" + hex(code, 4);

/** The end of the longest match of the characters that begins at start; -1 without a match. */
function matchEnd(text, start, characters) {
  let ends = [start];
  for (const [bytes, units] of characters) {
    const starts = ends;
    ends = endsOfCodes(text, starts, bytes);
    if (bytes.length > 1) ends = [...ends, ...endsOfCodes(text, starts, units)];
    if (ends.length === 0) return -1;
    // Two ends are enough: a run of backslashes is escaped as a whole or not at all.
    if (ends.length > 2) ends = [Math.min(...ends), Math.max(...ends)];
  }
  return Math.max(...ends);
}

/**
 * The ends of all matches of the codes from any of the starts. A code is written as itself, \x,
 * \u0078 or %78.
 */
function endsOfCodes(text, starts, codes) {
  for (const code of codes) {
    const ends = [];
    for (const at of starts) {
      const first = text.charCodeAt(at);
      if (first === code) ends.push(at + 1);
      if (first === backslash) {
        if (text.charCodeAt(at + 1) === code) ends.push(at + 2);
        if (text.charCodeAt(at + 1) === 0x75 && text.slice(at, at + 6).toLowerCase() === jsonEscape(code)) ends.push(at + 6);
      }
      if (first === percent && text.slice(at + 1, at + 3).toLowerCase() === hex(code, 2)) ends.push(at + 3);
    }
    starts = ends;
  }
  return starts;
}

/** Decodes bytes as ISO-8859-1: one character per byte. */
function latin1(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x6000) text += String.fromCharCode(...bytes.subarray(at, at + 0x6000));
  return text;
}

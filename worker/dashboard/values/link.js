// Which addresses the dashboard links to or loads. Addresses from strangers may have any scheme, such as javascript:.

/** Returns the address of a web page, or null if it is not http or https. */
export function pageURL(text) {
  const url = parse(text);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}

/** Returns the address of a picture that the Content-Security-Policy allows, or null: https, or this site. */
export function pictureURL(text, origin) {
  const url = parse(text);
  return url && (url.protocol === "https:" || url.origin === origin) && !url.username ? url.href : null;
}

// Schemes whose addresses a browser runs, shows or fetches itself.
const browserSchemes = /^(about|blob|data|file|filesystem|javascript|vbscript|view-source):$/;

/**
 * Returns the address to send an app's answer to, or null: https, http to a program on this machine, or the private scheme that the
 * user has seen, such as cursor:// (RFC 8252).
 */
export function redirectURL(text, shown) {
  const url = parse(text);
  const local = url?.protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  const opensProgram = `${url?.protocol}//` === shown && !browserSchemes.test(url.protocol);
  return url && (url.protocol === "https:" || local || opensProgram) ? url.href : null;
}

/** Returns the host of an address, or "" if it has none. */
export function host(text) {
  return parse(text)?.host ?? "";
}

function parse(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

// The operator's legal pages and address for support, which the pages of the site and the dashboard link to, and security.txt.

const pages = { terms: "TERMS_URL", privacy: "PRIVACY_URL", imprint: "IMPRINT_URL" };
const maxLink = 250, maxEmail = 200; // as in worker/console/server/links.go, which reads the same variables by the same rules
const unsafe = /[^!-~]|["<>[\]\\^`{|}]/; // would need escaping in a URL, in HTML or in Markdown
const life = 90 * 24 * 3600_000; // milliseconds for which security.txt is valid; RFC 9116 recommends less than a year

/** Returns the answer for a path of this file, null for any other path, and for one without a value. */
export function legalAnswer({ pathname, origin }, env, now = Date.now()) {
  if (pathname === "/links.json") {
    return answer(JSON.stringify(links(env)), { "content-type": "application/json", "cache-control": "public, max-age=300" });
  }
  const { support } = links(env);
  if (pathname !== "/.well-known/security.txt" || !support) return null;
  return answer(securityText(support, origin, now), { "content-type": "text/plain; charset=utf-8" });
}

const answer = (text, headers) => new Response(text, { headers: { ...headers, "x-content-type-options": "nosniff" } });

/** Returns {terms, privacy, imprint, support} without those that are not set or not valid. */
function links(env) {
  const found = Object.entries(pages).map(([name, variable]) => [name, env[variable]]).filter(([, value]) => isLink(value));
  return { ...Object.fromEntries(found), ...(isEmail(env.SUPPORT_EMAIL) && { support: env.SUPPORT_EMAIL }) };
}

function isLink(value) {
  if (!value || value.length > maxLink || unsafe.test(value) || !/^https:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return !username && !password;
}

const isEmail = (value) => Boolean(value) && value.length <= maxEmail && !unsafe.test(value) && /^[^@]+@[^@]+$/.test(value);

/** https://www.rfc-editor.org/rfc/rfc9116 */
function securityText(email, origin, now) {
  const expires = new Date(Math.floor((now + life) / 1000) * 1000).toISOString().replace(".000", "");
  return `Contact: mailto:${encodeURI(email)}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`;
}

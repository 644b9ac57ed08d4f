// Signs in with a real browser: node browser.mjs ORIGIN. Prints, as JSON, where the browser arrives, what the
// console says of its session, what scripts see of the cookies, and whether a change works with and without CSRF token.
import { launch, newContext } from "../chromium.mjs";

const [origin] = process.argv.slice(2);
const browser = await launch();
const context = await newContext(browser);
const page = await context.newPage();
await page.goto(`${origin}/auth/sign-in/oidc?return_to=/dashboard/keys`);
await page.fill("[name=login]", "ann");
await page.fill("[name=password]", "x");
await page.click("[type=submit]");
await page.click("[type=submit]"); // agrees
await page.waitForURL(`${origin}/**`);

const call = (path, method = "GET", headers = {}, body) =>
  page.evaluate(
    async ([path, method, headers, body]) => {
      const response = await fetch(path, { method, headers, body });
      return { status: response.status, body: await response.json().catch(() => null) };
    },
    [path, method, headers, body],
  );
const session = await call("/console/session");
const forged = await call("/console/keys", "POST", {}, '{"name":"forged"}');
const created = await call("/console/keys", "POST", { "X-CSRF-Token": session.body.csrf_token }, '{"name":"laptop"}');
const url = page.url();
const visible = await page.evaluate(() => document.cookie);
const cookies = (await context.cookies()).filter(({ name }) => name.startsWith("__Host-"));
const out = await call("/auth/sign-out", "POST", { "X-CSRF-Token": session.body.csrf_token });
const after = await call("/console/session");
console.log(JSON.stringify({
  url, visible, cookies: cookies.map(({ name, httpOnly, secure, sameSite, path }) => ({ name, httpOnly, secure, sameSite, path })),
  email: session.body.user.email, statuses: [session, forged, created, out, after].map(({ status }) => status),
}));
await browser.close();

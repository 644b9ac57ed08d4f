// Adds photos at upload links: takes one on a phone, drops one and pastes one on a computer. Checks the page in each state:
//
//   node upload.mjs ORIGIN PHOTO LINK LINK LINK [FOLDER for screenshots]
//
// Prints, as JSON, {texts: what the page says at its end, titles: by language, faults}. A page
// is at fault if it asks another origin for something, sends a referrer, logs an error, violates its Content-Security-Policy, is
// wider than the window, or has an accessibility violation that axe calls serious or critical.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { launch, newContext } from "../../chromium.mjs";

const [origin, photo, forPhone, forDrop, forPaste, folder] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const computer = { viewport: { width: 1280, height: 800 } };
const browser = await launch();
const texts = [], titles = {}, faults = [];

/** Opens a link as a kind of visitor. Links that are opened are not used, so each may be opened several times. */
async function open(link, name, options) {
  const context = await newContext(browser, { reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const report = (what) => faults.push(`${name}: ${what}`);
  const expected = (text) => text.includes("404") && page.gone; // Chromium logs the status of a link that was used
  page.on("console", (message) => message.type() === "error" && !expected(message.text()) && report(`console: ${message.text()}`));
  page.on("pageerror", (error) => report(`exception: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "blob:" && url.origin !== origin) report(`asks another origin: ${url}`);
    if (request.headers().referer) report(`sends a referrer for ${url}`);
  });
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener("securitypolicyviolation", (e) => window.violations.push(`${e.violatedDirective} ${e.blockedURI}`));
  });
  const response = await page.goto(link);
  const { "content-security-policy": policy, "referrer-policy": referrer, "x-robots-tag": robots } = response.headers();
  if (!policy?.startsWith("default-src 'none'") || referrer !== "no-referrer" || robots !== "noindex") report(`has the headers ${policy}; ${referrer}; ${robots}`);
  page.state = async (id) => {
    await page.locator(`#${id}`).waitFor();
    await look(page, `${name}-${id}`, report);
  };
  return page;
}

/** Checks how the page looks. */
async function look(page, name, report) {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (excess > 0) report(`${name} is ${excess} pixels wider than the window`);
  if (name.includes("-ask") && /^[a-z]{2}-[A-Z]{2}/.test(name)) return; // the languages differ in their texts only
  await page.evaluate(axe);
  for (const v of (await page.evaluate(async () => (await window.axe.run({ resultTypes: ["violations"] })).violations)).filter(({ impact }) => impact === "serious" || impact === "critical")) {
    report(`${name}: axe: ${v.id}: ${v.nodes[0].failureSummary.replaceAll("\n", " ")}`);
  }
  for (const violation of await page.evaluate(() => window.violations)) report(`${name}: CSP violation: ${violation}`);
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Gives the page the photo by an event that carries files. */
async function give(page, type, name = "photo.jpg", mediaType = "image/jpeg", base64 = readFileSync(photo, "base64")) {
  await page.evaluate(([type, name, mediaType, base64]) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt());
    const files = new DataTransfer();
    files.items.add(new File([bytes], name, { type: mediaType }));
    dispatchEvent(type === "drop" ? new DragEvent(type, { dataTransfer: files }) : new ClipboardEvent(type, { clipboardData: files }));
  }, [type, name, mediaType, base64]);
}

async function send(page) {
  await page.state("check");
  await page.getByRole("button", { name: "Send this photo" }).click();
  await page.state("done");
  texts.push(await page.locator("#done").innerText());
}

// Each language has its own texts, and every text fits.
const english = await (await open(forPhone, "en", { ...phone, locale: "en-GB" })).locator("[data-text]").allTextContents();
for (const locale of ["de-DE", "fr-FR", "es-ES", "it-IT", "pl-PL"]) {
  const page = await open(forPhone, locale, { ...phone, locale, viewport: { width: 320, height: 640 } });
  await page.locator("#until").waitFor();
  await page.state("ask");
  titles[await page.evaluate(() => document.documentElement.lang.slice(0, 2))] = await page.title();
  const texts = await page.locator("[data-text]").allTextContents();
  const same = texts.filter((text, i) => text === english[i]);
  if (locale !== "pl-PL" && same.length > 0) faults.push(`${locale}: not translated: ${same}`);
  await page.context().close();
}

const onPhone = await open(forPhone, "phone-light", { ...phone, colorScheme: "light", locale: "en-GB" });
await onPhone.state("ask");
const chooser = onPhone.waitForEvent("filechooser");
await onPhone.getByLabel("Take a photo").click();
await (await chooser).setFiles(photo);
await onPhone.state("check");
await onPhone.getByRole("button", { name: "Choose another" }).click();
await onPhone.getByLabel("Choose a photo").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("text") });
await onPhone.getByText("can’t be read as a photo").waitFor();
await onPhone.getByLabel("Choose a photo").setInputFiles(photo);
await send(onPhone);
onPhone.gone = true;
await onPhone.reload();
await onPhone.state("gone");

const onComputer = await open(forDrop, "desktop-dark", { ...computer, colorScheme: "dark", locale: "en-US" });
await onComputer.state("ask");
if (await onComputer.getByText("Take a photo").isVisible()) faults.push("a computer without a camera is asked to take a photo");
await give(onComputer, "drop");
await send(onComputer);

const dark = await open(forPaste, "phone-dark", { ...phone, colorScheme: "dark", locale: "en-GB" });
await dark.state("ask");
await dark.context().close();
const pasting = await open(forPaste, "desktop-light", { ...computer, colorScheme: "light", locale: "en-US" });
await pasting.state("ask");
await give(pasting, "paste", "a.txt", "text/plain", btoa("text"));
await pasting.getByText("can’t be read as a photo").waitFor();
await give(pasting, "paste");
await pasting.context().setOffline(true);
await pasting.getByRole("button", { name: "Send this photo" }).click();
await pasting.getByText("could not be sent").waitFor();
await pasting.context().setOffline(false);
faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes("ERR_INTERNET_DISCONNECTED")));
await send(pasting);

console.log(JSON.stringify({ texts, titles, faults }));
await browser.close();

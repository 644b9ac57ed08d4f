// Goes through the dashboard as a new user: signs in, creates a key, uploads listings, appraises a photo in the playground, looks at the
// appraisal, at a report of it and at the list, deletes the listings, and revokes the key:
//
//   node journey.mjs ORIGIN PHOTO LISTINGS
//
// Prints what the user saw, as JSON: {key, upload, rows, uploads, titles, own, asking, id, range, listed, faults}.
import { launch, newPage } from "../../chromium.mjs";

const [origin, photo, listings] = process.argv.slice(2);
const browser = await launch();
const page = await newPage(browser, { viewport: { width: 1280, height: 900 } });
const faults = [];
page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
page.on("request", (request) => {
  const url = new URL(request.url());
  const isPicture = request.resourceType() === "image" && url.protocol === "https:";
  if (!["data:", "blob:"].includes(url.protocol) && url.origin !== origin && !isPicture) faults.push(`asks another origin: ${url}`);
});
await page.addInitScript(() => addEventListener("securitypolicyviolation", (e) => console.error(`CSP: ${e.violatedDirective} ${e.blockedURI}`)));
page.on("console", (message) => message.text().startsWith("CSP:") && faults.push(message.text()));

const response = await page.goto(`${origin}/dashboard/keys`);
if (!response.headers()["content-security-policy"]?.startsWith("default-src 'none'")) faults.push("the Content-Security-Policy is not the dashboard's");
await page.getByLabel("E-mail").fill("journey@example.com");
await page.getByLabel("Name").fill("Journey");
await page.getByRole("button", { name: "Sign in for development" }).click();

await page.getByRole("button", { name: "Create a key" }).first().click();
await page.getByLabel("Name").fill("journey");
await page.getByRole("button", { name: "Create", exact: true }).click();
const key = await page.locator(".secret code").innerText();
await page.getByRole("button", { name: "Done" }).click();

await page.getByRole("link", { name: "Catalogue" }).click();
await page.getByText("No listings yet").waitFor();
await page.locator("input[type=file]").setInputFiles(listings);
await page.getByRole("button", { name: "Upload", exact: true }).click();
const upload = await page.getByText(/^Done: /).innerText();
const texts = async (name, cell) => {
  const found = page.getByRole("table", { name, exact: true }).locator(`tbody ${cell}`);
  await found.first().waitFor(); // allInnerTexts does not wait
  return found.allInnerTexts();
};
const rows = await texts("Problems by reason", "tr");
const uploads = await texts("Recent uploads", "tr");
const titles = await texts("Listings", ".listing-title");

await page.getByRole("link", { name: "Playground" }).click();
await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
await page.getByLabel("Description").fill("Halden Scout 35 camera");
await page.getByText("More", { exact: true }).click();
await page.getByLabel("Asking price").fill("9000");
await page.getByLabel("Similar items").fill("3");
await page.getByRole("button", { name: /^Appraise,/ }).click();
await page.locator(".verdict .amount").waitFor();
const range = await page.locator(".verdict .amount").innerText();
await page.getByRole("link", { name: "Open its page" }).click();
await page.locator(".verdict .amount").waitFor();
const id = new URL(page.url()).pathname.split("/").at(-1);
const photoWidth = await page.locator(".subject img").evaluate(async (image) => (await image.decode(), image.naturalWidth));
if (!photoWidth) faults.push("the photo is not shown");
if ((await page.locator(".verdict .amount").innerText()) !== range) faults.push("the appraisal's page has another range than the playground");
await page.reload();
await page.locator(".verdict .amount").waitFor();
const own = await texts("Listings found", "tr:has-text('Yours')");
const asking = await page.locator(".figure", { hasText: "Asking price" }).innerText();

await page.getByRole("button", { name: "Make a report" }).click();
const printed = await page.context().newPage();
printed.on("pageerror", (error) => faults.push(`report: ${error.message}`));
printed.on("console", (message) => message.type() === "error" && faults.push(`report: ${message.text()}`));
await printed.goto(await page.locator("a[href*='/report/rep_']").first().getAttribute("href").then((href) => new URL(href, origin).href));
const promised = await printed.locator(".value").innerText();
const numbers = (text) => text.match(/[\d,.]*\d/g).map((n) => Math.round(Number(n.replaceAll(",", "")))).join(" "); // the dashboard rounds
if (numbers(promised) !== numbers(range)) faults.push(`the report has the range ${promised}, the appraisal ${range}`);
await printed.close();

await page.getByRole("link", { name: "Appraisals", exact: true }).click();
await page.getByLabel("Search").fill("tractor");
await page.getByText("No appraisal found").waitFor();
await page.getByLabel("Search").fill("scout 35 CAMERA");
await page.getByLabel("State").selectOption("valued");
await page.getByLabel("Key").selectOption({ label: "journey" });
const listed = await page.locator(`a.row[href$="${id}"] .row-value`).innerText();

await page.getByRole("link", { name: "Catalogue" }).click();
await page.getByRole("button", { name: `Delete ${titles[0]}` }).click();
await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
await page.getByRole("heading", { name: `Listings, ${titles.length - 1}` }).waitFor();
await page.getByRole("button", { name: "Delete all" }).click();
await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
await page.getByText("No listings yet").waitFor();

await page.getByRole("link", { name: "Keys", exact: true }).click();
await page.getByRole("button", { name: "Revoke journey" }).click();
await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
await page.getByText("No active keys").waitFor();
await page.getByRole("button", { name: "Sign out" }).click();
await page.getByRole("heading", { name: "Sign in" }).waitFor();

console.log(JSON.stringify({ key, upload, rows, uploads, titles, own, asking, id, range, listed, faults }));
await browser.close();

// Uploads a shared listing as an administrator, and deletes it again:
//
//   node shared.mjs ORIGIN EMAIL LISTINGS
//
// Prints what the administrator saw, as JSON: {upload, title, left, actions, faults}.
import { launch, newPage } from "../../chromium.mjs";

const [origin, email, listings] = process.argv.slice(2);
const browser = await launch();
const page = await newPage(browser, { viewport: { width: 1280, height: 900 } });
const faults = [];
page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));

await page.goto(`${origin}/dashboard/admin/catalogue`);
await page.getByLabel("E-mail").fill(email);
await page.getByRole("button", { name: "Sign in for development" }).click();
await page.locator("input[type=file]").setInputFiles(listings);
await page.getByRole("button", { name: "Upload", exact: true }).click();
const upload = await page.getByText(/^Done: /).innerText();
const remove = page.getByRole("button", { name: /^Delete Zorvex/ });
await remove.waitFor();
const title = await page.locator(".listing-title").first().innerText();
await remove.click();
await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
await remove.waitFor({ state: "detached" });
const left = await page.locator(".listing-title").count();

await page.getByRole("link", { name: "Audit" }).click();
const acts = page.getByRole("table", { name: "Audit log" }).locator("td.wide strong");
await acts.first().waitFor(); // allInnerTexts does not wait
const actions = await acts.allInnerTexts();

console.log(JSON.stringify({ upload, title, left, actions, faults }));
await browser.close();

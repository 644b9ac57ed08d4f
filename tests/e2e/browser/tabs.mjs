// Prints, as JSON, what a reader meets who uses the quick start by keyboard: node tabs.mjs ORIGIN
import { launch, newPage } from "../../chromium.mjs";

const [origin] = process.argv.slice(2);
const browser = await launch();
const page = await newPage(browser);
await page.goto(`${origin}/docs/`);
const shown = () => page.evaluate(() => ({
  tab: document.activeElement.textContent,
  panels: [...document.querySelectorAll("[role=tabpanel]")].filter((p) => !p.hidden).map((p) => p.id),
}));
await page.getByRole("tab", { name: "curl" }).focus();
const seen = [await shown()];
for (const key of ["ArrowRight", "End", "ArrowRight"]) {
  await page.keyboard.press(key);
  seen.push(await shown());
}
console.log(JSON.stringify({ seen, text: await page.locator("main").innerText() }));
await browser.close();

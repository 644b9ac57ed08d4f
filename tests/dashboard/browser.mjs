// Opens pages of the dashboard in Chromium.

/** The views of the screenshots. */
export const views = [390, 1280].flatMap((width) => ["light", "dark"].map((colorScheme) => ({ width, colorScheme })));

/** The views of the tests: each width and each colour scheme once. */
export const testedViews = [views[0], views[3]];

/** Opens an address in a tab and waits until the page shows its data. Pictures may still be loading. */
export async function open(page, url) {
  await page.goto(url);
  await page.locator("h1").first().waitFor();
  await page.locator(".skeleton").first().waitFor({ state: "detached" });
}

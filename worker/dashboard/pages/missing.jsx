import { Page } from "../parts/page.jsx";

export function Missing() {
  return (
    <Page title="There is no such page">
      <p>The address may be misspelt, or the page may have moved. <a href="/dashboard/">Go to the overview</a>.</p>
    </Page>
  );
}

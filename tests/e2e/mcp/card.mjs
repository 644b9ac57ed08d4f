// Shows the card of an appraisal in a chat, by an official TypeScript client and the service's own resource, changes the
// condition, and prints what there was to see, as JSON. Arguments: the connector's URL, an API key, and the URL of a photo.
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { getToolUiResourceUri } from "@modelcontextprotocol/ext-apps/app-bridge";
import { chat } from "../../card/host.mjs";
import { launch } from "../../chromium.mjs";

const [url, key, photo] = process.argv.slice(2);
const report = {};
const browser = await launch();
try {
  const client = new Client({ name: "chat", version: "1" }, { versionNegotiation: { mode: "auto" } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { "x-loupe-api-key": key } } }));
  const tool = (await client.listTools()).tools.find(({ name }) => name === "appraise_product");
  report.uri = getToolUiResourceUri(tool);
  const [{ text: html, mimeType, _meta }] = (await client.readResource({ uri: report.uri })).contents;
  Object.assign(report, { mimeType, html });
  const input = { image_url: photo, country: "DE" };
  const result = await client.callTool({ name: tool.name, arguments: input });
  const answer = ({ name, arguments: given }) => client.callTool({ name, arguments: given });
  const shown = await chat(browser, { card: { html, csp: _meta.ui.csp }, call: { tool, input, result }, answer });
  const { frame, record } = shown;
  report.before = await frame.locator("h1").innerText();
  await frame.getByLabel("Condition").selectOption("poor");
  await frame.getByRole("button", { name: "Value again" }).click();
  await frame.getByText("Valued again as poor.").waitFor();
  Object.assign(report, { after: await frame.locator("h1").innerText(), calls: record.calls, height: record.sizes.at(-1).height, errors: record.errors });
  await shown.close();
  await client.close();
} catch (error) {
  report.error = String(error.stack);
} finally {
  await browser.close();
}
console.log(JSON.stringify(report));

// Sends a user from an OAuth client to the service in Chromium, and prints what happens, as JSON:
//
//   node consent.mjs ORIGIN CLIENT_ID
//
// The user is not signed in, so the consent page first shows the sign-in. The client is a program on this machine.
import { createServer } from "node:http";
import { launch, newPage } from "../../chromium.mjs";

const [origin, clientID] = process.argv.slice(2);

const callbacks = [];
const client = createServer((request, response) => {
  if (request.url.startsWith("/callback")) callbacks.push(request.url);
  response.setHeader("content-type", "text/html").end("<h1>Done</h1>");
});
await new Promise((listening) => client.listen(0, "127.0.0.1", listening));
const redirectURI = `http://127.0.0.1:${client.address().port}/callback`;

const authorize = `${origin}/oauth/authorize?${new URLSearchParams({
  response_type: "code", client_id: clientID, redirect_uri: redirectURI, state: "s", code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256", resource: `${origin}/mcp`,
})}`;
const browser = await launch();
const page = await newPage(browser, { viewport: { width: 390, height: 900 } });
const faults = [];
page.on("pageerror", (error) => faults.push(error.message));
page.on("console", (message) => message.type() === "error" && !message.text().includes("401") && faults.push(message.text()));

await page.goto(authorize);
await page.getByLabel("E-mail").fill("consent@example.com");
await page.getByRole("button", { name: /sign in/i }).click();
await page.getByRole("button", { name: "Allow", exact: true }).waitFor();
const text = await page.locator("main").innerText();
await page.getByRole("button", { name: "Don’t allow" }).click();
await page.getByRole("heading", { name: "Done" }).waitFor();

await page.goto(authorize);
await page.getByRole("button", { name: "Allow", exact: true }).click();
await page.getByRole("heading", { name: "Done" }).waitFor();

await page.goto(authorize.replace("S256", "plain"));
await page.getByText("code_challenge_method must be S256").waitFor();

await browser.close();
client.close();
console.log(JSON.stringify({ text, callbacks, faults }));

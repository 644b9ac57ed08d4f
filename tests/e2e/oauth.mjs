// Signs a user in with an official TypeScript client's own OAuth support, and prints what it got, as JSON. Arguments: the
// client (client for @modelcontextprotocol/client 2.x, sdk for @modelcontextprotocol/sdk 1.x), the connector's URL, the URL
// of the client's metadata document, the session cookie of the user, and the URL of a photo. Without a metadata document, "", the
// client registers, and gets its answer at a scheme of its own, as Cursor does.
//
// The user is played here: the client's redirect to the authorization endpoint is followed as a browser would, and the
// consent page's calls are made.

const [name, url, clientMetadataUrl, cookie, photo] = process.argv.slice(2);
const { origin } = new URL(url);
const callback = clientMetadataUrl
  ? "http://127.0.0.1:49152/callback" // the document registers it without a port
  : "cursor://anysphere.cursor-mcp/oauth/callback";

const libraries = {
  async client() {
    const library = await import("@modelcontextprotocol/client");
    return { ...library, finish: (transport, parameters) => transport.finishAuth(parameters) };
  },
  async sdk() {
    const { Client } = await import("@modelcontextprotocol/sdk/client/index.js");
    const http = await import("@modelcontextprotocol/sdk/client/streamableHttp.js");
    const auth = await import("@modelcontextprotocol/sdk/client/auth.js");
    return { Client, ...http, ...auth, finish: (transport, parameters) => transport.finishAuth(parameters.get("code")) };
  },
};

const report = { calls: [], redirects: 0, tokens: 0 };

/** What the client stores, and where it sends its user. */
const provider = {
  redirectUrl: callback,
  clientMetadataUrl: clientMetadataUrl || undefined,
  clientMetadata: { client_name: "Example client", redirect_uris: [callback] },
  state: () => "a state with = and &",
  clientInformation: () => provider.client,
  saveClientInformation: (value) => (provider.client = value),
  tokens: () => provider.stored,
  saveTokens: (value) => {
    report.tokens++;
    provider.stored = value;
  },
  redirectToAuthorization: (target) => {
    report.redirects++;
    provider.target = target;
  },
  saveCodeVerifier: (value) => (provider.verifier = value),
  codeVerifier: () => provider.verifier,
  invalidateCredentials: (what) => {
    if (what === "tokens" || what === "all") provider.stored = undefined;
  },
};

async function call(method, path, csrf, body) {
  const response = await fetch(origin + path, {
    method, redirect: "manual", body: body && JSON.stringify(body),
    headers: { cookie, origin, "content-type": "application/json", ...(csrf && { "x-csrf-token": csrf }) },
  });
  const text = await response.text();
  if (response.status >= 400) throw new Error(`${method} ${path.slice(0, 40)}: ${response.status} ${text}`);
  return { location: response.headers.get("location"), body: text && JSON.parse(text) };
}

/** Plays the user: reads the consent page's data, decides, and returns the parameters that the client receives. */
async function consent(decision) {
  const { location } = await call("GET", provider.target.href.slice(origin.length));
  const request = new URL(location, origin).searchParams.get("request");
  report.consent = (await call("GET", `/console/consent/${request}`)).body;
  const session = (await call("GET", "/console/session")).body;
  const { redirect_to: target } = (await call("POST", `/console/consent/${request}`, session.csrf_token, { decision })).body;
  if (!target.startsWith(`${callback}?`)) throw new Error(`the user is sent to ${target}`);
  return new URL(target).searchParams;
}

const library = await libraries[name]();
const open = () => new library.StreamableHTTPClientTransport(new URL(url), { authProvider: provider });

async function withClient(use) {
  const transport = open();
  const client = new library.Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } });
  try {
    await client.connect(transport);
    return await use(client);
  } catch (error) {
    if (error instanceof library.UnauthorizedError || error.cause instanceof library.UnauthorizedError) return transport;
    throw error;
  } finally {
    await client.close();
  }
}

// Each call has other arguments. An equal call of a new session within two minutes, with the same id, would be a repeat.
const appraise = () => withClient(async (client) => {
  const { isError, content, structuredContent } = await client.callTool({ name: "appraise_product", arguments: { image_url: photo, limit: report.calls.length + 1 } });
  report.calls.push(isError ? content[0].text : structuredContent.estimated_value.currency);
});

try {
  // The user denies, then allows.
  let transport = await appraise();
  const denied = await consent("deny");
  report.denied = { error: denied.get("error"), state: denied.get("state"), iss: denied.get("iss") };
  transport = await appraise();
  const allowed = await consent("allow");
  report.state = allowed.get("state");
  await library.finish(transport, allowed);
  report.first = provider.stored;
  await appraise();

  // The access token no longer works, so the client refreshes it.
  provider.stored = { ...provider.stored, access_token: provider.stored.access_token.slice(0, -1) };
  await appraise();
  report.second = provider.stored;

  // The client signs out: it revokes its refresh token. The one that registers uses its first refresh token again instead.
  const metadata = await library.discoverAuthorizationServerMetadata(origin), { client_id } = provider.client;
  const [endpoint, form] = clientMetadataUrl
    ? [metadata.revocation_endpoint, { token: provider.stored.refresh_token, token_type_hint: "refresh_token", client_id }]
    : [metadata.token_endpoint, { grant_type: "refresh_token", refresh_token: report.first.refresh_token, client_id }];
  report.ended = (await fetch(endpoint, { method: "POST", body: new URLSearchParams(form) })).status;
} catch (error) {
  report.error = `${error.name} ${error.code ?? ""}: ${error.message} ${error.cause ?? ""}`;
}
console.log(JSON.stringify(report));

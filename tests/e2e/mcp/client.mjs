// Calls the connector with an official TypeScript client and prints what it got, as JSON. Arguments: the client (client for
// @modelcontextprotocol/client 2.x, sdk for @modelcontextprotocol/sdk 1.x), the connector's URL, an API key, and the URL of
// a photo; then an API key, the URL of a photo and a description for a call that may be answered with a question.

const [name, url, key, photo, secondKey, secondPhoto, description] = process.argv.slice(2);

/** The two clients, connected in their own ways. Progress is called with each notification. */
const clients = {
  async client(transport, progress) {
    const { Client, StreamableHTTPClientTransport } = await import("@modelcontextprotocol/client");
    const client = new Client({ name: "test", version: "1" }, { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: "auto" } });
    client.setRequestHandler("elicitation/create", async ({ params }) => {
      report.question = params;
      return { action: "accept", content: { variant: params.requestedSchema.properties.variant.enum.at(-1) } };
    });
    await client.connect(new StreamableHTTPClientTransport(...transport));
    return {
      client,
      version: client.getNegotiatedProtocolVersion(),
      call: (params) => client.callTool(params, { onprogress: progress }),
    };
  },
  async sdk(transport, progress) {
    const { Client } = await import("@modelcontextprotocol/sdk/client/index.js");
    const { StreamableHTTPClientTransport } = await import("@modelcontextprotocol/sdk/client/streamableHttp.js");
    const client = new Client({ name: "test", version: "1" });
    const http = new StreamableHTTPClientTransport(...transport);
    await client.connect(http);
    return { client, version: http.protocolVersion, call: (params) => client.callTool(params, undefined, { onprogress: progress }) };
  },
};

const report = { tools: [], progress: [], question: {}, calls: [] };
try {
  const connect = (key) => clients[name]([new URL(url), { requestInit: { headers: { "x-loupe-api-key": key } } }], (p) => report.progress.push(p));
  const { client, version, call } = await connect(key);
  report.version = version;
  report.tools = (await client.listTools()).tools.map((tool) => tool.name);
  report.card = (await client.readResource({ uri: "ui://loupe/appraisal.html" })).contents[0];
  for (const params of [
    { name: "appraise_product", arguments: { image_url: photo, country: "DE" } },
    { name: "appraise_product", arguments: { image_url: photo } },
    { name: "credit_balance" },
    { name: "valuation_health" },
  ]) {
    report.calls.push(await call(params));
  }
  await client.close();
  const second = await connect(secondKey);
  report.calls.push(await second.call({ name: "appraise_product", arguments: { image_url: secondPhoto, description } }));
  await second.client.close();
} catch (error) {
  report.error = `${error.name} ${error.code ?? ""}: ${error.message}`;
}
console.log(JSON.stringify(report));

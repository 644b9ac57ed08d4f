// Examples to copy: calls of the API with curl, and configurations of MCP clients.

/** Quotes a word for a POSIX shell. */
export function quote(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Returns the name of the environment variable that holds the key: LOUPE_API_KEY. */
export function keyVariable(service) {
  return `${service.toUpperCase().replace(/[^A-Z0-9]/g, "_")}_API_KEY`;
}

/**
 * Returns the shell commands of an appraisal. `file` and `files` are the names of files to upload first: for image_url, and for
 * images in addition to those of the request. Each upload stores the address from its answer in a variable.
 */
export function appraiseCommand({ api, service, request, file, files = [] }) {
  const authorization = `-H "Authorization: Bearer $${keyVariable(service)}"`;
  const uploads = [];
  const upload = (name) => `\0${uploads.push(name) - 1}`; // stands for the address; no field of the form can contain it
  const body = { ...request };
  if (file) body.image_url = upload(file);
  if (files.length) body.images = [...files.map(upload), ...(request.images ?? [])];
  const variable = (i) => (i === 0 ? "photo" : `photo${i + 1}`);
  // Splitting by a pattern with a group yields texts and numbers of uploads in turn.
  const parts = JSON.stringify(body).split(/"\\u0000(\d)"/);
  const words = parts.map((part, i) => (i % 2 ? `"$${variable(Number(part))}"` : quote(`${i ? '"' : ""}${part}${i < parts.length - 1 ? '"' : ""}`)));
  return [
    ...uploads.map((name, i) => `${variable(i)}=$(curl ${quote(`${api}/images`)} \\\n  ${authorization} \\\n  --data-binary ${quote(`@${name}`)} | jq -r .image_url)`),
    `curl ${quote(`${api}/appraise-product`)} \\\n  ${authorization} \\\n  -H 'Content-Type: application/json' \\\n  -d ${words.join("")}`,
  ].join("\n");
}

/** Returns the command that adds the service to Claude Code. */
export function claudeCommand({ mcp, service, key }) {
  return `claude mcp add --transport http ${service} ${quote(mcp)} \\\n  --header "x-${service}-api-key: ${key}"`;
}

/** Returns the configuration of MCP clients that read mcpServers, as JSON. */
export function mcpConfiguration({ mcp, service, key }) {
  return JSON.stringify({ mcpServers: { [service]: { url: mcp, headers: { [`x-${service}-api-key`]: key } } } }, null, 2);
}

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
 * Returns the shell commands of an appraisal. With a file's name, the first command uploads the file and the second reads the
 * address from the first one's answer.
 */
export function appraiseCommand({ api, service, request, file }) {
  const authorization = `-H "Authorization: Bearer $${keyVariable(service)}"`;
  const appraise = (body) => `curl ${quote(`${api}/appraise-product`)} \\\n  ${authorization} \\\n  -H 'Content-Type: application/json' \\\n  -d ${body}`;
  if (!file) return appraise(quote(JSON.stringify(request)));
  const fields = JSON.stringify({ ...request, image_url: "@" }).split('"@"');
  const body = `${quote(`${fields[0]}"`)}"$photo"${quote(`"${fields[1]}`)}`;
  return `photo=$(curl ${quote(`${api}/images`)} \\\n  ${authorization} \\\n  --data-binary ${quote(`@${file}`)} | jq -r .image_url)\n${appraise(body)}`;
}

/** Returns the command that adds the service to Claude Code. */
export function claudeCommand({ mcp, service, key }) {
  return `claude mcp add --transport http ${service} ${quote(mcp)} \\\n  --header "x-${service}-api-key: ${key}"`;
}

/** Returns the configuration of MCP clients that read mcpServers, as JSON. */
export function mcpConfiguration({ mcp, service, key }) {
  return JSON.stringify({ mcpServers: { [service]: { url: mcp, headers: { [`x-${service}-api-key`]: key } } } }, null, 2);
}

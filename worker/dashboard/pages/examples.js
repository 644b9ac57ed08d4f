/** Returns the addresses that examples use: of the API, of the MCP server, and of a sample photo. */
export function examples({ base_url: base, mcp_url: mcp, service }) {
  const origin = new URL(base ?? location.origin).origin;
  return { api: `${origin}/api/v1`, mcp: mcp ?? `${origin}/mcp`, photo: `${origin}/samples/camera-photo.jpg`, service };
}

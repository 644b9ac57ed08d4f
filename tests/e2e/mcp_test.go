package e2e

import (
	"bytes"
	"encoding/json"
	"maps"
	"net/http"
)

// object is a JSON object.
type object = map[string]any

// tasksCapability is what clients declare that understand tasks.
var tasksCapability = object{"extensions": object{"io.modelcontextprotocol/tasks": object{}}}

// mcp makes a request to the connector at revision 2026-07-28, from a client with these capabilities. Meta has further members
// of the params' _meta.
func (c customer) mcp(method string, capabilities, meta, params object) *http.Request {
	c.Helper()
	if capabilities == nil {
		capabilities = object{}
	}
	all := object{"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": capabilities}
	maps.Copy(all, meta)
	params["_meta"] = all
	body, err := json.Marshal(object{"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
	if err != nil {
		c.Fatal(err)
	}
	request, err := http.NewRequest("POST", c.service.URL+"/mcp", bytes.NewReader(body))
	if err != nil {
		c.Fatal(err)
	}
	for name, value := range map[string]string{
		"Content-Type": "application/json", "Accept": "application/json, text/event-stream", "X-Loupe-Api-Key": c.key.Key,
		"MCP-Protocol-Version": "2026-07-28", "Mcp-Method": method,
	} {
		request.Header.Set(name, value)
	}
	for _, name := range []string{"name", "taskId"} {
		if value, ok := params[name].(string); ok {
			request.Header.Set("Mcp-Name", value)
		}
	}
	return request
}

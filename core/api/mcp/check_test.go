package mcp_test

import (
	"strings"
	"testing"

	"loupe/core/exchange"
)

// The cases are in the order in which the checks are made.
func TestRequestsAreChecked(t *testing.T) {
	list, call := modern("tools/list", nil), modern("tools/call", object{"name": "credit_balance"})
	meta := func(change func(meta object)) exchange.Request {
		m := modernMeta(nil)
		change(m)
		return modern("tools/list", object{"_meta": m})
	}
	const version = "io.modelcontextprotocol/protocolVersion"
	const capabilities = "io.modelcontextprotocol/clientCapabilities"
	unknownVersion := meta(func(m object) { m[version] = "v999.0.0" })
	for name, c := range map[string]struct {
		request exchange.Request
		status  int
		code    int
		id      string // "": the response has none
	}{
		"content type":           {with(list, "content-type", "text/plain"), 415, -32600, ""},
		"empty body":             {body(list, ""), 400, -32700, ""},
		"not JSON":               {body(list, "{"), 400, -32700, ""},
		"not UTF-8":              {body(list, "{\"a\":\"\xff\"}"), 400, -32700, ""},
		"too large":              {body(list, strings.Repeat(" ", exchange.MaxBody+1)), 400, -32700, ""},
		"not an object":          {body(list, `7`), 400, -32600, ""},
		"batch":                  {body(list, `[]`), 400, -32600, ""},
		"jsonrpc":                {body(list, `{"jsonrpc":"1.0","id":"a","method":"ping"}`), 400, -32600, `"a"`},
		"no method":              {body(list, `{"jsonrpc":"2.0","id":5}`), 400, -32600, "5"},
		"method is no string":    {body(list, `{"jsonrpc":"2.0","id":5,"method":7}`), 400, -32600, "5"},
		"null id":                {body(list, `{"jsonrpc":"2.0","id":null,"method":"ping"}`), 400, -32600, ""},
		"fraction as id":         {body(list, `{"jsonrpc":"2.0","id":1.5,"method":"ping"}`), 400, -32600, ""},
		"object as id":           {body(list, `{"jsonrpc":"2.0","id":{},"method":"ping"}`), 400, -32600, ""},
		"params are no object":   {body(list, `{"jsonrpc":"2.0","id":0,"method":"ping","params":[]}`), 400, -32600, "0"},
		"method twice":           {body(list, `{"jsonrpc":"2.0","id":1,"method":"ping","method":"tools/call"}`), 400, -32600, "1"},
		"name twice":             {body(list, `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","name":"b"}}`), 400, -32600, "1"},
		"response":               {body(list, `{"jsonrpc":"2.0","id":1,"result":{}}`), 400, -32600, "1"},
		"no version header":      {with(list, "mcp-protocol-version", ""), 400, -32020, "1"},
		"no _meta":               {body(list, `{"jsonrpc":"2.0","id":1,"method":"tools/list"}`), 400, -32602, "1"},
		"no version in _meta":    {meta(func(m object) { delete(m, version) }), 400, -32602, "1"},
		"version is no string":   {meta(func(m object) { m[version] = 5 }), 400, -32602, "1"},
		"no capabilities":        {meta(func(m object) { delete(m, capabilities) }), 400, -32602, "1"},
		"capabilities are wrong": {meta(func(m object) { m[capabilities] = []string{} }), 400, -32602, "1"},
		"versions differ":        {unknownVersion, 400, -32020, "1"},
		"legacy header":          {with(list, "mcp-protocol-version", "2025-11-25"), 400, -32020, "1"},
		"legacy versions differ": {with(meta(func(m object) { m[version] = "2025-06-18" }), "mcp-protocol-version", "2025-11-25"), 400, -32020, "1"},
		"unknown version":        {with(unknownVersion, "mcp-protocol-version", "v999.0.0"), 400, -32022, "1"},
		"unknown version header": {legacy("2024-11-05", "tools/list", nil), 400, -32022, "1"},
		"repeated version":       {with(list, "mcp-protocol-version", "2026-07-28, 2026-07-28"), 400, -32020, "1"},
		"no method header":       {with(list, "mcp-method", ""), 400, -32020, "1"},
		"other method":           {with(list, "mcp-method", "tools/call"), 400, -32020, "1"},
		"method in capitals":     {with(list, "mcp-method", "TOOLS/LIST"), 400, -32020, "1"},
		"no name header":         {with(call, "mcp-name", ""), 400, -32020, "1"},
		"other name":             {with(call, "mcp-name", "appraise_product"), 400, -32020, "1"},
		"raw name not ASCII":     {with(call, "mcp-name", "credit_balancé"), 400, -32020, "1"},
		"bad padding":            {with(call, "mcp-name", "=?base64?Y3JlZGl0X2JhbGFuY2U?="), 400, -32020, "1"},
		"bad alphabet":           {with(call, "mcp-name", "=?base64?Y3JlZGl0X2!!bGFuY2U=?="), 400, -32020, "1"},
		"unknown method":         {modern("unknown/method", nil), 404, -32601, "1"},
		"initialize":             {modern("initialize", nil), 404, -32601, "1"},
		"ping":                   {modern("ping", nil), 404, -32601, "1"},
		"setLevel":               {modern("logging/setLevel", nil), 404, -32601, "1"},
		"subscribe":              {modern("resources/subscribe", object{"uri": "a"}), 404, -32601, "1"},
		"listen":                 {modern("subscriptions/listen", nil), 404, -32601, "1"},
		"tasks/list":             {modern("tasks/list", nil), 404, -32601, "1"},
		"undeclared tasks":       {modern("tasks/get", object{"taskId": "a"}), 400, -32021, "1"},
		"name is no string":      {modern("tools/call", object{"name": 7}), 200, -32602, "1"},
		"unknown tool":           {modern("tools/call", object{"name": "none"}), 200, -32602, "1"},
		"arguments are a list":   {modern("tools/call", object{"name": "credit_balance", "arguments": []int{}}), 200, -32602, "1"},
		"cursor":                 {modern("tools/list", object{"cursor": "a"}), 200, -32602, "1"},
		"empty cursor":           {modern("tools/list", object{"cursor": ""}), 200, -32602, "1"},
		"cursor is no string":    {modern("tools/list", object{"cursor": 1}), 200, -32602, "1"},
		"task id is a number":    {modern("tasks/get", object{"taskId": 7, "_meta": modernMeta(tasksCapability)}), 200, -32602, "1"},
		"response is a number": {modern("tasks/update", object{"taskId": "apr_1", "inputResponses": object{"agree": 7}, "_meta": modernMeta(tasksCapability)}),
			200, -32602, "1"},
		"unknown prompt":   {modern("prompts/get", object{"name": "a"}), 200, -32602, "1"},
		"unknown resource": {modern("resources/read", object{"uri": "a://b"}), 200, -32602, "1"},

		"legacy unknown method": {legacy("2025-11-25", "unknown/method", nil), 200, -32601, "1"},
		"legacy discover":       {legacy("2025-11-25", "server/discover", nil), 200, -32601, "1"},
		"legacy task":           {legacy("2025-11-25", "tasks/get", object{"taskId": "a"}), 200, -32601, "1"},
		"legacy batch":          {body(legacy("2025-06-18", "ping", nil), `[{"jsonrpc":"2.0","id":1,"method":"ping"}]`), 400, -32600, ""},
	} {
		t.Run(name, func(t *testing.T) {
			s := &script{T: t}
			x := s.do(c.request)
			got := s.read(x)
			if got.status != c.status || got.Error.Code != c.code || got.Error.Message == "" || string(got.ID) != c.id || got.Result != nil {
				t.Errorf("got %d %s, want %d with error %d and id %s", got.status, x.Response.Body, c.status, c.code, c.id)
			}
			if len(x.Effects) > 0 {
				t.Errorf("got the effects %v, want none", x.Effects)
			}
			if x.Response.Headers.Get("mcp-session-id") != "" {
				t.Error("the response has a session id")
			}
		})
	}
}

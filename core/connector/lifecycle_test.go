package connector_test

import (
	"fmt"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/ledger"
)

func TestDiscover(t *testing.T) {
	got := (&script{T: t}).call(modern("server/discover", nil))
	r := got.Result
	capabilities := string(encode(r["capabilities"]))
	if r["resultType"] != "complete" || fmt.Sprint(r["supportedVersions"]) != "[2026-07-28 2025-11-25 2025-06-18 2025-03-26]" ||
		capabilities != `{"extensions":{"io.modelcontextprotocol/tasks":{},"io.modelcontextprotocol/ui":{}},"prompts":{},"resources":{},"tools":{}}` ||
		r["ttlMs"] != 3600000.0 || r["cacheScope"] != "public" || r["instructions"] == "" || r["serverInfo"] != nil {
		t.Errorf("got %v", r)
	}
	info := r["_meta"].(object)["io.modelcontextprotocol/serverInfo"]
	if text := string(encode(info)); text != `{"icons":[{"mimeType":"image/svg+xml","sizes":["any"],"src":"https://loupe.example.com/favicon.svg"}],`+
		`"name":"loupe","title":"Loupe","version":"1.0.0","websiteUrl":"https://loupe.example.com"}` {
		t.Errorf("got the server info %s", text)
	}
}

func TestListsCanBeCached(t *testing.T) {
	for method, name := range map[string]string{
		"tools/list": "tools", "prompts/list": "prompts", "resources/list": "resources", "resources/templates/list": "resourceTemplates",
	} {
		got := (&script{T: t}).call(modern(method, nil)).Result
		list, isList := got[name].([]any)
		if !isList || (len(list) > 0) != (name == "tools" || name == "resources") || got["ttlMs"] != 3600000.0 || got["cacheScope"] != "public" || got["resultType"] != "complete" {
			t.Errorf("%s: got %v", method, got)
		}
		if old := (&script{T: t}).call(legacy("2025-11-25", method, nil)).Result; len(old) != 1 || old[name] == nil {
			t.Errorf("%s, legacy: got %v, want %s only", method, old, name)
		}
	}
}

func TestInitializeAgreesToLegacyRevisions(t *testing.T) {
	for requested, want := range map[any]string{
		"2025-11-25": "2025-11-25", "2025-06-18": "2025-06-18", "2025-03-26": "2025-03-26",
		"2024-11-05": "2025-11-25", "2026-07-28": "2025-11-25", "": "2025-11-25", 7: "2025-11-25",
	} {
		params := object{"protocolVersion": requested, "capabilities": object{}, "clientInfo": object{"name": "c", "version": "1"}}
		for _, header := range []string{"", "2025-11-25", "2026-07-28"} {
			got := (&script{T: t}).call(legacy(header, "initialize", params)).Result
			if text := string(encode(got["capabilities"])); got["protocolVersion"] != want || text != `{"prompts":{},"resources":{},"tools":{}}` ||
				got["serverInfo"].(object)["name"] != "loupe" || got["resultType"] != nil || got["_meta"] != nil {
				t.Errorf("%v: got %v, want %s", requested, got, want)
			}
		}
	}
}

func TestLegacyRevisionsCallTools(t *testing.T) {
	for _, version := range []string{"2025-11-25", "2025-06-18", "2025-03-26", ""} {
		s := &script{T: t}
		if x := s.do(legacy(version, "ping", nil)); string(x.Response.Body) != `{"jsonrpc":"2.0","id":1,"result":{}}` {
			t.Errorf("%q: got the ping %s", version, x.Response.Body)
		}
		// Legacy calls may have the param task of 2025-11-25, which is ignored, and no header that repeats country.
		got := s.call(legacy(version, "tools/call", object{
			"name": "appraise_product", "task": object{"ttl": 60000},
			"arguments": object{"image_url": photoURL, "description": "Halden F2 35mm film SLR camera", "country": "DE"},
		}))
		if got.status != 200 || got.Result["isError"] != false || got.Result["resultType"] != nil || got.Result["structuredContent"] == nil {
			t.Errorf("%q: got %d %v %v", version, got.status, got.Error, got.Result)
		}
		if meta := got.Result["_meta"].(object); meta["io.modelcontextprotocol/serverInfo"] != nil || meta["loupe/appraisal"] == nil {
			t.Errorf("%q: got _meta %v, want the appraisal only", version, meta)
		}
	}
}

func TestLegacyVersionInMetaIsIgnored(t *testing.T) {
	meta := object{"_meta": object{"io.modelcontextprotocol/protocolVersion": "2025-11-25"}}
	for _, header := range []string{"", "2025-11-25"} {
		if got := (&script{T: t}).call(legacy(header, "ping", meta)); got.Result == nil {
			t.Errorf("%q: got %v, want a result", header, got.Error)
		}
	}
}

func TestBatchAnswersEachRequest(t *testing.T) {
	message := func(id any, method string, params object) object {
		return object{"jsonrpc": "2.0", "id": id, "method": method, "params": params}
	}
	call := func(id any, name string, arguments object) object {
		return message(id, "tools/call", object{"name": name, "arguments": arguments})
	}
	s := &script{T: t}
	x := s.do(body(legacy("", "", nil), string(encode([]any{
		call(1, "appraise_product", cameraArguments), call("b", "credit_balance", nil),
		object{"jsonrpc": "2.0", "method": "notifications/initialized"}, message(2, "initialize", object{}), 7,
		message(3, "none", object{}), message(4, "tools/list", object{"_meta": modernMeta(nil)}),
	}))))
	var got []response
	s.decode(string(x.Response.Body), &got)
	if len(got) != 6 || x.Response.Status != 200 {
		t.Fatalf("got %d %s, want six responses", x.Response.Status, x.Response.Body)
	}
	for i, want := range []struct {
		id    string
		error int
	}{{"1", 0}, {`"b"`, 0}, {"2", -32600}, {"", -32600}, {"3", -32601}, {"4", -32020}} {
		if string(got[i].ID) != want.id || got[i].Error.Code != want.error {
			t.Errorf("response %d: got id %s and error %d, want %s and %d", i, got[i].ID, got[i].Error.Code, want.id, want.error)
		}
	}
	if got[0].Result["isError"] != false || got[1].Result["structuredContent"].(object)["available"] != 4.0 {
		t.Errorf("got %v and %v", got[0].Result, got[1].Result)
	}
	if limits := x.Of(exchangetest.Limit); len(limits) != 1 || limits[0].Key != "hash" {
		t.Errorf("got the limits %v, want one for the second call", limits)
	}
}

func TestBatchHasOneAppraisalAtMost(t *testing.T) {
	s := &script{T: t}
	one := object{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": object{"name": "appraise_product", "arguments": cameraArguments}}
	several := object{"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": object{"name": "appraise_products", "arguments": object{"items": []any{cameraArguments}}}}
	x := s.do(body(legacy("2025-03-26", "", nil), string(encode([]any{one, several}))))
	if n := strings.Count(string(x.Response.Body), "BAD_REQUEST: "); n != 2 || len(x.Of(exchangetest.D1)) > 0 {
		t.Errorf("got %s after %v, want two refused calls", x.Response.Body, x.Effects)
	}
}

func TestProgressIsStreamed(t *testing.T) {
	for _, c := range []struct {
		request func(object) exchange.Request
		token   any
	}{
		{func(p object) exchange.Request { return modern("tools/call", p) }, 0},
		{func(p object) exchange.Request { return modern("tools/call", p) }, "a"},
		{func(p object) exchange.Request { return legacy("2025-11-25", "tools/call", p) }, 7},
		{func(p object) exchange.Request { return legacy("", "tools/call", p) }, "b"},
	} {
		s := &script{T: t}
		x := s.do(c.request(object{"name": "appraise_product", "arguments": cameraArguments, "_meta": modernMetaOr(c.request, c.token)}))
		got := s.read(x)
		if x.Response.Headers.Get("content-type") != "text/event-stream" || x.Response.Headers.Get("x-accel-buffering") != "no" ||
			got.Result["structuredContent"] == nil || len(got.events) < 5 {
			t.Fatalf("got %v %s, want a stream of notifications with a result", x.Response.Headers, x.Response.Body)
		}
		last := 0.0
		for _, event := range got.events {
			params := event["params"].(object)
			if event["method"] != "notifications/progress" || event["id"] != nil || fmt.Sprint(params["progressToken"]) != fmt.Sprint(c.token) ||
				params["progress"].(float64) <= last || params["total"] != 11.0 || strings.Contains(params["message"].(string), "_") {
				t.Errorf("got %v after %v of 11", event, last)
			}
			last = params["progress"].(float64)
		}
	}
}

// modernMetaOr returns a _meta with the token, for the era of the request.
func modernMetaOr(request func(object) exchange.Request, token any) object {
	if request(object{}).Headers.Get("mcp-method") != "" {
		return modernMeta(nil, "progressToken", token)
	}
	return object{"progressToken": token}
}

func TestProgressNeedsATokenAndAClientThatReadsStreams(t *testing.T) {
	for name, r := range map[string]exchange.Request{
		"no token":    modern("tools/call", object{"name": "appraise_product", "arguments": cameraArguments}),
		"wrong token": modern("tools/call", object{"name": "appraise_product", "arguments": cameraArguments, "_meta": modernMeta(nil, "progressToken", 1.5)}),
		"no accept": with(modern("tools/call", object{"name": "appraise_product", "arguments": cameraArguments, "_meta": modernMeta(nil, "progressToken", 1)}),
			"accept", "application/json"),
	} {
		s := &script{T: t}
		x := s.do(r)
		if x.Response.Headers.Get("content-type") != "application/json" || s.read(x).Result["structuredContent"] == nil {
			t.Errorf("%s: got %v %s, want a JSON result", name, x.Response.Headers, x.Response.Body)
		}
	}
}

// If a modern client closes the stream, no further stage begins and the credits are released. A legacy client's call goes on.
func TestClosedStreamCancelsAModernCall(t *testing.T) {
	arguments := object{"name": "appraise_product", "arguments": cameraArguments, "_meta": modernMeta(nil, "progressToken", 1)}
	s := &script{T: t, searchTime: 3000, leaveAfter: 1000}
	x := s.do(modern("tools/call", arguments))
	if len(s.settled) != 3 || s.settled[0].SQL != ledger.CancelAppraisal || s.settled[1].SQL != ledger.VoidCancelled {
		t.Errorf("got the settlement %v, want a cancellation", s.settled)
	}
	if last := x.Effects[len(x.Effects)-1]; last.Kind != exchangetest.D1 {
		t.Errorf("got the last effect %v, want the settlement", last)
	}
	if strings.Contains(string(x.Response.Body), "result") {
		t.Errorf("got %s after the client left", x.Response.Body)
	}

	arguments["_meta"] = object{"progressToken": 1}
	s = &script{T: t, searchTime: 3000, leaveAfter: 1000}
	s.do(legacy("2025-11-25", "tools/call", arguments))
	if len(s.settled) != 3 || s.settled[0].SQL != ledger.StoreAnswer || s.settled[1].Params[1].Text() != ledger.Posted {
		t.Errorf("legacy: got the settlement %v, want an answer that is charged", s.settled)
	}
}

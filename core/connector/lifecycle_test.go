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

func TestClosedStreamLeavesALegacyCallRunning(t *testing.T) {
	s := &script{T: t, searchTime: 3000, leaveAfter: 1000}
	s.do(legacy("2025-11-25", "tools/call", object{"name": "appraise_product", "arguments": cameraArguments, "_meta": object{"progressToken": 1}}))
	if len(s.settled) != 3 || s.settled[0].SQL != ledger.StoreAnswer || s.settled[1].Params[1].Text() != ledger.Posted {
		t.Errorf("got the settlement %v, want an answer that is charged", s.settled)
	}
}

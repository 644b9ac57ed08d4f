package mcp_test

import (
	"fmt"
	"testing"

	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

func TestDiscover(t *testing.T) {
	got := (&script{T: t}).call(modern("server/discover", nil))
	r := got.Result
	capabilities := string(encode(r["capabilities"]))
	if r["resultType"] != "complete" || fmt.Sprint(r["supportedVersions"]) != "[2026-07-28 2025-11-25 2025-06-18]" ||
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
		"2025-11-25": "2025-11-25", "2025-06-18": "2025-06-18",
		"2025-03-26": "2025-11-25", "2024-11-05": "2025-11-25", "2026-07-28": "2025-11-25", "": "2025-11-25", 7: "2025-11-25",
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

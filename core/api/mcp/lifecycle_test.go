package mcp_test

import (
	"testing"

	"loupe/core/store/ledger"
)

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

func TestClosedStreamLeavesALegacyCallRunning(t *testing.T) {
	s := &script{T: t, searchTime: 3000, leaveAfter: 1000}
	s.do(legacy("2025-11-25", "tools/call", object{"name": "appraise_product", "arguments": cameraArguments, "_meta": object{"progressToken": 1}}))
	if len(s.settled) != 3 || s.settled[0].SQL != ledger.StoreAnswer || s.settled[1].Params[1].Text() != ledger.Posted {
		t.Errorf("got the settlement %v, want an answer that is charged", s.settled)
	}
}

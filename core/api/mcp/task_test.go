package mcp_test

import (
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/ledger"
)

var tasksCapability = object{"extensions": object{"io.modelcontextprotocol/tasks": object{}}}

func task(method, id string) exchange.Request {
	return modern(method, object{"taskId": id, "_meta": modernMeta(tasksCapability)})
}

func TestRefusedCallMakesNoTask(t *testing.T) {
	refused := exchangetest.Fail(exchange.Failed, string(ledger.OutOfCredits))
	s := &script{T: t, admission: &refused}
	r := s.call(modern("tools/call", object{"name": "appraise_product", "arguments": cameraArguments, "_meta": modernMeta(tasksCapability)})).Result
	if r["resultType"] != "complete" || r["isError"] != true {
		t.Errorf("got %v, want an error result", r)
	}
}

func TestUnreadableTaskIsAnInternalError(t *testing.T) {
	for _, method := range []string{"tasks/get", "tasks/update", "tasks/cancel"} {
		got := (&script{T: t, failing: true}).call(task(method, "apr_1"))
		if got.status != 200 || got.Error.Code != -32603 || !strings.Contains(got.Error.Message, "try again") {
			t.Errorf("%s: got %d %v, want -32603 and try again", method, got.status, got.Error)
		}
	}
}

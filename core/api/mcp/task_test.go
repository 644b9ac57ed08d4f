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

func TestTaskTellsItsState(t *testing.T) {
	for _, c := range []struct {
		status, member, updated string
		record                  []exchange.Value
	}{
		{"working", "", "2026-11-06T21:20:00.000Z", inProgress},
		{"completed", "result", "2026-11-06T21:20:09.000Z", valued},
		{"failed", "error", "2026-11-06T21:24:00.000Z", interrupted},
		{"cancelled", "", "2026-11-06T21:20:03.000Z", cancelled},
	} {
		s := &script{T: t, record: c.record}
		r := s.call(task("tasks/get", "apr_1")).Result
		if r["resultType"] != "complete" || r["taskId"] != "apr_1" || r["status"] != c.status || r["createdAt"] != "2026-11-06T21:20:00.000Z" || r["lastUpdatedAt"] != c.updated {
			t.Errorf("got %v, want a task that is %s", r, c.status)
		}
		for _, member := range []string{"result", "error", "inputRequests"} {
			if (r[member] != nil) != (member == c.member) {
				t.Errorf("%s: got %s %v", c.status, member, r[member])
			}
		}
	}
	s := &script{T: t, record: valued}
	result := s.call(task("tasks/get", "apr_1")).Result["result"].(object)
	if err := compile(t, s.tools()["appraise_product"]["outputSchema"]).Validate(result["structuredContent"]); err != nil || result["isError"] != false {
		t.Errorf("got %v, want a result of appraise_product: %v", result, err)
	}
}

func TestTaskIsUpdatedAndCancelled(t *testing.T) {
	for _, method := range []string{"tasks/update", "tasks/cancel"} {
		s := &script{T: t, record: inProgress}
		x := s.do(task(method, "apr_1"))
		r := s.read(x).Result
		if r["resultType"] != "complete" || r["taskId"] != nil || r["status"] != nil {
			t.Errorf("%s: got %v, want an acknowledgement", method, r)
		}
		statements := x.Of(exchangetest.D1)[0].Statements
		if cancels := statements[0].SQL == ledger.CancelAppraisal && statements[1].SQL == ledger.VoidCancelled; cancels != (method == "tasks/cancel") {
			t.Errorf("%s: got the statements %v", method, statements)
		}
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

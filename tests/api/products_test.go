package api

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"loupe/tests/fixture"
)

// products are the arguments of a call of appraise_products with these items, JSON.
func products(items ...string) fixture.Object {
	return fixture.Object{"items": json.RawMessage("[" + strings.Join(items, ",") + "]")}
}

const namedUnknown = `{"image_url":"` + goneURL + `","description":"Zzyzx","reference":"shelf 2"}`

func TestToolAppraisesSeveralProducts(t *testing.T) {
	t.Parallel()
	s := newService(t, 10*cost, withQueue(true))
	r := s.tool("appraise_products", products(camera(1), namedUnknown, camera(3)))
	s.expect(r, false, "isError")
	s.expect(r, "completed", "structuredContent", "state")
	for i, state := range []string{"valued", "unvalued", "valued"} {
		s.expect(r, state, "structuredContent", "results", i, "state")
	}
	s.expect(r, "shelf 2", "structuredContent", "results", 1, "reference")
	text, _ := r.at("content", 0, "text").(string)
	for _, want := range []string{"3 of 3 products are done.\n1: ", " USD, estimate ", "\n2 shelf 2: no value\n3: "} {
		if !strings.Contains(text, want) {
			t.Errorf("got the text %q, want %q in it", text, want)
		}
	}
	first := s.get(fmt.Sprint("/api/v1/appraisals/", r.at("structuredContent", "results", 0, "appraisal_id")))
	s.expect(first, r.at("structuredContent", "results", 0, "lower"), "answer", "appraisal", "price_lower")
	s.expect(first, r.at("structuredContent", "results", 0, "estimate"), "evidence", "estimate")
	s.expectBalance(8*cost, 0)

	again := s.tool("appraise_products", fixture.Object{"id": r.at("structuredContent", "id")})
	if d := difference("result", again.at("structuredContent"), r.at("structuredContent")); d != "" {
		t.Errorf("looked up by its id, the result differs: %s", d)
	}
	s.checkBatches()
	s.key = s.addAccount("acct_2", 0)
	s.expectRefusal(s.tool("appraise_products", fixture.Object{"id": r.at("structuredContent", "id")}), "NOT_FOUND", "no such batch")
	s.expectRefusal(s.tool("appraise_products", products(camera(1))), "OUT_OF_CREDITS")
}

// Without a queue the items wait for the schedule.
func TestTaskOfSeveralProductsIsCancelled(t *testing.T) {
	t.Parallel()
	s := newService(t, 10*cost, withQueue(false))
	call := fixture.Object{"name": "appraise_products", "arguments": products(camera(1), camera(2))}
	created := s.send(s.rpc("tools/call", call))
	id, _ := created.at("result", "taskId").(string)
	s.expect(created, "0 of 2 products are done", "result", "statusMessage")
	s.Work()
	s.send(s.rpc("tasks/cancel", fixture.Object{"taskId": id}))
	s.expect(s.send(s.rpc("tasks/get", fixture.Object{"taskId": id})), "cancelled", "result", "status")
	s.expectBalance(9*cost, 0)
}

// rpc returns a request to the connector, from a client that understands tasks.
func (s *service) rpc(method string, params fixture.Object) *http.Request {
	return fixture.ConnectorRequest("http://example.com", s.key, method, fixture.Tasks, nil, params)
}

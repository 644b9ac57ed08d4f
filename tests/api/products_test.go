package api

import (
	"encoding/json"
	"fmt"
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

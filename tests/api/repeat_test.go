package api

import (
	"bytes"
	"encoding/json"
	"net/http"
	"testing"
	"time"

	"loupe/tests/fixture"
)

// call returns a call of appraise_product from a client without tasks.
func (s *service) call(id any, country string) *http.Request {
	arguments := fixture.Object{"image_url": cameraURL, "description": "Halden Scout 35 rangefinder camera", "country": country}
	params := fixture.Object{"name": "appraise_product", "arguments": arguments}
	body, err := json.Marshal(fixture.Object{"jsonrpc": "2.0", "id": id, "method": "tools/call", "params": params})
	if err != nil {
		s.t.Fatal(err)
	}
	r, _ := http.NewRequest("POST", "http://example.com/mcp", bytes.NewReader(body))
	for name, value := range map[string]string{"Content-Type": "application/json", "Accept": "application/json", "X-Loupe-Api-Key": s.key} {
		r.Header.Set(name, value)
	}
	return r
}

func TestRepeatedToolCallIsOneAppraisal(t *testing.T) {
	t.Parallel()
	s := newService(t, 6*cost)
	appraised := func(r reply) string {
		t.Helper()
		s.expect(r, false, "result", "isError")
		id, _ := r.at("result", "_meta", "loupe/appraisal", "id").(string)
		return id
	}
	first := s.send(s.call(7, "DE"))
	id := appraised(first)
	for range 2 {
		s.advance(59 * time.Second)
		repeated := s.send(s.call(7, "DE"))
		if got := appraised(repeated); got != id || id == "" {
			t.Errorf("got the appraisal %s, want %s again", got, id)
		}
		s.expect(repeated, true, "result", "_meta", "loupe/appraisal", "replayed")
		if d := difference("result", repeated.at("result", "structuredContent"), first.at("result", "structuredContent")); d != "" {
			t.Errorf("the repeated result differs: %s", d)
		}
	}
	s.expectBalance(5*cost, 0)

	// Another id, other arguments, an id of another type and another account are other calls.
	for i, r := range []*http.Request{s.call(8, "DE"), s.call(7, "AT"), s.call("7", "DE")} {
		if got := appraised(s.send(r)); got == id {
			t.Errorf("call %d: got the first appraisal, want another", i)
		}
		s.expectBalance(int64(4-i)*cost, 0)
	}
	own := s.key
	s.key = s.addAccount("acct_2", cost)
	if got := appraised(s.send(s.call(7, "DE"))); got == id {
		t.Error("another account got the first appraisal")
	}
	s.key = own

	s.advance(3 * time.Second) // two minutes and a second after the first call
	if got := appraised(s.send(s.call(7, "DE"))); got == id {
		t.Error("got the first appraisal after two minutes, want another")
	}
	s.expectBalance(cost, 0)
}

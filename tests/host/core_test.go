package host

import (
	"crypto/sha256"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"loupe/core/account"
	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/gateway"
	"loupe/worker/migrations"
)

// The built core answers on wazero. Its transcript replays byte for byte, on a fresh instance and
// on the same source compiled natively.
func TestCoreReplaysInWasmAndNatively(t *testing.T) {
	key := account.NewKey("loupe", sha256.Sum256([]byte("a test's key")))
	record := new(Transcript)
	h := start(t, Options{
		Guest: Core(t), D1: database(t, migrations.All()...), Record: record, Transport: answering("not a photo"),
		Vars: map[string]string{"SERVICE_NAME": "loupe"},
	})
	ask := func(method, path, key, body string) *http.Response {
		r := httptest.NewRequest(method, path, strings.NewReader(body))
		r.Header.Set("Authorization", "Bearer "+key)
		r.Header.Set("Content-Type", "application/json")
		return h.Do(r)
	}
	appraise := func(key, body string) *http.Response { return ask("POST", "/api/v1/appraise-product", key, body) }

	if got := appraise(key, "{}").StatusCode; got != 401 {
		t.Errorf("a key that D1 does not have: got status %d, want 401", got)
	}
	for _, sql := range []string{
		"INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0)",
		"INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('k', 'a', 'K', '" + account.HashKey(key) + "', 'hint', 0)",
		"INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('g', 'issued', 'a', 100, 'posted', 'test', 0, 0)",
	} {
		rows(t, h.options.D1, sql)
	}
	for _, c := range []struct {
		name     string
		response *http.Response
		status   int
	}{
		{"no such path", ask("GET", "/api/v1/nothing", key, ""), 404},
		{"no such method", ask("DELETE", "/api/v1/appraise-product", key, ""), 405},
		{"a mistyped key", appraise(key+"x", "{}"), 401},
		{"no image_url", appraise(key, "{}"), 400},
		{"not JSON", appraise(key, `{"image_url":`), 400},
		{"an appraisal", appraise(key, `{"image_url":"https://example.com/a.jpg","description":"a camera"}`), 200},
	} {
		if c.response.StatusCode != c.status || c.response.Header.Get("X-Request-Id") == "" {
			t.Errorf("%s: got status %d and headers %v, want %d and X-Request-Id", c.name, c.response.StatusCode, c.response.Header, c.status)
		}
	}
	h.Wait()
	if h.Log() != "" || h.Open() != 0 {
		t.Errorf("got %d open exchanges, want 0; log:\n%s", h.Open(), h.Log())
	}
	if err := Replay(Core(t), record); err != nil {
		t.Errorf("replay in wasm: %v", err)
	}
	if err := Replay(Native(gateway.Program()), record); err != nil {
		t.Errorf("replay natively (is core.wasm built from this source?): %v", err)
	}
}

// A core that is not configured answers defective frames with a fault and does not trap.
func TestCoreAnswersDefectiveFramesWithFault(t *testing.T) {
	engine, err := Core(t)()
	if err != nil {
		t.Fatal(err)
	}
	defer engine.Close()
	for n := range 300 {
		frame := make([]byte, n)
		for i := range frame {
			frame[i] = byte(n * (i + 1))
		}
		if n == 0 {
			frame = []byte{4}
		}
		if answer, err := engine.Step(frame); err != nil || len(answer) < 1 || answer[0] != exchangetest.FrameFault {
			t.Fatalf("%q: got answer %q, %v, want a fault", frame, answer, err)
		}
	}
}

// The built core's manifest has everything that a host needs: its problem responses are complete
// but for x-request-id, and no name is both a variable and a secret.
func TestCoreManifest(t *testing.T) {
	h := start(t, Options{Guest: Core(t)})
	m := h.Manifest()
	if !slices.Contains(m.Variables, "SERVICE_NAME") || !slices.Contains(m.Secrets, "VISION_API_KEY") || !slices.Contains(m.Secrets, "EBAY_TOKEN") {
		t.Errorf("got variables %q and secrets %q, want SERVICE_NAME in the first, VISION_API_KEY and EBAY_TOKEN in the second", m.Variables, m.Secrets)
	}
	for _, name := range m.Variables {
		if slices.Contains(m.Secrets, name) || name == "SECRETS" {
			t.Errorf("got %s among the variables, want no secret and not SECRETS there", name)
		}
	}
	for _, c := range []struct {
		r          protocol.Response
		status     int
		code       string
		retryAfter bool
	}{{m.Internal, 500, "INTERNAL", false}, {m.Unavailable, 503, "UNAVAILABLE", true}} {
		var problem struct {
			Type, Title, Code, Detail string
			Status                    int
		}
		if err := json.Unmarshal(c.r.Body, &problem); err != nil {
			t.Fatal(err)
		}
		for field, got := range map[string][2]any{
			"the response's status": {c.r.Status, c.status}, "status": {problem.Status, c.status}, "code": {problem.Code, c.code},
			"type": {problem.Type, "/problems/" + c.code}, "title": {problem.Title, http.StatusText(c.status)}, "detail is empty": {problem.Detail == "", false},
		} {
			if got[0] != got[1] {
				t.Errorf("%s: %s: got %v, want %v", c.code, field, got[0], got[1])
			}
		}
		headers := map[string]string{}
		for _, h := range c.r.Headers {
			headers[h.Name] = h.Value
		}
		if _, found := headers["x-request-id"]; found || headers["content-type"] != "application/problem+json" || (headers["retry-after"] != "") != c.retryAfter {
			t.Errorf("%s: got headers %v, want a problem's content-type, no x-request-id, and retry-after: %v", c.code, headers, c.retryAfter)
		}
	}
}

func BenchmarkCore(b *testing.B) {
	for name, guest := range map[string]Guest{"wasm": Core(b), "native": Native(gateway.Program())} {
		b.Run(name, func(b *testing.B) {
			h := start(b, Options{Guest: guest})
			r := httptest.NewRequest("GET", "/api/v1/nothing", nil)
			for b.Loop() {
				if got := h.Do(r).StatusCode; got != 404 {
					b.Fatalf("got status %d, want 404", got)
				}
			}
		})
	}
}

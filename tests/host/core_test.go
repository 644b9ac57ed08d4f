package host

import (
	"crypto/sha256"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"loupe/core/account"
	"loupe/core/gateway"
	"loupe/worker/migrations"
)

// The built core, on wazero: it answers, what it said replays on a fresh instance, and the same source compiled
// natively says the same, byte for byte.
func TestCoreInWasmAndNatively(t *testing.T) {
	key := account.NewKey("loupe", sha256.Sum256([]byte("a test's key")))
	record := new(Transcript)
	h, err := New(Options{
		Guest: Core(t), D1: database(t, migrations.All()...), Record: record, Transport: answering("not a photo"),
		Vars: map[string]string{"SERVICE_NAME": "loupe"},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	ask := func(method, path, key, body string) *http.Response {
		r := httptest.NewRequest(method, path, strings.NewReader(body))
		r.Header.Set("Authorization", "Bearer "+key)
		r.Header.Set("Content-Type", "application/json")
		return h.Do(r)
	}
	appraise := func(key, body string) *http.Response { return ask("POST", "/api/v1/appraise-product", key, body) }

	if got := appraise(key, "{}").StatusCode; got != 401 {
		t.Errorf("a key that D1 does not have: %d", got)
	}
	for _, sql := range []string{
		"INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0)",
		"INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('k', 'a', 'K', '" + account.HashKey(key) + "', 'hint', 0)",
		"INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('g', 'issued', 'a', 100, 'posted', 'test', 0, 0)",
	} {
		rows(t, h.options.D1, sql)
	}
	for _, c := range []struct {
		name   string
		answer *http.Response
		status int
	}{
		{"no such path", ask("GET", "/api/v1/nothing", key, ""), 404},
		{"no such method", ask("DELETE", "/api/v1/appraise-product", key, ""), 405},
		{"a mistyped key", appraise(key+"x", "{}"), 401},
		{"no image_url", appraise(key, "{}"), 400},
		{"not JSON", appraise(key, `{"image_url":`), 400},
		{"an appraisal", appraise(key, `{"image_url":"https://example.com/a.jpg","description":"a camera"}`), 200},
	} {
		if c.answer.StatusCode != c.status || c.answer.Header.Get("X-Request-Id") == "" {
			t.Errorf("%s: %d, %v", c.name, c.answer.StatusCode, c.answer.Header)
		}
	}
	h.Wait()
	if h.Log() != "" || h.Open() != 0 {
		t.Errorf("%d open, log:\n%s", h.Open(), h.Log())
	}
	if err := Replay(Core(t), record); err != nil {
		t.Errorf("replay in wasm: %v", err)
	}
	if err := Replay(Native(gateway.Program()), record); err != nil {
		t.Errorf("replay natively (is core.wasm built from this source?): %v", err)
	}
}

// A core that is not yet configured, or gets a frame that is none, finds fault; it does not trap.
func TestCoreFindsFault(t *testing.T) {
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
		if answer, err := engine.Step(frame); err != nil || len(answer) < 1 || answer[0] != 2 {
			t.Fatalf("%q is answered %q, %v", frame, answer, err)
		}
	}
}

func BenchmarkCore(b *testing.B) {
	for name, guest := range map[string]Guest{"wasm": Core(b), "native": Native(gateway.Program())} {
		b.Run(name, func(b *testing.B) {
			h, err := New(Options{Guest: guest})
			if err != nil {
				b.Fatal(err)
			}
			defer h.Close()
			r := httptest.NewRequest("GET", "/api/v1/nothing", nil)
			for b.Loop() {
				if got := h.Do(r).StatusCode; got != 404 {
					b.Fatal(fmt.Sprint("status ", got))
				}
			}
		})
	}
}

package gateway_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/gateway"
	"loupe/core/ledger"
	"loupe/core/sha256"
	"loupe/core/upstream"
)

func row(values ...exchange.Value) exchangetest.Answer {
	return exchangetest.Rows(exchangetest.OneRow(values...))
}

// repeated is a host that knows the idempotency key of a request: of one with this body, in this state.
func repeated(body string, answer exchange.Value, state string) *script {
	s := healthy()
	s.storage = map[string]exchangetest.Answer{
		ledger.HoldCredits: exchangetest.Fail(exchange.Failed, "UNIQUE constraint failed: "+ledger.DuplicateIdempotencyKey),
		ledger.FindReplay: row(exchange.Text("apr_1"), exchange.Text(sha256.Hex([]byte(body))), answer, exchange.Value{},
			exchange.Text(state), exchange.Int(10), exchange.Int(75)),
	}
	return s
}

func expectHeaders(t *testing.T, r *exchange.Response, want map[string]string) {
	t.Helper()
	for name, value := range want {
		if got := r.Headers.Get(name); got != value {
			t.Errorf("header %s is %q, want %q", name, got, value)
		}
	}
}

func TestReplayHasTheHeadersOfTheFirstResponse(t *testing.T) {
	for state, charged := range map[string]string{ledger.Posted: "10", ledger.Voided: "0"} {
		request := post(validBody, exchange.Header{Name: "idempotency-key", Value: "once"})
		x, _ := repeated(validBody, exchange.Text(`{"stored":true}`), state).do(t, request)
		if x.Response.Status != 200 || string(x.Response.Body) != `{"stored":true}` {
			t.Errorf("%s: got %d %s, want the stored answer", state, x.Response.Status, x.Response.Body)
		}
		expectHeaders(t, x.Response, map[string]string{
			"loupe-appraisal-id": "apr_1", "loupe-credits-charged": charged, "loupe-credits-remaining": "75",
			"idempotent-replayed": "true", "content-type": "application/json", "cache-control": "no-store",
		})
	}
}

// The idempotency key stands for the bytes of the body.
func TestIdempotencyConflicts(t *testing.T) {
	request := post(validBody, exchange.Header{Name: "idempotency-key", Value: "once"})
	x, d := repeated(validBody+" ", exchange.Text("{}"), ledger.Posted).do(t, request)
	if d.Status != 409 || d.Code != "IDEMPOTENCY_CONFLICT" || d.Field != "Idempotency-Key" || x.Response.Headers.Get("retry-after") != "" {
		t.Errorf("another body: got %+v, Retry-After %q", d, x.Response.Headers.Get("retry-after"))
	}
	x, d = repeated(validBody, exchange.Value{}, ledger.Pending).do(t, request)
	if d.Status != 409 || d.Code != "IDEMPOTENCY_CONFLICT" || x.Response.Headers.Get("retry-after") != "5" {
		t.Errorf("in progress: got %+v, Retry-After %q, want 5", d, x.Response.Headers.Get("retry-after"))
	}
}

// The caller needs the id to ask later what became of the appraisal.
func TestUnknownOutcomeHasTheAppraisalsID(t *testing.T) {
	s := healthy()
	s.storage = map[string]exchangetest.Answer{
		ledger.HoldCredits:    exchangetest.Rows(exchange.Rows{}, exchange.Rows{}, exchange.Rows{}),
		ledger.FindSettlement: exchangetest.Fail(exchange.Network, "lost"),
	}
	s.variables = exchange.Headers{{Name: "SEARCH", Value: "nobody"}}
	s.fetches = true
	s.storage[ledger.CountUnvalued] = exchangetest.Rows(exchange.Rows{}, exchange.Rows{}, exchange.Rows{}, exchange.Rows{})
	x, d := s.do(t, post(validBody))
	id := x.Response.Headers.Get("loupe-appraisal-id")
	if d.Status != 503 || d.Code != "UNAVAILABLE" || !strings.HasPrefix(id, "apr_") || x.Response.Headers.Get("retry-after") != "5" {
		t.Errorf("got %+v with the id %q and Retry-After %q", d, id, x.Response.Headers.Get("retry-after"))
	}
}

func TestShowAppraisal(t *testing.T) {
	record := func(answer, evidence exchange.Value, state string) exchangetest.Answer {
		return row(answer, evidence, exchange.Text(state), exchange.Int(10), exchange.Int(75), exchange.Int(1), exchange.Int(2), exchange.Int(0))
	}
	text := exchange.Text
	for name, c := range map[string]struct {
		record  exchangetest.Answer
		status  int
		body    string
		headers map[string]string
	}{
		"posted": {record(text(`{"a":1}`), text(`{"e":1}`), ledger.Posted), 200, `{"id":"apr_1","answer":{"a":1},"evidence":{"e":1}}`,
			map[string]string{"loupe-credits-charged": "10", "loupe-credits-remaining": "75", "loupe-appraisal-id": "apr_1", "idempotent-replayed": ""}},
		"voided": {record(text(`{"a":1}`), text(`{}`), ledger.Voided), 200, `{"id":"apr_1","answer":{"a":1},"evidence":{}}`,
			map[string]string{"loupe-credits-charged": "0"}},
		"interrupted": {record(exchange.Value{}, exchange.Value{}, ledger.Voided), 200, `{"id":"apr_1","answer":null,"evidence":null}`, nil},
		"running":     {record(exchange.Value{}, exchange.Value{}, ledger.Pending), 202, `{"id":"apr_1"}`, map[string]string{"retry-after": "5"}},
		"unknown":     {exchangetest.Rows(exchange.Rows{}), 404, "", nil},
		"no database": {exchangetest.Fail(exchange.Timeout, "late"), 503, "", map[string]string{"retry-after": "1"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := healthy()
			s.storage = map[string]exchangetest.Answer{ledger.FindAppraisal: c.record}
			r := post("")
			r.Method, r.Path = "GET", "/api/v1/appraisals/apr_1"
			x, _ := s.do(t, r)
			if x.Response.Status != c.status || c.body != "" && string(x.Response.Body) != c.body {
				t.Errorf("got %d %s, want %d %s", x.Response.Status, x.Response.Body, c.status, c.body)
			}
			expectHeaders(t, x.Response, c.headers)
		})
	}
}

// health is the state of the upstreams after the notes of earlier calls.
func health(t *testing.T, variables exchange.Headers, secrets []string, notes ...upstream.Outcome) (status string, upstreams []map[string]any) {
	t.Helper()
	s := exchangetest.NewSession(t, gateway.Program())
	s.Step(exchangetest.ConfigureFrame(variables, secrets...))
	open := exchangetest.Open{
		Exchange: 1, Now: 1_000_000, Entropy: make([]byte, exchange.EntropyBytes),
		Request: exchange.Request{Method: "GET", Path: "/api/v1/health"},
	}
	if notes != nil {
		var topic exchangetest.Topic
		topic.Name = "openai"
		for _, o := range notes {
			note := []byte{byte(o.Error), byte(o.Status), byte(o.Status >> 8), byte(o.Elapsed), byte(o.Elapsed >> 8), 0, 0}
			topic.Notes = append(topic.Notes, exchange.Note{At: o.At, Text: note})
		}
		open.Notes = []exchangetest.Topic{topic}
	}
	frame := s.Step(open.Frame())
	if frame.Response == nil || frame.Response.Status != 200 || len(frame.Effects) != 0 {
		t.Fatalf("health gives %+v", frame)
	}
	var document struct {
		Status    string
		Upstreams []map[string]any
	}
	if err := json.Unmarshal(frame.Response.Body, &document); err != nil {
		t.Fatal(err)
	}
	return document.Status, document.Upstreams
}

func TestHealth(t *testing.T) {
	withOpenAI := exchange.Headers{{Name: "VISION", Value: "openai"}}
	secret := []string{"VISION_API_KEY"}
	call := func(at int64, e upstream.Error, status int) upstream.Outcome {
		return upstream.Outcome{At: at, Error: e, Status: status, Elapsed: 300}
	}
	failed := slices.Repeat([]upstream.Outcome{call(990_500, upstream.Status, 500)}, 5)
	for name, c := range map[string]struct {
		variables exchange.Headers
		secrets   []string
		notes     []upstream.Outcome
		status    string
		want      map[string]any // of the model
	}{
		"untried":        {withOpenAI, secret, nil, "ok", map[string]any{"name": "openai", "state": "untried", "configured": true, "calls": 0.0}},
		"ok":             {withOpenAI, secret, []upstream.Outcome{call(1, upstream.Status, 500), call(998_000, 0, 200)}, "ok", map[string]any{"state": "ok", "calls": 2.0, "failures": 1.0}},
		"failing":        {withOpenAI, secret, []upstream.Outcome{call(998_000, upstream.Status, 500)}, "degraded", map[string]any{"state": "failing", "failures": 1.0}},
		"skipped":        {withOpenAI, secret, failed, "degraded", map[string]any{"state": "skipped", "resumes_in_seconds": 21.0}}, // 20.5
		"not configured": {withOpenAI, nil, nil, "degraded", map[string]any{"state": "not_configured", "missing": "VISION_API_KEY", "configured": false}},
		"unknown":        {exchange.Headers{{Name: "VISION", Value: "opennai"}}, nil, nil, "degraded", map[string]any{"name": "opennai", "state": "unknown"}},
		"20 letters":     {exchange.Headers{{Name: "VISION", Value: strings.Repeat("k", 20)}}, nil, nil, "degraded", map[string]any{"name": strings.Repeat("k", 20)}},
		"a key by mistake": {exchange.Headers{{Name: "VISION", Value: strings.Repeat("k", 21)}}, nil, nil, "degraded",
			map[string]any{"name": "(not shown)"}},
		"a short key by mistake": {exchange.Headers{{Name: "VISION", Value: "sk-proj1"}}, nil, nil, "degraded", map[string]any{"name": "(not shown)"}},
	} {
		t.Run(name, func(t *testing.T) {
			status, upstreams := health(t, c.variables, c.secrets, c.notes...)
			if status != c.status || len(upstreams) == 0 {
				t.Fatalf("status is %q with %v, want %q", status, upstreams, c.status)
			}
			for member, want := range c.want {
				if got := upstreams[0][member]; got != want {
					t.Errorf("%s is %v, want %v, of %v", member, got, want, upstreams[0])
				}
			}
		})
	}
}

// A host gives the same id to responses that it makes without the core.
func TestRequestIDIsTheFirstEightBytesOfTheEntropy(t *testing.T) {
	host := exchangetest.New(t, gateway.Program())
	host.Entropy = make([]byte, exchange.EntropyBytes)
	for i := range host.Entropy {
		host.Entropy[i] = byte(i)
	}
	x := host.Do(exchange.Request{Method: "GET", Path: "/api/v1/nothing"})
	expectHeaders(t, x.Response, map[string]string{"x-request-id": "0001020304050607"})
}

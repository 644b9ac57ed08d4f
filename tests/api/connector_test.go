package api

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"loupe/tests/fixture"
)

// rpc returns a request to the connector, from a client that understands tasks. Meta are members to add to _meta in the params.
func (s *service) rpc(method string, params, meta fixture.Object) *http.Request {
	return fixture.ConnectorRequest("http://example.com", s.key, method, fixture.Tasks, meta, params)
}

// appraiseCall returns the params of a tool call that appraises the camera.
func appraiseCall() map[string]any {
	var arguments any
	json.Unmarshal([]byte(cameraRequest), &arguments)
	return map[string]any{"name": "appraise_product", "arguments": arguments}
}

// client is an http.RoundTripper that adds the API key.
type client struct{ key string }

func (c client) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("x-loupe-api-key", c.key)
	return http.DefaultTransport.RoundTrip(r)
}

// connect connects the official Go client to the service. If version is "", client and service agree on a revision.
// Progress gets the notifications of progress; it may be nil.
func (s *service) connect(key, version string, progress func(*mcp.ProgressNotificationParams)) (*mcp.ClientSession, error) {
	server := httptest.NewServer(s.Host)
	s.t.Cleanup(server.Close)
	c := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, &mcp.ClientOptions{
		ProgressNotificationHandler: func(_ context.Context, r *mcp.ProgressNotificationClientRequest) {
			if progress != nil {
				progress(r.Params)
			}
		},
	})
	transport := &mcp.StreamableClientTransport{Endpoint: server.URL + "/mcp", HTTPClient: &http.Client{Transport: client{key}}, DisableStandaloneSSE: true}
	return c.Connect(s.t.Context(), transport, &mcp.ClientSessionOptions{ProtocolVersion: version})
}

func TestOfficialGoClientAppraises(t *testing.T) {
	t.Parallel()
	for _, version := range []string{"", "2025-11-25", "2025-06-18"} {
		s := newService(t, 2*cost+5)
		var mu sync.Mutex
		var steps []string
		session, err := s.connect(s.key, version, func(p *mcp.ProgressNotificationParams) {
			mu.Lock()
			defer mu.Unlock()
			steps = append(steps, fmt.Sprintf("%v of %v: %s", p.Progress, p.Total, p.Message))
		})
		if err != nil {
			t.Fatalf("%q: %v", version, err)
		}
		if got := session.InitializeResult().ProtocolVersion; got != cmp.Or(version, "2026-07-28") {
			t.Errorf("%q: got revision %s, want it or 2026-07-28", version, got)
		}
		list, err := session.ListTools(t.Context(), nil)
		if err != nil || len(list.Tools) != 8 || list.Tools[0].Name != "appraise_product" {
			t.Fatalf("%q: got the tools %+v, %v", version, list, err)
		}
		call := func(name string, arguments any) *mcp.CallToolResult {
			t.Helper()
			result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: name, Arguments: arguments, Meta: mcp.Meta{"progressToken": "a"}})
			if err != nil {
				t.Fatalf("%q, %s: %v", version, name, err)
			}
			return result
		}
		arguments := appraiseCall()["arguments"].(map[string]any)
		arguments["country"] = "DE"
		result := call("appraise_product", arguments)
		value, _ := result.StructuredContent.(map[string]any)["estimated_value"].(map[string]any)
		if result.IsError || value["currency"] != "EUR" {
			t.Errorf("%q: got %v %v, want a value in EUR", version, result.Content, value)
		}
		told := func() string { // the client calls its handler asynchronously
			mu.Lock()
			defer mu.Unlock()
			return strings.Join(steps, "\n")
		}
		for deadline := time.Now().Add(5 * time.Second); strings.Count(told(), "of 11: ") < 5 && time.Now().Before(deadline); {
			time.Sleep(10 * time.Millisecond)
		}
		if text := told(); !strings.Contains(text, "1 of 11: Fetching the photo\n") || !strings.Contains(text, "of 11: Searching for comparable listings\n") {
			t.Errorf("%q: got the progress %q", version, text)
		}
		id := result.Meta["loupe/appraisal"].(map[string]any)["id"]
		if stored := call("get_appraisal", map[string]any{"id": id}).StructuredContent.(map[string]any); stored["status"] != "completed" || stored["id"] != id {
			t.Errorf("%q: got %v, want the stored appraisal", version, stored)
		}
		sale := call("record_sale", map[string]any{"id": id, "sold_price": 1, "date": "2026-11-20"})
		if text := sale.Content[0].(*mcp.TextContent).Text; sale.IsError || !strings.HasPrefix(text, "Recorded. The price is below the range of ") || !strings.HasSuffix(text, " EUR.") {
			t.Errorf("%q: got %q, want the sale compared with its range", version, text)
		}
		call("record_sale", map[string]any{"id": id, "unsold": true, "days": 30})
		if balance := call("credit_balance", nil).StructuredContent.(map[string]any); balance["available"] != cost+5.0 {
			t.Errorf("%q: got %v, want %d credits", version, balance, cost+5)
		}
		s.exec(`UPDATE api_key SET credits_per_day = ?1`, cost)
		limited := call("appraise_product", arguments)
		if text := limited.Content[0].(*mcp.TextContent).Text; !limited.IsError || !strings.HasPrefix(text, "KEY_LIMIT_REACHED: ") || !strings.Contains(text, "resets at ") {
			t.Errorf("%q: got %q, want KEY_LIMIT_REACHED with the time", version, text)
		}
		s.exec(`UPDATE api_key SET credits_per_day = NULL`)
		call("appraise_product", arguments)
		refused := call("appraise_product", arguments)
		if text := refused.Content[0].(*mcp.TextContent).Text; !refused.IsError || !strings.HasPrefix(text, "OUT_OF_CREDITS: ") || !strings.Contains(text, "5 are available") {
			t.Errorf("%q: got %q, want OUT_OF_CREDITS with the balance", version, text)
		}
		if invalid := call("appraise_product", map[string]any{"image_url": "http://a.com/"}); !invalid.IsError {
			t.Errorf("%q: got %v, want an error", version, invalid)
		}
		session.Close()
		s.Wait()
		s.expectBalance(5, 0)
	}
}

// poll gets a task until it has ended, and returns the last reply.
func (s *service) poll(id string) reply {
	s.t.Helper()
	for range 200 {
		r := s.send(s.rpc("tasks/get", fixture.Object{"taskId": id}, nil))
		if r.at("result", "status") != "working" {
			return r
		}
		time.Sleep(10 * time.Millisecond)
	}
	s.t.Fatal("the task is still working after 200 polls")
	return reply{}
}

func TestTaskIsTheRecordOfAnAppraisal(t *testing.T) {
	t.Parallel()
	s := newService(t, 2*cost+5)
	created := s.send(s.rpc("tools/call", appraiseCall(), nil))
	id, _ := created.at("result", "taskId").(string)
	s.expect(created, "task", "result", "resultType")
	done := s.poll(id)
	s.expect(done, "completed", "result", "status")
	s.expect(done, false, "result", "result", "isError")
	s.expect(done, "2026-11-21T12:00:00.000Z", "result", "createdAt")
	s.expectBalance(cost+5, 0)

	record := s.get("/api/v1/appraisals/" + id)
	if d := difference("appraisal", done.at("result", "result", "structuredContent", "appraisal"), record.at("answer", "appraisal")); d != "" {
		t.Errorf("the task differs from the record: %s", d)
	}
	s.send(s.rpc("tasks/cancel", fixture.Object{"taskId": id}, nil))
	s.expect(s.poll(id), "completed", "result", "status")

	// Another account can't read it.
	s.key = s.addAccount("acct_2", 0)
	for _, method := range []string{"tasks/get", "tasks/update", "tasks/cancel"} {
		s.expect(s.send(s.rpc(method, fixture.Object{"taskId": id}, nil)), -32602, "error", "code")
	}
}

// The account has no credits, so a mutated call that is still valid is refused too. No request may get a 5xx.
func TestMalformedRequestsAreRefused(t *testing.T) {
	t.Parallel()
	s := newService(t, 0)
	s.undocumented = true
	random := rand.New(rand.NewPCG(1, 2))
	legacy := `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_appraisal","arguments":{"id":"apr_1"}}}`
	for n := range 1000 {
		r := s.rpc("tools/call", appraiseCall(), fixture.Object{"progressToken": 1})
		body, _ := io.ReadAll(r.Body)
		switch n % 4 {
		case 1:
			r.Header.Del("Mcp-Protocol-Version")
			body = []byte(legacy)
		case 2:
			r.Header.Del("Mcp-Protocol-Version")
			body = []byte("[" + legacy + "," + legacy + "]")
		case 3:
			r = s.rpc([]string{"tasks/get", "tasks/cancel", "server/discover", "resources/read", "prompts/get"}[random.IntN(5)], fixture.Object{"taskId": "apr_1", "uri": "a:b"}, nil)
			body, _ = io.ReadAll(r.Body)
		}
		for range 1 + random.IntN(3) {
			body = mutate(random, body)
		}
		for name := range r.Header {
			if name != "X-Loupe-Api-Key" && random.IntN(10) == 0 {
				r.Header.Set(name, string(mutate(random, []byte(r.Header.Get(name)))))
			}
		}
		fuzzed := httptest.NewRequest("POST", "/mcp", bytes.NewReader(body))
		fuzzed.Header = r.Header
		got := s.send(fuzzed)
		if got.Response == nil || got.StatusCode >= 500 {
			t.Fatalf("%v %s: got %+v %s", r.Header, body, got.Response, got.body)
		}
		if len(got.body) > 0 && !json.Valid(got.body) && got.Header.Get("Content-Type") != "text/event-stream" {
			t.Errorf("%s: got the body %s", body, got.body)
		}
	}
	if s.Traps() != 0 {
		t.Errorf("got %d traps", s.Traps())
	}
}

// mutate returns a text that is changed at a random place.
func mutate(random *rand.Rand, text []byte) []byte {
	if len(text) == 0 {
		return []byte("{")
	}
	tokens := []string{"null", "{}", "[]", "-1", "1e999", `"`, "\\u0000", "\xff", "true", ",", ":", `"id":`, strings.Repeat("[", 200), `"2.0"`}
	from := random.IntN(len(text))
	to := min(len(text), from+random.IntN(8))
	var middle []byte
	switch random.IntN(4) {
	case 0:
		middle = []byte(tokens[random.IntN(len(tokens))])
	case 1:
		middle = []byte{byte(random.IntN(256))}
	case 2:
		middle = bytes.Repeat(text[from:to], 2)
	}
	return append(append(append([]byte(nil), text[:from]...), middle...), text[to:]...)
}

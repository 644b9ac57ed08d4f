package mcp_test

import (
	"encoding/json"
	"strings"
	"testing"

	"loupe/core/api/mcp"
	"loupe/core/appraisal"
	"loupe/core/appraisal/request"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/imaging/imagingtest"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

const photoURL = "https://img.example.com/camera.png"

// script is a host that has a photo of a camera, a catalogue with offers of it, and an account with 100 credits.
type script struct {
	*testing.T
	variables  exchange.Headers
	admission  *exchangetest.Answer // of the appraisal; nil: it is admitted
	record     []exchange.Value     // of the appraisal that is looked up; nil: there is none
	failing    bool                 // the look-up of an appraisal, or of a file, fails
	searchTime int                  // milliseconds
	leaveAfter int                  // see exchangetest.Host
	canSign    bool                 // StateSecret has a value
	batch      []exchange.Rows      // the credits, the batch and its rows, when a batch is looked up
	catalogue  [][]string           // id, title and price of the offers; nil: three of the camera

	settled []exchange.Statement // the last settlement
}

// do sends a request with these headers and returns the exchange.
func (s *script) do(r exchange.Request) *exchangetest.Exchange {
	s.Helper()
	host := exchangetest.New(s, exchange.Program{
		Variables: appraisal.Variables(), Secrets: append(appraisal.Secrets(), mcp.StateSecret),
		Configure: func(config exchange.Config) exchange.Stage {
			settings := mcp.Settings{
				Service: "loupe", Tools: mcp.Tools(), Defaults: request.Defaults{Country: "US"},
				Appraisal: appraisal.Configure(config), CanSign: s.canSign, TaskLife: 7 * 86_400_000,
			}
			return func(f *exchange.Flow) {
				mcp.Serve(f, &settings, mcp.Caller{
					Grant: account.Grant{Account: "acct_1", Key: "key_1"}, Origin: "https://loupe.example.com",
				})
			}
		},
	})
	host.Variables, host.Answer, host.LeaveAfter = s.variables, s.answer, s.leaveAfter
	x := host.Do(r)
	if x.Response == nil {
		s.Fatal("there is no response")
	}
	if x.Response.Headers.Get("cache-control") != "no-store" {
		s.Errorf("got the headers %v, want cache-control", x.Response.Headers)
	}
	return x
}

func (s *script) answer(e exchangetest.Effect) exchangetest.Answer {
	switch e.Kind {
	case exchangetest.Fetch:
		if e.URL == photoURL {
			return exchangetest.HTTP(200, cameraPicture)
		}
		return exchangetest.HTTP(404, "")
	case exchangetest.KVGet:
		return exchangetest.NotFound()
	case exchangetest.KVPut:
		return exchangetest.OK()
	case exchangetest.Limit:
		return exchangetest.Allowed(true)
	case exchangetest.Sign:
		return exchangetest.Signature(sign(e.Message))
	case exchangetest.Asset:
		if s.failing {
			return exchangetest.Fail(exchange.Unavailable, "no files")
		}
		return exchangetest.File("<!doctype html><p>" + e.Key)
	case exchangetest.Queue:
		return exchangetest.Fail(exchange.Unavailable, "no queue")
	case exchangetest.D1:
		return s.query(e.Statements)
	}
	return exchangetest.Answer{}
}

func (s *script) query(batch []exchange.Statement) exchangetest.Answer {
	last := batch[len(batch)-1]
	switch last.SQL {
	case ledger.HoldCredits:
		if s.admission != nil {
			return *s.admission
		}
		return exchangetest.Rows(make([]exchange.Rows, len(batch))...)
	case ledger.ClaimAppraisal: // there is no queue
		return exchangetest.Rows(exchange.Rows{Changes: 1})
	case ledger.FindSettlement.SQL:
		s.settled = batch
		rows := make([]exchange.Rows, len(batch))
		row := []exchange.Value{exchange.Int(0), exchange.Text(ledger.Voided), exchange.Int(10), exchange.Int(100), {}}
		if batch[0].SQL == ledger.StoreAnswer {
			rows[0].Changes = 1
			row = []exchange.Value{exchange.Int(1), batch[1].Params[1], exchange.Int(10), exchange.Int(90), {}}
		}
		rows[len(rows)-1] = exchangetest.OneRow(row...)
		return exchangetest.Rows(rows...)
	case ledger.FindAppraisal.SQL:
		if s.failing {
			return exchangetest.Fail(exchange.Timeout, "late")
		}
		rows := make([]exchange.Rows, len(batch))
		if s.record != nil {
			rows[len(rows)-1] = exchangetest.OneRow(s.record...)
		}
		return exchangetest.Rows(rows...)
	case ledger.ListRows.SQL:
		return exchangetest.Rows(s.batch...)
	case ledger.FindCredits.SQL:
		return exchangetest.Rows(exchangetest.OneRow(exchange.Int(7), exchange.Int(3), exchange.Int(4)))
	}
	found := make([]exchange.Rows, len(batch)) // the look-up of the picture, if it is in the batch, finds nothing
	found[len(found)-1] = s.catalogueRows()
	return exchangetest.Rows(found...).After(s.searchTime)
}

// catalogueRows returns the offers as rows of the catalogue's search.
func (s *script) catalogueRows() exchange.Rows {
	offers := s.catalogue
	if offers == nil {
		offers = [][]string{
			{"a", "Halden F2 35mm film SLR camera, chrome", "240.00"},
			{"b", "Halden F2 35mm film SLR camera body", "220.00"},
			{"c", "Halden F2 film SLR camera 35mm, tested", "260.00"},
		}
	}
	rows := exchange.Rows{Columns: make([]string, 16)}
	for _, l := range offers {
		row := make([]exchange.Value, 16) // the last, the model, is null
		for i, text := range []string{l[0], l[1], "Halden", "cameras", "Shop " + l[0], l[2], "USD", "https://shop.example.com/" + l[0], "", "", "", "", "", "catalog", "shop.csv"} {
			row[i] = exchange.Text(text)
		}
		rows.Rows = append(rows.Rows, row)
	}
	return rows
}

// cameraPicture is a PNG with enough detail for a fingerprint.
var cameraPicture = string(imagingtest.PNG(imagingtest.NewScene(1).Paint(96, 96, 0, 1)))

// object is a JSON object.
type object = map[string]any

// modernMeta returns the _meta of a modern request whose client has these capabilities.
func modernMeta(capabilities object, more ...any) object {
	if capabilities == nil {
		capabilities = object{}
	}
	meta := object{
		"io.modelcontextprotocol/protocolVersion":    "2026-07-28",
		"io.modelcontextprotocol/clientCapabilities": capabilities,
	}
	for i := 0; i < len(more); i += 2 {
		meta[more[i].(string)] = more[i+1]
	}
	return meta
}

// modern returns a valid modern request. Params without _meta get one.
func modern(method string, params object) exchange.Request {
	if params == nil {
		params = object{}
	}
	if params["_meta"] == nil {
		params["_meta"] = modernMeta(nil)
	}
	headers := exchange.Headers{
		{Name: "content-type", Value: "application/json"}, {Name: "accept", Value: "application/json, text/event-stream"},
		{Name: "mcp-protocol-version", Value: "2026-07-28"}, {Name: "mcp-method", Value: method},
	}
	for _, name := range []string{"name", "uri", "taskId"} {
		if value, ok := params[name].(string); ok {
			headers = append(headers, exchange.Header{Name: "mcp-name", Value: value})
		}
	}
	return exchange.Request{Method: "POST", Path: "/mcp", Headers: headers, Body: encode(object{"jsonrpc": "2.0", "id": 1, "method": method, "params": params})}
}

// legacy returns a request of a legacy revision.
func legacy(version, method string, params object) exchange.Request {
	message := object{"jsonrpc": "2.0", "id": 1, "method": method}
	if params != nil {
		message["params"] = params
	}
	r := exchange.Request{Method: "POST", Path: "/mcp", Body: encode(message), Headers: exchange.Headers{
		{Name: "content-type", Value: "application/json"}, {Name: "accept", Value: "application/json, text/event-stream"},
	}}
	if version != "" {
		r.Headers = append(r.Headers, exchange.Header{Name: "mcp-protocol-version", Value: version})
	}
	return r
}

func encode(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return text
}

// with returns a request with changed headers. Each pair is a header and its value; the value "" removes it.
func with(r exchange.Request, pairs ...string) exchange.Request {
	for i := 0; i < len(pairs); i += 2 {
		var kept exchange.Headers
		for _, h := range r.Headers {
			if h.Name != pairs[i] {
				kept = append(kept, h)
			}
		}
		if pairs[i+1] != "" {
			kept = append(kept, exchange.Header{Name: pairs[i], Value: pairs[i+1]})
		}
		r.Headers = kept
	}
	return r
}

// body returns a request with another body.
func body(r exchange.Request, text string) exchange.Request {
	r.Body = []byte(text)
	return r
}

// response is a JSON-RPC response and how it arrived.
type response struct {
	status int
	ID     json.RawMessage
	Result object
	Error  struct {
		Code    int
		Message string
		Data    object
	}
	events []object // the notifications before it
}

// call sends a request and reads its JSON-RPC response.
func (s *script) call(r exchange.Request) response {
	s.Helper()
	return s.read(s.do(r))
}

// read reads the JSON-RPC response of an exchange: the body, or the last event of a stream.
func (s *script) read(x *exchangetest.Exchange) response {
	s.Helper()
	got := response{status: x.Response.Status}
	text := string(x.Response.Body)
	if x.Response.Headers.Get("content-type") == "text/event-stream" {
		events := strings.Split(strings.TrimSuffix(text, "\n\n"), "\n\n")
		for i, event := range events {
			data, ok := strings.CutPrefix(event, "event: message\ndata: ")
			if !ok || strings.Contains(data, "\n") {
				s.Fatalf("event %d is %q", i, event)
			}
			if text = data; i < len(events)-1 {
				var notification object
				s.decode(data, &notification)
				got.events = append(got.events, notification)
			}
		}
	}
	s.decode(text, &got)
	return got
}

func (s *script) decode(text string, into any) {
	s.Helper()
	if err := json.Unmarshal([]byte(text), into); err != nil {
		s.Fatalf("%q: %v", text, err)
	}
}

// Package fuzz feeds what strangers may send to the built core.wasm in wazero. A trap would end every
// exchange of an instance, so no input may cause one.
package fuzz

import (
	"bytes"
	"encoding/binary"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"loupe/core/account"
	"loupe/tests/host"
	"loupe/tests/upstream"
	"loupe/worker/migrations"
)

// service is one warm instance with an account that never runs out.
type service struct {
	*host.Host
	answer func(*http.Request) (*http.Response, error)
	fault  func(host.Effect) *host.Result
	key    string
}

func (s *service) RoundTrip(r *http.Request) (*http.Response, error) { return s.answer(r) }

func start(f *testing.F, change ...func(*host.Options)) *service {
	f.Helper()
	d1, err := host.OpenD1(migrations.All())
	if err != nil {
		f.Fatal(err)
	}
	s := &service{key: account.NewKey("loupe", [account.SecretBytes]byte{7})}
	s.answer = func(*http.Request) (*http.Response, error) { return nil, io.EOF }
	if _, err := d1.DB().Exec(`
		INSERT INTO account (id, name, created_at) VALUES ('a', 'a', 0);
		INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('g', 'issued', 'a', 1000000000, 'posted', 'test', 0, 0);
		INSERT INTO listing (id, title, price, currency) VALUES ('1', 'Halden Scout 35 camera', '400', 'USD'), ('2', 'Halden Scout 35', '500', 'USD');
		INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('k', 'a', 'k', '` + account.HashKey(s.key) + `', '', 0)`); err != nil {
		f.Fatal(err)
	}
	options := host.Options{
		Guest: host.Core(f), Clock: time.Now, Transport: s, D1: d1, KV: host.NewKV(time.Now), Limit: func(string) bool { return true },
		Fault: func(e host.Effect, perform func() host.Result) host.Result {
			if s.fault != nil {
				if r := s.fault(e); r != nil {
					return *r
				}
			}
			return perform()
		},
	}
	for _, c := range change {
		c(&options)
	}
	if s.Host, err = host.New(options); err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { s.Close(); d1.Close() })
	return s
}

// appraise makes a call.
func (s *service) appraise(body string) *http.Response {
	r := httptest.NewRequest("POST", "/api/v1/appraise-product", strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+s.key)
	response := s.Do(r)
	s.Wait()
	return response
}

// send makes a call and reports any trap.
func (s *service) send(t *testing.T, body string) int {
	t.Helper()
	response := s.appraise(body)
	if s.Traps() > 0 {
		t.Fatalf("the core trapped: %s", s.Log())
	}
	return response.StatusCode
}

const call = `{"image_url":"https://img.shop.com/a.jpg","description":"Halden Scout 35"}`

func FuzzRequestBody(f *testing.F) {
	f.Add([]byte(call))
	f.Add([]byte(`{"image_url":"https://[::1]/","description":1,"country":"us"}`))
	f.Add([]byte(`[[[[{"a":"\ud800"}]]]]`))
	s := start(f)
	f.Fuzz(func(t *testing.T, body []byte) {
		if status := s.send(t, string(body)); status != 200 && status != 400 {
			t.Errorf("status %d", status)
		}
	})
}

func FuzzDescription(f *testing.F) {
	f.Add("canon eos 5d mark ii 16 GB 2-pack", "US")
	f.Add("\x00'\"*^:NEAR(){}", "jp")
	s := start(f)
	f.Fuzz(func(t *testing.T, description, country string) {
		quoted := func(text string) string { return string(appendJSON(nil, text)) }
		body := `{"image_url":"https://img.shop.com/a.jpg","description":` + quoted(description) + `,"country":` + quoted(country) + `}`
		if status := s.send(t, body); status != 200 && status != 400 {
			t.Errorf("status %d for %s", status, body)
		}
	})
}

func FuzzPhoto(f *testing.F) {
	f.Add(200, "", []byte("\xff\xd8\xff\xe0"))
	f.Add(302, "https://img.shop.com/b", []byte("\x89PNG\r\n\x1a\n"))
	s := start(f)
	f.Fuzz(func(t *testing.T, status int, location string, body []byte) {
		s.answer = func(r *http.Request) (*http.Response, error) {
			header := http.Header{"Location": {location}, "Content-Type": {location}}
			return &http.Response{StatusCode: status, Header: header, Body: io.NopCloser(bytes.NewReader(body)), Request: r}, nil
		}
		if got := s.send(t, call); got != 200 {
			t.Errorf("status %d", got)
		}
	})
}

// outside are the configurations in which each upstream is asked, and its host: an answer of that is the input.
var outside = []struct{ vision, search, host string }{
	{"openai", "catalog", "api.openai.com"}, {"anthropic", "catalog", "api.anthropic.com"}, {"google-vision", "catalog", "vision.googleapis.com"},
	{"", "ebay", "api.ebay.com"}, {"", "serpapi-shopping", "serpapi.com"}, {"", "serpapi-lens", "serpapi.com"},
	{"", "serper-shopping", "google.serper.dev"}, {"", "serper-lens", "google.serper.dev"}, {"", "serper-lens", "obscura.example.com"},
}

// FuzzOutside gives arbitrary bytes as the answer of an upstream or as a listing's page. The seeds are the stand-ins' answers.
func FuzzOutside(f *testing.F) {
	now := time.Now()
	services := make([]*service, len(outside))
	given := make([][]byte, len(outside)) // what the upstream answers; nil: as its stand-in
	for i, o := range outside {
		web := upstream.New()
		services[i] = start(f, func(options *host.Options) {
			options.Vars, options.Secrets = web.Configure(o.vision, o.search)
			options.Vars["CACHE_TTL"] = "0"
			options.Clock = func() time.Time { return now }
		})
		var genuine []byte
		services[i].answer = func(r *http.Request) (*http.Response, error) {
			if r.URL.Host == "img.shop.com" {
				r.URL.Host, r.URL.Path = "img.example.com", "/scout-35.jpg"
			}
			answer, err := web.RoundTrip(r)
			if err != nil || r.URL.Host != o.host || strings.HasPrefix(r.URL.Path, "/identity/") {
				return answer, err
			}
			genuine, _ = io.ReadAll(answer.Body)
			body := genuine
			if given[i] != nil {
				body = given[i]
			}
			answer.Body = io.NopCloser(bytes.NewReader(body))
			return answer, nil
		}
		services[i].appraise(call)
		if genuine == nil {
			f.Fatalf("%s was not asked", o.host)
		}
		f.Add(uint8(i), genuine)
		f.Add(uint8(i), []byte(`{"searchParameters":{},"shopping":[{"title":"a","link":"https://a/?`+strings.Repeat("a&", 16<<10)+`"}]}`))
	}
	f.Fuzz(func(t *testing.T, which uint8, body []byte) {
		i := int(which) % len(services)
		given[i] = append([]byte{}, body...)
		now = now.Add(time.Minute) // the breaker forgives
		if status := services[i].send(t, call); status != 200 {
			t.Errorf("status %d", status)
		}
	})
}

// FuzzResults gives arbitrary bytes as the answer of one effect: what the core makes of it is its business,
// but it must not trap.
func FuzzResults(f *testing.F) {
	f.Add(uint8(0), uint8(0), []byte{1, 0, 0, 0, 0})
	f.Add(uint8(4), uint8(6), []byte("UNIQUE constraint failed: appraisal.account, appraisal.idempotency_key"))
	f.Add(uint8(5), uint8(0), []byte{255, 255, 255, 255, 0, 0, 0, 0})
	s := start(f)
	f.Fuzz(func(t *testing.T, number, outcome uint8, payload []byte) {
		s.fault = func(e host.Effect) *host.Result {
			if e.Number != uint32(number%16) {
				return nil
			}
			if outcome != 0 {
				r := host.Fail(host.Code(outcome), string(payload))
				return &r
			}
			r := host.Success(payload)
			return &r
		}
		s.send(t, call)
	})
}

// FuzzFrames gives arbitrary bytes as frames to a fresh instance, one after another.
func FuzzFrames(f *testing.F) {
	configure := binary.LittleEndian.AppendUint32([]byte{0}, 0)
	configure = binary.LittleEndian.AppendUint32(configure, 0)
	f.Add(configure, []byte{1}, []byte{2})
	f.Add(configure, open(1), []byte{2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})
	f.Add(open(1), configure, open(1))
	guest := host.Core(f)
	engine, err := guest()
	if err != nil {
		f.Fatal(err)
	}
	steps := 0
	f.Fuzz(func(t *testing.T, a, b, c []byte) {
		if steps++; steps%1000 == 0 { // exchanges opened by chance stay open
			engine.Close()
			if engine, err = guest(); err != nil {
				t.Fatal(err)
			}
		}
		for _, frame := range [][]byte{a, b, c} {
			if len(frame) == 0 {
				continue
			}
			answer, err := engine.Step(frame)
			if err != nil {
				t.Fatalf("%x: %v", frame, err)
			}
			if len(answer) == 0 || answer[0] > 2 {
				t.Fatalf("%x: answered %x", frame, answer)
			}
		}
	})
}

// open is a valid frame that opens an exchange.
func open(number uint32) []byte {
	u32 := binary.LittleEndian.AppendUint32
	text := func(b []byte, s string) []byte { return append(u32(b, uint32(len(s))), s...) }
	frame := append(u32([]byte{1}, number), make([]byte, 8)...)
	frame = text(frame, strings.Repeat("e", 32))
	frame = u32(frame, 0)
	frame = text(frame, "POST")
	frame = text(frame, "/api/v1/appraise-product")
	frame = u32(frame, 0)
	return text(frame, call)
}

// appendJSON quotes a text, its invalid UTF-8 and control characters left to be refused.
func appendJSON(b []byte, text string) []byte {
	b = append(b, '"')
	for i := range len(text) {
		if text[i] == '"' || text[i] == '\\' {
			b = append(b, '\\')
		}
		b = append(b, text[i])
	}
	return append(b, '"')
}

package host

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/exchange/wire"
	"loupe/core/store/account"
	"loupe/worker/migrations"
)

// fuzzHost returns a host of core.wasm and an API key with credits for any number of runs.
func fuzzHost(f *testing.F, fault func(Effect, func() Result) Result) (h *Host, key string) {
	f.Helper()
	d, err := OpenD1(migrations.All())
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { d.Close() })
	key = account.NewKey("loupe", sha256.Sum256([]byte("a test's key")))
	for _, sql := range []string{
		"INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0)",
		"INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('k', 'a', 'K', '" + account.HashKey(key) + "', 'hint', 0)",
		"INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('g', 'issued', 'a', 1000000000, 'posted', 'test', 0, 0)",
	} {
		if _, err := d.Batch(Statement{sql, nil}); err != nil {
			f.Fatal(err)
		}
	}
	h, err = New(Options{Guest: Core(f), D1: d, Transport: roundTrip(notAPhoto), Fault: fault})
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(h.Close)
	return h, key
}

// requireIdle waits for the host. It ends the test if an instance was lost or an exchange is still
// open.
func requireIdle(t *testing.T, h *Host) {
	t.Helper()
	h.Wait()
	if h.Traps() != 0 || h.Open() != 0 || h.Log() != "" {
		t.Fatalf("got %d traps and %d open exchanges, want none\n%s", h.Traps(), h.Open(), h.Log())
	}
}

const goodRequest = `{"image_url":"https://example.com/a.jpg","description":"a camera, Leica M6","country":"DE"}`

// FuzzResults derives the result of each effect from the input. It is the real result, a failure, or
// arbitrary bytes.
func FuzzResults(f *testing.F) {
	var data []byte // the input; four bytes for each effect select its result
	h, key := fuzzHost(f, func(e Effect, perform func() Result) Result {
		at := 2 + 4*e.Number
		if len(data) < at {
			return perform()
		}
		outcome, size := data[at-2], int(data[at-1])
		switch {
		case outcome < 64:
			return perform()
		case outcome < 96:
			return Result{Code: protocol.Code(outcome - 64), Payload: data[at:min(at+size, len(data))]} // a documented code or an unknown one
		case outcome < 128: // a fetch with arbitrary headers and body
			var w wire.Writer
			w.U16(binary.LittleEndian.Uint16([]byte{byte(size), outcome & 3}))
			w.Count(2)
			for _, text := range []string{"content-type", string(data), "location", string(data)} {
				w.String(text)
			}
			w.U32(uint32(len(data)))
			w.Bytes(data[:min(32, len(data))])
			w.Bytes(data)
			return Result{Payload: w}
		case outcome < 160: // a value from KV, or a model's output
			w := wire.Writer{1}
			w.Bytes(data)
			return Result{Payload: w[outcome&1:]}
		case outcome < 192: // rows from D1
			values := []protocol.Value{{}, protocol.Int(int64(size)), protocol.Real(1e300), protocol.Text(string(data)), protocol.Blob(data),
				protocol.Text(""), protocol.Text("1"), protocol.Int(-1 << 63)}
			row := append(values[size%8:], values[:size%8]...)
			set := protocol.Rows{Changes: int64(size), Rows: [][]protocol.Value{row, row}}
			three := Effect{Kind: exchangetest.D1, Statements: make([]protocol.Statement, 3)}
			return exchangetest.Rows(set, set, set).Result(three)
		}
		return Result{Payload: data}
	})
	f.Add([]byte(nil))
	f.Add(bytes.Repeat([]byte{100, 200}, 200))
	for _, seed := range []byte{70, 100, 130, 131, 170, 250} {
		f.Add(bytes.Repeat([]byte{0, seed, 0, 0}, 30))
		f.Add(append([]byte{0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, bytes.Repeat([]byte{seed, 3}, 30)...))
	}
	conflict := "UNIQUE constraint failed: appraisal.account, appraisal.idempotency_key"
	for effect := range 8 { // effects before this one get their real results
		f.Add(append(append(make([]byte, 4*effect), 64+byte(protocol.Failed), byte(len(conflict))), conflict...))
		f.Add(append(make([]byte, 4*effect), 64+byte(protocol.Timeout), 0))
		f.Add(append(make([]byte, 4*effect), 200, 0, 255, 255, 255, 255))
	}
	f.Fuzz(func(t *testing.T, input []byte) {
		data = input
		r := httptest.NewRequest("POST", "/api/v1/appraise-product", strings.NewReader(goodRequest))
		r.Header.Set("Authorization", "Bearer "+key)
		r.Header.Set("Content-Type", "application/json")
		h.Do(r)
		requireIdle(t, h)
	})
}

func notAPhoto(*http.Request) (*http.Response, error) {
	return &http.Response{StatusCode: 200, Header: http.Header{}, Body: io.NopCloser(strings.NewReader("not a photo"))}, nil
}

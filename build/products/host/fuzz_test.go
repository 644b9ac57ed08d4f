package host

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"

	"loupe/core/api"
	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/exchange/wire"
	"loupe/core/store/account"
	"loupe/worker/migrations"
)

// These tests feed the core what a hostile client, upstream or host could send. The core runs
// twice: natively, where the fuzzer sees which code an input reaches, and as core.wasm on wazero. It
// must not trap, and both must give the same answers.

// twin is an engine that delivers every frame to a native core and to core.wasm. Step returns an error
// if their answers differ.
type twin struct{ native, wasm Engine }

func twins(f *testing.F) Guest {
	core := Core(f)
	return func() (Engine, error) {
		native, err := Native(api.Program())()
		if err != nil {
			return nil, err
		}
		wasm, err := core()
		return twin{native, wasm}, err
	}
}

func (e twin) Step(frame []byte) ([]byte, error) {
	answer, err := e.native.Step(bytes.Clone(frame))
	if err != nil {
		return nil, err
	}
	same, err := e.wasm.Step(frame)
	if err == nil && !bytes.Equal(answer, same) {
		err = fmt.Errorf("%q: the native answer is\n%q, in wasm it is\n%q", frame, answer, same)
	}
	return answer, err
}

func (e twin) Close() { e.wasm.Close() }

// fuzzHost returns a host of twins and an API key with credits for any number of runs.
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
	h, err = New(Options{Guest: twins(f), D1: d, Transport: answering("not a photo"), Fault: fault})
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

func FuzzRequest(f *testing.F) {
	h, key := fuzzHost(f, nil)
	for _, body := range []string{goodRequest, "{}", "[]", `{"image_url":1}`, `{"image_url":"https://127.1/"}`, strings.Repeat("[", 10_000), "\xff", `{"image_url":"\ud800"}`, `{"country":1e999}`} {
		f.Add("POST", "/api/v1/appraise-product", "", []byte(body))
	}
	f.Add("GET", "/mcp?x=%zz", "key", []byte(nil))
	f.Fuzz(func(t *testing.T, method, target, idempotency string, body []byte) {
		r := httptest.NewRequest("POST", "/", bytes.NewReader(body))
		r.Method, r.RequestURI = method, target
		r.Header.Set("Authorization", "Bearer "+key)
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Idempotency-Key", idempotency)
		if response := h.Do(r); response.StatusCode == 500 {
			t.Errorf("%q %q %q %q: got status 500, want any other", method, target, idempotency, body)
		}
		requireIdle(t, h)
	})
}

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

// FuzzFrames delivers arbitrary frames to a configured instance. In the input, each frame follows
// its length in two bytes.
func FuzzFrames(f *testing.F) {
	guest := twins(f)
	now := epoch.UnixMilli()
	open := exchangetest.Open{
		Exchange: 1, Now: now, Entropy: make([]byte, 32), Request: protocol.Request{Path: "/health"},
		Notes: exchangetest.Notes{{Name: "a", Notes: []protocol.Note{{At: now, Text: []byte("note")}}}},
	}.Frame()
	done := exchangetest.DoneFrame(1, now, Result{Payload: []byte{0, 0, 0, 0, 0}})
	var frames wire.Writer
	for _, frame := range [][]byte{open, done, exchangetest.DescribeFrame(), {9}, exchangetest.GoneFrame(1, now), exchangetest.ConfigureFrame(nil)} {
		frames.U16(uint16(len(frame)))
		frames = append(frames, frame...)
	}
	f.Add([]byte(frames))
	f.Fuzz(func(t *testing.T, frames []byte) {
		engine, err := guest()
		if err != nil {
			t.Fatal(err)
		}
		defer engine.Close()
		step := func(frame []byte) {
			if answer, err := engine.Step(frame); err != nil || len(answer) == 0 {
				t.Fatalf("%q: got answer %q, %v, want a frame", frame, answer, err)
			}
		}
		step(exchangetest.ConfigureFrame(nil))
		for len(frames) > 2 {
			length := min(2+int(binary.LittleEndian.Uint16(frames)), len(frames))
			if frame := frames[2:length]; len(frame) > 0 {
				step(frame)
			}
			frames = frames[length:]
		}
	})
}

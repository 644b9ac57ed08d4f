package host

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"net/http/httptest"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// manyEffects is a stage that starts effects of several kinds, each depending on the results of earlier
// ones.
func manyEffects(f *protocol.Flow) {
	key := f.KVGet("key " + f.Request().Path)
	page := f.Fetch(protocol.Fetch{URL: "https://a" + f.Request().Path, MaxBytes: 100})
	f.Await(key)
	f.Then(func(f *protocol.Flow) {
		pend := f.D1(protocol.SQL("INSERT INTO t (x) VALUES (?1) RETURNING rowid", protocol.Int(int64(f.Entropy()[0]))))
		f.Await(pend, page)
		f.Then(func(f *protocol.Flow) {
			rows, err := pend.Result()
			answer, failure := page.Result()
			put := f.KVPut("key "+f.Request().Path, 60, protocol.Literal(f.Entropy()))
			f.Reply(protocol.Response{Status: 200, Body: fmt.Append(nil, rows, err, answer.Body, failure, f.Now(), f.Entropy())})
			f.Await(put)
			f.Then(func(f *protocol.Flow) { f.D1(protocol.SQL("DELETE FROM t")) })
		})
	})
}

// simulate runs twenty concurrent exchanges with seeded delays and faults, and returns the
// transcript.
func simulate(t *testing.T, seed uint64) *Transcript {
	record := new(Transcript)
	synctest.Test(t, func(t *testing.T) {
		source := rand.New(rand.NewChaCha8([32]byte{byte(seed)}))
		h := start(t, Options{
			Guest: Native(program(manyEffects)), D1: database(t, "CREATE TABLE t (x)"), Transport: answering("page"), Record: record,
			Entropy: rand.NewChaCha8([32]byte{byte(seed), 1}),
			Fault: func(e Effect, perform func() Result) Result {
				r := rand.New(rand.NewPCG(seed, uint64(e.Exchange)<<32|uint64(e.Number)))
				time.Sleep(time.Duration(r.Int64N(int64(2 * time.Second))))
				switch r.IntN(10) {
				case 0:
					return Fail(protocol.Network, "lost before")
				case 1:
					perform()
					return Fail(protocol.Network, "lost after")
				case 2:
					time.Sleep(time.Hour)
				}
				return perform()
			},
		})
		for range 20 {
			time.Sleep(time.Duration(source.Int64N(int64(time.Second))))
			path := fmt.Sprint("/", source.IntN(5))
			go h.Do(httptest.NewRequest("GET", path, nil))
		}
		time.Sleep(time.Second)
	})
	return record
}

// The same seed gives the same transcript, and the transcript replays.
func TestSimulationIsDeterministic(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(5) {
		first, second := simulate(t, seed), simulate(t, seed)
		if !bytes.Equal(first.Encode(), second.Encode()) {
			t.Errorf("seed %d: got different transcripts from two runs", seed)
		}
		if err := Replay(Native(program(manyEffects)), first); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		seen[string(first.Encode())] = true
	}
	if len(seen) != 5 {
		t.Errorf("got %d different transcripts from 5 seeds, want 5", len(seen))
	}
}

func TestTranscriptOfOneExchangeHasOnlyItsInstance(t *testing.T) {
	describe := func(answer string) Step { return Step{0, exchangetest.DescribeFrame(), []byte(answer)} }
	build := func(id string) Step { return Step{0, []byte{}, []byte(id)} }
	frame := func(exchange uint32, answer string) Step {
		return Step{exchange, []byte{exchangetest.FrameOpen}, []byte(answer)}
	}
	all := &Transcript{[]Step{describe("a"), build("1"), frame(1, "x"), frame(2, ""), describe("b"), build("2"), frame(3, "y"), frame(4, "z")}}
	for exchange, want := range map[uint32][]Step{
		1: {describe("a"), build("1"), frame(1, "x")},
		4: {describe("b"), build("2"), frame(4, "z")},
		5: nil,
	} {
		if got := all.Of(exchange).Steps; !reflect.DeepEqual(got, want) {
			t.Errorf("exchange %d: got %v, want %v", exchange, got, want)
		}
	}
	if got := string(all.Of(4).Build()); got != "2" {
		t.Errorf("got build %q, want 2", got)
	}
}

func TestReplayReportsDifferences(t *testing.T) {
	all := simulate(t, 3)
	another := Native(program(func(f *protocol.Flow) {
		if f.Request().Path == "/3" {
			f.KVGet("more")
		}
		manyEffects(f)
	}))
	if err := Replay(another, all); err == nil || !strings.Contains(err.Error(), "more") {
		t.Errorf("another core: got %v, want the answer that differs", err)
	}
	for name, spoil := range map[string]func(*Transcript){
		"a different answer":          func(t *Transcript) { t.Steps[5].Answer[10] ^= 1 },
		"a trap instead of an answer": func(t *Transcript) { t.Steps[5].Answer = nil },
		"no describe":                 func(t *Transcript) { t.Steps = t.Steps[1:] },
		"no configure":                func(t *Transcript) { t.Steps = slices.Delete(t.Steps, 1, 2) },
		"no describe, configure":      func(t *Transcript) { t.Steps = t.Steps[2:] },
	} {
		spoiled, err := DecodeTranscript(all.Encode())
		if err != nil {
			t.Fatal(err)
		}
		if spoil(spoiled); Replay(Native(program(manyEffects)), spoiled) == nil {
			t.Errorf("%s: got no error, want one", name)
		}
	}
	trapping := Native(program(func(*protocol.Flow) { panic("trap") }))
	if err := Replay(trapping, all); err == nil || !strings.Contains(err.Error(), "trap") {
		t.Errorf("a core that traps: got %v, want the trap", err)
	}
}

func TestTranscriptRoundTrips(t *testing.T) {
	for _, want := range []*Transcript{{}, {[]Step{{0, []byte("configure"), []byte("ready")}, {7, []byte{1}, []byte{}}}}, simulate(t, 1)} {
		got, err := DecodeTranscript(want.Encode())
		if err != nil || !reflect.DeepEqual(got.Steps, want.Steps) {
			t.Errorf("got %v, %v, want %v", got, err, want)
		}
	}
	encoded := (&Transcript{[]Step{{0, []byte("configure"), []byte("ready")}}}).Encode()
	if want := "loupe transcript 1\n\x00\x00\x00\x00\x09\x00\x00\x00configure\x05\x00\x00\x00ready"; string(encoded) != want {
		t.Errorf("got encoding %q, want %q", encoded, want)
	}
	for n := range encoded {
		if _, err := DecodeTranscript(encoded[:n]); err == nil && n != len(transcriptHeader) {
			t.Errorf("decoding %q: got no error, want one", encoded[:n])
		}
	}
}

package main

import (
	"bytes"
	"context"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"loupe/build/products/host"
	"loupe/core/exchange"
)

// guest returns a core with one stage.
func guest(stage exchange.Stage) host.Guest {
	failed := exchange.Response{Status: 500}
	return host.Native(exchange.Program{Internal: failed, Unavailable: failed, Configure: func(exchange.Config) exchange.Stage { return stage }})
}

// core gets a key and answers with a status.
func core(status int) host.Guest {
	return guest(func(f *exchange.Flow) {
		f.Await(f.KVGet("greeting"))
		f.Then(func(f *exchange.Flow) { f.Reply(exchange.Response{Status: status, Body: []byte("hello")}) })
	})
}

// record returns the transcript of one exchange.
func record(t *testing.T, guest host.Guest) *host.Transcript {
	t.Helper()
	all := &host.Transcript{}
	h, err := host.New(host.Options{Guest: guest, Record: all})
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	for range 2 {
		h.Do(httptest.NewRequest("GET", "/a?b=c", nil))
	}
	h.Wait()
	return all.Of(2)
}

func TestReplayPrintsFramesAndSaysTheAnswerIsTheSame(t *testing.T) {
	var out bytes.Buffer
	if err := replay(&out, core(200), record(t, core(200))); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"open exchange 2 at ", "  GET /a?b=c, ", "  starts effect 0 kv get greeting, within ", "  waits for 0\n",
		", done\n  effect 0 kv get greeting: not found, ", "  responds 200, 5 bytes: hello\n", "  closes the exchange\n", "\nthe answer is the same\n",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("got no %q, want it in the output:\n%s", want, &out)
		}
	}
}

func TestReplayShowsTheFirstDifference(t *testing.T) {
	var out bytes.Buffer
	err := replay(&out, core(500), record(t, core(200)))
	if err == nil || !strings.Contains(err.Error(), "step 3 is not the same") {
		t.Errorf("got error %v, want one of step 3", err)
	}
	if _, after, _ := strings.Cut(out.String(), "the answer to step 3 differs"); !strings.Contains(after, "responds 200") || !strings.Contains(after, "responds 500") {
		t.Errorf("got the difference %q, want both responses", after)
	}
}

func TestReplayShowsATrap(t *testing.T) {
	var out bytes.Buffer
	trapping := guest(func(*exchange.Flow) { panic("out of luck") })
	if err := replay(&out, trapping, record(t, core(200))); err == nil || !strings.Contains(out.String(), "out of luck") {
		t.Errorf("got %v and %s, want the trap", err, &out)
	}
}

func TestReplayOfAFileSaysThatTheBuildDiffers(t *testing.T) {
	all := &host.Transcript{}
	h, err := host.New(host.Options{Guest: host.Core(t), Record: all})
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	h.Do(httptest.NewRequest("GET", "/api/v1/nothing", nil))
	h.Wait()
	file := filepath.Join(t.TempDir(), "transcript")
	for _, another := range []bool{false, true} {
		if another {
			all.Build()[0] ^= 1
		}
		if err := os.WriteFile(file, all.Encode(), 0o600); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if err := run(context.Background(), []string{"-file", file}, &out, &out); err != nil {
			t.Errorf("another build %t: %v", another, err)
		}
		if got := strings.Contains(out.String(), "this core is another build"); got != another || !strings.Contains(out.String(), "the answer is the same") {
			t.Errorf("got the output %s, want another build %t and the same answer", &out, another)
		}
	}
}

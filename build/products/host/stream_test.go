package host

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// counting streams the path, then "1 ", "2 " and so on, one a second. Afterwards it leaves the note
// "end" with whether the client has left.
func counting(chunks int) protocol.Stage {
	return func(f *protocol.Flow) {
		f.Stream(protocol.Response{Status: 200, Headers: protocol.Headers{{Name: "content-type", Value: "text/event-stream"}}, Body: []byte(f.Request().Path + " ")})
		for i := range chunks {
			f.Await(f.Wait(1000 * (i + 1)))
			f.Then(func(f *protocol.Flow) { f.Send(fmt.Append(nil, i+1, " ")) })
		}
		f.Then(func(f *protocol.Flow) { f.Note("end", fmt.Append(nil, f.ClientGone())) })
	}
}

// ends returns the texts of the notes "end".
func (h *Host) ends() (ends []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, topic := range h.notes {
		for _, note := range topic.Notes {
			if topic.Name == "end" {
				ends = append(ends, string(note.Text))
			}
		}
	}
	return ends
}

// goneFrames counts the frames that told the core that a client has left.
func goneFrames(t *Transcript) (n int) {
	for _, s := range t.Steps {
		if s.Frame[0] == exchangetest.FrameGone {
			n++
		}
	}
	return n
}

func TestTwoExchangesStreamAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := serve(t, Options{}, counting(3))
		began := time.Now()
		a, b := h.Do(httptest.NewRequest("GET", "/a", nil)), h.Do(httptest.NewRequest("GET", "/b", nil))
		if time.Since(began) != 0 || a.ContentLength != -1 || a.StatusCode != 200 || a.Header.Get("Content-Type") != "text/event-stream" {
			t.Errorf("after %v: got response %+v, want one of unknown length at once", time.Since(began), a)
		}
		next := func(r *http.Response) string {
			buffer := make([]byte, 100)
			n, err := r.Body.Read(buffer)
			if err != nil && err != io.EOF {
				t.Error(err)
			}
			return string(buffer[:n])
		}
		for i, want := range []string{"", "1 ", "2 ", "3 ", ""} {
			wantA, wantB := want, want
			if i == 0 {
				wantA, wantB = "/a ", "/b "
			}
			gotA, gotB := next(a), next(b)
			if second := min(i, 3); gotA != wantA || gotB != wantB || time.Since(began).Round(time.Millisecond) != time.Duration(second)*time.Second {
				t.Errorf("read %d: got %q and %q after %v, want %q and %q after %d s", i, gotA, gotB, time.Since(began), wantA, wantB, second)
			}
		}
		h.Wait()
		if got := fmt.Sprint(h.ends()); got != "[false false]" {
			t.Errorf("the clients are gone: got %s, want [false false]", got)
		}
	})
}

func TestClientOfAStreamLeaves(t *testing.T) {
	for name, leave := range map[string]func(*http.Response, context.CancelFunc){
		"closes the body twice": func(r *http.Response, _ context.CancelFunc) { r.Body.Close(); r.Body.Close() },
		"cancels its context":   func(_ *http.Response, cancel context.CancelFunc) { cancel() },
		"both":                  func(r *http.Response, cancel context.CancelFunc) { cancel(); r.Body.Close() },
	} {
		synctest.Test(t, func(t *testing.T) {
			record := new(Transcript)
			h := serve(t, Options{Record: record}, counting(3))
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			began := time.Now()
			r := h.Do(httptest.NewRequestWithContext(ctx, "GET", "/", nil))
			time.Sleep(1500 * time.Millisecond)
			leave(r, cancel)
			if _, err := io.ReadAll(r.Body); !errors.Is(err, errGone) {
				t.Errorf("%s: reading on gives %v, want %v", name, err, errGone)
			}
			h.Wait()
			if got := fmt.Sprint(h.ends()); got != "[true]" || goneFrames(record) != 1 || time.Since(began).Round(time.Millisecond) != 3*time.Second {
				t.Errorf("%s: the core saw %s and %d gone frames after %v, want [true] and one after 3s", name, got, goneFrames(record), time.Since(began))
			}
		})
	}
}

// The client leaves before the response, so the core hears of it as soon as the stream is open.
func TestClientLeavesBeforeTheStream(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		record := new(Transcript)
		h := serve(t, Options{Record: record}, func(f *protocol.Flow) {
			f.Await(f.Wait(1000))
			f.Then(counting(1))
		})
		ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
		defer cancel()
		if r := h.Do(httptest.NewRequestWithContext(ctx, "GET", "/", nil)); r != nil {
			t.Errorf("got response %v, want nil", r)
		}
		h.Wait()
		if got := fmt.Sprint(h.ends()); got != "[true]" || goneFrames(record) != 1 {
			t.Errorf("the core saw %s and %d gone frames, want [true] and one", got, goneFrames(record))
		}
	})
}

func TestClientThatHasReadTheWholeStreamIsNotGone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		record := new(Transcript)
		h := serve(t, Options{Record: record}, func(f *protocol.Flow) {
			f.Stream(protocol.Response{Status: 200})
			f.Send([]byte("all"))
			f.Await(f.Wait(1))
			f.Then(func(f *protocol.Flow) { f.EndStream(); f.Await(f.Wait(1000)) }, func(*protocol.Flow) {})
		})
		r := h.Do(httptest.NewRequest("GET", "/", nil))
		body, err := io.ReadAll(r.Body)
		r.Body.Close()
		if string(body) != "all" || err != nil || h.Open() != 1 {
			t.Errorf("got %q, %v with %d open exchanges, want \"all\" and 1", body, err, h.Open())
		}
		h.Wait()
		if n := goneFrames(record); n != 0 {
			t.Errorf("got %d gone frames, want none", n)
		}
	})
}

func TestClientThatReadsTooSlowlyIsGone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		record := new(Transcript)
		h := serve(t, Options{Record: record}, func(f *protocol.Flow) {
			f.Stream(protocol.Response{Status: 200})
			for range 5 {
				f.Await(f.Wait(1000))
				f.Then(func(f *protocol.Flow) { f.Send(make([]byte, maxUnread/2)) })
			}
			f.Then(func(f *protocol.Flow) { f.Note("end", fmt.Append(nil, f.ClientGone())) })
		})
		r := h.Do(httptest.NewRequest("GET", "/", nil))
		h.Wait()
		if _, err := io.ReadAll(r.Body); !errors.Is(err, errGone) {
			t.Errorf("got %v, want %v", err, errGone)
		}
		if got := fmt.Sprint(h.ends()); got != "[true]" || goneFrames(record) != 1 {
			t.Errorf("the core saw %s and %d gone frames, want [true] and one", got, goneFrames(record))
		}
	})
}

func TestTrapBreaksOpenStreamsOff(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := serve(t, Options{}, func(f *protocol.Flow) {
			f.Stream(protocol.Response{Status: 200, Body: []byte("begun")})
			f.Await(f.Wait(1000))
			f.Then(func(f *protocol.Flow) { panic("on purpose") })
		})
		one, two := h.Do(httptest.NewRequest("GET", "/", nil)), h.Do(httptest.NewRequest("GET", "/", nil))
		for _, r := range []*http.Response{one, two} {
			if body, err := io.ReadAll(r.Body); string(body) != "begun" || !errors.Is(err, errLost) {
				t.Errorf("got %q, %v, want what came before the trap and %v", body, err, errLost)
			}
			r.Body.Close()
		}
	})
}

func TestStreamOverHTTP(t *testing.T) {
	record := new(Transcript)
	proceed := make(chan bool)
	stage := func(f *protocol.Flow) {
		f.Stream(protocol.Response{Status: 200})
		for _, chunk := range []string{"first\n", "second\n", ""} {
			f.Then(func(f *protocol.Flow) { f.Await(f.Wait(0)) }, func(f *protocol.Flow) { f.Send([]byte(chunk)) })
		}
		f.Then(func(f *protocol.Flow) { f.Note("end", fmt.Append(nil, f.ClientGone())) })
	}
	h := serve(t, Options{Record: record, Fault: func(_ Effect, perform func() Result) Result { <-proceed; return perform() }}, stage)
	server := httptest.NewServer(h)
	defer server.Close()
	open := func() (*http.Response, *bufio.Reader) {
		r, err := http.Get(server.URL)
		if err != nil {
			t.Fatal(err)
		}
		return r, bufio.NewReader(r.Body)
	}
	line := func(r *bufio.Reader, want string) {
		t.Helper()
		if got, err := r.ReadString('\n'); got != want || err != nil {
			t.Fatalf("got line %q, %v, want %q", got, err, want)
		}
	}

	stays, lines := open() // although nothing of the body has been sent
	proceed <- true
	line(lines, "first\n")
	proceed <- true
	line(lines, "second\n")
	proceed <- true
	if rest, err := io.ReadAll(lines); len(rest) > 0 || err != nil {
		t.Errorf("got rest %q, %v, want none", rest, err)
	}
	stays.Body.Close()

	leaves, lines := open()
	proceed <- true
	line(lines, "first\n")
	leaves.Body.Close()
	for told := 0; told == 0; time.Sleep(time.Millisecond) {
		h.mu.Lock()
		told = goneFrames(record)
		h.mu.Unlock()
	}
	proceed <- true
	proceed <- true
	h.Wait()
	if got := fmt.Sprint(h.ends()); got != "[false true]" || goneFrames(record) != 1 {
		t.Errorf("the core saw %s and %d gone frames, want [false true] and one", got, goneFrames(record))
	}
	if err := Replay(Native(program(stage)), record); err != nil {
		t.Error(err)
	}
}

func TestStreamThatIsLostBreaksTheConnectionOff(t *testing.T) {
	h := serve(t, Options{}, func(f *protocol.Flow) {
		f.Stream(protocol.Response{Status: 200, Body: []byte("begun")})
		f.Await(f.Wait(0))
		f.Then(func(f *protocol.Flow) { panic("on purpose") })
	})
	server := httptest.NewServer(h)
	defer server.Close()
	r, err := http.Get(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if body, err := io.ReadAll(r.Body); err == nil {
		t.Errorf("got a complete body %q, want one that breaks off", body)
	}
}

func TestResponseOfKeptBodies(t *testing.T) {
	h := serve(t, Options{}, func(f *protocol.Flow) {
		kept := f.KVKeep("k", 100, 0)
		f.Await(kept)
		f.Then(func(f *protocol.Flow) {
			parts := []protocol.Part{
				protocol.Literal([]byte("<")), protocol.Kept(kept), protocol.KeptBase64(kept), protocol.KeptSlice(kept, 1, 2),
				protocol.KeptSlice(kept, 3, 1000), protocol.KeptSlice(kept, 1000, 1), protocol.Literal([]byte(">")),
			}
			if f.Request().Path == "/stream" {
				f.Stream(protocol.Response{Status: 200, Parts: parts})
				f.Send([]byte("chunk"))
				return
			}
			f.Reply(protocol.Response{Status: 200, Parts: parts})
		})
	})
	if status, _, body := get(t, h, "/"); status != 500 || !strings.Contains(body, "INTERNAL") || h.Log() == "" {
		t.Errorf("a part that is not kept: got %d %s and log %q, want 500 INTERNAL and a log entry", status, body, h.Log())
	}
	h.KV().Put("k", []byte("value"), 60)
	const want = "<valuedmFsdWU=alue>"
	for path, want := range map[string]string{"/": want, "/stream": want + "chunk"} {
		if status, _, body := get(t, h, path); status != 200 || body != want {
			t.Errorf("%s: got %d %q, want 200 %q", path, status, body, want)
		}
	}
}

func TestEmptyReadsAndLateChunksOfAStream(t *testing.T) {
	s := newStream()
	if n, err := s.Read(nil); n != 0 || err != nil {
		t.Errorf("reading nothing: got %d, %v, want 0, nil", n, err)
	}
	if !s.append(bytes.Repeat([]byte("x"), maxUnread)) || s.append([]byte("x")) {
		t.Error("want room for the limit and no more")
	}
	s.end()
	if _, err := s.Read(make([]byte, 1)); !errors.Is(err, errSlow) {
		t.Errorf("got %v, want %v", err, errSlow)
	}
}

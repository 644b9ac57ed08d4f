package host

import (
	"bufio"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// Over HTTP each chunk is flushed, a client that leaves is reported, and an exchange that is lost breaks its connection off.
func TestStreamOverHTTP(t *testing.T) {
	record, proceed := new(Transcript), make(chan bool)
	h := serve(t, Options{Record: record, Fault: func(_ Effect, perform func() Result) Result { <-proceed; return perform() }}, func(f *protocol.Flow) {
		f.Stream(protocol.Response{Status: 200})
		f.Then(func(f *protocol.Flow) { f.Await(f.Wait(0)) }, func(f *protocol.Flow) { f.Send([]byte("first\n")) })
		f.Then(func(f *protocol.Flow) { f.Await(f.Wait(0)) }, func(f *protocol.Flow) {
			if f.Request().Path == "/trap" {
				panic("on purpose")
			}
			f.Send([]byte("second\n"))
		})
	})
	server := httptest.NewServer(h)
	defer server.Close()
	open := func(path string) (io.Closer, *bufio.Reader) {
		t.Helper()
		r, err := http.Get(server.URL + path) // ends although nothing of the body has been sent
		if err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewReader(r.Body)
		proceed <- true
		if got, err := lines.ReadString('\n'); got != "first\n" || err != nil {
			t.Fatalf("got line %q, %v, want \"first\"", got, err)
		}
		return r.Body, lines
	}
	for path, want := range map[string]string{"/": "second\n", "/trap": ""} {
		client, lines := open(path)
		proceed <- true
		if rest, err := io.ReadAll(lines); string(rest) != want || (err != nil) != (want == "") {
			t.Errorf("%s: got rest %q, %v, want %q", path, rest, err, want)
		}
		client.Close()
	}
	client, _ := open("/")
	client.Close()
	for told := false; !told; time.Sleep(time.Millisecond) {
		h.mu.Lock()
		told = record.Steps[len(record.Steps)-1].Frame[0] == exchangetest.FrameGone
		h.mu.Unlock()
	}
	proceed <- true
}

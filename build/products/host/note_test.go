package host

import (
	"fmt"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	protocol "loupe/core/exchange"
)

// leaveNotes is a stage that acts on each segment of the path: "name=text" leaves a note, "trap"
// panics, and "wait" leaves a note after half a second.
func leaveNotes(f *protocol.Flow) {
	replyText(f, "")
	for _, word := range strings.Split(f.Request().Path[1:], "/") {
		name, text, found := strings.Cut(word, "=")
		switch {
		case found:
			f.Note(name, []byte(text))
		case word == "trap":
			panic("on purpose")
		case word == "wait":
			f.Await(f.Wait(500))
			f.Then(func(f *protocol.Flow) { f.Note("late", []byte("x")) })
		}
	}
}

func TestNotesReachLaterExchanges(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began, record := time.Now(), new(Transcript)
		var got []string // the notes that the last exchange got, each as "name time text", in milliseconds after epoch
		guest := Native(program(func(f *protocol.Flow) {
			got = nil
			for _, name := range []string{"a", "b", "c", "late"} {
				for _, n := range f.Notes(name) {
					got = append(got, fmt.Sprintf("%s %d %s", name, n.At-epoch.UnixMilli(), n.Text))
				}
			}
			leaveNotes(f)
		}))
		h := start(t, Options{Guest: guest, Record: record, Clock: func() time.Time { return epoch.Add(time.Since(began)) }})
		ten := "/"
		var kept []string
		for i := range 12 {
			ten += fmt.Sprintf("b=%d/", i)
			if i >= 2 {
				kept = append(kept, fmt.Sprintf("b 1000 %d", i))
			}
		}
		for _, c := range []struct {
			path string
			want []string // the notes that this request gets
		}{
			{"/b=first/a=one", nil},
			{ten, []string{"a 0 one", "b 0 first"}},
			{"/wait/c=early", append([]string{"a 0 one"}, kept...)},
			{"/trap", append(append([]string{"a 0 one"}, kept...), "c 2000 early", "late 2500 x")},
			{"/a=two", append(append([]string{"a 0 one"}, kept...), "c 2000 early", "late 2500 x")}, // opened by a new instance
			{"/", append(append([]string{"a 0 one", "a 4000 two"}, kept...), "c 2000 early", "late 2500 x")},
		} {
			h.Do(httptest.NewRequest("GET", c.path, nil))
			h.Wait()
			if !slices.Equal(got, c.want) {
				t.Errorf("%s: got notes\n%q, want\n%q", c.path, got, c.want)
			}
			time.Sleep(time.Until(began.Add(time.Since(began).Truncate(time.Second) + time.Second)))
		}
		if h.Traps() != 1 {
			t.Errorf("got %d traps, want 1\n%s", h.Traps(), h.Log())
		}
		if err := Replay(guest, record); err != nil {
			t.Error(err)
		}
	})
}

// Waits run concurrently and need no connection.
func TestWaitsRunConcurrentlyWithoutConnections(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		h := serve(t, Options{}, func(f *protocol.Flow) {
			var waits []protocol.Future[struct{}]
			for i := range 20 {
				waits = append(waits, f.Wait(1000*i))
				f.Await(waits[i])
			}
			f.Then(func(f *protocol.Flow) {
				for i, wait := range waits {
					if _, err := wait.Result(); err != nil || wait.Elapsed() != 1000*i {
						t.Errorf("a wait of %d s: got %d ms, %v", i, wait.Elapsed(), err)
					}
				}
				replyText(f, "")
			})
		})
		get(t, h, "/")
		h.Wait()
		if took := time.Since(began).Truncate(time.Second); took != 19*time.Second {
			t.Errorf("took %v, want 19s", took)
		}
	})
}

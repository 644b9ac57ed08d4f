package host

import (
	"fmt"
	"net/http/httptest"
	"reflect"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	protocol "loupe/core/exchange"
)

// opened reads the notes of the last open frame, each as "name at text", at in milliseconds since the epoch.
func opened(t *testing.T, record *Transcript) []string {
	t.Helper()
	var told []string
	for _, s := range record.Steps {
		if s.Frame[0] != 1 {
			continue
		}
		told = nil
		d := &decoder{rest: s.Frame[13:]}
		d.bytes()
		list(d, func(d *decoder) any {
			name := d.str()
			return list(d, func(d *decoder) any {
				told = append(told, fmt.Sprintf("%s %d %s", name, d.i64()-epoch.UnixMilli(), d.str()))
				return nil
			})
		})
		if r := (request{d.str(), d.str(), list(d, readHeader), d.bytes()}); d.end() != nil || r.method != "GET" {
			t.Fatalf("%v: %q", d.err, s.Frame)
		}
	}
	return told
}

// Each path segment is a note to leave, "name=text", or what else to do.
func leaving(f *protocol.Flow) {
	say(f, "")
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

func TestNotes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began, record := time.Now(), new(Transcript)
		guest := Native(func(protocol.Config) protocol.Stage { return leaving })
		h, err := New(Options{Guest: guest, Record: record, Clock: func() time.Time { return epoch.Add(time.Since(began)) }})
		if err != nil {
			t.Fatal(err)
		}
		defer h.Close()
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
			told []string // with this request
		}{
			{"/b=first/a=one", nil},
			{ten, []string{"a 0 one", "b 0 first"}},
			{"/wait/c=early", append([]string{"a 0 one"}, kept...)},
			{"/trap", append(append([]string{"a 0 one"}, kept...), "c 2000 early", "late 2500 x")},
			{"/a=two", append(append([]string{"a 0 one"}, kept...), "c 2000 early", "late 2500 x")}, // to a new instance
			{"/", append(append([]string{"a 0 one", "a 4000 two"}, kept...), "c 2000 early", "late 2500 x")},
		} {
			h.Do(httptest.NewRequest("GET", c.path, nil))
			h.Wait()
			if told := opened(t, record); !reflect.DeepEqual(told, c.told) {
				t.Errorf("with %s the core was told\n%q, not\n%q", c.path, told, c.told)
			}
			time.Sleep(time.Until(began.Add(time.Since(began).Truncate(time.Second) + time.Second)))
		}
		if h.Traps() != 1 {
			t.Errorf("%d traps\n%s", h.Traps(), h.Log())
		}
		if err := Replay(guest, record); err != nil {
			t.Error(err)
		}
	})
}

// Exchanges at once are not told of each other's notes, nor is another host.
func TestNotesAreOfThoseBefore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := serve(t, Options{}, func(f *protocol.Flow) {
			f.Note("a", []byte("x"))
			f.Await(f.Wait(1000))
			f.Then(func(f *protocol.Flow) { say(f, fmt.Sprint(len(f.Notes("a")))) })
		})
		for i := range 3 {
			go func() {
				if _, _, body := get(t, h, "/"); body != fmt.Sprint(i) {
					t.Errorf("request %d was told of %s", i, body)
				}
			}()
			synctest.Wait()
		}
		h.Wait()
		other := serve(t, Options{}, func(f *protocol.Flow) { say(f, fmt.Sprint(len(f.Notes("a")))) })
		if _, _, body := get(t, other, "/"); body != "0" {
			t.Errorf("another host was told of %s", body)
		}
	})
}

// Waits run beside each other, hold no connection, and end with their effect's time.
func TestWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		h := serve(t, Options{}, func(f *protocol.Flow) {
			var all []protocol.Future[struct{}]
			for i := range 20 {
				all = append(all, f.Wait(1000*i))
				f.Await(all[i])
			}
			f.Then(func(f *protocol.Flow) {
				for i, wait := range all {
					if _, err := wait.Result(); err != nil || wait.Elapsed() != 1000*i {
						t.Errorf("a wait of %d s took %d ms, %v", i, wait.Elapsed(), err)
					}
				}
				say(f, "")
			})
		})
		get(t, h, "/")
		h.Wait()
		if took := time.Since(began).Truncate(time.Second); took != 19*time.Second {
			t.Errorf("took %v", took)
		}

		// As an effect by itself.
		for _, c := range []struct {
			wait, limit time.Duration
			outcome     Code
		}{{0, time.Second, OK}, {time.Second, time.Second, OK}, {time.Second, time.Second - time.Millisecond, Timeout}, {1<<32 - 1, time.Second, Timeout}} {
			began := time.Now()
			core := &scripted{effect: Effect{Time: c.limit, Call: WaitCall{c.wait}}}
			h, err := New(Options{Guest: func() (Engine, error) { return core, nil }})
			if err != nil {
				t.Fatal(err)
			}
			h.Do(httptest.NewRequest("GET", "/", nil))
			h.Close()
			if took := time.Since(began); core.outcome != c.outcome || took.Truncate(time.Millisecond) != min(c.wait, c.limit) {
				t.Errorf("a wait of %v within %v took %v and gave %d", c.wait, c.limit, took, core.outcome)
			}
		}
	})
}

// scripted is a core that asks for one wait, number 0, and sees what comes of it.
type scripted struct {
	effect  Effect
	outcome Code
}

func (s *scripted) Step(frame []byte) ([]byte, error) {
	switch frame[0] {
	case 0:
		return []byte{0, 10, 0, 0, 0, 6, 0, 0, 0}, nil
	case 2:
		s.outcome = Code(frame[25])
		return []byte{1, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, nil
	}
	e := encoder{1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 9}
	e.u32(uint32(s.effect.Time.Milliseconds()))
	e.u32(uint32(s.effect.Call.(WaitCall).Time.Milliseconds()))
	for _, v := range []uint32{1, 1, 0, 0} { // groups [[0]], no notes
		e.u32(v)
	}
	return e, nil
}

func (*scripted) Close() {}

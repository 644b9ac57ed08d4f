package exchange

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestAwaitSomeOfSeveral(t *testing.T) {
	var a, b, late Future[[]byte]
	p := newPlay(t, func(f *Flow) {
		a, b, late = f.KVGet("a"), f.KVGet("b"), f.KVGet("late")
		f.Await(a, b)
		f.Then(func(f *Flow) {
			if _, err := late.Result(); CodeOf(err) != Refused {
				t.Errorf("what was not awaited gave %v", err)
			}
			f.Await(late)
		}, reply(&a, &b, &late))
	})
	p.expect(p.open(1), "0:a 1:b 2:late [[0 1]]")
	p.expect(p.done(1, fine(0, "A"), fine(1, "B")), "[[2]]")
	p.expect(p.done(1, fine(2, "L")), "200 [A B L] closed")
	if p.m.Open() != 0 {
		t.Errorf("%d exchanges are open", p.m.Open())
	}
}

func TestResultsComeInAnyOrderAndEarly(t *testing.T) {
	var a, b, late Future[[]byte]
	p := newPlay(t, func(f *Flow) {
		a, b, late = f.KVGet("a"), f.KVGet("b"), f.KVGet("late")
		f.Await(a, b)
		f.Then(func(f *Flow) { f.Await(late) }, reply(&a, &b, &late))
	})
	p.open(1)
	p.expect(p.done(1, fine(2, "L")), "[[0 1]]")
	p.expect(p.done(1, fine(1, "B")), "[[0]]")
	p.expect(p.done(1), "[[0]]")
	p.expect(p.done(1, fine(0, "A")), "200 [A B L] closed")
}

func TestLateEffectIsNotWaitedFor(t *testing.T) {
	var a Future[[]byte]
	p := newPlay(t, func(f *Flow) {
		a = f.KVGet("a")
		f.KVPut("late", nil, 60)
		f.Await(a)
		f.Then(reply(&a))
	})
	p.expect(p.open(1), "0:a 1:late [[0]]")
	p.expect(p.done(1, fine(0, "A")), "200 [A] closed")
	p.expect(p.done(1, finished{effect: 1}), "fault: no such exchange")
}

func TestGroupsOfSeveralFlows(t *testing.T) {
	var a, b, c Future[[]byte]
	var order []string
	note := func(name string) Stage { return func(*Flow) { order = append(order, name) } }
	p := newPlay(t, func(f *Flow) {
		a, b, c = f.KVGet("a"), f.KVGet("b"), f.KVGet("c")
		first := f.Start(func(f *Flow) { f.Await(a, b) }, note("first"))
		second := f.Start(func(f *Flow) { f.Await(b, c) }, note("second"))
		f.Await(first, second)
		f.Then(reply(&a, &b, &c))
	})
	p.expect(p.open(1), "0:a 1:b 2:c [[0 1] [1 2]]")
	p.expect(p.done(1, fine(1, "B"), fine(2, "C")), "[[0]]")
	p.expect(p.done(1, fine(0, "A")), "200 [A B C] closed")
	if got := fmt.Sprint(order); got != "[second first]" {
		t.Errorf("ran %s", got)
	}
}

func TestFlowsAwaitFlows(t *testing.T) {
	var deep Future[[]byte]
	p := newPlay(t, func(f *Flow) {
		var inner *Flow
		outer := f.Start(func(f *Flow) {
			inner = f.Start(func(f *Flow) { deep = f.KVGet("deep"); f.Await(deep) }, func(f *Flow) { deep = f.KVGet("deeper"); f.Await(deep) }, func(*Flow) {})
			f.Await(inner)
		}, func(*Flow) {})
		f.Await(outer)
		f.Then(reply(&deep))
	})
	p.expect(p.open(1), "0:deep [[0]]")
	p.expect(p.done(1, fine(0, "D")), "1:deeper [[1]]")
	p.expect(p.done(1, fine(1, "DD")), "200 [DD] closed")
}

// A flow that awaits in its last stage has nothing left to run: it has ended.
func TestLastStageDoesNotWait(t *testing.T) {
	p := newPlay(t, func(f *Flow) {
		f.Reply(Response{Status: 204})
		f.Await(f.KVPut("k", nil, 60))
	})
	p.expect(p.open(1), "0:k 204  closed")
}

func TestWaitingForNothing(t *testing.T) {
	p := newPlay(t, func(f *Flow) {
		var never Future[[]byte]
		var none *Flow
		f.Await(never, none)
		f.Then(func(f *Flow) {
			if _, err := never.Result(); CodeOf(err) != Refused || never.Started() || never.Elapsed() != 0 {
				t.Errorf("a future never started gave %v", err)
			}
			f.Reply(Response{Status: 200})
		})
	})
	p.expect(p.open(1), "200  closed")
}

func TestDeadlockCloses(t *testing.T) {
	for name, stage := range map[string]Stage{
		"itself": func(f *Flow) { f.Await(f); f.Then(func(*Flow) {}) },
		"each other": func(f *Flow) {
			var a, b *Flow
			a = f.Start(func(f *Flow) { f.Await(b) }, func(*Flow) {})
			b = f.Start(func(f *Flow) { f.Await(a) }, func(*Flow) {})
			f.Await(a)
			f.Then(func(f *Flow) { f.Reply(Response{Status: 200}) })
		},
		"silent": func(*Flow) {},
	} {
		p := newPlay(t, stage)
		if got := p.open(1).brief(); got != "closed" {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func TestDeadlockWaitsForTheOthers(t *testing.T) {
	var a Future[[]byte]
	p := newPlay(t, func(f *Flow) {
		f.Start(func(f *Flow) { a = f.KVGet("a"); f.Await(a) }, func(f *Flow) { f.KVPut("b", nil, 60) })
		f.Await(f)
		f.Then(func(*Flow) {})
	})
	p.expect(p.open(1), "0:a [[0]]")
	p.expect(p.done(1, fine(0, "")), "1:b closed")
}

func TestEffectsAfterTheResponse(t *testing.T) {
	var settled Future[[]byte]
	p := newPlay(t, func(f *Flow) {
		f.Reply(Response{Status: 200, Body: []byte("early")})
		settled = f.KVGet("settle")
		f.Await(settled)
		f.Then(func(f *Flow) { f.KVDelete("gone") })
	})
	p.expect(p.open(1), "0:settle [[0]] 200 early")
	p.expect(p.done(1, fine(0, "")), "1:gone closed")
}

func TestReplyEndsItsFlow(t *testing.T) {
	p := newPlay(t, func(f *Flow) {
		f.Then(func(*Flow) { t.Error("ran on after the reply") })
		f.Await(f.KVGet("k"))
		f.Reply(Response{Status: 200})
	})
	p.expect(p.open(1), "0:k 200  closed")
}

func TestFirstReplyCounts(t *testing.T) {
	var a Future[[]byte]
	p := newPlay(t, func(f *Flow) {
		a = f.KVGet("a")
		f.Await(a)
		f.Then(func(f *Flow) { f.Reply(Response{Status: 202}) })
		f.Start(func(f *Flow) { f.Reply(Response{Status: 200}); f.Reply(Response{Status: 201}) })
	})
	p.expect(p.open(1), "0:a [[0]] 200")
	p.expect(p.done(1, fine(0, "")), "closed")
}

func TestSubrequestsAreLimitedAndSomeKeptForTheEnd(t *testing.T) {
	var over, token, late, last Future[[]byte]
	var tokenErr error
	p := newPlay(t, func(f *Flow) {
		var all []Awaitable
		for range MaxSubrequests - SettleSubrequests - 2 {
			all = append(all, f.KVGet("k"))
		}
		all = append(all, f.Wait(1)) // is none
		_, tokenErr = f.Token(Token{Name: "T"}).Result()
		all = append(all, f.KVGet("k"), f.KVGet("k"))
		over = f.KVGet("over")
		f.Overtime()
		for range SettleSubrequests {
			late = f.KVGet("late")
			all = append(all, late)
		}
		last = f.KVGet("last")
		f.Await(all...)
		f.Then(reply(&over, &token, &late, &last))
	})
	s := p.open(1)
	if n := MaxSubrequests + 1; len(s.effects) != n || len(s.groups) != 1 || len(s.groups[0]) != n {
		t.Fatalf("the core says %s", s.brief())
	}
	if CodeOf(tokenErr) != Refused {
		t.Errorf("a token, which takes three, gave %v", tokenErr)
	}
	var all []finished
	for _, e := range s.effects {
		f := fine(e.number, "v")
		if e.kind == kindWait {
			f.payload = nil
		}
		all = append(all, f)
	}
	const refused = "refused: over the exchange's number of effects"
	p.expect(p.done(1, all...), "200 ["+refused+" refused: not awaited v "+refused+"] closed")
}

func TestEffectsAreLimited(t *testing.T) {
	var over Future[struct{}]
	p := newPlay(t, func(f *Flow) {
		for range MaxEffects {
			f.Await(f.Wait(1))
		}
		over = f.Wait(1)
	})
	if s := p.open(1); len(s.effects) != MaxEffects {
		t.Errorf("%d effects", len(s.effects))
	}
	if _, err := over.Result(); CodeOf(err) != Refused {
		t.Errorf("one more gave %v", err)
	}
}

func TestNotes(t *testing.T) {
	var seen []Note
	p := newPlay(t, func(f *Flow) {
		seen = f.Notes("b")
		f.Note("a", []byte("first"))
		f.Note("b", nil)
		f.Await(f.KVGet("k"))
		f.Then(func(f *Flow) {
			f.Note("a", []byte("second"))
			f.Reply(Response{Status: 200})
		})
	})
	left := []notes{{"a", []Note{{1, []byte("x")}}}, {"b", []Note{{2, []byte("y")}, {3, nil}}}}
	s := p.step(requestFrame(1, 0, Request{Method: "GET", Path: "/"}, left...))
	if want := (Headers{{"a", "first"}, {"b", ""}}); !slices.Equal(s.notes, want) {
		t.Errorf("left %v, not %v", s.notes, want)
	}
	if fmt.Sprint(seen) != fmt.Sprint(left[1].list) {
		t.Errorf("was given %v, not %v", seen, left[1].list)
	}
	if s = p.done(1, fine(0, "")); !slices.Equal(s.notes, Headers{{"a", "second"}}) || !s.closed {
		t.Errorf("left %v", s.notes)
	}
	p.step(requestFrame(2, 0, Request{Method: "GET", Path: "/"}))
	if seen != nil {
		t.Errorf("without notes it was given %v", seen)
	}
}

func TestTimeLeft(t *testing.T) {
	var left, overtime int
	p := newPlay(t, func(f *Flow) {
		f.Await(f.KVGet("k"))
		f.Then(func(f *Flow) {
			left = f.Left()
			f.Overtime()
			overtime = f.Left()
		})
	})
	p.open(1)
	p.step(doneFrame(1, 4000, fine(0, "")))
	if left != ExchangeTime-4000 || overtime != left+SettleTime {
		t.Errorf("%d ms are left, and %d with overtime", left, overtime)
	}
}

func TestTimeLimit(t *testing.T) {
	const opened = 1_000_000
	for _, c := range []struct {
		now  int64
		time int
		want uint32 // 0: refused
	}{
		{opened, 0, UpstreamTime},
		{opened, -5, UpstreamTime},
		{opened, 3000, 3000},
		{opened, 60_000, ExchangeTime},
		{opened - 60_000, 0, UpstreamTime}, // a clock set back does not lengthen the exchange
		{opened + ExchangeTime - 3000, 0, 3000},
		{opened + ExchangeTime - 1, 0, 1},
		{opened + ExchangeTime, 0, 0},
		{opened + ExchangeTime + SettleTime - 100, 0, 0},
		{opened + ExchangeTime + SettleTime, 0, 0},
		{opened + ExchangeTime + 1<<32, 0, 0},
		{1<<63 - 1, 0, 0},
	} {
		var first Future[[]byte]
		var second Future[Answer]
		p := newPlay(t, func(f *Flow) {
			first = f.KVGet("k")
			f.Await(first)
			f.Then(func(f *Flow) {
				second = f.Fetch(Fetch{URL: "https://a/", Time: c.time})
				f.Overtime()
				f.KVGet("storage")
				f.Await(second)
			}, func(f *Flow) {
				_, err := second.Result()
				f.Reply(Response{Status: 200, Body: fmt.Append(nil, err)})
			})
		})
		p.step(openFrame(1, opened))
		s := p.step(doneFrame(1, c.now, fine(0, "")))
		var times []uint32
		for _, e := range s.effects {
			times = append(times, e.time)
		}
		var want []uint32
		if c.want != 0 {
			want = append(want, c.want)
		}
		if overtime := min(StorageTime, opened+ExchangeTime+SettleTime-max(c.now, opened)); overtime > 0 {
			want = append(want, uint32(overtime))
		}
		if !slices.Equal(times, want) {
			t.Errorf("at %d: effects take %v, not %v", c.now, times, want)
		}
		if c.want == 0 && string(s.response.Body) != "timeout: the exchange's time is over" {
			t.Errorf("at %d: %s", c.now, s.brief())
		}
	}
}

func TestStageBudget(t *testing.T) {
	ran := 0
	var loop Stage
	loop = func(f *Flow) { ran++; f.Then(loop) }
	p := newPlay(t, loop)
	p.expect(p.open(1), "closed")
	if ran != MaxStages {
		t.Errorf("%d stages ran", ran)
	}
}

func TestExchangesAreApart(t *testing.T) {
	var futures [3]Future[[]byte]
	p := newPlay(t, func(f *Flow) {
		i := f.Now()
		futures[i] = f.KVGet(fmt.Sprint("key", i))
		f.Await(futures[i])
		f.Then(reply(&futures[i]))
	})
	for i := range 3 {
		p.expect(p.step(openFrame(uint32(10+i), int64(i))), fmt.Sprintf("0:key%d [[0]]", i))
	}
	p.expect(p.done(11, fine(0, "one")), "200 [one] closed")
	p.expect(p.done(12, fine(0, "two")), "200 [two] closed")
	p.expect(p.step(openFrame(11, 1)), "0:key1 [[0]]") // a number is free again
	p.expect(p.done(10, fine(0, "zero")), "200 [zero] closed")
	if p.m.Open() != 1 {
		t.Errorf("%d exchanges are open", p.m.Open())
	}
}

func TestRequest(t *testing.T) {
	var many Headers
	for i := range MaxHeaders + 5 {
		many = append(many, Header{fmt.Sprint("h", i), "v"})
	}
	for target, want := range map[string][2]string{
		"/a/b":      {"/a/b", ""},
		"/a?":       {"/a", ""},
		"/a?b=c?d":  {"/a", "b=c?d"},
		"?":         {"", ""},
		"/%3Fa%00?": {"/%3Fa%00", ""},
	} {
		var got Request
		var entropy []byte
		p := newPlay(t, func(f *Flow) { got, entropy = *f.Request(), f.Entropy() })
		p.step(requestFrame(1, 0, Request{Method: "PUT", Path: target, Headers: many, Body: []byte{0, 255}}))
		if got.Method != "PUT" || got.Path != want[0] || got.Query != want[1] || !bytes.Equal(got.Body, []byte{0, 255}) {
			t.Errorf("%s is %+v", target, got)
		}
		if len(got.Headers) != len(many) || got.Headers.Get("h104") != "v" {
			t.Errorf("%d headers", len(got.Headers))
		}
		if len(entropy) != EntropyBytes {
			t.Errorf("%d bytes of entropy", len(entropy))
		}
	}
}

// An exchange whose host has gone does not stay for ever.
func TestLostExchangesAreForgotten(t *testing.T) {
	p := newPlay(t, func(f *Flow) { f.Await(f.KVGet("k")); f.Then(func(*Flow) {}) })
	p.step(openFrame(1, 0))
	p.step(openFrame(2, LostTime))
	if p.m.Open() != 2 {
		t.Errorf("%d exchanges are open", p.m.Open())
	}
	p.step(openFrame(3, LostTime+1))
	if p.m.Open() != 2 {
		t.Errorf("%d exchanges are open after the first is lost", p.m.Open())
	}
}

func TestConfig(t *testing.T) {
	var got Config
	m := NewMachine(func(c Config) Stage { got = c; return func(*Flow) {} })
	answer := m.Step(configureFrame(Headers{{"A", "1"}, {"EMPTY", ""}}, "KEY"))
	want := writer{frameReady}
	want.u32(MaxBody)
	want.u32(Connections)
	if !bytes.Equal(answer, want) {
		t.Errorf("ready is %q", answer)
	}
	for _, c := range [][2]string{{"A", "1"}, {"EMPTY", "otherwise"}, {"B", "otherwise"}} {
		if v := got.Var(c[0], "otherwise"); v != c[1] {
			t.Errorf("%s is %q", c[0], v)
		}
	}
	if !got.Secret("KEY") || got.Secret("A") {
		t.Error("the secrets are not those named")
	}
}

// A fault tells the host of its defect and changes nothing: the machine goes on as one that never had the frame.
func TestFaults(t *testing.T) {
	var futures [2]Future[[]byte]
	stage := func(f *Flow) {
		futures = [2]Future[[]byte]{f.KVGet("a"), f.KVGet("b")}
		f.Await(futures[0])
		f.Then(func(f *Flow) { f.Await(futures[1]) }, reply(&futures[0], &futures[1]))
	}
	long := configureFrame(make(Headers, MaxConfig+1))
	shortEntropy := writer{frameOpen}
	shortEntropy.u32(2)
	shortEntropy.i64(0)
	shortEntropy.bytes(make([]byte, EntropyBytes-1))
	shortEntropy = append(shortEntropy, openFrame(2, 0)[1+4+8+4+EntropyBytes:]...)
	huge := writer{frameDone}
	huge.u32(1)
	huge.i64(0)
	huge.u32(1<<32 - 1)

	cases := map[string]struct {
		frame []byte
		fault string
	}{
		"empty":              {nil, "configure does not fit"},
		"unknown":            {[]byte{3}, "no such frame"},
		"configured twice":   {configureFrame(nil), "configured already"},
		"too many variables": {long, "configure does not fit"},
		"open twice":         {openFrame(1, 5), "open already"},
		"entropy":            {shortEntropy, "open does not fit"},
		"closed exchange":    {doneFrame(9, 5, fine(0, "")), "no such exchange"},
		"never started":      {doneFrame(1, 5, fine(2, "")), "not under way"},
		"far off":            {doneFrame(1, 5, fine(noEffect, "")), "not under way"},
		"one right one not":  {doneFrame(1, 5, fine(1, "x"), fine(2, "")), "not under way"},
		"finished":           {doneFrame(1, 5, fine(0, "again")), "not under way"},
		"twice":              {doneFrame(1, 5, fine(1, "x"), fine(1, "y")), "two results"},
		"too many results":   {doneFrame(1, 5, fine(1, ""), fine(1, ""), fine(1, "")), "more results"},
		"a count of 2^32-1":  {huge, "fit"},
	}
	for name, frame := range map[string][]byte{"configure": configureFrame(Headers{{"a", "b"}}, "c"), "open": openFrame(2, 5), "done": doneFrame(1, 5, fine(1, "x"))} {
		for n := range len(frame) {
			cases[fmt.Sprintf("%s cut at %d", name, n)] = struct {
				frame []byte
				fault string
			}{frame[:n], ""}
		}
		cases[name+" and a byte more"] = struct {
			frame []byte
			fault string
		}{append(slices.Clone(frame), 0), ""}
	}

	for name, c := range cases {
		p := newPlay(t, stage)
		p.open(1)
		p.done(1, fine(0, "A"))
		if s := p.step(c.frame); s.fault == "" || !strings.Contains(s.fault, c.fault) {
			t.Errorf("%s: %s", name, s.brief())
			continue
		}
		if s := p.done(1, fine(1, "B")); s.brief() != "200 [A B] closed" {
			t.Errorf("%s: the exchange then says %s", name, s.brief())
		}
		if p.m.Open() != 0 {
			t.Errorf("%s: %d exchanges are open", name, p.m.Open())
		}
	}
}

func TestNothingBeforeConfigure(t *testing.T) {
	p := &play{t, NewMachine(func(Config) Stage { return func(f *Flow) { f.Reply(Response{Status: 200}) } })}
	p.expect(p.open(1), "fault: not configured")
	p.expect(p.done(1), "fault: no such exchange")
	p.expect(p.step(configureFrame(make(Headers, MaxConfig+1))), "fault: configure does not fit the protocol")
	p.expect(p.step(configureFrame(nil)), "")
	p.expect(p.open(1), "200  closed")
}

// A host's clock may be set back; an exchange's is not.
func TestTimeNeverGoesBack(t *testing.T) {
	var seen []int64
	p := newPlay(t, func(f *Flow) {
		note := func(f *Flow) { seen = append(seen, f.Now(), f.Opened()); f.Await(f.KVGet("k")) }
		f.Then(note, note, note, func(f *Flow) {})
	})
	p.step(openFrame(1, 50))
	p.step(doneFrame(1, 40, fine(0, "")))
	p.step(doneFrame(1, 60, fine(1, "")))
	if got := fmt.Sprint(seen); got != "[50 50 50 50 60 50]" {
		t.Errorf("saw %s", got)
	}
}

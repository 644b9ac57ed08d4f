package exchange_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

func TestAwaitWaitsOnlyForWhatItNames(t *testing.T) {
	var a, b, late exchange.Future[[]byte]
	s := newSession(t, func(f *exchange.Flow) {
		a, b, late = f.KVGet("a"), f.KVGet("b"), f.KVGet("late")
		f.Await(a, b)
		f.Then(func(f *exchange.Flow) {
			if _, err := late.Result(); exchange.CodeOf(err) != exchange.Refused {
				t.Errorf("a future not awaited gives %v, want refused", err)
			}
			f.Await(late)
		}, reply(&a, &b, &late))
	})
	s.expect(s.Open(1), "0:a 1:b 2:late [[0 1]]")
	s.expect(s.Done(1, found(0, "A"), found(1, "B")), "[[2]]")
	s.expect(s.Done(1, found(2, "L")), "200 [A B L] closed")
	if n := s.Machine.InFlight(); n != 0 {
		t.Errorf("%d exchanges are open, want 0", n)
	}
}

// trace returns a stage that adds its name to the list.
func trace(list *[]string) func(string) exchange.Stage {
	return func(name string) exchange.Stage {
		return func(*exchange.Flow) { *list = append(*list, name) }
	}
}

func TestStepsAddedByAContinuationRunBeforeThoseLeftInTheFlow(t *testing.T) {
	var order []string
	note := trace(&order)
	s := newSession(t, func(f *exchange.Flow) {
		exchange.On(f, f.KVGet("a"), func(f *exchange.Flow, _ []byte, _ error) {
			note("a")(f)
			exchange.On(f, f.KVGet("b"), func(f *exchange.Flow, _ []byte, _ error) {
				note("b")(f)
				f.Then(note("after b"))
			})
			f.Await(f.KVGet("c"))
			f.Then(note("after c"))
		})
		f.Then(note("after a"))
	})
	s.expect(s.Open(1), "0:a [[0]]")
	s.expect(s.Done(1, found(0, "")), "1:b 2:c [[1]]")
	s.expect(s.Done(1, found(1, "")), "[[2]]")
	s.expect(s.Done(1, found(2, "")), "closed")
	if got, want := strings.Join(order, ", "), "a, b, after b, after c, after a"; got != want {
		t.Errorf("the order is %s, want %s", got, want)
	}
}

func TestOnPassesTheAnswerOrTheFailure(t *testing.T) {
	var got []string
	see := func(_ *exchange.Flow, value []byte, err error) {
		got = append(got, fmt.Sprintf("%s %v", value, err))
	}
	s := newSession(t, func(f *exchange.Flow) {
		a, b := f.KVGet("a"), f.KVGet("b")
		exchange.On(f, b, see)
		exchange.On(f, a, see)
		exchange.On(f, a, see) // a future may be bound twice
		exchange.On(f, exchange.Future[[]byte]{}, see)
		f.Then(status(200))
	})
	s.expect(s.Open(1), "0:a 1:b [[1]]")
	s.expect(s.Done(1, found(0, "A")), "[[1]]")
	s.expect(s.Done(1, exchangetest.Result{Effect: 1, Code: exchange.Network, Payload: []byte("why")}), "200  closed")
	want := []string{" network: why", "A <nil>", "A <nil>", " refused: not awaited"}
	if !slices.Equal(got, want) {
		t.Errorf("the continuations were given %q, want %q", got, want)
	}
}

// lentBody describes the result of a fetch.
func lentBody(future exchange.Future[exchange.Answer]) string {
	answer, err := future.Result()
	return fmt.Sprintf("%s %v", answer.Body, err)
}

const dropped = " refused: the answer was dropped after its last reader"

func TestLentBodyIsDroppedAfterItsContinuation(t *testing.T) {
	var future exchange.Future[exchange.Answer]
	var in, after string
	s := newSession(t, func(f *exchange.Flow) {
		future = f.Fetch(exchange.Fetch{URL: "u"})
		exchange.On(f, future, func(f *exchange.Flow, a exchange.Answer, err error) {
			in = fmt.Sprintf("%s %v", a.Body, err)
			f.Await(f.KVGet("k"))
		})
		f.Then(func(*exchange.Flow) { after = lentBody(future) })
	})
	s.expect(s.Open(1), "0:u [[0]]")
	s.expect(s.Done(1, body(0, "text")), "1:k [[1]]")
	s.expect(s.Done(1, found(1, "")), "closed")
	if in != "text <nil>" || after != dropped {
		t.Errorf("the body is %q in the continuation, want %q; and %q afterwards, want %q", in, "text <nil>", after, dropped)
	}
}

func TestLentBodyIsAvailableToEveryContinuation(t *testing.T) {
	var got []string
	var future exchange.Future[exchange.Answer]
	see := func(_ *exchange.Flow, a exchange.Answer, err error) {
		got = append(got, fmt.Sprintf("%s %v", a.Body, err))
	}
	s := newSession(t, func(f *exchange.Flow) {
		a, b := f.KVGet("a"), f.KVGet("b")
		future = f.Fetch(exchange.Fetch{URL: "u"})
		f.Start(func(f *exchange.Flow) { f.Await(a); exchange.On(f, future, see) })
		f.Await(b)
		exchange.On(f, future, see)
		f.Await(f.KVGet("c"))
		f.Then(func(*exchange.Flow) { got = append(got, lentBody(future)) })
	})
	s.expect(s.Open(1), "0:a 1:b 2:u 3:c [[1] [0]]")
	s.expect(s.Done(1, body(2, "text")), "[[1] [0]]")
	s.expect(s.Done(1, found(0, "")), "[[1]]")
	s.expect(s.Done(1, found(1, "")), "[[3]]")
	s.expect(s.Done(1, found(3, "")), "closed")
	if want := []string{"text <nil>", "text <nil>", dropped}; !slices.Equal(got, want) {
		t.Errorf("the continuations were given %q, want %q", got, want)
	}
}

func TestReplyReleasesTheLentBodiesOfDroppedSteps(t *testing.T) {
	var got string
	s := newSession(t, func(f *exchange.Flow) {
		future := f.Fetch(exchange.Fetch{URL: "u"})
		f.Start(func(f *exchange.Flow) {
			f.Then(status(200))
			exchange.On(f, future, func(*exchange.Flow, exchange.Answer, error) { t.Error("a dropped step ran") })
		})
		f.Await(f.KVGet("k"))
		f.Then(func(*exchange.Flow) { got = lentBody(future) })
	})
	s.expect(s.Open(1), "0:u 1:k [[1]] 200")
	s.expect(s.Done(1, body(0, "text")), "[[1]]")
	s.expect(s.Done(1, found(1, "")), "closed")
	if got != dropped {
		t.Errorf("the body is %q, want %q", got, dropped)
	}
}

// awaitItself begins a branch that waits for itself.
func awaitItself(f *exchange.Flow) exchange.Branch {
	var self exchange.Branch
	self = f.Start(func(f *exchange.Flow) { f.Await(self); f.Then(func(*exchange.Flow) {}) })
	return self
}

func TestDeadlockedExchangeCloses(t *testing.T) {
	for name, stage := range map[string]exchange.Stage{
		"a branch awaits itself": func(f *exchange.Flow) { f.Await(awaitItself(f)); f.Then(status(200)) },
		"branches await each other": func(f *exchange.Flow) {
			var a, b exchange.Branch
			a = f.Start(func(f *exchange.Flow) { f.Await(b) })
			b = f.Start(func(f *exchange.Flow) { f.Await(a) })
			f.Await(a)
			f.Then(status(200))
		},
		"nothing is done": func(*exchange.Flow) {},
	} {
		s := newSession(t, stage)
		if got := brief(s.Open(1)); got != "closed" {
			t.Errorf("%s: the frame is %s, want closed", name, got)
		}
	}
}

func TestReplyDropsTheStepsThatAreLeft(t *testing.T) {
	never := func(*exchange.Flow) { t.Error("a step ran after the reply") }
	s := newSession(t, func(f *exchange.Flow) {
		f.Then(func(f *exchange.Flow) {
			f.Then(never)
			f.Await(f.KVGet("k"))
			f.Reply(exchange.Response{Status: 200})
		}, never)
	})
	s.expect(s.Open(1), "0:k 200  closed")
}

func TestStepsOfAnExchangeAreLimited(t *testing.T) {
	ran := 0
	var loop exchange.Stage
	loop = func(f *exchange.Flow) { ran++; f.Then(loop) }
	s := newSession(t, loop)
	s.expect(s.Open(1), "closed")
	if ran != exchange.MaxSteps {
		t.Errorf("%d steps ran, want %d", ran, exchange.MaxSteps)
	}
}

func TestSubrequestsAreReservedForTheGracePeriod(t *testing.T) {
	var over, token, late, last exchange.Future[[]byte]
	var tokenErr error
	s := newSession(t, func(f *exchange.Flow) {
		var all []exchange.Awaitable
		for range limits.Subrequests - limits.GraceSubrequests - 2 {
			all = append(all, f.KVGet("k"))
		}
		all = append(all, f.Wait(1)) // a wait is no subrequest
		_, tokenErr = f.Token(exchange.Token{Name: "T"}).Result()
		all = append(all, f.KVGet("k"), f.KVGet("k"))
		over = f.KVGet("over")
		f.BeginGracePeriod()
		for range limits.GraceSubrequests {
			late = f.KVGet("late")
			all = append(all, late)
		}
		last = f.KVGet("last")
		f.Await(all...)
		f.Then(reply(&over, &token, &late, &last))
	})
	first := s.Open(1)
	if n := limits.Subrequests + 1; len(first.Effects) != n || len(first.Groups) != 1 || len(first.Groups[0]) != n {
		t.Fatalf("the frame is %s, want %d effects in one group", brief(first), n)
	}
	if exchange.CodeOf(tokenErr) != exchange.Refused {
		t.Errorf("a token, which counts as three subrequests, gives %v, want refused", tokenErr)
	}
	var results []exchangetest.Result
	for _, e := range first.Effects {
		answer := exchangetest.Found("v")
		if e.Kind == exchangetest.Wait {
			answer = exchangetest.OK()
		}
		results = append(results, answer.Result(e))
	}
	const refused = "refused: the exchange has used up its effects or subrequests"
	s.expect(s.Done(1, results...), "200 ["+refused+" refused: not awaited v "+refused+"] closed")
}

func TestTimeLimitOfAnEffectEndsAtTheDeadline(t *testing.T) {
	const opened = 1_000_000
	for _, c := range []struct {
		now   int64
		asked int
		want  int // 0: the effect does not start
	}{
		{opened, 0, exchange.DefaultTime},
		{opened, -5, exchange.DefaultTime},
		{opened, 3000, 3000},
		{opened, 60_000, limits.Exchange},
		{opened - 60_000, 0, exchange.DefaultTime}, // a clock set back does not lengthen the exchange
		{opened + limits.Exchange - 3000, 0, 3000},
		{opened + limits.Exchange - 1, 0, 1},
		{opened + limits.Exchange, 0, 0},
		{opened + limits.Exchange + limits.GracePeriod - 100, 0, 0},
		{opened + limits.Exchange + limits.GracePeriod, 0, 0},
		{opened + limits.Exchange + 1<<32, 0, 0},
		{1<<63 - 1, 0, 0},
	} {
		s := newSession(t, func(f *exchange.Flow) {
			f.Await(f.KVGet("k"))
			f.Then(func(f *exchange.Flow) {
				fetch := f.Fetch(exchange.Fetch{URL: "https://a/", TimeLimit: c.asked})
				f.BeginGracePeriod()
				f.KVGet("storage")
				exchange.On(f, fetch, func(f *exchange.Flow, _ exchange.Answer, err error) {
					f.Reply(exchange.Response{Status: 200, Body: fmt.Append(nil, err)})
				})
			})
		})
		s.Step(openAt(1, opened))
		frame := s.Step(exchangetest.DoneFrame(1, c.now, found(0, "")))
		var got, want []int
		for _, e := range frame.Effects {
			got = append(got, e.TimeLimit)
		}
		if c.want != 0 {
			want = append(want, c.want)
		}
		if grace := min(exchange.StorageTime, opened+limits.Exchange+limits.GracePeriod-max(c.now, opened)); grace > 0 {
			want = append(want, int(grace))
		}
		if !slices.Equal(got, want) {
			t.Errorf("at %d: the time limits are %v, want %v", c.now, got, want)
		}
		if c.want == 0 && string(frame.Response.Body) != "timeout: the exchange's deadline has passed" {
			t.Errorf("at %d: the frame is %s, want a timeout", c.now, brief(frame))
		}
	}
}

package upstream_test

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/build/operate/d1"
	"loupe/core/base/fault"
	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/upstream"
	"loupe/worker/migrations/migrationstest"

	"github.com/tidwall/gjson"
)

// limitsOf parses limits without faults. All names of services are known.
func limitsOf(t *testing.T, text string) upstream.Limits {
	t.Helper()
	all, faults := upstream.ParseLimits(exchange.NewConfig(exchange.Headers{{Name: upstream.LimitVariable, Value: text}}), []string{"openai", "serpapi-lens", "serpapi-shopping", "shop"})
	if faults != nil {
		t.Fatalf("%s: got the faults %+v, want none", text, faults)
	}
	return all
}

// limited runs exchanges whose flows share a database. A call takes 300 ms.
type limited struct {
	*exchangetest.Host
	db      *sql.DB
	late    int                    // milliseconds of a D1 effect
	answer  exchangetest.Answer    // of a call
	started []int64                // when each call was made, in milliseconds since the host's start
	calls   []*upstream.Call       // of the last exchange
	stage   func(f *exchange.Flow) // runs first in an exchange
}

func newLimited(t *testing.T, limit upstream.Limit, callsAtOnce int) *limited {
	t.Helper()
	h := &limited{answer: valid.After(300)}
	h.db, _ = migrationstest.Open(t)
	h.Host = exchangetest.New(t, exchange.Program{Configure: func(exchange.Config) exchange.Stage {
		return func(f *exchange.Flow) {
			if h.stage != nil {
				h.stage(f)
			}
			h.calls = nil
			for range callsAtOnce {
				call := upstream.Do(f, "shop", limit, func(f *exchange.Flow) exchange.Future[exchange.Answer] {
					h.started = append(h.started, f.Now()-start)
					return f.Fetch(exchange.Fetch{URL: "https://shop.com/", MaxBytes: 5000})
				}, func(gjson.Result) error { return nil })
				h.calls = append(h.calls, call)
				f.Await(call)
			}
		}
	}})
	h.Now = start
	h.Answer = func(e exchangetest.Effect) exchangetest.Answer {
		switch e.Kind {
		case exchangetest.D1:
			rows, err := d1.Batch(h.db, e.Statements...)
			if err != nil {
				return exchangetest.Fail(exchange.Failed, err.Error())
			}
			return exchangetest.Rows(rows...).After(h.late)
		case exchangetest.Fetch:
			return h.answer
		}
		return exchangetest.Answer{}
	}
	return h
}

const start = 1_700_000_000_000

// useReserve uses up the calls of the limit of shop that may be made before their slots.
func (h *limited) useReserve(milliseconds int) {
	if _, err := h.db.Exec(`INSERT INTO vendor_slot VALUES ('shop', ?1)`, (start+milliseconds)*1000); err != nil {
		panic(err)
	}
}

func (h *limited) errors() (all []error) {
	for _, call := range h.calls {
		all = append(all, call.Err)
	}
	return all
}

func TestCallsWaitForTheirSlots(t *testing.T) {
	h := newLimited(t, limitsOf(t, "shop=67").Of("shop"), 3)
	h.useReserve(6000)
	h.Do(exchange.Request{})
	h.Do(exchange.Request{}) // at 2.3 s: its first slot is at 3 s
	if want := []int64{0, 1000, 2000, 3000, 4000, 5000}; !slices.Equal(h.started, want) {
		t.Errorf("calls were made at %v, want %v", h.started, want)
	}
	for i, call := range h.calls {
		if wait := 700 + 1000*i; call.Elapsed != 300 || call.Waited != wait || call.Err != nil || call.Attempts != 1 {
			t.Errorf("call %d took %d ms, waited %d ms, %d attempts, %v, want 300, %d, 1, no error", i, call.Elapsed, call.Waited, call.Attempts, call.Err, wait)
		}
	}
}

// The wait is at most what leaves a model its time, and in a job what SlotWait allows.
func TestCallWithoutASlotSoonFails(t *testing.T) {
	for _, isJob := range []bool{false, true} {
		const interval = 3050 // milliseconds
		h := newLimited(t, limitsOf(t, "shop=22").Of("shop"), 12)
		h.useReserve(2 * interval)
		want := (limits.Exchange-limits.Vision)/interval + 1
		if isJob {
			h.stage, want = (*exchange.Flow).ExtendByWaits, limits.SlotWait/interval+1
		}
		x := h.Do(exchange.Request{})
		for i, err := range h.errors() {
			if made := i < want; (err == nil) != made || !made && (err != upstream.Limited || h.calls[i].Attempts != 0) {
				t.Errorf("job %v, call %d: %v after %d attempts, want %d calls and the others Limited", isJob, i, err, h.calls[i].Attempts, want)
			}
		}
		if len(x.Notes) != want || len(h.started) != want {
			t.Errorf("job %v: %d calls and %d notes for the circuit breaker, want %d", isJob, len(h.started), len(x.Notes), want)
		}
		if line := strings.Join(x.Log, "\n"); !strings.Contains(line, `"upstream":"shop","code":"LIMIT_REACHED","status":0,"ms":0,"attempt":1`) {
			t.Errorf("got the log %s, want a line of the limit", line)
		}
	}
}

// A retry is a call, too. If the limit does not allow it, the failure before it counts.
func TestRetryTakesASlot(t *testing.T) {
	h := newLimited(t, limitsOf(t, "shop=67").Of("shop"), 1)
	h.useReserve(6000)
	h.answer = status(503)
	h.Do(exchange.Request{})
	if want := []int64{0, 1000}; !slices.Equal(h.started, want) {
		t.Errorf("calls were made at %v, want %v", h.started, want)
	}
	h = newLimited(t, limitsOf(t, "shop=2").Of("shop"), 1)
	h.answer = status(503)
	x := h.Do(exchange.Request{})
	if call := h.calls[0]; call.Attempts != 1 || call.Err != upstream.Status || call.Status != 503 || len(x.Notes) != 1 {
		t.Errorf("%d attempts, %v, status %d, %d notes, want 1, %v, 503, 1", call.Attempts, call.Err, call.Status, len(x.Notes), upstream.Status)
	}
}

// A slot counts only if the call is made within a second of it. Otherwise delays could put more calls into a minute.
func TestSlowDatabase(t *testing.T) {
	for late, want := range map[int]struct {
		started []int64
		err     error
	}{
		900:  {[]int64{900}, nil},
		1100: {nil, upstream.NotCounted},
	} {
		h := newLimited(t, limitsOf(t, "shop=61").Of("shop"), 1)
		h.late = late
		h.Do(exchange.Request{})
		if !slices.Equal(h.started, want.started) || h.calls[0].Err != want.err {
			t.Errorf("%d ms: calls at %v, %v, want %v, %v", late, h.started, h.calls[0].Err, want.started, want.err)
		}
	}
}

func TestNoCallIsMadeIfTheDatabaseFails(t *testing.T) {
	h := newLimited(t, limitsOf(t, "shop=61").Of("shop"), 1)
	h.db.Close()
	h.Do(exchange.Request{})
	if h.started != nil || h.calls[0].Err != upstream.NotCounted {
		t.Errorf("%d calls, %v, want none and %v", len(h.started), h.calls[0].Err, upstream.NotCounted)
	}
}

// Services of one vendor share the limit with the vendor's name, unless they have one of their own.
func TestLimitOfAVendor(t *testing.T) {
	all := limitsOf(t, "serpapi=100, shop=5\n serpapi-lens=20")
	if all.Of("serpapi-shopping") != all.Of("serpapi-exact") || all.Of("serpapi-lens") == all.Of("serpapi-shopping") || all.Of("serpapix") != (upstream.Limit{}) {
		t.Errorf("got %+v and %+v, want one limit of serpapi and another one of serpapi-lens", all.Of("serpapi-shopping"), all.Of("serpapi-lens"))
	}
}

func TestFaultsOfLimits(t *testing.T) {
	for text, problem := range map[string]string{
		"open=60":          `"open" is not the name of a model or a search, so it limits nothing`,
		"=60":              `a name in it is not the name of a model or a search, so it limits nothing`,
		"sk-0123456789=60": `a name in it is not the name of a model or a search, so it limits nothing`,
		"openai":           `the number of openai is not from 1 to 100000, so openai has no limit`,
		"openai=0":         `the number of openai is not from 1 to 100000, so openai has no limit`,
		"openai=100001":    `the number of openai is not from 1 to 100000, so openai has no limit`,
		"openai=1e3":       `the number of openai is not from 1 to 100000, so openai has no limit`,
	} {
		all, faults := upstream.ParseLimits(exchange.NewConfig(exchange.Headers{{Name: upstream.LimitVariable, Value: text + " shop=100000"}}), []string{"openai", "shop"})
		want := fault.Fault{Variable: upstream.LimitVariable, Problem: problem, Remedy: "write names of VISION, SEARCH or SOURCES, such as openai=60 serpapi=100"}
		if len(faults) != 1 || faults[0] != want || all.Of("openai") != (upstream.Limit{}) || all.Of("shop") == (upstream.Limit{}) {
			t.Errorf("%s: got %+v and %+v, want one limit and the fault %q", text, all, faults, problem)
		}
	}
}

// Items begin no faster than the slowest limit, and no earlier than two seconds before the next slot of each vendor.
func TestItemSlots(t *testing.T) {
	h := newLimited(t, upstream.Limit{}, 0)
	all := limitsOf(t, "shop=67 openai=670")
	var began []int64
	turn := func(f *exchange.Flow, ok bool) {
		if ok {
			began = append(began, f.Now()-start)
		}
	}
	h.stage = func(f *exchange.Flow) { upstream.AwaitItemSlot(f, all, turn) }
	for range 3 {
		h.Do(exchange.Request{})
	}
	if want := []int64{0, 1000, 2000}; !slices.Equal(began, want) {
		t.Errorf("items began at %v, want %v", began, want)
	}
	for name, after := range map[string]int64{"another vendor's slot": 7000, "a slot that is too far away": 15_000} {
		began = nil
		if _, err := h.db.Exec(`INSERT INTO vendor_slot VALUES ('openai', ?1) ON CONFLICT DO UPDATE SET next_at = ?1`, (h.Now+after)*1000); err != nil {
			t.Fatal(err)
		}
		now := h.Now - start
		h.Do(exchange.Request{})
		want := fmt.Sprint([]int64{now + after - 2000})
		if after-2000 > limits.Exchange-limits.Vision {
			want = "[]"
		}
		if fmt.Sprint(began) != want {
			t.Errorf("%s: the item began at %v, want %s", name, began, want)
		}
	}
	h.stage = func(f *exchange.Flow) { upstream.AwaitItemSlot(f, []upstream.Limit{{}}, turn) }
	if x := h.Do(exchange.Request{}); len(x.Effects) != 0 {
		t.Errorf("without limits: got the effects %v, want none", x.Effects)
	}
}

package upstream

import (
	"slices"
	"strconv"
	"strings"

	"loupe/core/base/fault"
	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// LimitVariable is the variable with the operator's limits: NAME=CALLS, separated by spaces or commas.
const LimitVariable = "CALLS_PER_MINUTE"

const (
	maxPerMinute = 100_000
	spread       = 10    // one in this many calls may be made before its slot
	maxLate      = 1_000 // milliseconds after its slot within which a call must be made
)

// Limit is the operator's limit of calls to a service. The zero Limit means no limit.
type Limit struct {
	name string
	// Microseconds between two slots, and how long before its slot a call may be made. No minute has more calls than allowed, even if
	// each call is up to maxLate late. Items of batches keep to the slots, so others seldom wait for them.
	interval, early int64
}

// Limits are the limits of the configuration.
type Limits []Limit

// ParseLimits parses the variable. names has the names of all services that can be limited. A faulty entry limits nothing.
func ParseLimits(config exchange.Config, names []string) (all Limits, faults []fault.Fault) {
	for _, entry := range strings.FieldsFunc(config.Var(LimitVariable, ""), func(r rune) bool { return strings.ContainsRune(" ,\n\r\t", r) }) {
		name, text, _ := strings.Cut(entry, "=")
		calls, err := strconv.ParseInt(text, 10, 32)
		problem := ""
		switch {
		case !slices.ContainsFunc(names, Limit{name: name}.covers):
			problem = fault.Shown(name) + " is not the name of a model or a search, so it limits nothing"
		case err != nil || calls < 1 || calls > maxPerMinute:
			problem = "the number of " + name + " is not from 1 to 100000, so " + name + " has no limit"
		default:
			slots := calls - calls/spread
			interval := ((60_000+maxLate)*1000 + slots - 1) / slots
			all = append(all, Limit{name, interval, calls / spread * interval})
			continue
		}
		faults = append(faults, fault.Fault{Variable: LimitVariable, Problem: problem, Remedy: "write names of VISION, SEARCH or SOURCES, such as openai=60 serpapi=100"})
	}
	return all, faults
}

// Of returns the limit of a service: the entry with the longest name that covers it.
func (all Limits) Of(service string) (of Limit) {
	for _, l := range all {
		if l.covers(service) && len(l.name) > len(of.name) {
			of = l
		}
	}
	return of
}

// AwaitItemSlot waits until an item of a batch may begin, and then calls next with true. Items begin no faster than the slowest limit
// allows calls, and wait while calls of other items wait. All hosts share the slots of items. AwaitItemSlot calls next with false if
// the slot is too far away, or if the database fails.
func AwaitItemSlot(f *exchange.Flow, all []Limit, next func(f *exchange.Flow, ok bool)) {
	items := Limit{name: ledger.ItemSlots}
	for _, l := range all {
		items.interval = max(items.interval, l.interval)
	}
	items.take(f, true, func(f *exchange.Flow, refused Error) { next(f, refused == 0) })
}

// covers reports whether the limit's name is the service's name or the name of its vendor: serpapi covers serpapi-lens.
func (l Limit) covers(service string) bool {
	rest, found := strings.CutPrefix(service, l.name)
	return found && l.name != "" && (rest == "" || rest[0] == '-')
}

// take waits for the next slot of the limit, and then calls next with 0. All hosts share the slots. take calls next with Limited if the
// slot is too far away, and with NotCounted if the database fails, because a ban or a bill for calls over the limit costs more than an
// answer without the vendor.
func (l Limit) take(f *exchange.Flow, mayRepeat bool, next func(*exchange.Flow, Error)) {
	if l.interval == 0 {
		next(f, 0)
		return
	}
	take := ledger.TakeSlot
	if l.name == ledger.ItemSlots {
		take = ledger.TakeItemSlot
	}
	longest := max(0, min(limits.SlotWait, f.Left()-limits.Vision))
	taken := f.D1(take.Bind(exchange.Text(l.name), exchange.Int(f.Now()), exchange.Int(l.interval), exchange.Int(int64(longest)), exchange.Int(l.early)))
	exchange.On(f, taken, func(f *exchange.Flow, batch []exchange.Rows, err error) {
		free := take.One(batch, 0)
		switch {
		case err != nil:
			next(f, NotCounted)
			return
		case free == nil:
			next(f, Limited)
			return
		}
		slot := *free
		if wait := slot - f.Now(); wait > 0 {
			f.Await(f.Wait(int(wait)))
		}
		f.Then(func(f *exchange.Flow) {
			switch {
			case f.Now() < slot+maxLate:
				next(f, 0)
			case mayRepeat:
				l.take(f, false, next)
			default:
				next(f, NotCounted)
			}
		})
	})
}

package appraisal

import (
	"slices"

	"loupe/core/base/date"
	"loupe/core/base/fault"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/upstream"
	"loupe/core/upstream/vision"
)

// The states of an upstream. All but ok and untried make the service degraded.
const (
	stateOK            = "ok"             // the last call succeeded
	stateUntried       = "untried"        // this host has not called it yet
	stateFailing       = "failing"        // the last call failed
	stateSkipped       = "skipped"        // the circuit breaker is open
	stateNotConfigured = "not_configured" // it cannot be called: a fault of the configuration
)

// Health calls done with JSON for everyone: whether the service is ok, the age of the exchange rates, which upstreams are
// configured, and how they answered this host's last calls. It calls none of them, and does not report the mistakes of
// the configuration.
func (s *Settings) Health(f *exchange.Flow, done func(*exchange.Flow, []byte)) {
	s.health(f, false, nil, done)
}

// Report calls done with JSON for the operator: what Health tells, what the vendor says of the model, the mistakes in the
// configuration, and the upstreams' endpoints.
func (s *Settings) Report(f *exchange.Flow, faults []fault.Fault, done func(*exchange.Flow, []byte)) {
	s.health(f, true, faults, done)
}

func (s *Settings) health(f *exchange.Flow, forOperator bool, faults []fault.Fault, done func(*exchange.Flow, []byte)) {
	var model *vision.Model
	stored := f.KVGet(market.RatesKey)
	if forOperator {
		if model = vision.AskModel(f, &s.vision); model != nil {
			f.Await(model)
		}
	}
	exchange.On(f, stored, func(f *exchange.Flow, stored []byte, _ error) {
		rates, _ := market.ParseRates(stored) // rates that are missing or invalid have no date
		status := "ok"
		if rates.Date == "" {
			status = "degraded"
		}
		var list jsontext.Writer
		list.Open('[')
		for _, u := range s.Upstreams() {
			if state := writeHealth(f, &list, u, forOperator); state != stateOK && state != stateUntried {
				status = "degraded"
			}
		}
		list.Close(']')
		var w jsontext.Writer
		w.Open('{')
		w.Key("status").String(status)
		w.Key("rates")
		writeRatesAge(&w, rates, f.Now())
		w.Key("upstreams").Raw(list)
		if forOperator {
			w.Key("model")
			model.Write(&w)
			w.Key("faults")
			fault.WriteList(&w, slices.Concat(faults, model.Faults()))
			w.Key("endpoints")
			writeEndpoints(&w, append(s.vision.Endpoints(), s.search.Endpoints()...))
		}
		w.Close('}')
		done(f, w)
	})
}

// writeEndpoints writes where upstreams are called. The control plane checks that the host may send the secrets there,
// because the variable SECRETS stays in the host.
func writeEndpoints(w *jsontext.Writer, endpoints []upstream.Endpoint) {
	w.Open('[')
	for _, e := range endpoints {
		w.Open('{')
		w.Key("provider").String(e.Provider)
		w.Key("variable").String(e.Variable)
		w.Key("base_url").String(e.BaseURL)
		w.Key("secrets").Strings(e.Secrets)
		w.Close('}')
	}
	w.Close(']')
}

// writeRatesAge writes the date of the exchange rates and their age in days, or null without rates.
func writeRatesAge(w *jsontext.Writer, rates market.Rates, now int64) {
	if rates.Date == "" {
		w.Null()
		return
	}
	w.Open('{')
	w.Key("date").String(rates.Date)
	day, _ := date.Parse(rates.Date)
	w.Key("age_days").Int(int64(date.OfTime(now) - day))
	w.Close('}')
}

// writeHealth writes the state and the history of one upstream, and returns the state.
func writeHealth(f *exchange.Flow, w *jsontext.Writer, u upstream.Setup, forOperator bool) (state string) {
	history := upstream.History(f, u.Provider)
	failures := 0
	for _, o := range history {
		if o.Error != 0 {
			failures++
		}
	}
	openUntil := upstream.OpenUntil(history)
	switch {
	case u.Unknown, u.Missing != "":
		state = stateNotConfigured
	case openUntil > f.Now():
		state = stateSkipped
	case len(history) == 0:
		state = stateUntried
	case history[len(history)-1].Error != 0:
		state = stateFailing
	default:
		state = stateOK
	}
	w.Open('{')
	w.Key("name").String(u.Provider)
	w.Key("kind").String(u.Kind)
	w.Key("configured").Bool(!u.Unknown && u.Missing == "")
	w.Key("state").String(state)
	if u.Missing != "" && forOperator {
		w.Key("missing").String(u.Missing)
	}
	if state == stateSkipped {
		w.Key("resumes_in_seconds").Int((openUntil - f.Now() + 999) / 1000)
	}
	w.Key("calls").Int(int64(len(history)))
	w.Key("failures").Int(int64(failures))
	if n := len(history); n > 0 {
		last := history[n-1]
		w.Key("last").Open('{')
		w.Key("seconds_ago").Int((f.Now() - last.At) / 1000)
		w.Key("ms").Int(int64(last.Elapsed))
		w.Key("http_status").Int(int64(last.Status))
		code := last.Error.Code()
		if forOperator {
			code = last.Error.Cause()
		}
		w.Key("error").String(code)
		w.Close('}')
	}
	w.Close('}')
	return state
}

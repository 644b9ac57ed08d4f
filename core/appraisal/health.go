package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/upstream"
)

// The states of an upstream. All but ok and untried make the service degraded.
const (
	stateOK            = "ok"             // the last call succeeded
	stateUntried       = "untried"        // this host has not called it yet
	stateFailing       = "failing"        // the last call failed
	stateSkipped       = "skipped"        // the circuit breaker is open
	stateNotConfigured = "not_configured" // a secret or a binding is missing
	stateUnknown       = "unknown"        // no upstream has this name
)

// Health returns as JSON which upstreams are configured, and how they answered this host's last calls. It
// calls none of them.
func (s *Settings) Health(f *exchange.Flow) []byte {
	status := "ok"
	var list jsontext.Writer
	list.Open('[')
	for _, u := range s.Upstreams() {
		if state := writeHealth(f, &list, u); state != stateOK && state != stateUntried {
			status = "degraded"
		}
	}
	list.Close(']')
	var w jsontext.Writer
	w.Open('{')
	w.Key("status").String(status)
	w.Key("upstreams").Raw(list)
	w.Close('}')
	return w
}

// writeHealth writes the state and the history of one upstream, and returns the state.
func writeHealth(f *exchange.Flow, w *jsontext.Writer, u upstream.Setup) (state string) {
	history := upstream.History(f, u.Provider)
	failures := 0
	for _, o := range history {
		if o.Error != 0 {
			failures++
		}
	}
	openUntil := upstream.OpenUntil(history)
	switch {
	case u.Unknown:
		state = stateUnknown
	case u.Missing != "":
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
	w.Key("name").String(publicName(u))
	w.Key("kind").String(u.Kind)
	w.Key("configured").Bool(!u.Unknown && u.Missing == "")
	w.Key("state").String(state)
	if u.Missing != "" {
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
		w.Key("error").String(last.Error.Code())
		w.Close('}')
	}
	w.Close('}')
	return state
}

const maxUnknownName = 20 // characters

// publicName returns the upstream's name for a public response. An unrecognised name may be a key pasted
// by mistake, so it is echoed only if it is short and looks like a name.
func publicName(u upstream.Setup) string {
	if !u.Unknown {
		return u.Provider
	}
	for i := range len(u.Provider) {
		if c := u.Provider[i]; i == maxUnknownName || c != '-' && (c < 'a' || c > 'z') {
			return "(not shown)"
		}
	}
	return u.Provider
}

package gateway

import (
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/upstream"
)

// health is GET /health: which upstreams are configured and how they answered lately, as far as this instance knows. It
// asks nobody, so that anybody may ask it.
func (c *call) health(f *exchange.Flow) {
	healthy := true
	var list jsontext.Writer
	list.Open('[')
	for _, u := range c.upstreams {
		state := c.writeHealth(f, &list, u)
		healthy = healthy && (state == "ok" || state == "untried")
	}
	list.Close(']')
	status := "ok"
	if !healthy {
		status = "degraded"
	}
	var w jsontext.Writer
	w.Open('{')
	w.Key("status").String(status)
	w.Key("upstreams").Raw(list)
	w.Close('}')
	reply(f, 200, "application/json", w)
}

// writeHealth writes what is known of one upstream, and gives its state in a word.
func (c *call) writeHealth(f *exchange.Flow, w *jsontext.Writer, u upstream.Setup) (state string) {
	history := upstream.History(f, u.Provider)
	failures := 0
	for _, o := range history {
		if o.Error != 0 {
			failures++
		}
	}
	resumes := upstream.Resumes(history)
	switch {
	case u.Unknown:
		state = "unknown"
	case u.Missing != "":
		state = "not_configured"
	case resumes > f.Now():
		state = "skipped"
	case len(history) == 0:
		state = "untried"
	case history[len(history)-1].Error != 0:
		state = "failing"
	default:
		state = "ok"
	}
	w.Open('{')
	w.Key("name").String(shown(u))
	w.Key("kind").String(u.Kind)
	w.Key("configured").Bool(!u.Unknown && u.Missing == "")
	w.Key("state").String(state)
	if u.Missing != "" {
		w.Key("missing").String(u.Missing)
	}
	if state == "skipped" {
		w.Key("resumes_in_seconds").Int((resumes - f.Now() + 999) / 1000)
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

// shown is the upstream's name for strangers. What stands in VISION or SEARCH and is none may be anything, a key by mistake.
func shown(u upstream.Setup) string {
	for i := range len(u.Provider) {
		if c := u.Provider[i]; u.Unknown && (i == 20 || c != '-' && (c < 'a' || c > 'z')) {
			return "(no name)"
		}
	}
	return u.Provider
}

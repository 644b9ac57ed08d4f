package connector

import (
	"strings"

	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/jsontext"

	"github.com/tidwall/gjson"
)

// progressToken is the JSON of the token with which the client asks for notifications of progress; "" if it does
// not. A token of 0 is valid.
func (m *message) progressToken() string {
	token := member(m.meta(), "progressToken")
	if token.Type != gjson.String && !isInteger(token) {
		return ""
	}
	return token.Raw
}

// stageWords says in plain words what each stage does.
var stageWords = map[string]string{
	"fetch_photo": "Fetching the photo", "recall": "Looking for an earlier search", "identify": "Identifying the product",
	"search": "Searching for comparable listings", "merge": "Comparing the listings", "convert_prices": "Converting prices",
	"read_pages": "Reading listing pages for missing prices", "remember": "Storing the search", "value": "Estimating the value",
	"settle": "Storing the appraisal",
}

// progressHooks answer with server-sent events: a notification as each stage starts, then the result. A call that is
// refused before it is admitted gets an ordinary response. If a modern client closes the stream, the appraisal is cancelled.
// A legacy client may lose the stream without meaning that, so its appraisal goes on.
func (c *call) progressHooks(m *message, token string) appraisal.Hooks {
	names := appraisal.Stages()
	respond, streaming := m.answer, false
	m.answer = func(f *exchange.Flow, status int, response []byte) {
		if !streaming {
			respond(f, status, response)
			return
		}
		sendEvent(f, response)
		f.EndStream()
	}
	hooks := appraisal.Hooks{
		Admitted: func(f *exchange.Flow, _ string) {
			streaming = true
			r := c.response(200, nil, exchange.Header{Name: "content-type", Value: "text/event-stream"}, exchange.Header{Name: "x-accel-buffering", Value: "no"})
			f.Stream(r)
		},
		Stage: func(f *exchange.Flow, name string, ended bool) {
			if streaming && !ended {
				sendEvent(f, progressJSON(token, names, name))
			}
		},
	}
	if m.modern {
		hooks.Cancelled = (*exchange.Flow).ClientGone
	}
	return hooks
}

// progressJSON is the notification that a stage starts: how many stages of how many have ended.
func progressJSON(token string, stages []string, name string) []byte {
	done := 0
	for done < len(stages) && stages[done] != name {
		done++
	}
	text := stageWords[name]
	if text == "" {
		text = strings.ReplaceAll(name, "_", " ")
	}
	var w jsontext.Writer
	w.Open('{')
	w.Key("jsonrpc").String("2.0")
	w.Key("method").String("notifications/progress")
	w.Key("params").Open('{')
	w.Key("progressToken").Raw([]byte(token))
	w.Key("progress").Int(int64(done))
	w.Key("total").Int(int64(len(stages)))
	w.Key("message").String(text)
	w.Close('}')
	w.Close('}')
	return w
}

// sendEvent sends one message as a server-sent event. The message is JSON on one line.
func sendEvent(f *exchange.Flow, message []byte) {
	f.Send([]byte("event: message\ndata: "))
	f.Send(message)
	f.Send([]byte("\n\n"))
}

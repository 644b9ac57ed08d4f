package connector

import (
	"strings"

	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/jsontext"

	"github.com/tidwall/gjson"
)

// progressToken returns the JSON of the token with which the client asks for notifications of progress. It returns ""
// if the client did not ask. The token 0 is valid.
func (m *message) progressToken() string {
	token := member(m.meta(), "progressToken")
	if token.Type != gjson.String && !isInteger(token) {
		return ""
	}
	return token.Raw
}

// stageWords has the message of each stage's notification.
var stageWords = map[string]string{
	"fetch_photo": "Fetching the photo", "recall": "Looking for an earlier search", "identify": "Identifying the product",
	"search": "Searching for comparable listings", "merge": "Comparing the listings", "convert_prices": "Converting prices",
	"read_pages": "Reading listing pages for missing prices", "remember": "Storing the search", "value": "Estimating the value",
	"settle": "Storing the appraisal",
}

// progressHooks returns hooks that answer with server-sent events: a notification as each stage starts, then
// the result. A call that is refused before it is admitted gets an ordinary response. If a modern client
// closes the stream, the appraisal is cancelled. If a legacy client does, the appraisal goes on, because in
// legacy revisions a closed stream does not mean a cancellation.
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

// progressJSON returns the notification that a stage starts. Its progress is the number of stages before it.
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

// sendEvent sends a message as a server-sent event. The message must be JSON on one line.
func sendEvent(f *exchange.Flow, message []byte) {
	f.Send([]byte("event: message\ndata: "))
	f.Send(message)
	f.Send([]byte("\n\n"))
}

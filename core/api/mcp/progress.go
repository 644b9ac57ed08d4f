package mcp

import (
	"strconv"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// progressToken returns the JSON of the client's progress token, which asks for notifications of progress. It returns ""
// if the client did not ask. The token 0 is valid.
func (m *message) progressToken() string {
	token := member(m.meta(), "progressToken")
	if token.Type != gjson.String && !isInteger(token) {
		return ""
	}
	return token.Raw
}

// WantsProgress reports whether the client asks for notifications of progress and accepts a stream.
func (c *Call) WantsProgress() bool { return c.streams && c.progressToken() != "" }

// keepAlive is how often a stream gets a comment, in milliseconds. A host may notice only by a write that the client has left.
const keepAlive = 1000

// OpenStream begins the response: a stream of server-sent events, for notifications of progress and then the result, with
// comments between them. The client must want progress. A refusal that needs another status than 200 must come before.
func (c *Call) OpenStream(f *exchange.Flow) {
	c.streaming = true
	c.answer = func(f *exchange.Flow, _ int, response []byte) {
		sendEvent(f, response)
		f.EndStream()
	}
	f.Stream(c.response(200, nil, exchange.Header{Name: "content-type", Value: "text/event-stream"}, exchange.Header{Name: "x-accel-buffering", Value: "no"}))
	f.KeepAlive(keepAlive, []byte(":\n\n"))
}

// Progress sends a notification of progress: this many of total steps are done, and text names the next one. Without a
// stream it does nothing.
func (c *Call) Progress(f *exchange.Flow, done, total int, text string) {
	if !c.streaming {
		return
	}
	sendEvent(f, []byte(`{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":`+c.progressToken()+
		`,"progress":`+strconv.Itoa(done)+`,"total":`+strconv.Itoa(total)+`,"message":`+jsontext.Quote(text)+`}}`))
}

// sendEvent sends a message as a server-sent event. The message must be JSON on one line.
func sendEvent(f *exchange.Flow, message []byte) {
	f.Send([]byte("event: message\ndata: "))
	f.Send(message)
	f.Send([]byte("\n\n"))
}

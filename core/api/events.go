package api

import (
	"loupe/core/answer"
	"loupe/core/appraisal"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
)

// eventHooks returns hooks that answer a call with server-sent events
// (https://html.spec.whatwg.org/#server-sent-events): stage as each stage starts and ends, range with a
// preliminary range, and last appraisal with the response body or problem with a problem document. A
// refused call gets an ordinary problem response. Currency is the answer's.
func (c *call) eventHooks(currency string) appraisal.Hooks {
	return appraisal.Hooks{
		Admitted: func(f *exchange.Flow, id string) {
			f.Stream(jsonResponse(200, "text/event-stream", nil, exchange.Header{Name: "loupe-appraisal-id", Value: id}))
		},
		Stage: func(f *exchange.Flow, name string, ended bool) {
			state := "started"
			if ended {
				state = "ended"
			}
			sendEvent(f, "stage", []byte(`{"stage":"`+name+`","state":"`+state+`","ms":`+itoa(f.Now()-f.Opened())+`}`))
		},
		Range: func(f *exchange.Flow, lower, upper float64) {
			v := answer.Value{Lower: lower, Upper: upper, Currency: currency}
			sendEvent(f, "range", jsontext.Encode(&v, answer.RangeMembers))
		},
		Done: func(f *exchange.Flow, o appraisal.Outcome) {
			if o.Refusal != "" && o.ID != "" {
				sendEvent(f, "problem", o.Problem().JSON())
			} else if o.Refusal == "" {
				sendEvent(f, "appraisal", c.answer(o))
			}
			f.EndStream()
			c.respond(f, o) // has an effect only if no stream was begun: for a refusal or a replayed answer
		},
	}
}

// sendEvent sends an event. The data must be JSON on one line. Without an open stream it does nothing.
func sendEvent(f *exchange.Flow, name string, data []byte) {
	f.Send([]byte("event: " + name + "\ndata: " + string(data) + "\n\n"))
}

package exchange

// Stream begins a response whose body is sent in chunks, as the steps of any flow make them. It counts as
// the exchange's reply, but drops no steps. The body ends with [Flow.EndStream], or when the exchange is
// closed.
func (f *Flow) Stream(r Response) {
	if f.exchange.response == nil {
		f.exchange.response = &r
		f.exchange.streaming = true
	}
}

// Send appends a chunk to the body of the streamed response. Without an open stream it does nothing.
func (f *Flow) Send(chunk []byte) {
	if f.exchange.streaming {
		f.exchange.chunk = append(f.exchange.chunk, chunk...)
	}
}

// EndStream ends the body of the streamed response.
func (f *Flow) EndStream() { f.exchange.streaming = false }

// ClientGone reports whether the client of a streamed response has left. Nobody reads the response any
// more, but the exchange goes on.
func (f *Flow) ClientGone() bool { return f.exchange.clientGone }

package exchange

// Stream answers the client with a response whose body stays open: any flow can append to it with
// [Flow.Send]. It counts as the exchange's reply, so after a reply it does nothing. Unlike [Flow.Reply]
// it keeps the steps of the flow. The body ends with [Flow.EndStream], or when the exchange closes.
func (f *Flow) Stream(r Response) {
	if f.exchange.response == nil {
		f.exchange.response = &r
		f.exchange.streaming = true
	}
}

// Send appends a chunk to the body of the streamed response. The client gets it with the next frame. Send
// does nothing if no body is open, or if the client has left. Chunks are small: a host that would have to
// hold more than 256 kB for a client takes it for gone.
func (f *Flow) Send(chunk []byte) {
	if f.exchange.streaming && !f.exchange.clientGone {
		f.exchange.chunk = append(f.exchange.chunk, chunk...)
	}
}

// EndStream ends the body of the streamed response. Without an open body it does nothing.
func (f *Flow) EndStream() { f.exchange.streaming = false }

// ClientGone reports whether the client of the streamed response has left. The exchange goes on all the
// same. No step runs because of it: a step that runs later may ask.
func (f *Flow) ClientGone() bool { return f.exchange.clientGone }

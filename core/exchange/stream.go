package exchange

// Stream answers the client with a response whose body stays open. Any flow of the exchange can append to the
// body with [Flow.Send]. The body ends with [Flow.EndStream], or when the exchange closes. Stream is the
// exchange's response: if there is one already, it does nothing. Unlike [Flow.Reply] it keeps the remaining
// steps of the flow.
func (f *Flow) Stream(r Response) {
	if f.exchange.response == nil {
		f.Respond(r)
		f.exchange.streaming = true
	}
}

// Send appends a chunk to the body of the streamed response. The host gets it with the next frame. Send does
// nothing if no body is open, or if the client has left. If more than 256 kB wait for a slow client, the
// host breaks the stream off and reports that the client has left.
func (f *Flow) Send(chunk []byte) {
	if f.exchange.streaming && !f.exchange.clientGone {
		f.exchange.chunk = append(f.exchange.chunk, chunk...)
	}
}

// EndStream ends the body of the streamed response. Without an open body it does nothing.
func (f *Flow) EndStream() { f.exchange.streaming = false }

// ClientGone reports whether the client of the streamed response has left. The exchange goes on nevertheless,
// and no step runs at the time when the client leaves.
func (f *Flow) ClientGone() bool { return f.exchange.clientGone }

// KeepAlive appends the chunk to the body of the streamed response every so many milliseconds, so that the host notices when
// the client has left. It ends with the body and does not keep the exchange open.
func (f *Flow) KeepAlive(milliseconds int, chunk []byte) {
	var repeat Stage
	repeat = func(f *Flow) {
		On(f, f.Wait(milliseconds), func(f *Flow, _ struct{}, err error) {
			if err == nil && f.exchange.streaming && !f.exchange.clientGone {
				f.Send(chunk)
				f.Then(repeat)
			}
		})
	}
	f.Start(repeat).flow.background = true
}

package upstream

import (
	"encoding/binary"

	"loupe/core/exchange"
)

// Outcome is the result of one call to a service.
type Outcome struct {
	At      int64 // Unix milliseconds
	Error   Error // 0 if the call succeeded
	Status  int   // HTTP status; 0 if there was no response
	Elapsed int   // milliseconds
}

// The circuit breaker opens when failureThreshold of the last ten calls failed (a host keeps ten notes).
// It closes cooldown after the last failure. If the next call fails, it opens again.
const (
	failureThreshold = 5
	cooldown         = 30_000 // milliseconds
)

// History returns the outcomes of this host's last ten calls to the service, oldest first.
func History(f *exchange.Flow, provider string) []Outcome {
	var outcomes []Outcome
	for _, n := range f.Notes(provider) {
		if len(n.Text) == noteSize {
			outcomes = append(outcomes, Outcome{
				At:      n.At,
				Error:   Error(n.Text[0]),
				Status:  int(binary.LittleEndian.Uint16(n.Text[1:])),
				Elapsed: int(binary.LittleEndian.Uint32(n.Text[3:])),
			})
		}
	}
	return outcomes
}

// Failed reports whether the outcome counts as a failure of the service.
func (o Outcome) Failed() bool { return o.Error.isServiceFault(o.Status) }

// OpenUntil returns the time until which the circuit breaker is open, in Unix milliseconds. It returns 0
// if the breaker did not open.
func OpenUntil(history []Outcome) int64 {
	failures, lastFailure := 0, int64(0)
	for _, o := range history {
		if o.Failed() {
			failures++
			lastFailure = o.At
		}
	}
	if failures < failureThreshold {
		return 0
	}
	return lastFailure + cooldown
}

// noteSize is the number of bytes of an outcome in a note: error u8, status u16, elapsed u32.
const noteSize = 7

// Record adds an outcome to the service's history, with the time of the current frame.
func Record(f *exchange.Flow, provider string, o Outcome) {
	note := append(make([]byte, 0, noteSize), byte(o.Error))
	note = binary.LittleEndian.AppendUint16(note, uint16(o.Status))
	note = binary.LittleEndian.AppendUint32(note, uint32(o.Elapsed))
	f.Note(provider, note)
}

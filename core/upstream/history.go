package upstream

import (
	"encoding/binary"

	"loupe/core/exchange"
)

// Outcome is how a service answered a call.
type Outcome struct {
	At      int64 // Unix milliseconds
	Error   Error // 0 if it answered
	Status  int   // HTTP; 0 if there was none
	Elapsed int   // milliseconds
}

// The breaker: after so many failures among the calls that the host has notes of, which are ten, a service is left alone for a
// while. Then it is asked again; if it fails again it is left alone again.
const (
	tolerated = 5
	pause     = 30_000 // milliseconds
)

// History is how the service has answered this instance's last calls, the oldest first.
func History(f *exchange.Flow, provider string) []Outcome {
	var outcomes []Outcome
	for _, n := range f.Notes(provider) {
		if len(n.Text) == 7 {
			outcomes = append(outcomes, Outcome{
				n.At, Error(n.Text[0]), int(binary.LittleEndian.Uint16(n.Text[1:])), int(binary.LittleEndian.Uint32(n.Text[3:])),
			})
		}
	}
	return outcomes
}

// Failed reports whether the outcome speaks against the service.
func (o Outcome) Failed() bool { return o.Error.counts(o.Status) }

// Resumes is until when the service is not asked, Unix milliseconds; 0 if it has not failed too often.
func Resumes(history []Outcome) int64 {
	failures, last := 0, int64(0)
	for _, o := range history {
		if o.Failed() {
			failures++
			last = o.At
		}
	}
	if failures < tolerated {
		return 0
	}
	return last + pause
}

// Remember leaves an outcome for the exchanges to come.
func Remember(f *exchange.Flow, provider string, o Outcome) {
	note := []byte{byte(o.Error)}
	note = binary.LittleEndian.AppendUint16(note, uint16(o.Status))
	f.Note(provider, binary.LittleEndian.AppendUint32(note, uint32(o.Elapsed)))
}

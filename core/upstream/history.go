package upstream

import (
	"encoding/binary"

	"loupe/core/base/fault"
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

// Setup says whether an upstream that the configuration names can be called.
type Setup struct {
	Provider string
	Kind     string // "vision" or "search"
	Unknown  bool   // no upstream has that name
	Missing  string // the secret or binding that it needs and that is not set; "" if none
}

// Faults returns the fault of an upstream whose secret or binding is not set. An upstream with an unknown name has none
// here: the variable that names it is at fault.
func (s Setup) Faults() []fault.Fault {
	if s.Missing == "" {
		return nil
	}
	return []fault.Fault{{
		Variable: s.Missing, Problem: "it is not set, so " + s.Provider + " is not called",
		Remedy: "set it as docs/UPSTREAMS.md says, or remove " + s.Provider,
	}}
}

// Endpoint is where an upstream is called. The host must allow its secrets to be sent there.
type Endpoint struct {
	Provider string
	Variable string // that sets BaseURL
	BaseURL  string
	Secrets  []string // names; the second one is an access token that the host gets with the first
}

// UnknownName stands for the name of an upstream that does not exist. The name itself may be a key that was pasted by
// mistake, so callers never read it.
const UnknownName = "unknown"

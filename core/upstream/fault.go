package upstream

import "loupe/core/fault"

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

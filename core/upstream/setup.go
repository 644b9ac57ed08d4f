package upstream

import "loupe/core/base/fault"

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

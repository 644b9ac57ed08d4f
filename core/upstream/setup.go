package upstream

// Setup is what the configuration says of an upstream that it names.
type Setup struct {
	Provider string
	Kind     string // "vision" or "search"
	Unknown  bool   // there is no upstream of that name
	Missing  string // a secret or binding that it needs and has not; "" if it has what it needs
}

// NotAsked is the call to an upstream that can't be called as things are configured.
func NotAsked(provider string, why Error) *Call { return &Call{Provider: provider, Err: why} }

package exchange

// Header is one header field. Name is in lower case.
type Header struct{ Name, Value string }

// Headers keeps order and repetition.
type Headers []Header

// Get gives the first value of a header, "" if there is none. Name is in lower case.
func (h Headers) Get(name string) string {
	for _, header := range h {
		if header.Name == name {
			return header.Value
		}
	}
	return ""
}

// Request is the inbound HTTP request.
type Request struct {
	Method  string
	Path    string // as received, not decoded
	Query   string // without the question mark
	Headers Headers
	Body    []byte // for one over MaxBody, MaxBody+1 bytes that mean nothing
}

// Response is what the client gets.
type Response struct {
	Status  int
	Headers Headers
	Body    []byte
}

// Config is what the host was configured with. It is the only state that outlives an exchange.
type Config struct {
	vars    []Header
	secrets []string
}

// NewConfig is for tests and tools; the core gets its configuration in a frame.
func NewConfig(vars Headers, secrets ...string) Config { return Config{vars, secrets} }

// Var gives a variable's value, or otherwise if it is unset or empty.
func (c Config) Var(name, otherwise string) string {
	for _, v := range c.vars {
		if v.Name == name && v.Value != "" {
			return v.Value
		}
	}
	return otherwise
}

// Vars are all variables, in the host's order.
func (c Config) Vars() Headers { return c.vars }

// Secret reports whether the host has a value for the secret.
func (c Config) Secret(name string) bool {
	for _, s := range c.secrets {
		if s == name {
			return true
		}
	}
	return false
}

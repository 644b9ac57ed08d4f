package exchange

import "slices"

// Program is what a core does and what it needs from its host. The host reads the needs from the
// manifest frame before it configures the core.
type Program struct {
	Variables []string // names of the variables that Configure reads; a host sends no others
	Secrets   []string // names that effects write as ${NAME} or sign with, access tokens included

	// Deferred lists paths, compared byte for byte; a path that ends in a slash includes all paths below it. The host opens their
	// exchanges without a body, and [Flow.Body] reads it.
	Deferred []string

	// The host answers with these if the core cannot, and adds the header x-request-id.
	Internal    Response // the exchange trapped, or closed without a response
	Unavailable Response // the exchange was in flight when another one trapped

	// Configure reads the configuration once and returns the stage that each exchange begins with.
	Configure func(Config) Stage
}

// Names of bindings among the configured secrets.
const (
	BindingAI     = "AI"     // Workers AI
	BindingImages = "IMAGES" // Cloudflare Images
	BindingQueue  = "JOBS"   // the host's queue
)

// IsBinding reports whether a name among the configured secrets names a binding, which no program declares.
func IsBinding(name string) bool {
	return name == BindingAI || name == BindingImages || name == BindingQueue
}

// Config holds the variables and secrets of the host's configure frame. Only Config outlives an exchange.
type Config struct {
	program   *Program // nil if made by NewConfig: every name is accepted
	variables Headers
	secrets   []string
}

// NewConfig makes a configuration for tests. Its Var and Secret accept every name.
func NewConfig(variables Headers, secrets ...string) Config {
	return Config{variables: variables, secrets: secrets}
}

// Var returns the value of a variable, or fallback if it is unset or empty. It panics if the program
// does not declare the variable: no host would ever send it.
func (c Config) Var(name, fallback string) string {
	if c.program != nil && !slices.Contains(c.program.Variables, name) {
		panic("exchange: the program does not declare the variable " + name)
	}
	for _, v := range c.variables {
		if v.Name == name && v.Value != "" {
			return v.Value
		}
	}
	return fallback
}

// Vars returns the variables that the host sent, in its order.
func (c Config) Vars() Headers { return c.variables }

// Secret reports whether the host has a value for the secret, or a binding of that name. Like Var, it
// panics if the program does not declare the secret; bindings need no declaration.
func (c Config) Secret(name string) bool {
	if c.program != nil && !IsBinding(name) && !slices.Contains(c.program.Secrets, name) {
		panic("exchange: the program does not declare the secret " + name)
	}
	return slices.Contains(c.secrets, name)
}

// HasValue reports whether the host has a value for a secret that the program declares, or that the variable SECRETS lists.
// An operator may list secrets that no program knows.
func (c Config) HasValue(name string) bool { return slices.Contains(c.secrets, name) }

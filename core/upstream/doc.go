// Package upstream calls the services that Loupe depends on. It knows nothing about what a service is
// asked for.
//
//   - [Do] calls a service, retries once, and skips a service whose circuit breaker is open.
//   - [Follow] fetches a URL that a stranger gave, and checks every redirect.
//   - [History] returns the outcomes of recent calls to a service.
//   - [Body] builds a JSON request that contains a photo.
package upstream

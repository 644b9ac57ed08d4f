// Package upstream calls the services that Loupe depends on. It does not know what a service does.
//
//   - [Do] calls a service, retries once, and skips a service whose circuit breaker is open.
//   - [Follow] fetches an untrusted URL and checks every redirect.
//   - [History] returns the outcomes of recent calls to a service.
//   - [Body] builds a JSON request that contains a photo.
package upstream

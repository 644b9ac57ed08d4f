package api

import (
	"slices"
	"testing"

	"loupe/core/exchange"
)

// StubRoutes replaces the last stage of each route for a test, and returns the routes. The stubs answer 204, with the
// account of the call in the header account. It adds the route POST /nobody, whose access is the zero value.
func StubRoutes(t *testing.T) (names []string) {
	original := routes
	t.Cleanup(func() { routes = original })
	routes = append(slices.Clone(routes), routes[0])
	nobody := &routes[len(original)]
	nobody.path, nobody.access = "/nobody", 0
	for i := range routes {
		r := &routes[i]
		names = append(names, r.method+" "+r.path)
		r.stages = append(slices.Clone(r.stages[:len(r.stages)-1]), func(c *call, f *exchange.Flow) {
			account := c.grant.Account
			if c.link != nil {
				account = c.link.Account
			}
			f.Reply(exchange.Response{Status: 204, Headers: exchange.Headers{{Name: "account", Value: account}}})
		})
	}
	return names
}

// Package upstreams shows administrators the health of the outside services that appraisals use.
package upstreams

import (
	"encoding/json"
	"net/http"

	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/admin/upstreams", Access: server.Administrator, Status: http.StatusOK, Handle: show},
}

// show returns the body of the data plane's GET /health. Only the data plane sees whether its upstreams answer.
func show(c *server.Call) (any, error) {
	health, err := c.Health(c.Context())
	return json.RawMessage(health), err
}

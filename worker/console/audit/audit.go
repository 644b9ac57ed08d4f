// Package audit shows the acts of administrators. Package server records them.
package audit

import (
	"net/http"

	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/admin/audit", Access: server.Administrator, Status: http.StatusOK, Handle: list},
}

// record is an act as the API shows it.
type record struct {
	ID     string           `json:"id"`
	At     server.Timestamp `json:"at"`
	Actor  string           `json:"actor"` // id of the user, or token
	Action string           `json:"action"`
	Target string           `json:"target"`
	Detail server.JSON      `json:"detail"`
}

func (r *record) Cursor() string { return r.ID }

func (r *record) Targets() []any {
	return []any{&r.ID, &r.At, &r.Actor, &r.Action, &r.Target, &r.Detail}
}

// list lists the acts, newest first.
func list(c *server.Call) (any, error) {
	before, err := server.Before(c, "act_")
	if err != nil {
		return nil, err
	}
	return server.QueryPage[record](c, `SELECT id, at, actor, action, target, detail FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?`, before)
}

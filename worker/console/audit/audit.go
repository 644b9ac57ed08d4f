// Package audit shows the acts of administrators. Package server records them.
package audit

import (
	"net/http"
	"strings"

	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/admin/audit", Access: server.Staff, Status: http.StatusOK, Handle: list},
}

// record is an act as the API shows it.
type record struct {
	ID         string           `json:"id"`
	At         server.Timestamp `json:"at"`
	Actor      string           `json:"actor"`       // id of the user, token, or a command such as make import
	ActorEmail *string          `json:"actor_email"` // the user's present address; nil if the actor is not a user
	Action     string           `json:"action"`
	Target     string           `json:"target"`
	Detail     server.JSON      `json:"detail"`
}

func (r *record) Cursor() string { return r.ID }

func (r *record) Targets() []any {
	return []any{&r.ID, &r.At, &r.Actor, &r.ActorEmail, &r.Action, &r.Target, &r.Detail}
}

// filters are the query parameters that select acts, with their conditions. An actor is named as the API shows it, or by the
// address. An action such as key.revoke is also selected by its first word. An act is about the account in its detail, or about its
// target.
var filters = [...]struct{ name, condition string }{
	{"actor", "(a.actor = ? OR a.actor IN (SELECT id FROM user WHERE lower(email) = lower(?)))"},
	{"action", "? IN (a.action, substr(a.action, 1, instr(a.action, '.') - 1))"},
	{"account", "coalesce(a.detail ->> 'account', a.target) = ?"},
}

// list lists the acts that the filters select, newest first.
func list(c *server.Call) (any, error) {
	before, err := server.Before(c, "act_")
	if err != nil {
		return nil, err
	}
	where, args := "a.id < ?", []any{before}
	for _, f := range filters {
		value := c.Query(f.name)
		if value == "" {
			continue
		}
		where += " AND " + f.condition
		for range strings.Count(f.condition, "?") {
			args = append(args, value)
		}
	}
	return server.QueryPage[record](c, `SELECT a.id, a.at, a.actor, u.email, a.action, a.target, json_patch(a.detail, coalesce(n.text, '{}'))
		FROM audit a LEFT JOIN user u ON u.id = a.actor LEFT JOIN note n ON n.id = coalesce(a.detail ->> 'transfer', a.id)
		WHERE `+where+` ORDER BY a.id DESC LIMIT ?`, args...)
}

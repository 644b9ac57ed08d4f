package members

import (
	"loupe/core/base/problem"
	"loupe/worker/console/server"
)

// switchAccount makes another account of the user the session's account. The session gets another CSRF token.
func switchAccount(c *server.Call) (any, error) {
	body, err := server.DecodeBody[struct {
		ID string `json:"id"`
	}](c)
	if err != nil {
		return nil, err
	}
	switched, err := c.SwitchAccount(body.ID)
	if err == nil && !switched {
		err = &problem.Problem{Code: problem.NotFound, Detail: "you are not a member of such an account"}
	}
	return nil, err
}

func renameAccount(c *server.Call) (any, error) {
	name, err := server.DecodeName(c)
	if err != nil {
		return nil, err
	}
	_, err = c.DB.Batch(c.Context(), server.SQL(`UPDATE account SET name = ? WHERE id = ?`, name, c.Session.Account))
	return nil, err
}

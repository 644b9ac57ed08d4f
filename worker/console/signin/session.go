package signin

import (
	"loupe/core/base/problem"
	"loupe/core/store/ledger"
	"loupe/worker/console/server"
)

type sessionResponse struct {
	User struct {
		ID    string `json:"id"`
		Email string `json:"email"`
		Name  string `json:"name"`
		Admin bool   `json:"admin"`

		Support bool `json:"support"` // may see what administrators see
	} `json:"user"`
	Account struct {
		ID          string            `json:"id"`
		Name        string            `json:"name"`
		Role        string            `json:"role"` // of the user
		SuspendedAt *server.Timestamp `json:"suspended_at"`
	} `json:"account"`
	Accounts    []ownAccount `json:"accounts"` // that the user can switch to
	CSRFToken   string       `json:"csrf_token"`
	Service     string       `json:"service"`
	CostPerCall int64        `json:"cost_per_call"`
	BaseURL     string       `json:"base_url"`
	MCPURL      string       `json:"mcp_url"`
}

// ownAccount is an account that the session's user is a member of.
type ownAccount struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Role string `json:"role"`
}

// maxAccounts is the highest number of a user's accounts that a session lists.
const maxAccounts = 100

func showSession(c *server.Call) (any, error) {
	token, err := c.CSRFToken()
	if err != nil {
		return nil, err
	}
	s := c.Session
	r := sessionResponse{CSRFToken: token, Service: c.Service(), CostPerCall: ledger.AppraisalCost,
		BaseURL: c.Origin() + "/api/v1", MCPURL: c.Origin() + "/mcp"}
	r.User.ID, r.User.Email, r.User.Name, r.User.Admin, r.User.Support = s.User, s.Email, s.Name, s.Administrator, s.Support
	r.Account.ID, r.Account.Name, r.Account.Role, r.Account.SuspendedAt = s.Account, s.AccountName, s.Role, s.SuspendedAt
	err = c.EachRow(c.Context(), func(scan func(...any) error) error {
		var a ownAccount
		err := scan(&a.ID, &a.Name, &a.Role)
		r.Accounts = append(r.Accounts, a)
		return err
	}, `SELECT a.id, a.name, m.role FROM membership m JOIN account a ON a.id = m.account WHERE m.user = ? ORDER BY a.name, a.id LIMIT ?`, s.User, maxAccounts)
	return r, err
}

func signOut(c *server.Call) (any, error) {
	c.DeleteCookie(server.SessionCookie)
	return nil, endSession(c, c.Session.ID)
}

// sessionRecord is a session as the API shows it.
type sessionRecord struct {
	ID        string           `json:"id"`
	CreatedAt server.Timestamp `json:"created_at"`
	SeenAt    server.Timestamp `json:"seen_at"` // up to a day before the last request
	UserAgent string           `json:"user_agent"`
	Current   bool             `json:"current"`
}

func (s *sessionRecord) Cursor() string { return s.ID }

func (s *sessionRecord) Targets() []any {
	return []any{&s.ID, &s.CreatedAt, &s.SeenAt, &s.UserAgent, &s.Current}
}

const selectSessions = `SELECT id, created_at, seen_at, user_agent, id = ?2 FROM session WHERE user = ?1 AND revoked_at IS NULL AND expires_at > ?3 `

func listSessions(c *server.Call) (any, error) {
	before, err := server.Before(c, "ses_")
	if err != nil {
		return nil, err
	}
	return server.QueryPage[sessionRecord](c, selectSessions+`AND id < ?4 ORDER BY id DESC LIMIT ?5`,
		c.Session.User, c.Session.ID, c.Millis(), before)
}

func revokeSession(c *server.Call) (any, error) {
	session, err := server.QueryRow[sessionRecord](c, selectSessions+`AND id = ?4`, c.Session.User, c.Session.ID, c.Millis(), c.ID)
	if server.NoRows(err) {
		return nil, &problem.Problem{Code: problem.NotFound, Detail: "no such session"}
	}
	if err != nil {
		return nil, err
	}
	return session, endSession(c, session.ID)
}

// endSession revokes a session of the call's user and ends the access tokens that were made with it.
func endSession(c *server.Call, id string) error {
	now := c.Millis()
	_, err := c.DB.Batch(c.Context(),
		server.SQL(`UPDATE session SET revoked_at = coalesce(revoked_at, ?) WHERE id = ? AND user = ?`, now, id, c.Session.User),
		server.SQL(`UPDATE access_token SET expires_at = min(expires_at, ?) WHERE session = ?`, now, id))
	return err
}

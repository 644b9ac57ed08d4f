package privacy

import (
	"net/http"
	"strings"
	"time"

	"loupe/core/base/problem"
	"loupe/core/store/ledger"
	"loupe/worker/console/accounts"
	"loupe/worker/console/server"
)

// Routes are the routes of this package. An owner may export a suspended account.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/console/export", Access: server.SignedInOwner, Status: http.StatusOK, Handle: exportOwn},
	{Method: http.MethodDelete, Pattern: "/console/account", Access: server.Owner, Status: http.StatusOK, Handle: deleteOwn},
	{Method: http.MethodGet, Pattern: "/admin/accounts/{id}/export", Access: server.Administrator, Status: http.StatusOK, Handle: exportAny},
	{Method: http.MethodDelete, Pattern: "/admin/accounts/{id}", Access: server.Administrator, Status: http.StatusOK, Handle: deleteAny},
}

// deletion is the deletion of an account as the API shows it.
type deletion struct {
	ID         string            `json:"id"`
	DeletedAt  server.Timestamp  `json:"deleted_at"`
	FinishedAt *server.Timestamp `json:"finished_at"`  // nil while the cron deletes the rest
	Lost       int64             `json:"credits_lost"` // the balance, which nothing can spend any more
	Owed       int64             `json:"credits_owed"`
}

func (d *deletion) Targets() []any {
	return []any{&d.ID, &d.DeletedAt, &d.FinishedAt, &d.Lost, &d.Owed}
}

// deleteOwn deletes the caller's account. The body has its name or the caller's address, so that nobody deletes it by mistake.
func deleteOwn(c *server.Call) (any, error) {
	body, err := server.DecodeBody[struct {
		Confirm string `json:"confirm"`
	}](c)
	if err != nil {
		return nil, err
	}
	typed := strings.TrimSpace(body.Confirm)
	if typed == "" || typed != c.Session.AccountName && !strings.EqualFold(typed, c.Session.Email) {
		return nil, server.Invalid("confirm", "confirm must be the name of the account or your address")
	}
	c.DeleteCookie(server.SessionCookie)
	return remove(c, c.Session.Account)
}

// deleteAny deletes an account. It is idempotent.
func deleteAny(c *server.Call) (any, error) {
	if c.ID == ledger.Issued || c.ID == ledger.Earned {
		return nil, server.Invalid("account", c.ID+" is a system account: it can't be deleted")
	}
	if err := accounts.RequireAccount(c, c.ID); err != nil {
		return nil, err
	}
	return remove(c, c.ID)
}

const welcomedLife = 365 * 24 * time.Hour

// remove deletes an account, unless it is already deleted, and returns the deletion.
func remove(c *server.Call, id string) (any, error) {
	now := c.Millis()
	statements := []server.Statement{}
	err := c.EachRow(c.Context(), func(scan func(...any) error) error {
		var issuer, subject string
		if err := scan(&issuer, &subject); err != nil {
			return err
		}
		hash, err := c.IdentityHash(issuer, subject)
		statements = append(statements, server.SQL(`INSERT INTO welcomed (hash, expires_at) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET expires_at = ?2`, hash, now+welcomedLife.Milliseconds()))
		return err
	}, `SELECT issuer, subject FROM identity WHERE `+ofSole, id)
	if err != nil {
		return nil, err
	}
	const deleted = `SELECT 1 FROM deleted_account WHERE id = ?`
	statements = append(statements,
		c.Audit("account.delete", id, map[string]any{}).Unless(deleted, id),
		server.SQL(`INSERT INTO deleted_account (id, deleted_at) SELECT ?, ?`, id, now).Unless(deleted, id))
	if _, err := c.DB.Batch(c.Context(), statements...); err != nil {
		return nil, err
	}
	if err := forget(c, id); err != nil {
		// Not a failure: grants expire after account.GrantLife.
		c.Log.Printf("account %s is deleted, but a grant could not be deleted from KV: %v", id, err)
	}
	d, err := server.QueryRow[deletion](c, `SELECT d.id, d.deleted_at, d.finished_at, c.balance, c.owed FROM deleted_account d JOIN credit c ON c.account = d.id WHERE d.id = ?`, id)
	if server.NoRows(err) {
		err = &problem.Problem{Code: problem.NotFound, Detail: "no such account"}
	}
	return d, err
}

// maxForgotten is the highest number of cached grants that a deletion removes: a request may use 50 services on the free plan. Others
// expire after account.GrantLife.
const maxForgotten = 30

// forget deletes the cached grants of an account's keys and of their access tokens.
func forget(c *server.Call, id string) error {
	return c.ForgetGrants(`SELECT hash FROM (SELECT hash, revoked_at AS ended FROM api_key WHERE account = ?1 UNION ALL SELECT hash, expires_at FROM access_token WHERE `+ofKey+`)
		ORDER BY ended DESC LIMIT ?2`, id, maxForgotten)
}

// Package accounts administers accounts and their credits.
package accounts

import (
	"net/http"

	"loupe/core/ledger"
	"loupe/core/problem"
	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodPost, Pattern: "/admin/accounts", Access: server.Administrator, Status: http.StatusCreated, Handle: create},
	{Method: http.MethodGet, Pattern: "/admin/accounts", Access: server.Administrator, Status: http.StatusOK, Handle: list},
	{Method: http.MethodGet, Pattern: "/admin/accounts/{id}", Access: server.Administrator, Status: http.StatusOK, Handle: show},
	{Method: http.MethodPost, Pattern: "/admin/accounts/{id}/grants", Access: server.Administrator, Status: http.StatusCreated, Handle: createGrant},
	{Method: http.MethodGet, Pattern: "/admin/accounts/{id}/ledger", Access: server.Administrator, Status: http.StatusOK, Handle: listEntries},
}

// record is an account as the API shows it. Amounts are credits.
type record struct {
	ID        string           `json:"id"`
	Name      string           `json:"name"`
	CreatedAt server.Timestamp `json:"created_at"`
	Balance   int64            `json:"balance"`
	Held      int64            `json:"held"`      // by pending transfers
	Available int64            `json:"available"` // balance minus held
}

func (a *record) Cursor() string { return a.ID }

func (a *record) Targets() []any {
	return []any{&a.ID, &a.Name, &a.CreatedAt, &a.Balance, &a.Held, &a.Available}
}

const selectAccounts = `SELECT a.id, a.name, a.created_at, b.balance, b.held, b.balance - b.held
	FROM account a JOIN balance b ON b.account = a.id `

func create(c *server.Call) (any, error) {
	name, err := server.DecodeName(c)
	if err != nil {
		return nil, err
	}
	id, err := c.NewID("acct")
	if err != nil {
		return nil, err
	}
	now := c.Millis()
	_, err = c.Change("account.create", id, map[string]string{"name": name},
		server.SQL(`INSERT INTO account (id, name, created_at) VALUES (?, ?, ?)`, id, name, now))
	return record{ID: id, Name: name, CreatedAt: server.Timestamp(now)}, err
}

func list(c *server.Call) (any, error) {
	return server.QueryPage[record](c, selectAccounts+`WHERE a.id > ? ORDER BY a.id LIMIT ?`, c.Query("after"))
}

func show(c *server.Call) (any, error) { return find(c, c.ID) }

// find returns the account with this id, or a NotFound problem.
func find(c *server.Call, id string) (record, error) {
	a, err := server.QueryRow[record](c, selectAccounts+`WHERE a.id = ?`, id)
	if server.NoRows(err) {
		err = &problem.Problem{Code: problem.NotFound, Detail: "no such account"}
	}
	return a, err
}

// RequireAccount returns a NotFound problem unless there is an account with this id.
func RequireAccount(c *server.Call, id string) error {
	_, err := find(c, id)
	return err
}

// RequireCustomer returns a problem unless id is the account of a customer. Only customers can have API
// keys and be granted credits; system accounts can't.
func RequireCustomer(c *server.Call, id string) error {
	if id == ledger.Issued || id == ledger.Earned {
		return server.Invalid("account", id+" is a system account: it can't have API keys or be granted credits")
	}
	return RequireAccount(c, id)
}

// Package accounts administers accounts and their credits.
package accounts

import (
	"net/http"

	"loupe/core/base/problem"
	"loupe/core/store/ledger"
	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodPost, Pattern: "/admin/accounts", Access: server.Administrator, Status: http.StatusCreated, Handle: create},
	{Method: http.MethodGet, Pattern: "/admin/accounts", Access: server.Staff, Status: http.StatusOK, Handle: list},
	{Method: http.MethodGet, Pattern: "/admin/accounts/{id}", Access: server.Staff, Status: http.StatusOK, Handle: show},
	{Method: http.MethodPatch, Pattern: "/admin/accounts/{id}", Access: server.Administrator, Status: http.StatusOK, Handle: update},
	{Method: http.MethodPost, Pattern: "/admin/accounts/{id}/grants", Access: server.Administrator, Status: http.StatusCreated, Handle: createGrant},
	{Method: http.MethodGet, Pattern: "/admin/accounts/{id}/ledger", Access: server.Staff, Status: http.StatusOK, Handle: listEntries},
}

// record is an account as the API shows it. Amounts are credits.
type record struct {
	ID          string            `json:"id"`
	Name        string            `json:"name"`
	Email       *string           `json:"email"` // of the account's first owner, nil if it has none
	CreatedAt   server.Timestamp  `json:"created_at"`
	SuspendedAt *server.Timestamp `json:"suspended_at"`
	DeletedAt   *server.Timestamp `json:"deleted_at"`
	Operator    bool              `json:"operator"`     // its webhooks get the events of the whole service
	LastUsedAt  *server.Timestamp `json:"last_used_at"` // of the account's keys, up to an hour old
	Balance     int64             `json:"balance"`
	Held        int64             `json:"held"`      // by pending transfers
	Available   int64             `json:"available"` // balance minus held and owed
	Owed        int64             `json:"owed"`      // taken back after the account had spent it
}

func (a *record) Cursor() string { return a.ID }

func (a *record) Targets() []any {
	return []any{&a.ID, &a.Name, &a.Email, &a.CreatedAt, &a.SuspendedAt, &a.DeletedAt, &a.Operator, &a.LastUsedAt, &a.Balance, &a.Held, &a.Available, &a.Owed}
}

const selectAccounts = `SELECT a.id, a.name, o.email, a.created_at, a.suspended_at, (SELECT deleted_at FROM deleted_account WHERE id = a.id), a.operator,
	(SELECT max(k.last_used_at) FROM api_key k WHERE k.account = a.id), b.balance, b.held, b.available, b.owed
	FROM account a JOIN credit b ON b.account = a.id JOIN account_contact o ON o.account = a.id `

func create(c *server.Call) (any, error) {
	name, err := server.DecodeName(c)
	if err != nil {
		return nil, err
	}
	id, now := c.NewID("acct"), c.Millis()
	_, err = c.Change("account.create", id, map[string]any{"name": server.Text(name)},
		server.SQL(`INSERT INTO account (id, name, created_at) VALUES (?, ?, ?)`, id, name, now))
	return record{ID: id, Name: name, CreatedAt: server.Timestamp(now)}, err
}

// list lists the accounts of customers, newest first. The parameter q selects those whose name or a member's address contains it, or
// whose id equals it.
func list(c *server.Call) (any, error) {
	before, err := server.Before(c, "acct_")
	if err != nil {
		return nil, err
	}
	return server.QueryPage[record](c, selectAccounts+`WHERE a.id < ?1 AND a.id NOT IN ('`+ledger.Issued+`', '`+ledger.Earned+`')
		AND (?2 = '' OR a.id = ?2 OR instr(lower(a.name), lower(?2)) > 0 OR EXISTS (SELECT 1
			FROM membership m JOIN user u ON u.id = m.user WHERE m.account = a.id AND instr(lower(u.email), lower(?2)) > 0))
		ORDER BY a.id DESC LIMIT ?3`, before, c.Query("q"))
}

// update renames, suspends or restores an account, or makes it an operator's. The keys of a suspended account stop working
// everywhere within account.GrantLife, when cached grants expire.
func update(c *server.Call) (any, error) {
	body, err := server.DecodeBody[struct {
		Name      *string `json:"name"`
		Suspended *bool   `json:"suspended"`
		Operator  *bool   `json:"operator"`
		Reason    string  `json:"reason"`
	}](c)
	if err != nil {
		return nil, err
	}
	reason, err := server.CleanLine("reason", body.Reason, 500)
	if err != nil {
		return nil, err
	}
	if err := RequireCustomer(c, c.ID); err != nil {
		return nil, err
	}
	detail := map[string]any{"reason": server.Text(reason)}
	var changes []server.Statement
	if body.Name != nil {
		name, err := server.CleanLine("name", *body.Name, 200)
		if err != nil {
			return nil, err
		}
		detail["name"] = server.Text(name)
		changes = append(changes, server.SQL(`UPDATE account SET name = ? WHERE id = ?`, name, c.ID))
	}
	if body.Suspended != nil {
		detail["suspended"] = *body.Suspended
		changes = append(changes, server.Suspend("account", c.ID, *body.Suspended, c.Millis()))
	}
	if body.Operator != nil {
		detail["operator"] = *body.Operator
		operator := 0
		if *body.Operator {
			operator = 1
		}
		changes = append(changes, server.SQL(`UPDATE account SET operator = ? WHERE id = ?`, operator, c.ID))
	}
	if changes == nil {
		return nil, server.Invalid("", "the body must have name, suspended or operator")
	}
	if _, err := c.Change("account.update", c.ID, detail, changes...); err != nil {
		return nil, err
	}
	return find(c, c.ID)
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

// RequireCustomer returns a problem unless id is the account of a customer, which is not deleted. Only customers can have API
// keys and be granted credits; system accounts can't.
func RequireCustomer(c *server.Call, id string) error {
	if id == ledger.Issued || id == ledger.Earned {
		return server.Invalid("account", id+" is a system account: it can't have API keys or be granted credits")
	}
	a, err := find(c, id)
	if err == nil && a.DeletedAt != nil {
		err = &problem.Problem{Code: problem.Conflict, Detail: "the account is deleted"}
	}
	return err
}

package main

import (
	"database/sql"
	"errors"
	"net/http"

	"loupe/core/ledger"
	"loupe/core/problem"
)

// accountRecord is an account as the API shows it. Amounts are credits.
type accountRecord struct {
	ID        string    `json:"id"`
	Name      string    `json:"name"`
	CreatedAt timestamp `json:"created_at"`
	Balance   int64     `json:"balance"`
	Held      int64     `json:"held"`      // by pending transfers
	Available int64     `json:"available"` // balance minus held
}

func (a *accountRecord) cursor() string { return a.ID }

func (a *accountRecord) scanTargets() []any {
	return []any{&a.ID, &a.Name, &a.CreatedAt, &a.Balance, &a.Held, &a.Available}
}

const selectAccounts = `SELECT a.id, a.name, a.created_at, b.balance, b.held, b.balance - b.held
	FROM account a JOIN balance b ON b.account = a.id `

func (c *Console) createAccount(r *http.Request, _ string) (any, error) {
	name, err := decodeName(r)
	if err != nil {
		return nil, err
	}
	id, err := c.newID("acct")
	if err != nil {
		return nil, err
	}
	now := c.Now().UnixMilli()
	_, err = c.DB.ExecContext(r.Context(), `INSERT INTO account (id, name, created_at) VALUES (?, ?, ?)`, id, name, now)
	return accountRecord{ID: id, Name: name, CreatedAt: timestamp(now)}, err
}

func (c *Console) listAccounts(r *http.Request, _ string) (any, error) {
	return queryPage[accountRecord](c, r, selectAccounts+`WHERE a.id > ? ORDER BY a.id LIMIT ?`, r.URL.Query().Get("after"))
}

func (c *Console) showAccount(r *http.Request, id string) (any, error) { return c.findAccount(r, id) }

// findAccount returns the account with this id, or a NotFound problem.
func (c *Console) findAccount(r *http.Request, id string) (accountRecord, error) {
	a, err := queryRow[accountRecord](c, r, selectAccounts+`WHERE a.id = ?`, id)
	if errors.Is(err, sql.ErrNoRows) {
		err = &problem.Problem{Code: problem.NotFound, Detail: "no such account"}
	}
	return a, err
}

// requireCustomer returns a problem unless id is the account of a customer. Only customers can have API
// keys and be granted credits; system accounts can't.
func (c *Console) requireCustomer(r *http.Request, id string) error {
	if id == ledger.Issued || id == ledger.Earned {
		return invalid("account", id+" is a system account: it can't have API keys or be granted credits")
	}
	_, err := c.findAccount(r, id)
	return err
}

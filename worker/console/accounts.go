package main

import (
	"database/sql"
	"errors"
	"net/http"

	"loupe/core/account"
)

type accountRecord struct {
	ID        string    `json:"id"`
	Name      string    `json:"name"`
	CreatedAt timestamp `json:"created_at"`
	Balance   int64     `json:"balance"`
	Held      int64     `json:"held"`      // by what is under way
	Available int64     `json:"available"` // the balance without what is held
}

func (a *accountRecord) cursor() string { return a.ID }

func (a *accountRecord) fields() []any {
	return []any{&a.ID, &a.Name, &a.CreatedAt, &a.Balance, &a.Held, &a.Available}
}

const selectAccounts = `SELECT a.id, a.name, a.created_at, b.balance, b.held, b.balance - b.held
	FROM account a JOIN balance b ON b.account = a.id `

func (c *Console) createAccount(r *http.Request, _ string) (any, error) {
	name, err := readName(r)
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
	return list[accountRecord](c, r, selectAccounts+`WHERE a.id > ? ORDER BY a.id LIMIT ?`, r.URL.Query().Get("after"))
}

func (c *Console) showAccount(r *http.Request, id string) (any, error) { return c.account(r, id) }

func (c *Console) account(r *http.Request, id string) (accountRecord, error) {
	a, err := one[accountRecord](c, r, selectAccounts+`WHERE a.id = ?`, id)
	if errors.Is(err, sql.ErrNoRows) {
		err = &problem{Code: notFound, Detail: "there is no such account"}
	}
	return a, err
}

// customer is an account that can have keys and be granted credits. Those of the house cannot.
func (c *Console) customer(r *http.Request, id string) error {
	if id == account.Issued || id == account.Earned {
		return wrong("account", "the account "+id+" is the house's own: it has no keys and is granted nothing")
	}
	_, err := c.account(r, id)
	return err
}

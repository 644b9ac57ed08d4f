package main

import (
	"database/sql"
	"errors"
	"net/http"
	"strconv"
	"strings"

	"loupe/core/account"
)

const maxGrant = 1_000_000_000 // the schema's limit of one transfer

type transferRecord struct {
	ID        string     `json:"id"`
	Debit     string     `json:"debit"`  // the account that gives the amount
	Credit    string     `json:"credit"` // the account that gets the amount
	Amount    int64      `json:"amount"`
	State     string     `json:"state"`
	Reason    string     `json:"reason"`
	CreatedAt timestamp  `json:"created_at"`
	SettledAt *timestamp `json:"settled_at"`
}

func (t *transferRecord) fields() []any {
	return []any{&t.ID, &t.Debit, &t.Credit, &t.Amount, &t.State, &t.Reason, &t.CreatedAt, &t.SettledAt}
}

type grantRequest struct {
	Credits int64  `json:"credits"`
	Reason  string `json:"reason"`
	ID      string `json:"id"`
}

// read checks a grant's fields. Without an id of the caller's, the grant has one of ours.
func (g grantRequest) read(c *Console) (_ grantRequest, err error) {
	if g.Credits < 1 || g.Credits > maxGrant {
		return g, wrong("credits", "credits must be 1 to "+strconv.Itoa(maxGrant))
	}
	if g.Reason, err = text("reason", g.Reason, 500); err != nil {
		return g, err
	}
	if g.ID == "" {
		g.ID, err = c.newID("grant")
		return g, err
	}
	const allowed = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_.:"
	if len(g.ID) > 64 || strings.Trim(g.ID, allowed) != "" {
		return g, wrong("id", "id must be 1 to 64 letters, digits or any of - _ . :")
	}
	return g, nil
}

// granted is a grant's transfer and the account's balance after it.
type granted struct {
	Transfer transferRecord `json:"transfer"`
	Balance  int64          `json:"balance"`
}

func (g *granted) fields() []any { return append(g.Transfer.fields(), &g.Balance) }

// grant posts credits to an account. With an id of the caller's it can be repeated: the answer is that of the first
// time, whatever happened to the account since.
func (c *Console) grant(r *http.Request, accountID string) (any, error) {
	body, err := decode[grantRequest](r)
	if err != nil {
		return nil, err
	}
	g, err := body.read(c)
	if err != nil {
		return nil, err
	}
	if err := c.customer(r, accountID); err != nil {
		return nil, err
	}
	now := c.Now().UnixMilli()
	_, err = c.DB.ExecContext(r.Context(), `INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at)
		SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7 WHERE NOT EXISTS (SELECT 1 FROM transfer WHERE id = ?1)`,
		g.ID, account.Issued, accountID, g.Credits, account.Posted, g.Reason, now)
	if err != nil {
		return nil, err
	}
	// The transfer with that id, be it from now or from before, if it is this very grant.
	answer, err := one[granted](c, r, `SELECT t.id, t.debit, t.credit, t.amount, t.state, t.reason, t.created_at, t.settled_at, e.balance
		FROM transfer t JOIN entry e ON e.transfer = t.id AND e.account = t.credit AND e.state = t.state
		WHERE t.id = ? AND t.debit = ? AND t.credit = ? AND t.amount = ? AND t.state = ? AND t.reason = ?`,
		g.ID, account.Issued, accountID, g.Credits, account.Posted, g.Reason)
	if errors.Is(err, sql.ErrNoRows) {
		err = &problem{Code: conflict, Detail: "there is another transfer with this id", Field: "id"}
	}
	return answer, err
}

// An entryRecord is what a transfer did to an account when it came to its state.
type entryRecord struct {
	Seq       int64     `json:"seq"`
	Transfer  string    `json:"transfer"`
	State     string    `json:"state"`
	Posted    int64     `json:"posted"`  // change of the balance
	Pending   int64     `json:"pending"` // change of what is held
	Balance   int64     `json:"balance"` // after the entry
	Held      int64     `json:"held"`    // after the entry
	Reason    string    `json:"reason"`
	CreatedAt timestamp `json:"created_at"`
}

func (e *entryRecord) cursor() string { return strconv.FormatInt(e.Seq, 10) }

func (e *entryRecord) fields() []any {
	return []any{&e.Seq, &e.Transfer, &e.State, &e.Posted, &e.Pending, &e.Balance, &e.Held, &e.Reason, &e.CreatedAt}
}

func (c *Console) ledger(r *http.Request, accountID string) (any, error) {
	after := int64(0)
	if cursor := r.URL.Query().Get("after"); cursor != "" {
		var err error
		// A number that JavaScript cannot hold would come to D1 as another one.
		if after, err = strconv.ParseInt(cursor, 10, 64); err != nil || after < 0 || after > 1<<53 {
			return nil, wrong("after", "after must be the seq of an entry")
		}
	}
	if _, err := c.account(r, accountID); err != nil {
		return nil, err
	}
	return list[entryRecord](c, r, `SELECT e.seq, e.transfer, e.state, e.posted, e.pending, e.balance, e.held, t.reason, e.created_at
		FROM entry e JOIN transfer t ON t.id = e.transfer WHERE e.account = ? AND e.seq > ? ORDER BY e.seq LIMIT ?`, accountID, after)
}

package main

import (
	"fmt"
	"strconv"
	"time"

	"loupe/build/products/host"
	"loupe/core/store/ledger"
)

// accounts has the accounts of a world, as its clients and operators know them.
type accounts struct {
	opened int // accounts so far, including those that are being opened
	all    []*account
	owners map[string]*account // by the id of an appraisal that a client has got
}

// account is a customer, as it knows itself.
type account struct {
	number  int // of the world's accounts, from 0
	id      string
	name    string // in the story
	mark    string // a word in everything that it owns; see markPrefix
	owner   *user
	grants  []*creditGrant
	keys    []*apiKey // that its clients use
	testKey *apiKey
	retired []*apiKey             // keys that were replaced, surplus keys, and access tokens
	charged map[string]*appraisal // answers that were delivered as charged, by id
	order   []string              // their ids, oldest first
	task    string                // the id of the newest one; "" if it had none
	known

	apps      []*app
	connected int      // apps so far
	secrets   []string // codes and refresh tokens

	suspended, deleted time.Time // when the change was answered; zero if it is not in effect
	deleting           bool      // the request to delete it was sent
	changes            changes   // of both
	next               *account  // the account that its clients use after its deletion
}

// apiKey is a key of an account.
type apiKey struct {
	*account
	id, key string

	revoked, suspended time.Time // when the change was answered; zero if it is not in effect
	expires            time.Time // zero: never
	changes            changes   // of all of these
	parent             *apiKey   // of an access token
	path               string    // of the part of the service that accepts it: /mcp or /api/v1; "" for both
	token              *apiKey   // the newest access token of a grant, which itself has no secret; nil without one
}

// appraisal is an answer that a client got.
type appraisal struct {
	id    string
	value string // the JSON of the answer's appraisal
	body  string // of the answer without details; "" before it was seen
	key   *apiKey
}

// cronRan checks, after a run of the cron, that no transfer is pending for longer than it may be. began is when the run began.
func (w *world) cronRan(began time.Time) {
	oldest := began.Add(-ledger.StaleAfter*time.Millisecond - w.plan.clockError())
	for _, id := range w.texts(`SELECT id FROM transfer WHERE state = 'pending' AND created_at < ?1`, oldest.UnixMilli()) {
		w.violate(settled, "the transfer %s is still pending after the cron has run", id)
	}
}

// count returns the number that a query selects.
func (w *world) count(query string, params ...any) int64 {
	n, err := strconv.ParseInt(w.texts(query, params...)[0], 10, 64)
	if err != nil {
		panic(fmt.Errorf("%s: %w", query, err))
	}
	return n
}

// texts returns the first column of a query.
func (w *world) texts(query string, params ...any) (list []string) {
	sets, err := w.database.Batch(host.Statement{SQL: query, Params: params})
	if err != nil {
		panic(fmt.Errorf("%s: %w", query, err))
	}
	for _, row := range sets[0].Rows {
		list = append(list, fmt.Sprint(row[0]))
	}
	return list
}

// checkDatabase checks that each answer that was delivered as charged is charged, and that no transfer is pending.
func (w *world) checkDatabase() {
	for _, a := range w.ledger.all {
		posted := w.texts(`SELECT id FROM transfer WHERE debit = ?1 AND state = 'posted' AND credit = 'earned'`, a.id)
		has := map[string]bool{}
		for _, id := range posted {
			has[id] = true
		}
		for _, id := range a.order {
			if !has[id] {
				w.violate(charged, "the appraisal %s of %s was delivered as charged, but is not charged", id, a.id)
			}
		}
	}
	for _, id := range w.texts(`SELECT t.id FROM transfer t JOIN account a ON a.id = t.debit WHERE t.credit = 'earned' AND a.id NOT IN (SELECT id FROM deleted_account)
		AND t.reason = 'appraisal' AND NOT EXISTS (SELECT 1 FROM appraisal p WHERE p.id = t.id)`) {
		w.violate(refused, "the transfer %s has no appraisal", id)
	}
	if pending := w.texts(`SELECT id FROM transfer WHERE state = 'pending'`); len(pending) > 0 {
		w.violate(settled, "pending at the end: %v", pending)
	}
}

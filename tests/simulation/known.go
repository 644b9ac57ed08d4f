package main

import (
	"time"

	"github.com/tidwall/gjson"

	"loupe/build/products/host"
)

// known is what the clients of an account know about the effects of their calls. It must explain every appraisal of the account.
type known struct {
	ids     map[string]*sight
	keyed   []*keyed
	batches []*batch
	lost    int // calls without a complete answer, each of which may have made an appraisal
	charges int // of these, the calls that may have been charged and have no Idempotency-Key
	orders  int // Idempotency-Keys and ids of calls so far

	lostBatches int // calls without a complete answer, each of which may have made a batch
	images      []upload
	links       []*link
	hooks       []*hook
	corrected   map[string]string // correction and answer by appraisal
	reports     []string
}

// sight is what clients have seen of an appraisal.
type sight struct {
	free      bool  // it was answered as not charged
	rangeOf   *call // that sent a preliminary range; nil if none did
	cancelled bool  // it was answered as cancelled
}

// keyed is a call that may be repeated with the same Idempotency-Key, or the same id of a call to the connector.
type keyed struct {
	name, body string
	first      time.Time
	lost       int    // how many of its calls got no complete answer
	id         string // of the appraisal that was charged; "" before
}

// sight returns what clients have seen of an appraisal whose id one of them has got. An id belongs to one account.
func (c *client) sight(id string) *sight {
	if owner := c.ledger.owners[id]; owner != nil && owner != c.account {
		c.violate(apart, "%s got the id of the appraisal %s of %s", c.name, id, owner.name)
	}
	if c.ledger.owners == nil {
		c.ledger.owners = map[string]*account{}
	}
	c.ledger.owners[id] = c.account
	if c.ids == nil {
		c.ids = map[string]*sight{}
	}
	s := c.ids[id]
	if s == nil {
		s = new(sight)
		c.ids[id] = s
	}
	return s
}

// unfinished records a call without a complete answer, which may have made an appraisal.
func (c *client) unfinished(answer reply, k *keyed) {
	if answer.header != nil {
		if id := answer.header.Get("loupe-appraisal-id"); id != "" {
			c.sight(id)
			return
		}
	}
	c.lost++
	if k == nil {
		c.charges++
	} else {
		k.lost++
	}
}

// deliver records an answer that was delivered as charged, with its value as JSON. The body is "" if the call asked for details or the
// answer has another form. Each appraisal must always have the same answer.
func (c *client) deliver(id, value, body string, key *apiKey) {
	s, earlier := c.sight(id), c.charged[id]
	switch {
	case s.free || s.cancelled:
		c.violate(charged, "the appraisal %s was answered as free, then as charged", id)
	case earlier == nil:
		c.charged[id] = &appraisal{id, value, body, key}
		c.order = append(c.order, id)
	case earlier.value != value:
		c.violate(charged, "the appraisal %s was answered with\n%s\nthen with\n%s", id, earlier.value, value)
	case earlier.body == "":
		earlier.body = body
	case body != "" && earlier.body != body:
		c.violate(charged, "the appraisal %s was answered with\n%s\nthen with\n%s", id, earlier.body, body)
	}
}

// gaveFree records an answer that was not charged.
func (c *client) gaveFree(id, body string) {
	c.sight(id).free = true
	if c.charged[id] != nil {
		c.violate(charged, "the appraisal %s was answered as charged, then as free: %s", id, body)
	}
	if hasValue([]byte(body)) {
		c.violate(free, "the free answer of %s has a value: %s", id, body)
	}
}

// rowsOf selects the appraisals of an account. The batch is "" unless the appraisal is of a batch item.
const rowsOf = `SELECT p.id, t.state, p.answered_at IS NOT NULL AND p.answer IS NULL, coalesce(i.batch, ''), p.created_at, p.answer IS NULL
	FROM appraisal p JOIN transfer t ON t.id = p.id LEFT JOIN batch_item i ON i.appraisal = p.id WHERE p.account = ?1`

// checkExplained checks that each appraisal of an account was made by one of its calls, and is charged only if its answer said so.
func (w *world) checkExplained(a *account) {
	sets, err := w.database.Batch(host.Statement{SQL: rowsOf, Params: []any{a.id}})
	if err != nil {
		panic(err)
	}
	unknown, unknownCharges := 0, 0
	for _, row := range sets[0].Rows {
		id, posted, cancelled, batch := row[0].(string), row[1] == "posted", row[2] == int64(1), row[3].(string)
		switch s := a.ids[id]; {
		case s != nil:
			switch {
			case posted && (s.free || s.cancelled):
				w.violate(free, "the appraisal %s was answered as free, but is charged", id)
			case row[5] == int64(1) && s.rangeOf != nil && !s.rangeOf.faulted && s.rangeOf.Closed():
				w.violate(free, "a caller saw the range of %s and nothing failed, but the appraisal has no answer", id)
			case cancelled && s.rangeOf != nil:
				w.violate(free, "a caller saw the range of %s, but the appraisal was cancelled", id)
			}
		case batch != "":
		default:
			unknown++
			if posted {
				unknownCharges++
			}
		}
	}
	interrupted := int(w.count(`SELECT coalesce(sum(max(0, i.attempts - (p.id IS NOT NULL))), 0) FROM batch_item i JOIN batch b ON b.id = i.batch LEFT JOIN appraisal p ON p.id = i.appraisal WHERE b.account = ?1`, a.id))
	mayCharge := a.charges
	for _, k := range a.keyed {
		if k.id == "" && k.lost > 0 {
			mayCharge++
		}
	}
	if unknown > a.lost+interrupted {
		w.violate(refused, "%s has %d appraisals that belong to no answered call, but only %d calls and attempts had no answer", a.id, unknown, a.lost+interrupted)
	}
	if unknownCharges > mayCharge {
		w.violate(charged, "%s was charged for %d appraisals that belong to no answered call, but only %d calls without an answer may have been charged", a.id, unknownCharges, mayCharge)
	}
	if n := int(w.count(`SELECT count(*) FROM batch WHERE account = ?1`, a.id)); n > len(a.batches)+a.lostBatches {
		w.violate(refused, "%s has %d batches, but only %d are known to its clients, and only %d calls without an answer may have made one", a.id, n, len(a.batches), a.lostBatches)
	}
}

// json returns the member of a reply's body at a path in gjson's syntax.
func (r reply) json(path string) gjson.Result { return gjson.GetBytes(r.body, path) }

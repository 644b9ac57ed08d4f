package main

import (
	"bytes"
	"time"
)

// doubt says since when nobody can know whether something works: a change of it was sent, and the answer is not here yet.
type doubt struct {
	open  int
	until time.Time // when the last change was answered
}

func (d *doubt) begin()            { d.open++ }
func (d *doubt) end(now time.Time) { d.open--; d.until = now }

// none reports whether there has been no doubt since a time.
func (d *doubt) none(since time.Time) bool { return d.open == 0 && !since.Before(d.until) }

// refusedSince returns since when a key or a token must be refused, except where it is cached. It is zero if it may work.
func (k *apiKey) refusedSince() (since time.Time) {
	ends := []time.Time{k.revoked, k.suspended, k.expires, k.account.suspended, k.account.deleted}
	if k.parent != nil {
		ends = append(ends, k.parent.refusedSince())
	}
	for _, end := range ends {
		if !end.IsZero() && (since.IsZero() || end.Before(since)) {
			since = end
		}
	}
	return since
}

// works reports whether a key or a token must have been accepted since a time.
func (k *apiKey) works(since time.Time) bool {
	return k.refusedSince().IsZero() && k.doubt.none(since) && k.account.doubt.none(since) && (k.parent == nil || k.parent.works(since))
}

// checkKey checks that an answer suits the state of the key with which its request was sent.
func (c *client) checkKey(key *apiKey, sent time.Time, what string, answer reply) {
	since := key.refusedSince()
	switch {
	case !since.IsZero() && sent.Sub(since) > revocation+c.plan.clockError() && answer.status < 400:
		c.violate(revoked, "%s with the key %s was answered with %d, %s after its end", what, key.id, answer.status, sent.Sub(since))
	case answer.status == 401 || answer.status == 403 && bytes.Contains(answer.body, []byte("is suspended")):
		if key.works(sent) {
			c.violate(accepted, "%s with the key %s was answered with %d %s", what, key.id, answer.status, answer.body)
		}
	}
	c.checkApart(what, answer.body, key.account)
}

// revocation is within which time a revoked key stops working everywhere.
const revocation = time.Minute

// replace puts another key in the place of one that the clients of an account use.
func (a *account) replace(old, fresh *apiKey) {
	for i, k := range a.keys {
		if k == old {
			a.keys[i] = fresh
			a.retired = append(a.retired, old)
			return
		}
	}
	a.retired = append(a.retired, fresh)
}

// haunt has a client use a key around its end, when grants of it are cached in many places.
func (w *world) haunt(k *apiKey, calls int, pause time.Duration, do func(*client)) {
	w.start("user of "+k.id, func(p *process) {
		for range calls {
			p.sleep(p.between(0, pause))
			do(&client{p, k.account})
		}
	})
}

// readWith returns what reads credits with a key.
func readWith(k *apiKey) func(*client) {
	return func(c *client) { c.send(k, request("GET", "/api/v1/credits", ""), time.Minute) }
}

// readWithRetired reads credits with a key or a token that is not used any more.
func (c *client) readWithRetired() {
	if len(c.retired) > 0 {
		c.send(pick(c.process, c.retired), request("GET", "/api/v1/credits", ""), time.Minute)
	}
}

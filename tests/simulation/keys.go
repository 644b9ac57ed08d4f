package main

import (
	"bytes"
	"time"
)

// changes are the requests that change a key or an account. While one has no answer, it is unknown whether the key works.
type changes struct {
	open int       // under way; a revocation stays open, because the key never works again
	last time.Time // when the last one was answered
}

func (c *changes) begin()            { c.open++ }
func (c *changes) end(now time.Time) { c.open--; c.last = now }

// noneSince reports whether no change was under way at any moment since a time.
func (c *changes) noneSince(t time.Time) bool { return c.open == 0 && !t.Before(c.last) }

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

// works reports whether a key or a token must have been accepted from a time until another.
func (k *apiKey) works(since, until time.Time) bool {
	end := k.refusedSince()
	return (end.IsZero() || end.After(until)) && k.changes.noneSince(since) && k.account.changes.noneSince(since) && (k.parent == nil || k.parent.works(since, until))
}

// checkKey checks that an answer matches the state of the key that its request used.
func (c *client) checkKey(key *apiKey, sent time.Time, what string, answer reply) {
	since := key.refusedSince()
	switch {
	case !since.IsZero() && sent.Sub(since) > revocation+c.plan.clockError() && answer.status < 400:
		c.violate(revoked, "%s with the key %s was answered with %d, %s after the key was revoked, suspended or expired", what, key.id, answer.status, sent.Sub(since))
	case answer.status == 401 || answer.status == 403 && bytes.Contains(answer.body, []byte("is suspended")):
		if key.works(sent, c.now.Add(c.plan.clockError())) {
			c.violate(accepted, "%s with the key %s was answered with %d %s", what, key.id, answer.status, answer.body)
		}
	}
	c.checkApart(what, answer.body, key.account)
}

// revocation is how long a revoked key may still work.
const revocation = time.Minute

// replace replaces a key that the clients of an account use. If they no longer use it, it adds the new key to the retired ones.
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

// useAround starts a client that uses a key around the time of its revocation or suspension, when its grant is cached in many places.
func (w *world) useAround(k *apiKey, calls int, pause time.Duration, do func(*client)) {
	w.start("user of "+k.id, func(p *process) {
		for range calls {
			p.sleep(p.between(0, pause))
			do(&client{p, k.account})
		}
	})
}

// readWith returns a function that reads the credits with a key, at the path that accepts it.
func readWith(k *apiKey) func(*client) {
	if k.token != nil {
		k = k.token
	}
	return func(c *client) {
		if k.path == "/mcp" {
			c.rpc(k, toolCall{id: c.nextID(), method: "tools/call", name: "credit_balance", params: `,"arguments":{}`}, time.Minute)
			return
		}
		c.send(k, request("GET", "/api/v1/credits", ""), time.Minute)
	}
}

// readWithRetired reads the credits with a retired key or an access token.
func (c *client) readWithRetired() {
	if len(c.retired) > 0 {
		readWith(pick(c.process, c.retired))(c)
	}
}

package webhook

import (
	"strings"

	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// messagePrefix begins a message of the queue that names a webhook with due deliveries.
const messagePrefix = "webhook/"

// Notify sends a message for each of the webhooks, whose ids are separated by commas, so that their events are delivered now.
// Without a queue the schedule delivers them.
func Notify(f *exchange.Flow, webhooks string) {
	for id := range strings.SplitSeq(webhooks, ",") {
		if id != "" {
			f.Queue([]byte(messagePrefix + id))
		}
	}
}

// DeliverMessage does what a message of the queue asks, and calls done. It does neither for a message of another package.
func (s *Settings) DeliverMessage(f *exchange.Flow, message string, done exchange.Stage) (ours bool) {
	id, ours := strings.CutPrefix(message, messagePrefix)
	if ours {
		s.Deliver(f, id, exchange.Connections, 0, func(f *exchange.Flow, more bool) {
			if more {
				Notify(f, id)
			}
			done(f)
		})
	}
	return ours
}

// findDue finds webhooks with deliveries that are due at the time ?2, and whether each is held: see ledger.HeldWebhook. At most ?1 are not
// held, and come first, and at most ?3 are held. Accounts take turns: each account's longest waiting webhook comes first.
var findDue = exchange.Query[dueWebhook]{
	Scan: func(r *exchange.Row, row *dueWebhook) { *row = dueWebhook{r.Text(), r.Bool()} },
	SQL: "SELECT id, held FROM (SELECT *, row_number() OVER (PARTITION BY held ORDER BY turn, at) AS place FROM (" +
		"SELECT w.id, w.held, o.at, row_number() OVER (PARTITION BY w.account, w.held ORDER BY o.at) AS turn " +
		"FROM (SELECT webhook, min(next_at) AS at FROM webhook_delivery WHERE next_at <= ?2 GROUP BY webhook) o " +
		"JOIN (SELECT *, " + ledger.HeldWebhook + "?2 AS held FROM webhook w) w ON w.id = o.webhook " +
		"WHERE " + mayDeliver + " AND coalesce(w.leased_until, 0) <= ?2)) WHERE place <= iif(held, ?3, ?1) ORDER BY held, place"}

type dueWebhook struct {
	id   string
	held bool
}

// How many webhooks the schedule finds at a time. Without a queue it sends one event to each of the first six, so that none waits for a
// connection. Those that are held leave half of the connections to items of batches, or share all of them if the queue runs the items.
const (
	maxNotified = 20
	maxHeld     = exchange.Connections / 2
)

// DeliverDue is the schedule's work on webhooks: it delivers due events by messages of the queue, or without a queue in this exchange. In
// either case this exchange delivers to webhooks that are held. Then it calls done. more is true if there is more to do.
func (s *Settings) DeliverDue(f *exchange.Flow, done func(f *exchange.Flow, more bool)) {
	if !s.CanSign {
		done(f, false)
		return
	}
	found := f.D1(findDue.Bind(exchange.Int(maxNotified), exchange.Int(f.Now()), exchange.Int(maxHeld)))
	exchange.On(f, found, func(f *exchange.Flow, sets []exchange.Rows, _ error) {
		due, each := findDue.All(sets, 0), 1
		if s.HasQueue {
			for ; len(due) > 0 && !due[0].held; due = due[1:] {
				Notify(f, due[0].id)
			}
			each = exchange.Connections / max(1, len(due))
		}
		more := len(due) >= maxHeld
		for _, w := range due[:min(len(due), exchange.Connections)] {
			f.Await(f.Start(func(f *exchange.Flow) {
				s.Deliver(f, w.id, each, 1, func(f *exchange.Flow, others bool) { more = more || others })
			}))
		}
		f.Then(func(f *exchange.Flow) { done(f, more) })
	})
}

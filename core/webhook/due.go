package webhook

import (
	"strings"

	"loupe/core/exchange"
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
		s.Deliver(f, id, exchange.Connections, func(f *exchange.Flow, more bool) {
			if more {
				Notify(f, id)
			}
			done(f)
		})
	}
	return ours
}

// findDue finds at most ?1 webhooks with deliveries that are due at the time ?2. Accounts take turns: each account's longest waiting
// webhook comes first. Webhooks that fail come last.
const findDue = "SELECT id FROM (SELECT w.id, w.failing_since IS NOT NULL AS failing, o.at, row_number() OVER (PARTITION BY w.account ORDER BY o.at) AS turn " +
	"FROM (SELECT webhook, min(next_at) AS at FROM webhook_delivery WHERE next_at <= ?2 GROUP BY webhook) o JOIN webhook w ON w.id = o.webhook " +
	"WHERE " + mayDeliver + " AND coalesce(w.leased_until, 0) <= ?2) ORDER BY failing, turn, at LIMIT ?1"

// maxNotified is how many webhooks the schedule finds at a time. Without a queue it sends one event to each of the first six, so that
// none waits for a connection that a slow server holds.
const maxNotified = 20

// DeliverDue is the schedule's work on webhooks: it delivers due events by messages of the queue, or without a queue in this exchange.
// Then it calls done. more is true if there is more to do.
func (s *Settings) DeliverDue(f *exchange.Flow, done func(f *exchange.Flow, more bool)) {
	if !s.CanSign {
		done(f, false)
		return
	}
	exchange.On(f, f.D1(exchange.SQL(findDue, exchange.Int(maxNotified), exchange.Int(f.Now()))), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil || len(sets) != 1 || len(sets[0].Rows) == 0 {
			done(f, false)
			return
		}
		rows := sets[0].Rows
		exchange.On(f, f.Queue([]byte(messagePrefix+rows[0][0].Text())), func(f *exchange.Flow, _ struct{}, err error) {
			if err == nil {
				for _, row := range rows[1:] {
					Notify(f, row[0].Text())
				}
				done(f, false)
				return
			}
			more := len(rows) > exchange.Connections
			for _, row := range rows[:min(len(rows), exchange.Connections)] {
				f.Await(f.Start(func(f *exchange.Flow) {
					s.Deliver(f, row[0].Text(), 1, func(f *exchange.Flow, others bool) { more = more || others })
				}))
			}
			f.Then(func(f *exchange.Flow) { done(f, more) })
		})
	})
}

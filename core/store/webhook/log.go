package webhook

import (
	"cmp"
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/exchange"
)

// PageSize is the highest number of deliveries on a page of the log.
const PageSize = 50

// IsEventID reports whether a text has the form of an event's id.
func IsEventID(text string) bool {
	rest, ok := strings.CutPrefix(text, "evt_")
	return ok && len(rest) == 28 && strings.Trim(rest, "0123456789abcdef") == ""
}

// Statements on the deliveries of the webhook ?2 of the account ?1.
const (
	isOurs    = "EXISTS (SELECT 1 FROM webhook" + ofAccount + ")"
	isEnabled = "EXISTS (SELECT 1 FROM webhook" + ofAccount + " AND state = 'enabled')"
	// resend restarts the delivery of the event ?3 at the time ?4. It returns the event.
	resend = "UPDATE webhook_delivery SET attempts = 0, next_at = ?4, delivered_at = NULL WHERE webhook = ?2 AND event = ?3 AND " + isEnabled + " RETURNING event"

	// insertTest records a test event whose id has the time ?3 and the random text ?4, unless the account had too many tests in the last
	// minute, also of webhooks that it has deleted.
	insertTest = "INSERT INTO webhook_event (id, account, type, data, created_at) SELECT printf('evt_%012x', ?3) || ?4, ?1, 'webhook.test', " +
		"json_object('webhook', ?2), ?3 WHERE " + isEnabled + " AND 20 > (SELECT count(*) FROM webhook_event " +
		"WHERE id > printf('evt_%012x', ?3 - 60000) AND account = ?1 AND type = 'webhook.test')"
	insertTestDelivery = "INSERT INTO webhook_delivery (webhook, event, next_at) SELECT ?2, id, created_at FROM webhook_event WHERE id = printf('evt_%012x', ?3) || ?4 RETURNING event"
)

var (
	// findState finds the state of the webhook.
	findState = exchange.Query[string]{Scan: exchange.ScanText, SQL: "SELECT state FROM webhook" + ofAccount}

	// findLog finds ?4 deliveries before the event ?3, newest first.
	findLog = exchange.Query[delivery]{
		Scan: func(r *exchange.Row, row *delivery) {
			*row = delivery{r.Text(), r.Text(), r.Int(), r.Int(), r.Int(), r.Text(), r.Text()}
		},
		SQL: "SELECT d.event, e.type, e.created_at, d.next_at, d.delivered_at, e.data, d.log FROM webhook_delivery d " +
			"JOIN webhook_event e ON e.id = d.event WHERE d.webhook = ?2 AND d.event < ?3 AND " + isOurs + " ORDER BY d.event DESC LIMIT ?4"}
)

// delivery is an entry of the log. Times are Unix milliseconds; 0 means not yet.
type delivery struct {
	event, name     string
	created         int64
	next, delivered int64
	data, log       string // JSON
}

// Log answers with a page of the deliveries to a webhook, newest event first, before the event with the id After. An empty After
// means the first page.
func (s *Settings) Log(f *exchange.Flow, r Request, done Done) {
	after := cmp.Or(r.After, "evt_g") // sorts after all hexadecimal digits
	of, its := exchange.Text(r.Account), exchange.Text(r.ID)
	found := f.D1(findState.Bind(of, its), findLog.Bind(of, its, exchange.Text(after), exchange.Int(int64(r.Limit)+1)))
	exchange.On(f, found, func(f *exchange.Flow, sets []exchange.Rows, err error) {
		exists := findState.One(sets, 0) != nil
		switch {
		case err != nil:
			done(f, nil, &unavailable)
			return
		case !exists:
			done(f, nil, &notFound)
			return
		}
		page, next := exchange.Page(findLog.All(sets, 1), r.Limit, func(d *delivery) string { return d.event })
		done(f, jsontext.EncodePage("items", page, next, deliveryMembers), nil)
	})
}

func deliveryMembers(m *jsontext.Members, d *delivery) {
	state := "failed"
	switch {
	case d.delivered != 0:
		state = "delivered"
	case d.next != 0:
		state = "pending"
	}
	m.Text("id", &d.event, jsontext.AsItIs)
	m.Text("type", &d.name, jsontext.AsItIs)
	m.Time("created_at", &d.created, jsontext.AsItIs)
	m.Text("state", &state, jsontext.AsItIs)
	m.Time("next_attempt_at", &d.next, jsontext.Null)
	m.JSON("data", &d.data, jsontext.AsItIs)
	m.JSON("attempts", &d.log, jsontext.AsItIs)
}

// Test records an event of the type webhook.test for a webhook and delivers it, even if the webhook is for other types. It answers with
// the event's id, before the event is delivered.
func (s *Settings) Test(f *exchange.Flow, r Request, done Done) {
	of, its, at, random := exchange.Text(r.Account), exchange.Text(r.ID), exchange.Int(f.Now()), exchange.Text(f.RequestID())
	s.enqueue(f, of, r.ID, done, &problem.Problem{Code: problem.RateLimited, Detail: "the account had 20 tests of webhooks in the last minute; try again in a minute"},
		exchange.SQL(insertTest, of, its, at, random), exchange.SQL(insertTestDelivery, exchange.Value{}, its, at, random))
}

// Resend delivers an event of the log again, as if it were new. It answers with the event's id.
func (s *Settings) Resend(f *exchange.Flow, r Request, done Done) {
	root, err := jsontext.Parse(r.Body)
	event := jsontext.Text(&root, "event")
	if err != nil || !IsEventID(event) {
		done(f, nil, problem.Invalid("event", "event must be the id of a delivery, such as evt_019b2c3d4e5f0123456789abcdef"))
		return
	}
	of, its := exchange.Text(r.Account), exchange.Text(r.ID)
	s.enqueue(f, of, r.ID, done, &problem.Problem{Code: problem.NotFound, Detail: "the webhook has no delivery of this event; deliveries are kept for 30 days"},
		exchange.SQL(resend, of, its, exchange.Text(event), exchange.Int(f.Now())))
}

// enqueue runs the statements; the last one returns the id of the event. It answers with this id, and delivers due
// events of the account's webhook. Without an id it answers with the problem without.
func (s *Settings) enqueue(f *exchange.Flow, account exchange.Value, id string, done Done, without *problem.Problem, statements ...exchange.Statement) {
	batch := append(statements, findState.Bind(account, exchange.Text(id)))
	exchange.On(f, f.D1(batch...), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		state := findState.Last(sets)
		switch {
		case err != nil:
			done(f, nil, &unavailable)
			return
		case state == nil:
			done(f, nil, &notFound)
			return
		case *state != "enabled":
			done(f, nil, &problem.Problem{Code: problem.Conflict, Detail: "the webhook is disabled; enable it first"})
			return
		}
		events := exchange.Scan(sets[len(statements)-1], exchange.ScanText)
		if len(events) != 1 {
			done(f, nil, without)
			return
		}
		f.Start(func(f *exchange.Flow) { s.Deliver(f, id, exchange.Connections, 1, func(*exchange.Flow, bool) {}) })
		done(f, []byte(`{"id":"`+events[0]+`"}`), nil)
	})
}

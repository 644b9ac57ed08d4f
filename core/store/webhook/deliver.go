package webhook

import (
	"strconv"

	"loupe/core/base/jsontext"
	"loupe/core/base/limits"
	"loupe/core/base/publicurl"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// Milliseconds.
const (
	timeLimit = 10_000         // of an attempt
	leaseLife = 30_000         // after which the lease of a lost exchange ends
	slow      = 5_000          // an attempt that takes longer makes its webhook slow: see ledger.HeldWebhook
	patience  = 3 * 86_400_000 // a webhook that acknowledged nothing for this time is disabled when an event is given up

	_ = uint(leaseLife - (limits.Exchange + limits.GracePeriod)) // no exchange outlives its lease
)

const (
	maxResponse = 4096 // bytes of a receiver's response that are read
	maxAttempts = 8    // of a delivery: the first, and one after each of pauses
	maxLogged   = 20   // attempts in the log of a delivery
)

// pauses is SQL for the milliseconds from an attempt to the next one, by the number of attempts before it: 1, 5 and 30 minutes, 2,
// 5, 8 and 8 hours. It is NULL for the last attempt.
const pauses = "CASE attempts WHEN 0 THEN 60000 WHEN 1 THEN 300000 WHEN 2 THEN 1800000 WHEN 3 THEN 7200000 WHEN 4 THEN 18000000 " +
	"WHEN 5 THEN 28800000 WHEN 6 THEN 28800000 END"

// mayDeliver is the condition that the webhook w gets events now. Webhooks of a suspended account wait.
const mayDeliver = "w.state = 'enabled' AND EXISTS (SELECT 1 FROM account a WHERE a.id = w.account AND a.suspended_at IS NULL)"

// isDue is the condition that the webhook w has a delivery that is due at the time ?2.
const isDue = "EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.webhook = w.id AND d.next_at <= ?2)"

// A claim leases the webhook ?1 to the exchange ?3, one that is held only if lease's ?4 is 1. It starts its oldest due deliveries, at most
// start's ?4, and sets the time of each next attempt, so an attempt that is lost with its exchange is repeated.
var (
	lease = exchange.Query[leased]{
		Scan: func(r *exchange.Row, row *leased) { *row = leased{r.Text(), r.Text(), r.Text()} },
		SQL: "UPDATE webhook AS w SET lease = ?3, leased_until = ?2 + " + strconv.Itoa(leaseLife) + " WHERE id = ?1 AND " + mayDeliver + " " +
			"AND coalesce(leased_until, 0) <= ?2 AND (?4 OR NOT (" + ledger.HeldWebhook + "?2)) AND " + isDue + " RETURNING url, secret_of, iif(old_until > ?2, old_secret_of, NULL)"}
	start = exchange.Query[event]{
		Scan: func(r *exchange.Row, row *event) { *row = event{r.Text(), r.Int(), r.Text(), r.Text(), r.Int()} },
		SQL: "UPDATE webhook_delivery SET attempts = attempts + 1, next_at = ?2 + " + pauses + " WHERE webhook = ?1 AND event IN (" +
			"SELECT event FROM webhook_delivery WHERE webhook = ?1 AND next_at <= ?2 ORDER BY next_at LIMIT ?4) " +
			"AND EXISTS (SELECT 1 FROM webhook WHERE id = ?1 AND lease = ?3) RETURNING event, attempts, " +
			"(SELECT type FROM webhook_event WHERE id = event), (SELECT data FROM webhook_event WHERE id = event), (SELECT created_at FROM webhook_event WHERE id = event)"}
)

// leased is a webhook that was leased: its URL, and what the secrets are derived from that sign. oldSecretOf is "" if
// only one does.
type leased struct{ url, secretOf, oldSecretOf string }

// event is a started delivery.
type event struct {
	id      string
	attempt int64 // 1 for the first
	name    string
	data    string // JSON
	created int64
}

// The statements that record the attempts of a claim.
var (
	// recordAttempt stores the entry ?3 of the log, and the time ?4 of the delivery, NULL if the attempt failed. A failure that is recorded
	// late, after another attempt was acknowledged, leaves that.
	recordAttempt = "UPDATE webhook_delivery SET delivered_at = coalesce(?4, delivered_at), next_at = iif(?4 IS NULL, next_at, NULL), " +
		"log = json_insert(iif(json_array_length(log) < " + strconv.Itoa(maxLogged) + ", log, json_remove(log, '$[0]')), '$[#]', json(?3)) " +
		"WHERE webhook = ?1 AND event = ?2"

	// release ends the lease ?3. ?4 is the result of the attempts: one of the constants below. ?5 is the milliseconds that the longest took.
	release = "UPDATE webhook SET lease = NULL, leased_until = NULL, slow_at = iif(?5 > " + strconv.Itoa(slow) + ", ?2, slow_at), failing_since = iif(?4 = 0, NULL, coalesce(failing_since, ?2)), " +
		"state = iif(state = 'enabled' AND (?4 = 3 OR ?4 = 2 AND failing_since <= ?2 - " + strconv.Itoa(patience) + "), 'failed', state) " +
		"WHERE id = ?1 AND lease = ?3 AND state <> 'deleted'"

	// hasMore finds the webhook if it has more due deliveries.
	hasMore = "SELECT 1 FROM webhook w WHERE id = ?1 AND " + mayDeliver + " AND " + isDue
)

// Results of the attempts of a claim. The highest counts, but works if any event was acknowledged.
const (
	works   = 0 // an event was acknowledged
	fails   = 1
	givesUp = 2 // it was the last attempt to deliver an event
	gone    = 3 // the receiver answered with status 410: it wants no more events
)

// attempt is an attempt to deliver an event.
type attempt struct {
	event   string
	number  int64 // 1 for the first
	body    []byte
	at      int64
	ms      int64
	status  int
	failure string // "" if there was a response
}

// attemptMembers visits the members of an attempt in the log.
func attemptMembers(m *jsontext.Members, a *attempt) {
	m.Time("at", &a.at, jsontext.AsItIs)
	m.Integer("status", &a.status, jsontext.Null)
	m.Int64("ms", &a.ms, jsontext.AsItIs)
	m.Text("error", &a.failure, jsontext.Null)
}

func (a *attempt) ok() bool { return a.status >= 200 && a.status <= 299 }

// Deliver sends a webhook its due events, at most limit and all at the same time, and calls done. more is true if the webhook works and
// has more due events. Nothing is sent while another exchange delivers to the webhook, or to one that is held unless toHeld is 1.
func (s *Settings) Deliver(f *exchange.Flow, webhook string, limit int, toHeld int64, done func(f *exchange.Flow, more bool)) {
	if !s.CanSign {
		done(f, false)
		return
	}
	id, token := exchange.Text(webhook), exchange.Text(f.RequestID())
	claimed := f.D1(lease.Bind(id, exchange.Int(f.Now()), token, exchange.Int(toHeld)), start.Bind(id, exchange.Int(f.Now()), token, exchange.Int(int64(limit))))
	exchange.On(f, claimed, func(f *exchange.Flow, sets []exchange.Rows, _ error) {
		w := lease.One(sets, 0)
		if w == nil {
			done(f, false)
			return
		}
		signing := []exchange.Future[[]byte]{f.Sign(Secret, []byte(w.secretOf))}
		if w.oldSecretOf != "" {
			signing = append(signing, f.Sign(Secret, []byte(w.oldSecretOf)))
		}
		for _, key := range signing {
			f.Await(key)
		}
		events := start.All(sets, 1)
		attempts := make([]attempt, len(events))
		f.Then(func(f *exchange.Flow) {
			var keys [][]byte
			for _, future := range signing {
				if key, err := future.Result(); err == nil {
					keys = append(keys, key)
				}
			}
			for i, e := range events {
				attempts[i] = attempt{event: e.id, number: e.attempt, body: e.body(), at: f.Now()}
				f.Await(s.send(f, w.url, keys, &attempts[i]))
			}
		})
		f.Then(func(f *exchange.Flow) { record(f, id, token, attempts, done) })
	})
}

// body returns the body of an event's deliveries, which all have the same bytes.
func (e *event) body() []byte {
	return jsontext.Encode(e, func(m *jsontext.Members, e *event) {
		m.Text("type", &e.name, jsontext.AsItIs)
		m.Time("timestamp", &e.created, jsontext.AsItIs)
		m.JSON("data", &e.data, jsontext.AsItIs)
	})
}

// send posts an event to a URL, and sets the outcome of the attempt. The URL is checked again, because the rules for URLs may
// have changed.
func (s *Settings) send(f *exchange.Flow, url string, keys [][]byte, a *attempt) exchange.Branch {
	return f.Start(func(f *exchange.Flow) {
		u, err := publicurl.Check(url, s.AllowLocal)
		if err != nil || len(keys) == 0 {
			a.failure = "refused"
			return
		}
		seconds := a.at / 1000
		fetched := f.Fetch(exchange.Fetch{
			Method: "POST", URL: u.String(), Body: []exchange.Part{exchange.Literal(a.body)}, MaxBytes: maxResponse, Truncate: true, TimeLimit: timeLimit,
			Headers: exchange.Headers{
				{Name: "content-type", Value: "application/json"},
				{Name: "user-agent", Value: s.Service},
				{Name: "webhook-id", Value: a.event},
				{Name: "webhook-timestamp", Value: strconv.FormatInt(seconds, 10)},
				{Name: "webhook-signature", Value: sign(keys, a.event, seconds, a.body)},
			},
		})
		exchange.On(f, fetched, func(f *exchange.Flow, answer exchange.Answer, err error) {
			a.ms, a.status = f.Now()-a.at, answer.Status
			failure, failed := err.(exchange.Failure)
			switch {
			case !failed:
			case failure.Code == exchange.Timeout:
				a.failure = "timeout"
			case failure.Code == exchange.Network:
				a.failure = "no_connection"
			default:
				a.failure = "refused"
			}
		})
	})
}

// record stores the attempts and ends the lease. If that fails, the lease ends by itself, and the deliveries are repeated.
func record(f *exchange.Flow, webhook, token exchange.Value, attempts []attempt, done func(f *exchange.Flow, more bool)) {
	now := exchange.Int(f.Now())
	var batch []exchange.Statement
	state, acknowledged, longest := fails, false, int64(0)
	for i := range attempts {
		a := &attempts[i]
		longest = max(longest, a.ms)
		delivered := exchange.Value{}
		switch {
		case a.ok():
			delivered, acknowledged = now, true
		case a.status == 410:
			state = gone
		case a.number >= maxAttempts:
			state = max(state, givesUp)
		}
		batch = append(batch, exchange.SQL(recordAttempt, webhook, exchange.Text(a.event), exchange.Text(string(jsontext.Encode(a, attemptMembers))), delivered))
	}
	if acknowledged {
		state = works
	}
	batch = append(batch, exchange.SQL(release, webhook, now, token, exchange.Int(int64(state)), exchange.Int(longest)), exchange.SQL(hasMore, webhook, now))
	exchange.On(f, f.D1(batch...), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		done(f, err == nil && state == works && len(sets[len(sets)-1].Rows) == 1)
	})
}

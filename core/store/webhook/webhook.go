// Package webhook tells an account's own servers of events, in the form of Standard Webhooks
// (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
//
// Triggers of the schema record each event in the transaction that causes it: worker/migrations/0013_webhooks.sql. This package manages
// the webhooks and delivers the events: at once by a message of the queue ([Notify]), the rest by the schedule ([DeliverDue]). docs/API.md
// says what receivers may rely on.
package webhook

import (
	"slices"
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/base/publicurl"
	"loupe/core/base/ulid"
	"loupe/core/exchange"
	"loupe/core/store/ledger"

	"github.com/tidwall/gjson"
)

// Secret is the name of the secret from which the secrets of webhooks are derived.
const Secret = "SESSION_SECRET"

// types are the types of events that a webhook may be for.
var types = [...]string{"appraisal.completed", "batch.completed", "credits.low", "outcome.recorded", "promise.broken", "operator.alarm"}

// Settings are the operator's settings.
type Settings struct {
	Service    string // the service's name, for the header user-agent
	AllowLocal bool   // URLs may be local, and use plain HTTP
	CanSign    bool   // the host can sign with Secret
	HasQueue   bool   // the host has a queue; without one, its schedule delivers everything
}

// Done gets the JSON document of an answer, or the problem of a refused request. A change that has nothing to show has no document.
type Done = func(f *exchange.Flow, document []byte, refused *problem.Problem)

// Request is a request for webhooks. What a route does not have is zero.
type Request struct {
	Account string
	KeyHash string // of the request's key or token, which says who made a webhook
	ID      string // of the webhook
	Body    []byte
	After   string // cursor of a page
	Limit   int    // of a page
}

const idPrefix = "whk_"

// Statements on the webhooks of the account ?1, and on its webhook ?2.
const (
	columns = "SELECT id, url, events, state, created_at, failing_since, secret_of, old_until FROM webhook WHERE account = ?1 AND state <> 'deleted'"
	insert  = "INSERT INTO webhook (id, account, url, events, created_at, secret_of, slow_at, user) VALUES (?2, ?1, ?3, ?4, ?5, 'webhook' || char(10) || ?2, " +
		"(SELECT max(slow_at) FROM webhook WHERE account = ?1), " +
		"coalesce((SELECT s.user FROM access_token t JOIN session s ON s.id = t.session WHERE t.hash = ?6), (SELECT user FROM api_key WHERE hash = ?6)))"
	ofAccount = " WHERE account = ?1 AND id = ?2 AND state <> 'deleted'"
	remove    = "UPDATE webhook SET state = 'deleted'" + ofAccount + " RETURNING id"

	// Enabling a webhook that the service disabled clears its failures.
	update = "UPDATE webhook SET url = coalesce(?3, url), events = coalesce(?4, events), state = coalesce(?5, state), " +
		"failing_since = iif(?5 = 'enabled', NULL, failing_since)" + ofAccount

	// The new secret differs by the time ?3. The old one is valid until ?4.
	roll = "UPDATE webhook SET secret_of = 'webhook' || char(10) || id || char(10) || ?3, old_secret_of = secret_of, old_until = ?4" + ofAccount
)

var (
	findAll = exchange.Query[webhook]{Scan: scanWebhook, SQL: columns + " ORDER BY id DESC"}
	findOne = exchange.Query[webhook]{Scan: scanWebhook, SQL: columns + " AND id = ?2"}
)

// webhook is a row of the table webhook. Times are Unix milliseconds; 0 means never.
type webhook struct {
	id, url, events, state string // events is JSON
	created, failing       int64
	secretOf               string // what its secret is derived from
	oldUntil               int64  // until when the secret before is valid
	secret                 string // as receivers write it; "" in a list
}

func scanWebhook(r *exchange.Row, row *webhook) {
	*row = webhook{r.Text(), r.Text(), r.Text(), r.Text(), r.Int(), r.Int(), r.Text(), r.Int(), ""}
}

const maxTypes = 100 // names of a list that are read

const oldSecretLife = 24 * 60 * 60_000 // milliseconds for which the secret before the last one still signs

// List answers with all webhooks of an account, newest first.
func (s *Settings) List(f *exchange.Flow, r Request, done Done) {
	exchange.On(f, f.D1(findAll.Bind(exchange.Text(r.Account))), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil {
			done(f, nil, &unavailable)
			return
		}
		done(f, jsontext.Encode(&sets[0], func(m *jsontext.Members, rows *exchange.Rows) {
			all := exchange.Scan(*rows, scanWebhook)
			jsontext.Objects(m, "items", &all, members, jsontext.AsItIs)
		}), nil)
	})
}

// Create makes a webhook from the body of a request, and answers with it and its secret.
func (s *Settings) Create(f *exchange.Flow, r Request, done Done) {
	c, refused := s.parse(r.Body)
	switch {
	case refused == nil && c.url.Null():
		refused = problem.Invalid("url", "url is missing")
	case refused == nil && c.events.Null():
		refused = problem.Invalid("events", "events is missing")
	case refused == nil && !c.state.Null():
		refused = problem.Invalid("enabled", "a new webhook is enabled; leave enabled out")
	}
	if refused != nil {
		done(f, nil, refused)
		return
	}
	id := exchange.Text(idPrefix + ulid.New(f.Opened(), [ulid.RandomBytes]byte(f.Entropy()[8:])))
	of := exchange.Text(r.Account)
	s.change(f, of, id, done, exchange.SQL(insert, of, id, c.url, c.events, exchange.Int(f.Now()), exchange.Text(r.KeyHash)))
}

// Find answers with a webhook and its secret.
func (s *Settings) Find(f *exchange.Flow, r Request, done Done) {
	s.change(f, exchange.Text(r.Account), exchange.Text(r.ID), done)
}

// Update changes what the body of a request names, and answers with the webhook and its secret.
func (s *Settings) Update(f *exchange.Flow, r Request, done Done) {
	c, refused := s.parse(r.Body)
	if refused != nil {
		done(f, nil, refused)
		return
	}
	of, its := exchange.Text(r.Account), exchange.Text(r.ID)
	s.change(f, of, its, done, exchange.SQL(update, of, its, c.url, c.events, c.state))
}

// Roll gives a webhook a new secret, and answers with both. The old one signs too, for a day.
func (s *Settings) Roll(f *exchange.Flow, r Request, done Done) {
	of, its := exchange.Text(r.Account), exchange.Text(r.ID)
	s.change(f, of, its, done, exchange.SQL(roll, of, its, exchange.Int(f.Now()), exchange.Int(f.Now()+oldSecretLife)))
}

// Delete returns the statement that deletes a webhook and drops its pending deliveries. It returns a row if the account has the webhook.
func Delete(account, id string) exchange.Statement {
	return exchange.SQL(remove, exchange.Text(account), exchange.Text(id))
}

// change runs the statements, and answers with the webhook and its secret.
func (s *Settings) change(f *exchange.Flow, account, id exchange.Value, done Done, statements ...exchange.Statement) {
	if !s.CanSign {
		done(f, nil, &problem.Problem{Code: problem.Unavailable, Detail: "webhooks are not available: the operator has not set " + Secret})
		return
	}
	exchange.On(f, f.D1(append(statements, findOne.Bind(account, id))...), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		found := findOne.Last(sets)
		switch {
		case ledger.ConstraintOf(err) == ledger.TooManyWebhooks:
			done(f, nil, &problem.Problem{Code: problem.Conflict, Detail: "the account has 10 webhooks; delete one first"})
			return
		case err != nil:
			done(f, nil, &unavailable)
			return
		case found == nil:
			done(f, nil, &notFound)
			return
		}
		exchange.On(f, f.Sign(Secret, []byte(found.secretOf)), func(f *exchange.Flow, key []byte, err error) {
			if err != nil {
				done(f, nil, &unavailable)
				return
			}
			found.secret = encodeSecret(key)
			done(f, jsontext.Encode(found, members), nil)
		})
	})
}

// members visits the members of a webhook. Lists show no secret.
func members(m *jsontext.Members, h *webhook) {
	m.Text("id", &h.id, jsontext.AsItIs)
	m.Text("url", &h.url, jsontext.AsItIs)
	m.JSON("events", &h.events, jsontext.AsItIs)
	m.Text("state", &h.state, jsontext.AsItIs)
	m.Time("created_at", &h.created, jsontext.AsItIs)
	m.Time("failing_since", &h.failing, jsontext.Null)
	if h.secret != "" {
		m.Text("secret", &h.secret, jsontext.AsItIs)
		m.Time("old_secret_until", &h.oldUntil, jsontext.Null)
	}
}

// change has the members of a request's body; null for those that it leaves out.
type change struct{ url, events, state exchange.Value }

// parse parses {"url", "events", "enabled"}. Each may be left out.
func (s *Settings) parse(body []byte) (c change, refused *problem.Problem) {
	root, err := jsontext.Parse(body)
	if err != nil || !root.IsObject() {
		return c, problem.Invalid("body", "the body must be a JSON object")
	}
	for member := jsontext.Read(&root); member.Next() && refused == nil; {
		value := member.Value()
		switch member.Name() {
		case "url":
			u, err := publicurl.Check(value.Str, s.AllowLocal)
			if err != nil {
				return c, problem.Invalid("url", "url "+err.Error())
			}
			c.url = exchange.Text(u.String())
		case "events":
			c.events, refused = parseTypes(&value)
		case "enabled":
			switch value.Type {
			case gjson.True:
				c.state = exchange.Text("enabled")
			case gjson.False:
				c.state = exchange.Text("disabled")
			default:
				refused = problem.Invalid("enabled", "enabled must be true or false")
			}
		}
	}
	return c, refused
}

// parseTypes returns a list of types as JSON.
func parseTypes(list *gjson.Result) (exchange.Value, *problem.Problem) {
	wanted := map[string]bool{}
	for _, element := range jsontext.List(list, "@this", maxTypes) {
		wanted[element.Str] = element.Type == gjson.String
	}
	names := slices.DeleteFunc(slices.Clone(types[:]), func(name string) bool { return !wanted[name] })
	if !list.IsArray() || len(names) == 0 || len(names) != len(wanted) {
		return exchange.Value{}, problem.Invalid("events", "events must be a list with at least one of "+strings.Join(types[:], ", "))
	}
	return exchange.Text(jsontext.QuoteAll(names)), nil
}

var (
	notFound    = problem.Problem{Code: problem.NotFound, Detail: "the account has no such webhook"}
	unavailable = problem.Problem{Code: problem.Unavailable, Detail: "the webhooks could not be reached; try again"}
)

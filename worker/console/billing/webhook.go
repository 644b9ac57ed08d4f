package billing

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"loupe/core/base/problem"
	"loupe/worker/console/server"
)

// maxEvent is the highest number of bytes of an event.
const maxEvent = 512 << 10

// handlers are the events that are applied. Events of other types are acknowledged and ignored.
var handlers = map[string]func(*server.Call, event) (answer, error){
	"checkout.session.completed":               applySession,
	"checkout.session.async_payment_succeeded": applySession,
	"checkout.session.async_payment_failed":    applySession,
	"checkout.session.expired":                 applySession,

	"refund.created":        applyReversal,
	"refund.updated":        applyReversal,
	"refund.failed":         applyReversal,
	"charge.refund.updated": applyReversal,
	"charge.refunded":       applyReversal,

	"charge.dispute.created":          applyReversal,
	"charge.dispute.updated":          applyReversal,
	"charge.dispute.closed":           applyReversal,
	"charge.dispute.funds_withdrawn":  applyReversal,
	"charge.dispute.funds_reinstated": applyReversal,
}

// answer is the response to an event. Stripe's dashboard shows it.
type answer struct {
	Received bool   `json:"received"`
	Ignored  string `json:"ignored,omitempty"` // why nothing was changed
}

func ignored(reason string) (answer, error) { return answer{true, reason}, nil }

// receiveEvent applies an event of Stripe. An event that was applied or that can never be applied is answered with 200. For
// any other answer Stripe sends the event again for three days.
func receiveEvent(c *server.Call) (any, error) {
	secret := c.Var("STRIPE_WEBHOOK_SECRET")
	if secret == "" {
		return nil, &problem.Problem{Code: problem.Unavailable, Detail: "the secret STRIPE_WEBHOOK_SECRET is not set"}
	}
	body, err := c.ReadBody()
	if err != nil {
		return nil, err
	}
	if err := verifySignature(c.RequestHeader("Stripe-Signature"), body, secret, c.Now()); err != nil {
		return nil, server.Invalid("", err.Error())
	}
	var e event
	if json.Unmarshal(body, &e) != nil || e.ID == "" {
		return nil, server.Invalid("", "the body must be an event of Stripe")
	}
	apply, known := handlers[e.Type]
	if !known {
		return ignored("events of type " + e.Type + " are not used")
	}
	err = checkMode(c, e)
	switch {
	case errors.Is(err, errTestEvent):
		return refuse(c, e, "", err)
	case err != nil:
		return nil, err
	}
	return apply(c, e)
}

// applySession applies an event about a Checkout Session.
func applySession(c *server.Call, e event) (answer, error) {
	var s session
	if err := json.Unmarshal(e.Data.Object, &s); err != nil {
		return answer{}, server.Invalid("", "the event has no Checkout Session")
	}
	p, err := findPurchase(c, `WHERE p.id = ?`, s.Reference)
	if server.NoRows(err) {
		return ignored("the session is not for a purchase of this service")
	}
	if err != nil {
		return answer{}, err
	}
	if err := checkSession(&p, &s); err != nil {
		return refuse(c, e, p.ID, err)
	}
	now := c.Millis()
	statements := []server.Statement{
		server.SQL(`UPDATE purchase SET session = coalesce(session, ?), payment_intent = coalesce(payment_intent, ?) WHERE id = ?`,
			s.ID, textOrNull(string(s.PaymentIntent)), p.ID),
	}
	switch {
	case s.PaymentStatus == "paid":
		statements = append(statements, server.SQL(`UPDATE purchase SET paid_at = ?, charged = ?, tax = ? WHERE id = ? AND paid_at IS NULL`,
			now, s.AmountTotal, s.TotalDetails.Tax, p.ID))
	case e.Type != "checkout.session.completed": // of a delayed payment method, such as a bank transfer
		statements = append(statements, fail(p.ID, now))
	}
	return commit(c, e, p.ID, append(statements, reconcile(`id = ?`, now, p.ID)))
}

// fail returns the statement that records that a purchase was not paid.
func fail(id string, now int64) server.Statement {
	return server.SQL(`UPDATE purchase SET failed_at = coalesce(failed_at, ?) WHERE id = ?`, now, id)
}

// checkSession returns an error unless a session is the one that was created for the purchase. The purchase decides how
// many credits are granted, never the event.
func checkSession(p *purchase, s *session) error {
	switch {
	case s.ID == "" || p.row.session != "" && p.row.session != s.ID:
		return errors.New("the session is not the purchase's Checkout Session")
	case s.Metadata.Account != p.row.account:
		return errors.New("the session's account is not the purchase's")
	case s.Mode != "payment":
		return errors.New("the session's mode is not payment")
	case !strings.EqualFold(s.Currency, p.Currency) || s.AmountTotal != p.row.price && s.AmountTotal != p.row.price+s.TotalDetails.Tax,
		s.TotalDetails.Tax < 0 || s.TotalDetails.Tax > s.AmountTotal:
		return fmt.Errorf("the session is for %d %s, the purchase for %d %s", s.AmountTotal, strings.ToUpper(s.Currency), p.row.price, p.Currency)
	case s.PaymentStatus == "paid" && s.PaymentIntent == "":
		return errors.New("the paid session has no PaymentIntent")
	case s.PaymentIntent != "" && p.row.paymentIntent != "" && p.row.paymentIntent != string(s.PaymentIntent):
		return errors.New("the session's PaymentIntent is not the purchase's")
	}
	return nil
}

// putReversal stores a refund, a dispute or a charge's refunded amount, unless a newer version is known. Two versions of a
// charge in the same second are ordered by their amount.
const putReversal = `INSERT INTO reversal (id, payment_intent, kind, amount, currency, active, version, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
	ON CONFLICT (id) DO UPDATE SET amount = excluded.amount, active = excluded.active, version = excluded.version, changed_at = excluded.changed_at
	WHERE (excluded.version, excluded.amount) > (version, amount)`

// applyReversal applies an event about a refund, a dispute or a refunded charge. If it comes before the
// payment's event, it takes effect with that event.
func applyReversal(c *server.Call, e event) (answer, error) {
	r, err := parseReversal(e)
	if err != nil {
		return refuse(c, e, "", err)
	}
	if r.paymentIntent == "" {
		return ignored("the " + r.kind + " is not for a purchase of this service")
	}
	p, err := findPurchase(c, `WHERE p.payment_intent = ?`, r.paymentIntent)
	switch {
	case err != nil && !server.NoRows(err):
		return answer{}, err
	case err == nil && p.Currency != r.currency:
		return refuse(c, e, p.ID, fmt.Errorf("the %s is in %s, the purchase in %s", r.kind, r.currency, p.Currency))
	}
	now := c.Millis()
	return commit(c, e, p.ID, []server.Statement{
		server.SQL(putReversal, r.id, r.paymentIntent, r.kind, r.amount, r.currency, r.active, r.version, now),
		reconcile(`payment_intent = ?`, now, r.paymentIntent),
	})
}

// reconcile returns the statement that sets a paid purchase's refunded credits to the sum that its refunds and disputes
// give. The schema's triggers move the difference.
func reconcile(condition string, now int64, arg string) server.Statement {
	return server.SQL(`UPDATE purchase SET refunded = v.credits, revision = revision + 1, changed_at = ?
		FROM reversed v WHERE v.purchase = id AND `+condition+` AND paid_at IS NOT NULL AND refunded <> v.credits`, now, arg)
}

// duplicateEvent is the constraint that each event is applied once.
const duplicateEvent = "stripe_event.id"

// record returns the statement that records an event. It fails with duplicateEvent if the event is recorded.
func record(e event, purchase, refused string, now int64) server.Statement {
	return server.SQL(`INSERT INTO stripe_event (id, type, purchase, refused, received_at) VALUES (?, ?, ?, ?, ?)`, e.ID, e.Type, textOrNull(purchase), refused, now)
}

// commit applies an event in one transaction, unless it was applied before.
func commit(c *server.Call, e event, purchase string, statements []server.Statement) (answer, error) {
	_, err := c.DB.Batch(c.Context(), append([]server.Statement{record(e, purchase, "", c.Millis())}, statements...)...)
	if err != nil && strings.Contains(err.Error(), duplicateEvent) {
		return ignored("the event was received before")
	}
	return answer{Received: true}, err
}

// refuse records an event that contradicts its purchase and can't be applied. The log tells the operator.
func refuse(c *server.Call, e event, purchase string, reason error) (answer, error) {
	_, err := c.DB.Batch(c.Context(), record(e, purchase, reason.Error(), c.Millis()))
	if err != nil && strings.Contains(err.Error(), duplicateEvent) {
		return ignored("the event was received before")
	}
	if err != nil {
		return answer{}, err
	}
	c.Log.Printf("Stripe's event %s (%s) is not applied to purchase %q: %v", e.ID, e.Type, purchase, reason)
	return ignored(reason.Error())
}

func textOrNull(text string) any {
	if text == "" {
		return nil
	}
	return text
}

const (
	keptEvents = 90 * 24 * hour // Stripe sends an event again for at most 30 days
	maxPurged  = 500            // rows of each kind that one run deletes
)

// purge deletes old events, and old refunds and disputes of payments that are not for purchases.
func purge(c *server.Console, ctx context.Context) error {
	before := c.Millis() - keptEvents
	_, err := c.DB.Batch(ctx,
		server.SQL(`DELETE FROM stripe_event WHERE id IN (SELECT id FROM stripe_event WHERE received_at < ? ORDER BY received_at LIMIT ?)`, before, maxPurged),
		server.SQL(`DELETE FROM reversal WHERE id IN (SELECT id FROM reversal r WHERE changed_at < ?
			AND NOT EXISTS (SELECT 1 FROM purchase p WHERE p.payment_intent = r.payment_intent) ORDER BY changed_at LIMIT ?)`, before, maxPurged))
	return err
}

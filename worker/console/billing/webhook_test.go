package billing_test

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"loupe/worker/console/server"
	"os"
	"strings"
	"testing"

	"loupe/worker/console/consoletest"
)

// signatures are the cases that tests/worker/stripe.test.mjs checks with the Worker and with Stripe's library.
func signatures(t *testing.T) (cases []struct {
	Name, Header, Secret, Body string
	Age, Signed                int64 // seconds: of the time, and how much older the time is that was signed
	Cut                        int   // bytes of the signature that are missing
	Upper, Accepted            bool
}) {
	data, err := os.ReadFile("testdata/signatures.json")
	if err == nil {
		err = json.Unmarshal(data, &cases)
	}
	if err != nil || len(cases) == 0 {
		t.Fatalf("got %d cases: %v", len(cases), err)
	}
	return cases
}

func TestOnlyEventsThatStripeSignedAreApplied(t *testing.T) {
	s, u := openSignedIn(t)
	body := s.buy(u, "starter").paid().JSON()
	now := s.Clock.Unix()
	valid := s.header(body, webhookSecret, 0)
	before := s.Dump()
	for _, test := range signatures(t) {
		_, signature, _ := strings.Cut(s.header(cmp.Or(test.Body, body), cmp.Or(test.Secret, webhookSecret), test.Age+test.Signed), "v1=")
		if signature = signature[:len(signature)-test.Cut]; test.Upper {
			signature = strings.ToUpper(signature)
		}
		header := strings.NewReplacer("{t}", fmt.Sprint(now-test.Age), "{v1}", signature).Replace(test.Header)
		w := s.post(body, header)
		if (w.Code == 200) != test.Accepted || !test.Accepted && w.Code != 400 {
			t.Errorf("%s: got status %d, want accepted: %v: %s", test.Name, w.Code, test.Accepted, w.Body)
		}
		if !test.Accepted {
			s.Unchanged(test.Name, before)
		} else {
			before = s.Dump()
		}
	}
	s.expect(u, 1000, 0)
	// The workers package splits headers at their commas.
	r := consoletest.Request("POST", "/webhooks/stripe", body)
	r.Header["Stripe-Signature"] = strings.Split(valid, ",")
	s.Equal("header in two parts", s.Do(r).Code, 200)
	s.Vars["STRIPE_WEBHOOK_SECRET"] = ""
	consoletest.CheckProblem(t, s.post(body, s.header(body, "x", 0)), "UNAVAILABLE")
}

func TestUnusableBodiesChangeNothing(t *testing.T) {
	s, _, b := openBought(t)
	before := s.Dump()
	paid := b.paid()
	paid.data["padding"] = strings.Repeat("x", 513<<10)
	s.Equal("too large", s.post(paid.JSON(), s.header(paid.JSON(), webhookSecret, 0)).Code, 413)
	for name, body := range map[string]string{
		"not JSON":               "x",
		"empty object":           "{}",
		"array":                  "[]",
		"id is a number":         `{"id":1,"type":"refund.created"}`,
		"session is text":        `{"id":"evt_a","type":"checkout.session.completed","data":{"object":"x"}}`,
		"amount is a fraction":   strings.Replace(b.paid().JSON(), `"amount_total":1000`, `"amount_total":1000.5`, 1),
		"amount is text":         strings.Replace(b.paid().JSON(), `"amount_total":1000`, `"amount_total":"1000"`, 1),
		"amount is out of range": strings.Replace(b.paid().JSON(), `"amount_total":1000`, `"amount_total":99999999999999999999`, 1),
		"not UTF-8":              "{\"id\":\"evt_\xff\"}",
	} {
		s.Equal(name, s.post(body, s.header(body, webhookSecret, 0)).Code, 400)
		s.Unchanged(name, before)
	}
}

func TestForeignEventsAreAcknowledged(t *testing.T) {
	s, u, b := openBought(t)
	foreign := &bought{shop: s, user: u, id: "order_1", session: "cs_other", paymentIntent: "", price: 5, currency: "EUR"}
	before := s.Dump()
	for _, e := range []stripeEvent{
		s.event("customer.created", 0, object{"id": "cus_1"}), s.event("checkout.session.unheard_of", 0, object{"id": "x"}), s.event("", 0, nil),
		foreign.paid(), foreign.refund("refund.created", "re_other", "succeeded", 5, 0), foreign.dispute("created", "needs_response", 5, 0),
	} {
		s.ignores(e.kind, e)
		s.Unchanged(e.kind, before)
	}
	s.deliver(b.paid())
	s.expect(u, 1000, 0)
}

func TestEventsMustBeOfTheModeOfTheKey(t *testing.T) {
	for key, takesLive := range map[string]bool{"sk_test_1": false, "rk_test_1": false, "sk_live_1": true, "rk_live_1": true, "": true} {
		s, u, b := openBought(t)
		s.Vars["STRIPE_SECRET_KEY"] = key
		test, live := b.paid(), b.paid()
		live.live = true
		body := live.JSON()
		answer := func() int { return s.post(body, s.header(body, webhookSecret, 0)).Code }
		if takesLive {
			s.ignores(key, test)
			s.Equal(key+": recorded", s.Column(`SELECT refused FROM stripe_event WHERE id = ?`, test.id), []string{"the event is of test mode, but STRIPE_SECRET_KEY is not a test key"})
			s.ignores(key, b.refund("refund.created", "re_1", "succeeded", 100, 1))
			s.Equal(key+": reversals", len(s.Column(`SELECT id FROM reversal`)), 0)
			s.expect(u, 0, 0)
			s.Equal(key, answer(), 200)
		} else {
			s.Equal(key, answer(), 503) // so Stripe sends it again
			s.Contains(key, s.Logged.String(), "STRIPE_SECRET_KEY is a test key")
			s.expect(u, 0, 0)
			s.deliver(test)
		}
		s.expect(u, 1000, 0)
	}
	s, u, b := openBought(t)
	body := strings.Replace(b.paid().JSON(), `"livemode":false,`, "", 1)
	s.Equal("no livemode", s.post(body, s.header(body, webhookSecret, 0)).Code, 400)
	s.expect(u, 0, 0)
}

// What is granted is checked against the purchase. A contradicting event is recorded and logged.
func TestEventThatContradictsItsPurchaseIsRefused(t *testing.T) {
	s := open(t)
	u, other := s.SignIn("ann@example.com"), s.SignIn("ben@example.com")
	b, second := s.buy(u, "starter"), s.buy(other, "starter")
	for name, change := range map[string]func(object){
		"lower amount":           func(o object) { o["amount_total"] = 999 },
		"higher amount":          func(o object) { o["amount_total"] = 1001 },
		"negative amount":        func(o object) { o["amount_total"] = -1000 },
		"no amount":              func(o object) { o["amount_total"] = nil },
		"another currency":       func(o object) { o["currency"] = "eur" },
		"another account":        func(o object) { o["metadata"] = object{"account": other.Account} },
		"no account":             func(o object) { o["metadata"] = nil },
		"another session":        func(o object) { o["id"] = second.session },
		"no session":             func(o object) { o["id"] = "" },
		"a subscription":         func(o object) { o["mode"] = "subscription" },
		"no PaymentIntent":       func(o object) { o["payment_intent"] = nil },
		"another purchase's row": func(o object) { o["client_reference_id"] = second.id },
	} {
		e := b.paid()
		change(e.data)
		s.Logged.Reset()
		s.ignores(name, e)
		s.Contains(name, s.Logged.String(), e.id)
		s.Equal(name, s.Column(`SELECT count(*) FROM stripe_event WHERE id = ? AND refused <> ''`, e.id)[0], "1")
		s.Members(fmt.Sprintf("%s again", name), s.deliver(e), consoletest.Object{"ignored": "the event was received before"})
		s.expect(u, 0, 0)
		s.expect(other, 0, 0)
	}
	s.deliver(b.paid())
	changed := b.paid()
	changed.data["payment_intent"] = "pi_other"
	s.ignores("another PaymentIntent", changed)
	inEuro := b.refund("refund.created", "re_1", "succeeded", 1000, 0)
	inEuro.data["currency"] = "eur"
	unknown := b.dispute("updated", "brand_new", 1000, 0)
	for _, e := range []stripeEvent{inEuro, unknown} {
		s.ignores(e.kind, e)
	}
	s.expect(u, 1000, 0)
}

// The response of Stripe to the checkout may be lost. The event then brings the session.
func TestPaymentOfASessionWhoseResponseWasLost(t *testing.T) {
	s, u := openSignedIn(t)
	batch, calls := s.DB.Batch, 0
	s.DB.Batch = func(ctx context.Context, statements ...server.Statement) ([]bool, error) {
		if calls++; calls == 2 {
			return nil, errors.New("lost")
		}
		return batch(ctx, statements...)
	}
	u.Refused("INTERNAL", "", "POST", "/console/checkout", `{"pack":"starter"}`)
	s.DB.Batch = batch
	b := &bought{shop: s, user: u, id: s.Column(`SELECT id FROM purchase`)[0], session: "cs_test_1", paymentIntent: "pi_1", price: 1000, currency: "USD"}
	s.deliver(b.paid())
	s.expect(u, 1000, 0)
	s.Equal("", s.Column(`SELECT session FROM purchase`)[0], "cs_test_1")
}

// Histories that the simulated Stripe has not: each is events, with the state of the purchase and the balance after each.
func TestCreditsFollowUnusualHistories(t *testing.T) {
	type step struct {
		event   stripeEvent
		state   string
		balance int
	}
	for name, history := range map[string]func(b *bought) []step{
		"a failed payment arrives": func(b *bought) []step {
			return []step{
				{b.sessionEvent("completed", "unpaid"), "open", 0}, {b.sessionEvent("async_payment_failed", "unpaid"), "failed", 0},
				{b.sessionEvent("async_payment_succeeded", "paid"), "paid", 1000}, {b.sessionEvent("expired", "unpaid"), "paid", 1000},
			}
		},
		"a won dispute is lost": func(b *bought) []step {
			return []step{
				{b.paid(), "paid", 1000}, {b.dispute("created", "needs_response", 1000, 2), "disputed", 0}, {b.dispute("funds_withdrawn", "needs_response", 1000, 2), "disputed", 0},
				{b.dispute("closed", "won", 1000, 4), "paid", 1000}, {b.dispute("funds_reinstated", "won", 1000, 4), "paid", 1000},
				{b.dispute("closed", "lost", 1000, 5), "disputed", 0}, {b.dispute("updated", "appeal_under_review", 1000, 6), "disputed", 0},
				{b.dispute("closed", "won", 1000, 7), "paid", 1000},
			}
		},
		"a refunded payment is disputed": func(b *bought) []step {
			return []step{
				{b.paid(), "paid", 1000}, {b.refund("refund.created", "re_1", "succeeded", 600, 1), "paid", 400},
				{b.dispute("created", "needs_response", 1200, 2), "disputed", 0}, {b.dispute("closed", "won", 1200, 3), "paid", 400},
			}
		},
		"an endpoint for charge.refunded alone": func(b *bought) []step {
			return []step{{b.paid(), "paid", 1000}, {b.charge(400, 1), "paid", 600}, {b.charge(1000, 1), "refunded", 0}, {b.charge(700, 1), "refunded", 0}}
		},
		"a refund before the payment": func(b *bought) []step {
			return []step{{b.refund("refund.created", "re_1", "succeeded", 400, 1), "open", 0}, {b.paid(), "paid", 600}}
		},
		"a refund in another currency, before the purchase is known": func(b *bought) []step {
			inYen := b.refund("refund.created", "re_1", "succeeded", 1000, 1)
			inYen.data["currency"] = "jpy"
			return []step{{inYen, "open", 0}, {b.paid(), "paid", 1000}, {b.refund("refund.created", "re_2", "succeeded", 100, 2), "paid", 900}}
		},
	} {
		s, u, b := openBought(t)
		for n, step := range history(b) {
			s.deliver(step.event)
			s.Equal(fmt.Sprintf("%s: state after event %d", name, n), s.newest(u)["state"], step.state)
			s.expect(u, step.balance, 0)
		}
	}
}

func TestOldEventsAreDeleted(t *testing.T) {
	s, u, b := openBought(t)
	foreign := &bought{shop: s, user: u, id: "x", paymentIntent: "pi_foreign", currency: "USD"}
	s.deliver(b.paid(), b.refund("refund.created", "re_1", "succeeded", 500, 1), foreign.refund("refund.created", "re_2", "succeeded", 500, 1))
	s.Clock = s.Clock.AddDate(0, 0, 91)
	s.Cron()
	s.Equal("reversals", s.Column(`SELECT id FROM reversal`), []string{"re_1"})
	s.Equal("", s.Column(`SELECT count(*) FROM stripe_event`)[0], "0")
	s.deliver(b.refund("refund.created", "re_3", "succeeded", 500, 2))
	s.expect(s.SignIn("ann@example.com"), 0, 0)
}

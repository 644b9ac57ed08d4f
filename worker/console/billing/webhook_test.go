package billing_test

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
	"loupe/worker/console/server"
)

func TestPaidPurchaseIsGrantedOnce(t *testing.T) {
	s, u, b := openBought(t)
	s.expect(u, 0, 0)
	paid := b.paid()
	s.Members("", s.deliver(paid), consoletest.Object{"received": true, "ignored": nil})
	s.expect(u, 1000, 0)
	s.Members("the same event", s.deliver(paid), consoletest.Object{"ignored": "the event was received before"})
	// Later events say the same: a delayed payment, and the same event with a new id.
	s.Clock = s.Clock.Add(time.Minute)
	s.deliver(b.paid(), b.sessionEvent("async_payment_succeeded", "paid"), b.sessionEvent("async_payment_failed", "unpaid"), b.sessionEvent("expired", "unpaid"))
	s.expect(u, 1000, 0)
	s.Members("a paid purchase", s.newest(u), consoletest.Object{"state": "paid", "price": "10.00", "currency": "USD", "credits": 1000.0, "pack": "starter", "refunded_credits": 0.0})
}

func TestDelayedPaymentIsGrantedWhenItArrives(t *testing.T) {
	s, u := openSignedIn(t)
	b := s.buy(u, "large")
	s.deliver(b.sessionEvent("completed", "unpaid"))
	s.expect(u, 0, 0)
	s.deliver(b.sessionEvent("async_payment_failed", "unpaid"))
	s.Members("a failed purchase", s.newest(u), consoletest.Object{"state": "failed"})
	s.deliver(b.sessionEvent("async_payment_succeeded", "paid"))
	s.expect(u, 12000, 0)
	s.Equal("a paid purchase", s.newest(u)["state"], "paid")
}

// signatures are the cases that tests/worker/stripe.test.mjs checks in the Worker, too.
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

// The console accepts a header if and only if Stripe's library does, which does not check whether the time is in the
// future. A refused event changes nothing.
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
		verdict := stripeSigner.ask(t, map[string]any{"payload": body, "secret": webhookSecret, "verify": header, "timestamp": now})
		if (verdict == "ok") != test.Accepted && test.Age >= 0 {
			t.Errorf("%s: Stripe's library says %s, want accepted: %v", test.Name, verdict, test.Accepted)
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
}

func TestWithoutWebhookSecretNoEventIsApplied(t *testing.T) {
	s, u := openSignedIn(t)
	body := s.buy(u, "starter").paid().JSON()
	s.Vars["STRIPE_WEBHOOK_SECRET"] = ""
	w := s.post(body, s.header(body, "x", 0))
	consoletest.CheckProblem(t, w, "UNAVAILABLE")
	s.expect(u, 0, 0)
}

func TestUnusableBodiesChangeNothing(t *testing.T) {
	s, _, b := openBought(t)
	before := s.Dump()
	paid := b.paid()
	paid.data["padding"] = strings.Repeat("x", 513<<10)
	for name, body := range map[string]string{
		"too large":              paid.JSON(),
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
		header := "t=1,v1=0"
		if name != "not UTF-8" { // JSON can't carry it to the library
			header = s.header(body, webhookSecret, 0)
		}
		s.Equal(name, s.post(body, header).Code, 400)
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

func TestRefundTakesCreditsBack(t *testing.T) {
	s, u, b := openPaid(t)
	s.deliver(b.refund("refund.created", "re_1", "pending", 333, 1))
	s.expect(u, 667, 0) // 1000 credits * 3.33 of 10.00
	s.deliver(b.refund("refund.updated", "re_1", "succeeded", 333, 2), b.charge(333, 2))
	s.expect(u, 667, 0)
	s.deliver(b.refund("refund.failed", "re_1", "failed", 333, 3))
	s.expect(u, 1000, 0)
	s.deliver(b.refund("refund.created", "re_2", "succeeded", 1000, 4))
	s.expect(u, 0, 0)
	s.Members("a refunded purchase", s.newest(u), consoletest.Object{"state": "refunded", "refunded_credits": 1000.0})
}

// An endpoint may be set up for charge.refunded alone.
func TestChargesTotalTakesCreditsBackWithoutEventsOfRefunds(t *testing.T) {
	s, u, b := openPaid(t)
	s.deliver(b.charge(400, 1), b.charge(1000, 1), b.charge(700, 1))
	s.expect(u, 0, 0)
}

// The parts are rounded down, and all of the money takes all of the credits.
func TestPartialRefundsAddUpToTheWholePack(t *testing.T) {
	s := open(t)
	random := rand.New(rand.NewPCG(1, 2))
	for round, pack := range []string{"starter", "large", "yen"} {
		u := s.SignIn(fmt.Sprintf("user%d@example.com", round))
		b := s.buy(u, pack)
		s.deliver(b.paid())
		granted, _ := s.credits(u)
		for refunded, n := 0, 0; refunded < b.price; n++ {
			amount := min(1+random.IntN(b.price/3), b.price-refunded)
			refunded += amount
			s.deliver(b.refund("refund.created", fmt.Sprintf("re_%s_%d", b.id, n), "succeeded", amount, int64(n)))
			s.expect(u, granted-granted*refunded/b.price, 0)
		}
		s.expect(u, 0, 0)
	}
}

func TestSpentCreditsAreOwedAndCollectedFirst(t *testing.T) {
	s, u, b := openPaid(t)
	s.spend(u, 700)
	s.Exec(`INSERT INTO transfer VALUES ('held1', ?, 'earned', 100, 'pending', 'r', 1, NULL)`, u.Account)
	s.Exec(`INSERT INTO transfer VALUES ('held2', ?, 'earned', 10, 'pending', 'r', 1, NULL)`, u.Account)
	s.deliver(b.refund("refund.created", "re_1", "succeeded", 1000, 1))
	s.expect(u, 110, 810) // 190 were available
	spendNothing := func(what string) {
		t.Helper()
		_, err := s.DB.Exec(`INSERT INTO transfer VALUES ('new', ?, 'earned', 1, 'pending', 'r', 1, NULL)`, u.Account)
		s.Contains("spending "+what, fmt.Sprint(err), "out_of_credits")
	}
	spendNothing("while credits are owed")
	s.Exec(`UPDATE transfer SET state = 'voided', settled_at = 2 WHERE id = 'held1'`) // releases 100
	spendNothing("what was released")
	s.Members("credits", u.OK(200, "GET", "/console/credits", ""), consoletest.Object{"available": 0.0})
	s.collect()
	s.expect(u, 10, 710)
	s.Exec(`UPDATE transfer SET state = 'posted', settled_at = 2 WHERE id = 'held2'`) // releases nothing
	s.expect(u, 0, 710)
	s.OK(201, "POST", "/admin/accounts/"+u.Account+"/grants", `{"credits":500,"reason":"sorry"}`)
	s.expect(u, 0, 210)
	s.Members("account", s.OK(200, "GET", "/admin/accounts/"+u.Account, ""), consoletest.Object{"owed": 210.0})
	s.deliver(s.buy(u, "starter").paid())
	s.expect(u, 790, 0)
}

func TestDisputeTakesCreditsUntilItIsWon(t *testing.T) {
	s, u, b := openPaid(t)
	s.deliver(b.dispute("created", "warning_needs_response", 1000, 1)) // an inquiry
	s.expect(u, 1000, 0)
	s.spend(u, 400)
	s.deliver(b.dispute("created", "needs_response", 1000, 2), b.dispute("funds_withdrawn", "needs_response", 1000, 2))
	s.expect(u, 0, 400)
	s.Equal("a disputed purchase", s.newest(u)["state"], "disputed")
	s.OK(201, "POST", "/admin/accounts/"+u.Account+"/grants", `{"credits":50,"reason":"r"}`)
	s.expect(u, 0, 350)
	s.deliver(b.dispute("updated", "under_review", 1000, 3), b.dispute("closed", "won", 1000, 4), b.dispute("funds_reinstated", "won", 1000, 4))
	s.expect(u, 650, 0) // 1000 - 400 spent + 50 granted
	s.deliver(b.dispute("closed", "lost", 1000, 5))
	s.expect(u, 0, 350)
	s.deliver(b.dispute("updated", "appeal_under_review", 1000, 6))
	s.expect(u, 0, 350)
	s.deliver(b.dispute("closed", "won", 1000, 7))
	s.expect(u, 650, 0)
}

// A refund of a disputed purchase and the dispute take the pack once.
func TestRefundAndDisputeTakeThePackOnce(t *testing.T) {
	s, u := openSignedIn(t)
	s.OK(201, "POST", "/admin/accounts/"+u.Account+"/grants", `{"credits":5000,"reason":"r"}`)
	b := s.buy(u, "starter")
	s.deliver(b.paid(), b.refund("refund.created", "re_1", "succeeded", 600, 1), b.dispute("created", "needs_response", 1200, 2))
	s.expect(u, 5000, 0)
	s.deliver(b.dispute("closed", "won", 1200, 3))
	s.expect(u, 5400, 0)
}

// A refund that comes before its purchase is known can't be compared with it yet.
func TestRefundInAnotherCurrencyIsNeverCounted(t *testing.T) {
	s, u, b := openBought(t)
	inYen := b.refund("refund.created", "re_1", "succeeded", 1000, 1)
	inYen.data["currency"] = "jpy"
	s.deliver(inYen, b.paid(), b.refund("refund.created", "re_2", "succeeded", 100, 2))
	s.expect(u, 900, 0)
}

// history is all events of a purchase, and how many of its credits remain.
type history struct {
	name   string
	events func(b *bought) []stripeEvent
	left   int
}

var histories = []history{
	{"refunded in parts", func(b *bought) []stripeEvent {
		return []stripeEvent{b.sessionEvent("completed", "unpaid"), b.sessionEvent("async_payment_succeeded", "paid"),
			b.refund("refund.created", "re_1"+b.id, "pending", 250, 1), b.refund("refund.updated", "re_1"+b.id, "succeeded", 250, 1), b.charge(250, 1),
			b.refund("refund.created", "re_2"+b.id, "succeeded", 250, 1), b.charge(500, 1)}
	}, 500},
	{"a refund fails", func(b *bought) []stripeEvent {
		return []stripeEvent{b.paid(), b.refund("refund.created", "re_1"+b.id, "pending", 1000, 1), b.charge(1000, 1),
			b.refund("refund.updated", "re_1"+b.id, "succeeded", 1000, 2), b.refund("refund.failed", "re_1"+b.id, "failed", 1000, 9),
			b.refund("refund.created", "re_2"+b.id, "succeeded", 100, 10), b.charge(100, 10)}
	}, 900},
	{"a dispute is won", func(b *bought) []stripeEvent {
		return []stripeEvent{b.paid(), b.dispute("created", "needs_response", 1000, 5), b.dispute("funds_withdrawn", "needs_response", 1000, 5),
			b.dispute("updated", "under_review", 1000, 6), b.dispute("closed", "won", 1000, 7), b.dispute("funds_reinstated", "won", 1000, 7)}
	}, 1000},
	{"a dispute is lost after a refund", func(b *bought) []stripeEvent {
		return []stripeEvent{b.paid(), b.refund("refund.created", "re_1"+b.id, "succeeded", 300, 1), b.charge(300, 1),
			b.dispute("created", "warning_needs_response", 700, 2), b.dispute("updated", "needs_response", 700, 3), b.dispute("closed", "lost", 700, 4)}
	}, 0},
	{"never paid", func(b *bought) []stripeEvent {
		return []stripeEvent{b.sessionEvent("completed", "unpaid"), b.sessionEvent("async_payment_failed", "unpaid"), b.sessionEvent("expired", "unpaid")}
	}, 0},
}

// Whatever the order, and with each event sent up to three times, the same is left in the end, and nothing is ever wrong
// in between.
func TestOrderAndRepetitionOfEventsDoNotMatter(t *testing.T) {
	s := open(t)
	random := rand.New(rand.NewPCG(3, 4))
	for _, h := range histories {
		for round := range 12 {
			u := s.SignIn(fmt.Sprintf("%s-%d@example.com", strings.ReplaceAll(h.name, " ", "-"), round))
			b := s.buy(u, "starter")
			events := h.events(b)
			for range 2 * len(events) {
				events = append(events, events[random.IntN(len(events))])
			}
			if round == 0 {
				slices.Reverse(events)
			} else {
				random.Shuffle(len(events), func(i, k int) { events[i], events[k] = events[k], events[i] })
			}
			s.deliver(events...)
			balance, owed := s.credits(u)
			s.Equal(fmt.Sprintf("%s, round %d: balance and owed", h.name, round), []int{balance, owed}, []int{h.left, 0})
		}
		s.check()
	}
}

// Many events at once, each several times, while the accounts spend, hold, release and are granted credits.
func TestConcurrentEventsLeaveTheLedgerRight(t *testing.T) {
	s := open(t)
	type delivery struct{ body, header string }
	var deliveries []delivery
	var users []*consoletest.User
	want := map[string]int{} // remaining credits of the purchases, by account
	for n, h := range slices.Concat(histories, histories, histories) {
		u := s.SignIn(fmt.Sprintf("user%d@example.com", n%4))
		if n < 4 {
			users = append(users, u)
		}
		for _, e := range h.events(s.buy(u, "starter")) {
			body := e.JSON()
			d := delivery{body, s.header(body, webhookSecret, 0)}
			deliveries = append(deliveries, d, d, d)
		}
		want[u.Account] += h.left
	}
	random := rand.New(rand.NewPCG(5, 6))
	random.Shuffle(len(deliveries), func(i, k int) { deliveries[i], deliveries[k] = deliveries[k], deliveries[i] })
	var group sync.WaitGroup
	const workers = 8
	for worker := range workers {
		group.Go(func() {
			for i := worker; i < len(deliveries); i += workers {
				s.Equal("status", s.post(deliveries[i].body, deliveries[i].header).Code, 200)
			}
		})
		group.Go(func() {
			random := rand.New(rand.NewPCG(uint64(worker), 7))
			for step := range 40 {
				u, id := users[random.IntN(len(users))], fmt.Sprintf("w%d-%d", worker, step)
				if _, err := s.DB.Exec(`INSERT INTO transfer VALUES (?, ?, 'earned', 10, 'pending', 'r', 1, NULL)`, id, u.Account); err != nil {
					if !strings.Contains(err.Error(), "out_of_credits") {
						t.Error(err)
					}
					s.Equal("grant", s.Send("POST", "/admin/accounts/"+u.Account+"/grants", `{"credits":30,"reason":"r"}`).Code, 201)
					continue
				}
				if _, err := s.DB.Exec(`UPDATE transfer SET state = ?, settled_at = 2 WHERE id = ?`, []string{"posted", "voided"}[random.IntN(2)], id); err != nil {
					t.Error(err)
				}
			}
		})
	}
	group.Wait()
	s.collect()
	s.check()
	for _, u := range users {
		balance, owed := s.credits(u)
		var granted, spent int
		if err := s.DB.QueryRow(`SELECT (SELECT coalesce(sum(amount), 0) FROM transfer WHERE credit = ?1 AND reason = 'grant'),
			(SELECT coalesce(sum(amount), 0) FROM transfer WHERE debit = ?1 AND credit = 'earned' AND state = 'posted')`, u.Account).Scan(&granted, &spent); err != nil {
			t.Fatal(err)
		}
		s.Equal("balance minus owed", balance-owed, want[u.Account]+granted-spent)
	}
}

// Whichever statement of an event fails, nothing is changed, and Stripe's next attempt applies the event.
func TestFailureAtEachStatementIsRepairedByTheNextAttempt(t *testing.T) {
	s := open(t)
	batch := s.DB.Batch
	for n, h := range histories {
		u := s.SignIn(fmt.Sprintf("user%d@example.com", n))
		for _, e := range h.events(s.buy(u, "starter")) {
			body := e.JSON()
			header := s.header(body, webhookSecret, 0)
			before := s.Dump()
			for fail := 0; ; fail++ {
				reached := false
				s.DB.Batch = func(ctx context.Context, statements ...server.Statement) ([]bool, error) {
					if reached = fail < len(statements); reached {
						statements = slices.Clone(statements)
						statements[fail] = server.SQL(`INSERT INTO no_such_table VALUES (1)`)
					}
					return batch(ctx, statements...)
				}
				w := s.post(body, header)
				if !reached {
					s.Equal(e.kind, w.Code, 200)
					break
				}
				if after := s.Dump(); w.Code != 500 || after != before {
					t.Fatalf("%s with failing statement %d: got status %d and changed: %v, want 500 and nothing changed", e.kind, fail, w.Code, after != before)
				}
			}
			s.DB.Batch = batch
		}
		s.expect(u, h.left, 0)
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

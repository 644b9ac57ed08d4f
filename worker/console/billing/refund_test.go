package billing_test

import (
	"reflect"
	"sync"
	"testing"

	"loupe/worker/console/consoletest"
)

// acts returns the actions of the audit log about a target.
func (s *shop) acts(target string) []string {
	return s.Column(`SELECT action FROM audit WHERE target = ? ORDER BY id`, target)
}

func TestRefundReturnsTheMoneyAndItsEventTakesTheCredits(t *testing.T) {
	s := open(t)
	u, a := s.SignIn("ann@example.com"), s.SignIn("admin@example.com")
	b := s.buy(u, "starter")
	s.deliver(b.paid())
	got := a.OK(200, "POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"asked for it"}`)
	if want := (consoletest.Object{"id": "re_2", "amount": "10.00", "status": "succeeded"}); !reflect.DeepEqual(got["refund"], want) || got["id"] != b.id || got["account"] != u.Account {
		t.Errorf("got %v, want refund %v", got, want)
	}
	form := s.stripe.requests[1]
	if form.Get("payment_intent") != b.paymentIntent || form.Get("amount") != "1000" || form.Get("metadata[purchase]") != b.id || form.Get("metadata[actor]") != a.ID || len(form) != 4 {
		t.Errorf("got form %v, want the payment's refund", form)
	}
	if acts := s.Column(`SELECT actor || ' ' || action || ' ' || json_extract(detail, '$.amount') || ' ' || json_extract(detail, '$.reason') FROM audit WHERE target = ?`, b.id); len(acts) != 1 ||
		acts[0] != a.ID+" purchase.refund 10.00 asked for it" {
		t.Errorf("audit: got %v, want the refund", acts)
	}
	s.expect(u, 1000, 0) // until Stripe reports it
	s.deliver(b.refund("refund.created", "re_2", "succeeded", 1000, 1))
	s.expect(u, 0, 0)
	s.Refused("CONFLICT", "", "POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"again"}`)
}

func TestPartsOfAPurchaseAreRefunded(t *testing.T) {
	s := open(t)
	u := s.SignIn("ann@example.com")
	b := s.buy(u, "starter")
	s.deliver(b.paid())
	path := "/admin/purchases/" + b.id + "/refund"
	for _, amount := range []string{"0", "-1", "10.01", "1e1", "x", "1.005", ""} {
		s.Refused("BAD_REQUEST", "amount", "POST", path, `{"reason":"r","amount":"`+amount+`"}`)
	}
	s.Refused("BAD_REQUEST", "amount", "POST", path, `{"reason":"r","amount":5}`)
	s.Refused("BAD_REQUEST", "reason", "POST", path, `{"amount":"5.00"}`)
	s.OK(200, "POST", path, `{"reason":"r","amount":"2.50"}`)
	s.deliver(b.refund("refund.created", "re_a", "succeeded", 250, 1))
	s.OK(200, "POST", path, `{"reason":"r","amount":"2.50"}`)
	s.deliver(b.refund("refund.created", "re_b", "succeeded", 250, 2))
	s.expect(u, 500, 0)
	s.Refused("BAD_REQUEST", "amount", "POST", path, `{"reason":"r","amount":"5.01"}`)
	s.Members("the rest of 5.00", s.OK(200, "POST", path, `{"reason":"r"}`)["refund"].(consoletest.Object), consoletest.Object{"amount": "5.00"})
	s.Equal("one for the purchase and one for each refund", len(s.stripe.answers), 4)
}

// Two clicks at once are one refund: both requests have the same idempotency key.
func TestRefundThatIsSentTwiceIsMadeOnce(t *testing.T) {
	s := open(t)
	u := s.SignIn("ann@example.com")
	b := s.buy(u, "starter")
	s.deliver(b.paid())
	var group sync.WaitGroup
	for range 2 {
		group.Go(func() {
			s.Equal("status", s.Send("POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"r","amount":"4.00"}`).Code, 200)
		})
	}
	group.Wait()
	if len(s.stripe.answers) != 2 || len(s.stripe.requests) != 3 {
		t.Errorf("got %d idempotency keys in %d requests, want one for the purchase and one for both refunds", len(s.stripe.answers), len(s.stripe.requests))
	}
}

// Stripe returns the money of a disputed payment itself if the dispute is lost.
func TestDisputedPurchaseIsNotRefunded(t *testing.T) {
	s := open(t)
	u := s.SignIn("ann@example.com")
	b := s.buy(u, "starter")
	s.deliver(b.paid(), b.dispute("created", "needs_response", 400, 1))
	asked := len(s.stripe.requests)
	s.Contains("detail", s.Refused("CONFLICT", "", "POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"r","amount":"1.00"}`)["detail"].(string), "disputed")
	s.Equal("requests to Stripe", len(s.stripe.requests), asked)
	s.deliver(b.dispute("closed", "won", 400, 2))
	s.OK(200, "POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"r","amount":"1.00"}`)
}

func TestRefundNeedsAPaidPurchase(t *testing.T) {
	s := open(t)
	u := s.SignIn("ann@example.com")
	b := s.buy(u, "starter")
	s.Refused("CONFLICT", "", "POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"r"}`)
	s.deliver(b.sessionEvent("expired", "unpaid"))
	s.Refused("CONFLICT", "", "POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"r"}`)
	s.Refused("NOT_FOUND", "", "POST", "/admin/purchases/pur_none/refund", `{"reason":"r"}`)
	s.deliver(b.paid())
	s.Vars["STRIPE_SECRET_KEY"] = ""
	s.Refused("UNAVAILABLE", "", "POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"r"}`)
	if len(s.stripe.requests) != 1 || len(s.acts(b.id)) != 0 {
		t.Errorf("got requests %v, acts %v, want only the checkout", s.stripe.requests, s.acts(b.id))
	}
}

func TestRefundThatStripeRefusesIsRecorded(t *testing.T) {
	s := open(t)
	u := s.SignIn("ann@example.com")
	b := s.buy(u, "starter")
	s.deliver(b.paid())
	path := "/admin/purchases/" + b.id + "/refund"
	s.stripe.fail = []int{400}
	s.Contains("detail", s.Refused("CONFLICT", "", "POST", path, `{"reason":"r"}`)["detail"].(string), "charge_already_refunded")
	s.stripe.fail = []int{500, 500}
	s.Refused("UNAVAILABLE", "", "POST", path, `{"reason":"r"}`)
	s.Equal("each refund and its failure", len(s.acts(b.id)), 4)
	s.expect(u, 1000, 0)
}

package billing_test

import (
	"sync"
	"testing"
)

// acts returns the actions of the audit log about a target.
func (s *shop) acts(target string) []string {
	return s.Column(`SELECT action FROM audit WHERE target = ? ORDER BY id`, target)
}

func TestPartsOfAPurchaseAreRefunded(t *testing.T) {
	s, u, b := openPaid(t)
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
	s.Members("the rest of 5.00", s.OK(200, "POST", path, `{"reason":"r"}`)["refund"].(object), object{"amount": "5.00"})
	s.Equal("idempotency keys: one for the purchase and one for each refund", len(s.stripe.answers), 4)
}

// Two clicks at once are one refund: both requests have the same idempotency key.
func TestRefundThatIsSentTwiceIsMadeOnce(t *testing.T) {
	s, _, b := openPaid(t)
	var group sync.WaitGroup
	for range 2 {
		group.Go(func() {
			s.Equal("status", s.Send("POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"r","amount":"4.00"}`).Code, 200)
		})
	}
	group.Wait()
	s.Equal("requests", len(s.stripe.requests), 3)
	s.Equal("idempotency keys: one for the purchase, one for both refunds", len(s.stripe.answers), 2)
}

// Stripe returns the money of a disputed payment itself if the dispute is lost.
func TestDisputedPurchaseIsNotRefunded(t *testing.T) {
	s, _, b := openPaid(t)
	s.deliver(b.dispute("created", "needs_response", 400, 1))
	asked := len(s.stripe.requests)
	s.Contains("detail", s.Refused("CONFLICT", "", "POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"r","amount":"1.00"}`)["detail"].(string), "disputed")
	s.Equal("requests to Stripe", len(s.stripe.requests), asked)
	s.deliver(b.dispute("closed", "won", 400, 2))
	s.OK(200, "POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"r","amount":"1.00"}`)
}

func TestRefundNeedsAPaidPurchase(t *testing.T) {
	s, _, b := openBought(t)
	s.Refused("CONFLICT", "", "POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"r"}`)
	s.deliver(b.sessionEvent("expired", "unpaid"))
	s.Refused("CONFLICT", "", "POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"r"}`)
	s.Refused("NOT_FOUND", "", "POST", "/admin/purchases/pur_none/refund", `{"reason":"r"}`)
	s.deliver(b.paid())
	s.Vars["STRIPE_SECRET_KEY"] = ""
	s.Refused("UNAVAILABLE", "", "POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"r"}`)
	s.Equal("requests: the checkout", len(s.stripe.requests), 1)
	s.Equal("acts", len(s.acts(b.id)), 0)
}

func TestRefundThatStripeRefusesIsRecorded(t *testing.T) {
	s, u, b := openPaid(t)
	path := "/admin/purchases/" + b.id + "/refund"
	s.stripe.fail = []int{400}
	s.Contains("detail", s.Refused("CONFLICT", "", "POST", path, `{"reason":"r"}`)["detail"].(string), "charge_already_refunded")
	s.stripe.fail = []int{500, 500}
	s.Refused("UNAVAILABLE", "", "POST", path, `{"reason":"r"}`)
	s.Equal("acts: each refund and its failure", len(s.acts(b.id)), 4)
	s.expect(u, 1000, 0)
}

// A deleted customer's purchase can be refunded, and the reason, which may name them, is not stored.
func TestPurchaseOfADeletedAccountIsRefunded(t *testing.T) {
	s := open(t)
	u := s.SignIn("ann@example.com")
	b := s.buy(u, "starter")
	s.deliver(b.paid())
	s.OK(200, "DELETE", "/admin/accounts/"+u.Account, "")
	s.OK(200, "POST", "/admin/purchases/"+b.id+"/refund", `{"reason":"Ann asked"}`)
	s.Equal("acts and notes", s.Column(`SELECT (SELECT count(*) FROM audit WHERE action = 'purchase.refund') || ' ' || (SELECT count(*) FROM note)`), []string{"1 0"})
	s.deliver(b.refund("refund.created", "re_2", "succeeded", 1000, 1))
	s.Equal("balance", s.OK(200, "GET", "/admin/accounts/"+u.Account, "")["balance"], 0.0)
	s.CheckLedger()
}

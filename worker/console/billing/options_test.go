package billing_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
)

// form returns the fields of the last request to Stripe.
func (s *standIn) form() map[string]string {
	s.Lock()
	defer s.Unlock()
	form := map[string]string{}
	for name, values := range s.requests[len(s.requests)-1] {
		form[name] = strings.Join(values, "|")
	}
	return form
}

// The stand-in checks each form by Stripe's document.
func TestVariablesTurnOnWhatStripeOffers(t *testing.T) {
	s, u := openSignedIn(t)
	s.buy(u, "starter")
	plain := s.stripe.form()
	for variables, want := range map[string]object{
		"STRIPE_INVOICES=1":    {"invoice_creation[enabled]": "true"},
		"STRIPE_INVOICES=0":    {},
		"STRIPE_TAX=inclusive": {"automatic_tax[enabled]": "true", "line_items[0][price_data][tax_behavior]": "inclusive"},
		"STRIPE_TAX=exclusive": {"automatic_tax[enabled]": "true", "line_items[0][price_data][tax_behavior]": "exclusive"},
		"STRIPE_TAX_IDS=1":     {"tax_id_collection[enabled]": "true"},
		"STRIPE_PORTAL=1":      {"customer_creation": "always"},
		"STRIPE_CONSENT=1 TERMS_URL=https://e.com/terms(1)": {"consent_collection[terms_of_service]": "required",
			"custom_text[terms_of_service_acceptance][message]": "I agree to the [terms](https://e.com/terms%281%29).",
			"custom_text[submit][message]":                      "[Terms](https://e.com/terms%281%29)"},
		"TERMS_URL=https://e.com/t PRIVACY_URL=https://e.com/p IMPRINT_URL=https://e.com/i SUPPORT_EMAIL=help@e.com": {
			"custom_text[submit][message]": "[Terms](https://e.com/t) · [Privacy](https://e.com/p) · [Imprint](https://e.com/i) · Support: help@e.com"},
		"PRIVACY_URL=http://e.com/p IMPRINT_URL=javascript:alert(1) SUPPORT_EMAIL=nobody": {}, // Health reports them
	} {
		for assignment := range strings.FieldsSeq(variables) {
			name, value, _ := strings.Cut(assignment, "=")
			s.Vars[name] = value
		}
		s.buy(u, "starter")
		added := object{}
		for name, value := range s.stripe.form() {
			if plain[name] == "" {
				added[name] = value
			}
		}
		s.Equal(variables, added, want)
		for assignment := range strings.FieldsSeq(variables) {
			name, _, _ := strings.Cut(assignment, "=")
			delete(s.Vars, name)
		}
	}
}

func TestNothingIsForSaleWithAnInvalidOption(t *testing.T) {
	s, u := openSignedIn(t)
	for variable, values := range map[string][]string{
		"STRIPE_INVOICES": {"yes"}, "STRIPE_TAX": {"1", "Inclusive"}, "STRIPE_TAX_IDS": {"true"}, "STRIPE_PORTAL": {"2"}, "STRIPE_CONSENT": {"x", "1"},
	} {
		for _, value := range values {
			s.Vars[variable] = value
			u.Refused("UNAVAILABLE", "", "POST", "/console/checkout", `{"pack":"starter"}`)
			want := variable
			if value == "1" && variable == "STRIPE_CONSENT" {
				want = "TERMS_URL"
			}
			s.Contains(variable+"="+value, fmt.Sprint(s.OK(200, "GET", "/admin/health", "")["faults"]), want)
			delete(s.Vars, variable)
		}
	}
}

// taxed returns the event of a payment with tax.
func (b *bought) taxed(total, tax int) stripeEvent {
	e := b.paid()
	e.data["amount_total"], e.data["total_details"] = total, object{"amount_discount": 0, "amount_tax": tax}
	return e
}

func TestTaxIsInThePriceOrAddedToIt(t *testing.T) {
	s, u := openSignedIn(t)
	included := s.buy(u, "starter")
	s.deliver(included.taxed(1000, 160))
	s.Members("included", s.newest(u), object{"price": "10.00", "charged": "10.00", "tax": "1.60", "state": "paid"})
	s.Clock = s.Clock.Add(time.Second)
	added := s.buy(u, "starter")
	s.deliver(added.taxed(1190, 190))
	s.Members("added", s.newest(u), object{"price": "10.00", "charged": "11.90", "tax": "1.90", "state": "paid"})
	s.expect(u, 2000, 0)
	for name, e := range map[string]stripeEvent{
		"less than the price": s.buy(u, "starter").taxed(900, 100), "tax does not explain the total": s.buy(u, "starter").taxed(1190, 100),
		"negative tax": s.buy(u, "starter").taxed(1000, -1), "more tax than money": s.buy(u, "starter").taxed(1000, 1001),
	} {
		s.ignores(name, e)
	}
	s.expect(u, 2000, 0)

	// A refund is measured by what was charged: half of the money takes half of the credits.
	s.OK(200, "POST", "/admin/purchases/"+added.id+"/refund", `{"reason":"r","amount":"5.95"}`)
	s.deliver(added.refund("refund.created", "re_half", "succeeded", 595, 1))
	s.expect(u, 1500, 0)
	s.Members("the rest", s.OK(200, "POST", "/admin/purchases/"+added.id+"/refund", `{"reason":"r"}`)["refund"].(object), object{"amount": "5.95"})
	s.deliver(added.refund("refund.created", "re_rest", "succeeded", 595, 2))
	s.expect(u, 1000, 0)
	s.Equal("payments", s.Column(`SELECT kind || ' ' || amount || ' ' || tax FROM payment WHERE purchase = ? ORDER BY seq`, added.id),
		[]string{"sale 1190 190", "refund -595 -95", "refund -595 -95"})
}

// With the portal, an account's purchases are of one customer, unless Stripe no longer has it.
func TestPurchasesOfAnAccountAreOfOneCustomer(t *testing.T) {
	s, u := openSignedIn(t)
	s.Vars["STRIPE_PORTAL"] = "1"
	first := s.buy(u, "starter")
	s.Equal("without a purchase", u.Refused("CONFLICT", "", "POST", "/console/portal", "")["status"], 409.0)
	s.deliver(first.paid())
	for name, test := range map[string]struct{ session, customer string }{
		"known":                        {`{"customer":{"id":"cus_1","object":"customer"}}`, "cus_1"},
		"deleted at Stripe":            {`{"customer":{"id":"cus_1","object":"customer","deleted":true}}`, ""},
		"a guest":                      {`{"customer":null}`, ""},
		"of a session in another mode": {"", ""},
	} {
		delete(s.stripe.sessions, first.session)
		if test.session != "" {
			s.stripe.sessions[first.session] = test.session
		}
		s.buy(u, "starter")
		form := s.stripe.form()
		s.Equal(name, form["customer"], test.customer)
		if known := test.customer != ""; known != (form["customer_update[address]"] == "auto") || known == (form["customer_email"] == "ann@example.com") || known == (form["customer_creation"] == "always") {
			t.Errorf("%s: got %v, want either the customer or an address for a new one", name, form)
		}
		if test.customer == "" {
			u.Refused("CONFLICT", "", "POST", "/console/portal", "")
			continue
		}
		s.Equal("portal", u.OK(201, "POST", "/console/portal", ""), object{"url": "https://billing.stripe.com/p/session/1"})
		s.Equal("form", s.stripe.form(), map[string]string{"customer": "cus_1", "return_url": consoletest.Origin + "/dashboard/credits"})
	}
	s.stripe.fail = []int{500, 500}
	s.buy(u, "starter") // a failure to find the customer does not prevent the purchase
	s.Equal("customer", s.stripe.form()["customer_creation"], "always")
	s.stripe.fail = []int{500, 500}
	u.Refused("UNAVAILABLE", "", "POST", "/console/portal", "")
	s.Members("credits", u.OK(200, "GET", "/console/credits", ""), object{"portal": true})
	delete(s.Vars, "STRIPE_PORTAL")
	u.Refused("UNAVAILABLE", "", "POST", "/console/portal", "")
}

func TestReceiptIsTheInvoiceOrTheReceiptOfTheCharge(t *testing.T) {
	s, u, b := openBought(t)
	path := "/console/purchases/" + b.id + "/receipt"
	u.Refused("CONFLICT", "", "GET", path, "")
	s.deliver(b.paid())
	s.SignIn("ben@example.com").Refused("NOT_FOUND", "", "GET", path, "")
	charge := `"payment_intent":{"latest_charge":{"receipt_url":"https://pay.stripe.com/receipts/1"}}`
	for session, want := range map[string]string{
		`{"invoice":{"hosted_invoice_url":"https://invoice.stripe.com/i/1"},` + charge + `}`: "https://invoice.stripe.com/i/1",
		`{"invoice":{"hosted_invoice_url":null},` + charge + `}`:                             "https://pay.stripe.com/receipts/1",
		`{"invoice":null,` + charge + `}`:                                                    "https://pay.stripe.com/receipts/1",
	} {
		s.stripe.sessions[b.session] = session
		s.Equal(session, u.OK(200, "GET", path, ""), object{"url": want})
	}
	s.stripe.sessions[b.session] = `{"invoice":{"hosted_invoice_url":"javascript:alert(1)"}}`
	u.Refused("UNAVAILABLE", "", "GET", path, "")
	s.stripe.sessions[b.session] = `{"invoice":null,"payment_intent":{"latest_charge":null}}`
	u.Refused("NOT_FOUND", "", "GET", path, "")
	s.stripe.fail = []int{500, 500}
	u.Refused("UNAVAILABLE", "", "GET", path, "")
	s.Vars["STRIPE_SECRET_KEY"] = ""
	u.Refused("UNAVAILABLE", "", "GET", path, "")
}

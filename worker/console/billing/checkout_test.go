package billing_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/worker/console/billing"
	"loupe/worker/console/consoletest"
)

func TestCheckoutCreatesASessionForTheAccount(t *testing.T) {
	s, u := openSignedIn(t)
	got := u.OK(201, "POST", "/console/checkout", `{"pack":"large"}`)
	s.Equal("answer", got, object{"url": "https://checkout.stripe.com/c/pay/cs_test_1"})
	id := s.Column(`SELECT id FROM purchase`)[0]
	form := map[string]string{}
	for name, values := range s.stripe.requests[0] {
		form[name] = strings.Join(values, "|")
	}
	want := map[string]string{
		"mode": "payment", "line_items[0][quantity]": "1", "line_items[0][price_data][currency]": "usd", "line_items[0][price_data][unit_amount]": "9950",
		"line_items[0][price_data][product_data][name]": "12000 loupe credits", "client_reference_id": id, "metadata[purchase]": id, "metadata[account]": u.Account,
		"payment_intent_data[metadata][purchase]": id, "payment_intent_data[metadata][account]": u.Account, "customer_email": "ann@example.com",
		"adaptive_pricing[enabled]": "false",
		"success_url":               consoletest.Origin + "/dashboard/credits?checkout=success&purchase=" + id, "cancel_url": consoletest.Origin + "/dashboard/credits?checkout=cancelled",
	}
	s.Equal("", form, want)
	s.Equal("idempotency keys", slices.Collect(maps.Keys(s.stripe.answers)), []string{id})
	s.Equal("paths", s.stripe.paths, []string{"/v1/checkout/sessions"})
	s.Equal("purchases", u.OK(200, "GET", "/console/purchases", ""), object{"next": nil, "items": []any{object{"id": id, "pack": "large", "credits": 12000.0,
		"price": "99.50", "charged": nil, "tax": nil, "currency": "USD", "state": "open", "refunded_credits": 0.0, "created_at": "2026-05-01T12:00:00.000Z"}}})
	listed := s.OK(200, "GET", "/admin/purchases", "")["items"].([]any)[0].(object)
	s.Members("of all accounts", listed, object{"account": u.Account, "email": "ann@example.com", "price": "99.50", "state": "open", "payment_intent": ""})
	s.expect(u, 0, 0)
}

func TestBuyingIsOffUnlessItIsConfigured(t *testing.T) {
	for name, change := range map[string]func(map[string]string){
		"no packs":          func(vars map[string]string) { vars["PACKS"] = " " },
		"a wrong pack":      func(vars map[string]string) { vars["PACKS"] = "starter 1000 ten USD" },
		"no secret key":     func(vars map[string]string) { delete(vars, "STRIPE_SECRET_KEY") },
		"no webhook secret": func(vars map[string]string) { delete(vars, "STRIPE_WEBHOOK_SECRET") },
	} {
		s := open(t)
		u := s.SignIn("ann@example.com")
		change(s.Vars)
		s.Equal(name, len(u.OK(200, "GET", "/console/credits", "")["packs"].([]any)), 0)
		u.Refused("UNAVAILABLE", "", "POST", "/console/checkout", `{"pack":"starter"}`)
		s.Equal(name+": purchases", s.Column(`SELECT id FROM purchase`), []string{})
		s.Equal(name+": requests to Stripe", len(s.stripe.requests), 0)
		s.Equal(name, strings.Contains(s.Logged.String(), "PACKS: entry 1: the price"), (name == "a wrong pack"))
	}
}

func TestUnpaidCheckoutsAreLimited(t *testing.T) {
	s := open(t)
	u, other := s.SignIn("ann@example.com"), s.SignIn("ben@example.com")
	for range 19 {
		s.buy(u, "starter")
	}
	s.deliver(s.buy(u, "starter").paid()) // does not count
	s.buy(u, "starter")
	u.Refused("CONFLICT", "", "POST", "/console/checkout", `{"pack":"starter"}`)
	s.buy(other, "starter")
	s.Clock = s.Clock.Add(time.Hour)
	s.buy(u, "starter")
}

func TestFailedRequestToStripeIsRepeatedOnce(t *testing.T) {
	s, u := openSignedIn(t)
	s.stripe.fail = []int{503}
	s.deliver(s.buy(u, "starter").paid())
	s.expect(u, 1000, 0)
	s.Equal("requests to Stripe", len(s.stripe.requests), 2)
	for _, statuses := range [][]int{{500, 502}, {429, 429}, {400}, {401}, {402}} {
		s.stripe.fail, s.stripe.requests = statuses, nil
		s.Logged.Reset()
		u.Refused("UNAVAILABLE", "", "POST", "/console/checkout", `{"pack":"starter"}`)
		s.Equal(fmt.Sprintf("%v", statuses), len(s.stripe.requests), len(statuses))
		logged := s.Logged.String()
		if !strings.Contains(logged, fmt.Sprint(statuses[0])[:1]) || !strings.Contains(logged, "charge_already_refunded (request req_stripe)") ||
			strings.Contains(logged, "a message") || strings.Contains(logged, secretKey) {
			t.Errorf("%v: got log %q, want Stripe's status, code and request id, and neither its message nor the key", statuses, logged)
		}
	}
	s.Equal("", s.Column(`SELECT count(*) FROM purchase WHERE failed_at IS NOT NULL`)[0], "5")
}

func TestUnusableAnswersOfStripeAreRefused(t *testing.T) {
	s, u := openSignedIn(t)
	for _, s.stripe.reply = range []string{"x", "{}", "[]", `{"id":"cs_1"}`, `{"url":"https://checkout.stripe.com/x"}`, `{"id":"cs_1","url":"javascript:alert(1)"}`,
		`{"id":"cs_1","url":"http://checkout.stripe.com/x"}`, `{"id":"cs_1","url":"/x"}`, `{"id":"` + strings.Repeat("x", 300<<10) + `"}`} {
		u.Refused("UNAVAILABLE", "", "POST", "/console/checkout", `{"pack":"starter"}`)
	}
}

// The secret key must not be sent to another host.
func TestStripeURLIsOfThisMachineOnly(t *testing.T) {
	s, u := openSignedIn(t)
	for _, base := range []string{"https://evil.example", "http://evil.example", "https://api.stripe.com.evil.example", "localhost:1", "http://localhost@evil.example", "http://localhost.evil.example"} {
		s.Vars["STRIPE_URL"] = base
		u.Refused("UNAVAILABLE", "", "POST", "/console/checkout", `{"pack":"starter"}`)
		s.Contains(base, s.Logged.String(), "STRIPE_URL must be")
		s.Logged.Reset()
	}
}

func TestPacksErrorNamesTheEntry(t *testing.T) {
	for _, test := range []struct {
		text, want string
		packs      int
	}{
		{"", "", 0},
		{" , \n,", "", 0},
		{"starter 1000 10.00 USD", "", 1},
		{"a 1 0.01 USD,b 1000000000 999999.99 EUR\nc 5 100 JPY , d_-9 7 1.230 KWD", "", 4},
		{"starter 1000 10.00", "entry 1: must be an id", 0},
		{"Starter 1000 10.00 USD", "id must be", 0},
		{strings.Repeat("x", 41) + " 1000 10.00 USD", "id must be", 0},
		{"a 0 10.00 USD", "credits must be", 0},
		{"a 1000000001 10.00 USD", "credits must be", 0},
		{"a 1 10.00 usd", "currency must be", 0},
		{"a 1 10.00 ABC", "currency must be", 0},
		{"a 1 10.001 USD", "price must have at most 2 decimals", 0},
		{"a 1 10. USD", "price must have", 0},
		{"a 1 1e3 USD", "price must be an amount", 0},
		{"a 1 0 USD", "price must be 0.01 to 999999.99", 0},
		{"a 1 1000000 USD", "price must be 0.01", 0},
		{"a 1 5.5 JPY", "price must have at most 0 decimals", 0},
		{"a 1 1.234 KWD", "price must be a multiple of 0.010", 0},
		{"a 1 1.50 ISK", "price must be a multiple of 1.00", 0},
		{"a 1 1 USD, a 2 2 USD", "entry 2: an earlier entry has the same id", 0},
	} {
		got, err := billing.ParsePacks(test.text)
		if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) || got != test.packs {
			t.Errorf("%q: got %d packs, error %v, want %d, %q", test.text, got, err, test.packs, test.want)
		}
	}
	var many []string
	for n := range 21 {
		many = append(many, fmt.Sprintf("p%d 1 1 USD", n))
	}
	for n, accepted := range map[int]bool{20: true, 21: false} {
		if got, err := billing.ParsePacks(strings.Join(many[:n], ",")); (err == nil) != accepted || accepted && got != n {
			t.Errorf("%d packs: got %d, %v, want accepted: %v", n, got, err, accepted)
		}
	}
}

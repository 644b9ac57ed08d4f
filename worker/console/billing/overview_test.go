package billing_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"loupe/core/store/ledger"
	"loupe/worker/console/consoletest"
)

// appraise runs an appraisal with the statements of the data plane. It calls openai, and serper-lens twice because the first call fails.
func (s *shop) appraise(u *consoletest.User, key, id string, valued bool) {
	s.Helper()
	at, state := s.Millis(), ledger.Voided
	if valued {
		state = ledger.Posted
	}
	s.Exec(ledger.HoldCredits, id, u.Account, ledger.AppraisalCost, at)
	s.Exec(ledger.InsertAppraisal, id, u.Account, key, nil, "", "{}", at, 1, nil)
	s.Exec(ledger.StoreAnswer, id, at, "{}", `{"upstreams":[{"provider":"openai","attempts":1,"ms":900,"http_status":200,"error":""},
		{"provider":"serper-lens","attempts":2,"ms":300,"http_status":200,"error":""},{"provider":"ebay","attempts":0,"ms":0,"http_status":0,"error":"SKIPPED"}]}`,
		"", []byte("a"), []byte("f"), "{}", []byte("l"))
	s.Exec(ledger.SettleTransfer, id, state, at)
}

// An account buys in January, another one in yen. In February, half of the first payment is refunded and the second is disputed. In March,
// the refund fails and the dispute is won. A month's figures don't change when later events arrive.
func TestEachMonthHasWhatHappenedInIt(t *testing.T) {
	s := open(t)
	s.Clock = time.Date(2026, time.January, 15, 0, 0, 0, 0, time.UTC)
	ann, ben := s.SignIn("ann@example.com"), s.SignIn("ben@example.com")
	key := ann.OK(201, "POST", "/console/keys", `{"name":"k"}`)["id"].(string)
	s.OK(201, "POST", "/admin/accounts/"+ann.Account+"/grants", `{"credits":500,"reason":"welcome"}`)
	dollars, yen := s.buy(ann, "starter"), s.buy(ben, "yen")
	s.deliver(dollars.taxed(1190, 190), yen.paid())
	s.appraise(ann, key, "apr_1", true)
	s.appraise(ann, key, "apr_2", false)
	s.Clock = s.Clock.AddDate(0, 1, 0)
	s.deliver(dollars.refund("refund.created", "re_1", "succeeded", 595, 0), yen.dispute("created", "needs_response", 300, 0))
	s.appraise(ann, key, "apr_3", true)
	s.Clock = s.Clock.AddDate(0, 1, 0)
	s.deliver(dollars.refund("refund.failed", "re_1", "failed", 595, 1), yen.dispute("closed", "won", 300, 1))
	for account, want := range map[string][]string{
		"": {
			"2026-03: sold 0, granted 0, back -600, spent 0, outstanding 1580; JPY 0 0 0 -300; USD 0.00 0.95 -5.95 0.00",
			"2026-02: sold 0, granted 0, back 600, spent 10, outstanding 980; JPY 0 0 0 300; USD 0.00 -0.95 5.95 0.00",
			"2026-01: sold 1100, granted 500, back 0, spent 10, outstanding 1590; JPY 300 0 0 0; USD 11.90 1.90 0.00 0.00",
		},
		ben.Account: {
			"2026-03: sold 0, granted 0, back -100, spent 0, outstanding 100; JPY 0 0 0 -300",
			"2026-02: sold 0, granted 0, back 100, spent 0, outstanding 0; JPY 0 0 0 300",
			"2026-01: sold 100, granted 0, back 0, spent 0, outstanding 100; JPY 300 0 0 0",
		},
	} {
		var got []string
		for _, item := range s.OK(200, "GET", "/admin/money?months=3&account="+account, "")["months"].([]any) {
			m := item.(consoletest.Object)
			credits := m["credits"].(consoletest.Object)
			line := fmt.Sprintf("%v: sold %v, granted %v, back %v, spent %v, outstanding %v", m["month"], credits["sold"], credits["granted"], credits["taken_back"], credits["spent"], credits["outstanding"])
			for _, item := range m["money"].([]any) {
				c := item.(consoletest.Object)
				line += fmt.Sprintf("; %v %v %v %v %v", c["currency"], c["revenue"], c["tax"], c["refunds"], c["disputes"])
			}
			got = append(got, line)
		}
		s.Equal("account "+account, got, want)
	}
}

func TestCostsAndMargins(t *testing.T) {
	s, u, b := openPaid(t) // 1000 credits for 10.00 USD: a credit is 0.01
	key := u.OK(201, "POST", "/console/keys", `{"name":"k"}`)["id"].(string)
	s.deliver(b.refund("refund.created", "re_1", "succeeded", 100, 1)) // 1.00
	for n := range 3 {
		s.appraise(u, key, fmt.Sprintf("apr_%d", n), n < 2)
	}
	s.Vars["CALL_PRICES"] = "serper=0.0015 USD,\nserper-lens = 0.25 USD"
	got := s.OK(200, "GET", "/admin/money?months=1", "")
	s.Equal("price of a credit", got["credit_prices"], []any{object{"currency": "USD", "price": "0.01"}})
	s.Equal("unpriced", got["unpriced"], []any{"openai"})
	m := got["months"].([]any)[0].(consoletest.Object)
	s.Equal("money", m["money"], []any{object{"currency": "USD", "revenue": "10.00", "tax": "0.00", "refunds": "1.00", "disputes": "0.00", "costs": "1.50", "margin": "7.50"}})
	s.Equal("vendors", m["vendors"], []any{
		object{"name": "serper-lens", "calls": 6.0, "failures": 3.0, "latency_ms": 150.0, "credits": 20.0, "currency": "USD", "cost": "1.50", "margin": "-1.30"},
		object{"name": "openai", "calls": 3.0, "failures": 0.0, "latency_ms": 900.0, "credits": 20.0, "currency": nil, "cost": nil, "margin": nil},
	})
	s.Vars["CALL_PRICES"] = "serper=0.0015 USD, openai=0.5 EUR"
	money := s.OK(200, "GET", "/admin/money?months=1", "")["months"].([]any)[0].(consoletest.Object)["money"].([]any)
	s.Members("euros", money[0].(consoletest.Object), object{"currency": "EUR", "costs": "1.50", "margin": "-1.50"})
	s.Members("dollars", money[1].(consoletest.Object), object{"currency": "USD", "costs": "0.009", "margin": "8.991"})
	s.Refused("BAD_REQUEST", "months", "GET", "/admin/money?months=37", "")
	s.Refused("NOT_FOUND", "", "GET", "/admin/money?account=acct_none", "")
}

// The balance of a deleted account is no longer owed to anybody.
func TestCreditsOfADeletedAccountAreLost(t *testing.T) {
	s, u, _ := openPaid(t)
	other := s.SignIn("ben@example.com")
	s.OK(201, "POST", "/admin/accounts/"+other.Account+"/grants", `{"credits":70,"reason":"r"}`)
	s.Clock = s.Clock.AddDate(0, 1, 0)
	s.OK(200, "DELETE", "/admin/accounts/"+u.Account, "")
	months := s.OK(200, "GET", "/admin/money?months=2", "")["months"].([]any)
	s.Members("the month of the deletion", months[0].(consoletest.Object)["credits"].(consoletest.Object), object{"lost": 1000.0, "outstanding": 70.0})
	s.Members("the month before", months[1].(consoletest.Object)["credits"].(consoletest.Object), object{"sold": 1000.0, "lost": 0.0, "outstanding": 1070.0})
	months = s.OK(200, "GET", "/admin/money?months=2&account="+u.Account, "")["months"].([]any)
	s.Members("the account", months[0].(consoletest.Object)["credits"].(consoletest.Object), object{"lost": 1000.0, "outstanding": 0.0})
}

func TestInvalidPricesOfCallsAreReported(t *testing.T) {
	s := open(t)
	for value, valid := range map[string]bool{
		"serper=0.001 USD": true, "a=1 JPY,\n\n b = 1000 EUR,": true, "": true,
		"serper=0.0000001 USD": false, "serper=0.001": false, "serper 0.001 USD": false, "=1 USD": false, "a=-1 USD": false, "a=1001 USD": false,
		"a=1e3 USD": false, "a=1 XYZ": false, "a=. USD": false, "a=1 usd": false,
	} {
		s.Vars["CALL_PRICES"] = value
		if got := strings.Contains(fmt.Sprint(s.OK(200, "GET", "/admin/health", "")["faults"]), "CALL_PRICES"); got == valid {
			t.Errorf("%q: got a fault: %v, want %v", value, got, !valid)
		}
		s.OK(200, "GET", "/admin/money", "")
	}
}

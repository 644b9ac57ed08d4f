package billing_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"loupe/core/ledger"
	"loupe/worker/console/billing"
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

// books are the figures of a month as the test counts them: of the events that it sends, in minor units of each currency.
type books struct{ revenue, refunds, disputes, tax map[string]int }

func newBooks() *books {
	return &books{map[string]int{}, map[string]int{}, map[string]int{}, map[string]int{}}
}

// sale is what the test knows of a purchase: the states of its refunds and of its dispute, and what it has booked of them.
type sale struct {
	*bought
	paid                              bool
	charged, tax                      int
	refunds                           []int
	dispute                           int
	bookedRefund, bookedDispute       int
	bookedRefundTax, bookedDisputeTax int
}

// book books what an event has changed.
func (p *sale) book(month *books) {
	if !p.paid {
		return
	}
	refunded := 0
	for _, amount := range p.refunds {
		refunded += amount
	}
	refunded = min(refunded, p.charged)
	disputed := min(p.dispute, p.charged-refunded)
	month.refunds[p.currency] += refunded - p.bookedRefund
	month.disputes[p.currency] += disputed - p.bookedDispute
	refundTax, disputeTax := refunded*p.tax/p.charged, disputed*p.tax/p.charged
	month.tax[p.currency] -= refundTax - p.bookedRefundTax + disputeTax - p.bookedDisputeTax
	p.bookedRefund, p.bookedDispute, p.bookedRefundTax, p.bookedDisputeTax = refunded, disputed, refundTax, disputeTax
}

// Random histories of four months: the overview has the money of Stripe's events and the credits of the ledger, of all accounts and of
// each, and a month's figures stay as they are when later events arrive.
func TestOverviewAgreesWithTheLedgerAndStripesEvents(t *testing.T) {
	s := open(t)
	s.Vars["CALL_PRICES"] = "openai=0.002 USD, serper=0.0005 EUR, openai-mini=9 USD"
	s.Vars["PACKS"] = "starter 1000 10.00 USD, large 12000 99.50 USD,\nyen 100 300 JPY"
	random := rand.New(rand.NewPCG(29, 11))
	s.Clock = time.Date(2026, time.January, 1, 0, 0, 0, 0, time.UTC)
	users := []*consoletest.User{s.SignIn("ann@example.com"), s.SignIn("ben@example.com"), s.SignIn("cem@example.com")}
	keys := map[string]string{}
	for _, u := range users {
		keys[u.Account] = u.OK(201, "POST", "/console/keys", `{"name":"k"}`)["id"].(string)
		s.OK(201, "POST", "/admin/accounts/"+u.Account+"/grants", `{"credits":500,"reason":"welcome"}`)
	}
	const months = 4
	kept := map[string]map[string]any{} // reports of all accounts at the end of each month, by month
	counted := map[string]*books{}      // by account and month; "" for all accounts
	calls := map[string]int{}
	in := func(account string) *books {
		key := account + s.Clock.Format("2006-01")
		if counted[key] == nil {
			counted[key] = newBooks()
		}
		return counted[key]
	}
	var sales []*sale
	for m := range months {
		s.Clock = time.Date(2026, time.January+time.Month(m), 1, 0, 0, 0, 0, time.UTC)
		for step := range 60 {
			s.Clock = s.Clock.Add(time.Duration(1+random.IntN(10)) * time.Hour)
			u := users[random.IntN(len(users))]
			switch action := random.IntN(8); {
			case action == 0:
				sales = append(sales, &sale{bought: s.buy(u, []string{"starter", "large", "yen"}[random.IntN(3)])})
			case action == 1 && step%9 == 0:
				s.OK(201, "POST", "/admin/accounts/"+u.Account+"/grants", fmt.Sprintf(`{"credits":%d,"reason":"r"}`, random.IntN(50)+1))
			case action < 4:
				id := fmt.Sprintf("apr_%d_%d", m, step)
				if available := u.OK(200, "GET", "/console/credits", "")["available"].(float64); available < float64(ledger.AppraisalCost) {
					continue
				}
				s.appraise(u, keys[u.Account], id, random.IntN(3) > 0)
				calls[s.Clock.Format("2006-01")]++
			case len(sales) > 0:
				p := sales[random.IntN(len(sales))]
				s.eventOf(p, random, in)
			}
		}
		report := s.OK(200, "GET", fmt.Sprintf("/admin/money?months=%d", m+1), "")
		newest := report["months"].([]any)[0].(consoletest.Object)
		kept[newest["month"].(string)] = withoutMargins(newest)
	}
	s.check()
	for _, account := range append([]string{""}, users[0].Account, users[1].Account, users[2].Account) {
		report := s.OK(200, "GET", "/admin/money?months=4&account="+account, "")
		for _, item := range report["months"].([]any) {
			m := item.(consoletest.Object)
			name := m["month"].(string)
			what := account + " " + name
			if account == "" {
				s.Equal(what+": the figures at its end", withoutMargins(m), kept[name])
				s.compareCalls(what, m, calls[name])
			}
			s.compareCredits(what, account, m)
			want := counted[account+name]
			if want == nil {
				want = newBooks()
			}
			for _, item := range m["money"].([]any) {
				c := item.(consoletest.Object)
				code := c["currency"].(string)
				for member, minor := range map[string]int{"revenue": want.revenue[code], "refunds": want.refunds[code], "disputes": want.disputes[code], "tax": want.tax[code]} {
					s.Equal(what+" "+code+": "+member, c[member], billing.FormatPrice(int64(minor), code))
					delete(map[string]map[string]int{"revenue": want.revenue, "refunds": want.refunds, "disputes": want.disputes, "tax": want.tax}[member], code)
				}
			}
			for member, left := range map[string]map[string]int{"revenue": want.revenue, "refunds": want.refunds, "disputes": want.disputes} {
				for code, minor := range left {
					if minor != 0 {
						t.Errorf("%s: %d %s of %s are missing", what, minor, code, member)
					}
				}
			}
		}
	}
	var paid, reversed int
	for _, p := range sales {
		if p.paid {
			paid++
			reversed += min(1, p.bookedRefund+p.bookedDispute)
		}
	}
	if paid < 10 || reversed < 5 {
		t.Errorf("got %d paid purchases, %d refunded or disputed, want more for the test to mean something", paid, reversed)
	}
}

// withoutMargins returns a month without the margins of its vendors, which depend on the price of a credit, and so on later purchases.
func withoutMargins(m consoletest.Object) consoletest.Object {
	for _, v := range m["vendors"].([]any) {
		delete(v.(consoletest.Object), "margin")
	}
	return m
}

// eventOf sends a random event about a purchase and books what it changes.
func (s *shop) eventOf(p *sale, random *rand.Rand, in func(account string) *books) {
	s.Helper()
	switch action := random.IntN(6); {
	case !p.paid && action < 4:
		p.charged, p.tax = p.price, 0
		if p.currency == "USD" && random.IntN(2) == 0 {
			p.tax = p.price * 19 / 100
			p.charged += p.tax
		}
		s.deliver(p.taxed(p.charged, p.tax))
		p.paid = true
		for _, account := range []string{"", p.user.Account} {
			month := in(account)
			month.revenue[p.currency] += p.charged
			month.tax[p.currency] += p.tax
		}
	case action < 4 && len(p.refunds) < 3:
		amount := 1 + random.IntN(p.price/2)
		p.refunds = append(p.refunds, amount)
		s.deliver(p.refund("refund.created", fmt.Sprintf("re_%s_%d", p.id, len(p.refunds)), "succeeded", amount, 0))
	case action == 4 && len(p.refunds) > 0: // the last refund fails
		n := len(p.refunds)
		s.deliver(p.refund("refund.failed", fmt.Sprintf("re_%s_%d", p.id, n), "failed", p.refunds[n-1], 1))
		p.refunds[n-1] = 0
	case p.dispute == 0:
		p.dispute = p.price / 2
		s.deliver(p.bought.dispute("created", "needs_response", p.dispute, 0))
	default:
		s.deliver(p.bought.dispute("closed", "won", p.dispute, 1))
		p.dispute = 0
	}
	before := *p
	p.book(in(""))
	before.book(in(p.user.Account))
}

// compareCredits compares a month's credits with the entries of the ledger.
func (s *shop) compareCredits(what, account string, m consoletest.Object) {
	s.Helper()
	first, err := time.Parse("2006-01", m["month"].(string))
	if err != nil {
		s.Fatal(err)
	}
	end := first.AddDate(0, 1, 0).UnixMilli()
	sum := func(condition string) float64 {
		var n float64
		query := `SELECT coalesce(sum(e.posted), 0) FROM entry e JOIN transfer t ON t.id = e.transfer
			WHERE e.account NOT IN ('issued', 'earned') AND (?1 = '' OR e.account = ?1) AND e.created_at < ?3 AND ` + strings.ReplaceAll(condition, "NOW", "e.created_at >= ?2")
		if err := s.DB.QueryRow(query, account, first.UnixMilli(), end).Scan(&n); err != nil {
			s.Fatal(err)
		}
		return n
	}
	s.Members(what, m["credits"].(consoletest.Object), object{
		"sold":        sum(`NOW AND t.reason = 'purchase'`),
		"granted":     sum(`NOW AND t.debit = 'issued' AND t.reason NOT IN ('purchase', 'refund failed or dispute won')`),
		"taken_back":  -sum(`NOW AND t.reason IN ('purchase refunded or disputed', 'refund failed or dispute won')`),
		"spent":       -sum(`NOW AND t.credit = 'earned'`),
		"outstanding": sum(`?2 = ?2`),
	})
}

// compareCalls compares a month's vendors with the number of appraisals.
func (s *shop) compareCalls(what string, m consoletest.Object, appraisals int) {
	s.Helper()
	s.Equal(what+": appraisals", m["appraisals"].(consoletest.Object)["calls"], float64(appraisals))
	names := map[string]float64{"openai": 1, "serper-lens": 2}
	for _, item := range m["vendors"].([]any) {
		v := item.(consoletest.Object)
		name := v["name"].(string)
		s.Equal(what+": calls of "+name, v["calls"], names[name]*float64(appraisals))
		s.Equal(what+": failures of "+name, v["failures"], (names[name]-1)*float64(appraisals))
		s.Equal(what+": credits of "+name, v["credits"], m["credits"].(consoletest.Object)["spent"])
		delete(names, name)
	}
	s.Equal(what+": vendors that are missing", len(names), 0)
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
	s.Vars["CALL_PRICES"] = "serper=0.0015 USD"
	m = s.OK(200, "GET", "/admin/money?months=1", "")["months"].([]any)[0].(consoletest.Object)
	s.Members("money", m["money"].([]any)[0].(consoletest.Object), object{"costs": "0.009", "margin": "8.991"})
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

package e2e

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"
)

const (
	stripeKey     = "sk_test_of_the_tests"
	webhookSecret = "whsec_of_the_tests"
)

// stripe stands in for Stripe's API and keeps the forms that it was sent.
var stripe = startStripe()

type stripeServer struct {
	*httptest.Server
	mu    sync.Mutex
	forms []url.Values
}

func startStripe() *stripeServer {
	s := &stripeServer{}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		form, err := url.ParseQuery(string(body))
		if err != nil || r.Header.Get("Authorization") != "Bearer "+stripeKey || r.Header.Get("Idempotency-Key") == "" || r.Header.Get("Stripe-Version") == "" {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		s.mu.Lock()
		defer s.mu.Unlock()
		s.forms = append(s.forms, form)
		fmt.Fprintf(w, `{"id":"stripe_%d","url":"https://checkout.stripe.com/c/pay","status":"succeeded"}`, len(s.forms))
	}))
	return s
}

func (s *stripeServer) last() (form url.Values, count int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.forms[len(s.forms)-1], len(s.forms)
}

// deliver sends an event with this signing secret, and returns the response's status.
func (v *visitor) deliver(body, secret string) int {
	v.Helper()
	request := v.request("POST", "/webhooks/stripe", body)
	request.Header.Del("Cookie")
	now := fmt.Sprint(time.Now().Unix())
	h := hmac.New(sha256.New, []byte(secret))
	io.WriteString(h, now+"."+body)
	request.Header.Set("Stripe-Signature", "t="+now+", v1="+strings.Repeat("0", 64)+",v1="+hex.EncodeToString(h.Sum(nil)))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		v.Fatal(err)
	}
	defer response.Body.Close()
	io.Copy(io.Discard, response.Body)
	return response.StatusCode
}

// amounts returns the account's balance and owed credits.
func (v *visitor) amounts() string {
	v.Helper()
	c := v.ok(200, "GET", "/console/credits", "")
	return fmt.Sprint(c["balance"], " ", c["owed"])
}

// In workerd, with D1's transactions: checkout, payment and refund by an administrator. The simulation has the other events, in any order.
func TestCreditsAreBoughtAndRefunded(t *testing.T) {
	v, a := signIn(t, "buyer@example.com"), signIn(t, "admin@example.com")
	expect := func(want string) {
		t.Helper()
		if got := v.amounts(); got != want {
			t.Errorf("got balance and owed %s, want %s", got, want)
		}
	}
	expect("100 0") // SIGNUP_CREDITS
	if got := v.ok(201, "POST", "/console/checkout", `{"pack":"starter"}`); got["url"] != "https://checkout.stripe.com/c/pay" {
		t.Fatalf("got %v, want the URL of Stripe's page", got)
	}
	form, n := stripe.last()
	id := form.Get("client_reference_id")
	if form.Get("success_url") != service.URL+"/dashboard/credits?checkout=success&purchase="+id || form.Get("line_items[0][price_data][unit_amount]") != "1000" || !strings.HasPrefix(id, "pur_") {
		t.Errorf("got form %v, want one for the pack", form)
	}
	paid := fmt.Sprintf(`{"id":"evt_%[1]s","object":"event","type":"checkout.session.completed","livemode":false,"created":%[2]d,"data":{"object":{"id":"stripe_%[3]d","object":"checkout.session",
		"mode":"payment","payment_status":"paid","client_reference_id":"%[1]s","payment_intent":"pi_%[1]s","amount_total":1000,"currency":"usd","metadata":{"account":"%[4]s"},
		"customer_details":{"name":"Ångström, \"Ann\" 😀"}}}}`, id, time.Now().Unix(), n, v.account)
	if status := v.deliver(paid, "whsec_of_somebody_else"); status != 400 {
		t.Errorf("another secret: got status %d, want 400", status)
	}
	expect("100 0")
	for range 2 {
		if status := v.deliver(paid, webhookSecret); status != 200 {
			t.Errorf("got status %d, want 200", status)
		}
		expect("1100 0")
	}
	key := v.ok(201, "POST", "/console/keys", `{"name":"of the buyer"}`)["key"].(string)
	if r := v.appraise(key); r.StatusCode != 200 {
		t.Fatalf("appraisal: got status %d, want 200: %s", r.StatusCode, r.body)
	}
	expect("1090 0")
	a.ok(200, "POST", "/admin/purchases/"+id+"/refund", `{"reason":"asked for it"}`)
	if form, _ := stripe.last(); form.Get("payment_intent") != "pi_"+id || form.Get("amount") != "1000" {
		t.Errorf("got form %v, want the refund of the payment", form)
	}
	if got := a.ok(409, "POST", "/admin/accounts/"+v.account+"/grants", `{"credits":-1091,"reason":"too much"}`); got["code"] != "CONFLICT" || got["field"] != "credits" { // D1 names the constraint
		t.Errorf("correction below zero: got %v, want CONFLICT of credits", got)
	}
	refunded := fmt.Sprintf(`{"id":"evt_r_%[1]s","object":"event","type":"refund.created","livemode":false,"created":%[2]d,"data":{"object":{"id":"re_%[1]s","object":"refund","amount":1000,
		"currency":"usd","status":"succeeded","payment_intent":"pi_%[1]s","charge":"ch_1"}}}`, id, time.Now().Unix())
	for range 2 {
		if status := v.deliver(refunded, webhookSecret); status != 200 {
			t.Errorf("refund: got status %d, want 200", status)
		}
		expect("90 0")
	}
	p := v.ok(200, "GET", "/console/purchases", "")["items"].([]any)[0].(map[string]any)
	if p["state"] != "refunded" || p["refunded_credits"] != 1000.0 || p["price"] != "10.00" {
		t.Errorf("got %v, want a refunded purchase", p)
	}
}

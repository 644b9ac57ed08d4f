package billing_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"

	"loupe/worker/console/consoletest"
)

const (
	secretKey     = "sk_test_secret"
	webhookSecret = "whsec_test_secret"
)

// shop is a console that sells credits, with a server in place of Stripe's.
type shop struct {
	*consoletest.Fixture
	stripe *standIn
}

func open(t *testing.T) *shop {
	t.Helper()
	f := consoletest.Open(t)
	s := &shop{f, &standIn{T: t, answers: map[string]string{}, forms: map[string]string{}, sessions: map[string]string{}}}
	server := httptest.NewServer(s.stripe)
	t.Cleanup(server.Close)
	f.Vars["STRIPE_SECRET_KEY"], f.Vars["STRIPE_WEBHOOK_SECRET"], f.Vars["STRIPE_URL"] = secretKey, webhookSecret, server.URL
	f.Vars["PACKS"] = "starter 1000 10.00 USD, large 12000 99.50 USD,\nyen 100 300 JPY"
	return s
}

// openSignedIn returns a shop with a signed-in user.
func openSignedIn(t *testing.T) (*shop, *consoletest.User) {
	t.Helper()
	s := open(t)
	return s, s.SignIn("ann@example.com")
}

// openBought returns a shop with a user whose purchase of 1000 credits for 10.00 USD is not paid yet.
func openBought(t *testing.T) (*shop, *consoletest.User, *bought) {
	t.Helper()
	s, u := openSignedIn(t)
	return s, u, s.buy(u, "starter")
}

// openPaid is openBought with the purchase paid.
func openPaid(t *testing.T) (*shop, *consoletest.User, *bought) {
	t.Helper()
	s, u, b := openBought(t)
	s.deliver(b.paid())
	return s, u, b
}

// standIn answers as Stripe's API does: it checks the headers, and the form by Stripe's OpenAPI document, and a repeated idempotency key
// gets the first answer (https://docs.stripe.com/api/idempotent_requests).
type standIn struct {
	*testing.T
	sync.Mutex
	answers, forms map[string]string // by idempotency key
	requests       []url.Values
	paths          []string
	fail           []int // the statuses of the next answers
	reply          string
	sessions       map[string]string // Checkout Sessions, by id; of others it answers 404
}

func (s *standIn) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.Lock()
	defer s.Unlock()
	body, _ := io.ReadAll(r.Body)
	form, err := url.ParseQuery(string(body))
	key := r.Header.Get("Idempotency-Key")
	w.Header().Set("Request-Id", "req_stripe")
	if r.Method == "GET" {
		s.read(w, r)
		return
	}
	if err != nil || r.Method != "POST" || r.Header.Get("Authorization") != "Bearer "+secretKey || r.Header.Get("Stripe-Version") != "2026-10-28.endive" ||
		r.Header.Get("Content-Type") != "application/x-www-form-urlencoded" || key == "" || len(key) > 255 {
		s.Errorf("got %s %s with %v and %q, want a request as Stripe's API has it", r.Method, r.URL, r.Header, body)
	}
	checkForm(s.T, r.URL.Path, form)
	s.requests, s.paths = append(s.requests, form), append(s.paths, r.URL.Path)
	if len(s.fail) > 0 {
		status := s.fail[0]
		s.fail = s.fail[1:]
		w.WriteHeader(status)
		io.WriteString(w, `{"error":{"type":"card_error","code":"charge_already_refunded","message":"a message with secrets"}}`)
		return
	}
	if answer, known := s.answers[key]; known {
		if s.forms[key] != string(body) {
			s.Errorf("idempotency key %s: got another form %q, want %q", key, body, s.forms[key])
		}
		io.WriteString(w, answer)
		return
	}
	answer := s.reply
	switch {
	case answer != "":
	case r.URL.Path == "/v1/checkout/sessions":
		id := fmt.Sprintf("cs_test_%d", len(s.requests))
		answer = `{"id":"` + id + `","object":"checkout.session","url":"https://checkout.stripe.com/c/pay/` + id + `"}`
	case r.URL.Path == "/v1/billing_portal/sessions":
		answer = `{"object":"billing_portal.session","url":"https://billing.stripe.com/p/session/1"}`
	case r.URL.Path == "/v1/refunds":
		answer = fmt.Sprintf(`{"id":"re_%d","object":"refund","amount":%s,"status":"succeeded"}`, len(s.requests), form.Get("amount"))
	default:
		s.Errorf("got path %s, want one of Stripe's API", r.URL.Path)
	}
	s.answers[key], s.forms[key] = answer, string(body)
	io.WriteString(w, answer)
}

// read answers a request for a Checkout Session.
func (s *standIn) read(w http.ResponseWriter, r *http.Request) {
	checkExpand(s.T, "/v1/checkout/sessions/{session}", "checkout.session", r.URL.Query())
	id, found := strings.CutPrefix(r.URL.Path, "/v1/checkout/sessions/")
	if !found || r.Header.Get("Authorization") != "Bearer "+secretKey || r.Header.Get("Stripe-Version") != "2026-10-28.endive" || r.Header.Get("Idempotency-Key") != "" {
		s.Errorf("got GET %s with %v, want a request as Stripe's API has it", r.URL, r.Header)
	}
	answer, found := s.sessions[id]
	if len(s.fail) > 0 {
		w.WriteHeader(s.fail[0])
		s.fail = s.fail[1:]
	} else if !found {
		w.WriteHeader(404)
		answer = `{"error":{"type":"invalid_request_error","code":"resource_missing"}}`
	}
	io.WriteString(w, answer)
}

// bought is a purchase that a user has begun.
type bought struct {
	*shop
	user          *consoletest.User
	id, session   string
	paymentIntent string
	price         int
	currency      string
}

// buy begins a purchase.
func (s *shop) buy(u *consoletest.User, pack string) *bought {
	s.Helper()
	u.OK(201, "POST", "/console/checkout", `{"pack":"`+pack+`"}`)
	b := &bought{shop: s, user: u}
	if err := s.DB.QueryRow(`SELECT id, session, price, currency FROM purchase ORDER BY rowid DESC`).Scan(&b.id, &b.session, &b.price, &b.currency); err != nil {
		s.Fatal(err)
	}
	b.paymentIntent = "pi_" + b.id
	return b
}

// object is the data of an event.
type object = map[string]any

// stripeEvent is an event, as Stripe would send it.
type stripeEvent struct {
	id, kind string
	created  int64
	data     object
	live     bool
}

func (e stripeEvent) JSON() string {
	body, err := json.Marshal(object{"id": e.id, "object": "event", "api_version": "2026-10-28.endive", "type": e.kind, "created": e.created, "livemode": e.live,
		"pending_webhooks": 1, "request": object{"id": nil, "idempotency_key": nil}, "data": object{"object": e.data}})
	if err != nil {
		panic(err)
	}
	return string(body)
}

var eventCount int64

// event returns an event that happened this many seconds after the clock's time.
func (s *shop) event(kind string, seconds int64, data object) stripeEvent {
	eventCount++
	return stripeEvent{fmt.Sprintf("evt_%d", eventCount), kind, s.Clock.Unix() + seconds, data, false}
}

// sessionEvent returns an event about the purchase's Checkout Session.
func (b *bought) sessionEvent(kind, paymentStatus string) stripeEvent {
	return b.event("checkout.session."+kind, 0, object{"id": b.session, "object": "checkout.session", "mode": "payment", "payment_status": paymentStatus,
		"client_reference_id": b.id, "payment_intent": b.paymentIntent, "amount_total": b.price, "currency": strings.ToLower(b.currency),
		"metadata": object{"purchase": b.id, "account": b.user.Account}, "customer_details": object{"email": "someone@example.com"}})
}

func (b *bought) paid() stripeEvent { return b.sessionEvent("completed", "paid") }

func (b *bought) refund(kind, id, status string, amount int, seconds int64) stripeEvent {
	return b.event(kind, seconds, object{"id": id, "object": "refund", "amount": amount, "currency": strings.ToLower(b.currency), "status": status,
		"payment_intent": b.paymentIntent, "charge": "ch_" + b.id})
}

// charge returns the event charge.refunded with the total of all refunds until now.
func (b *bought) charge(total int, seconds int64) stripeEvent {
	return b.event("charge.refunded", seconds, object{"id": "ch_" + b.id, "object": "charge", "amount": b.price, "amount_refunded": total,
		"currency": strings.ToLower(b.currency), "payment_intent": object{"id": b.paymentIntent, "object": "payment_intent"}, "status": "succeeded"})
}

func (b *bought) dispute(kind, status string, amount int, seconds int64) stripeEvent {
	return b.event("charge.dispute."+kind, seconds, object{"id": "du_" + b.id, "object": "dispute", "amount": amount, "currency": strings.ToLower(b.currency),
		"status": status, "payment_intent": b.paymentIntent, "charge": "ch_" + b.id})
}

// header returns the header Stripe-Signature of a body, signed this many seconds before the clock's time.
// https://docs.stripe.com/webhooks/signature
func (s *shop) header(body, secret string, age int64) string {
	at := fmt.Sprint(s.Clock.Unix() - age)
	h := hmac.New(sha256.New, []byte(secret))
	h.Write([]byte(at + "." + body))
	return "t=" + at + ",v1=" + hex.EncodeToString(h.Sum(nil))
}

// post sends a body to the webhook with a header Stripe-Signature.
func (s *shop) post(body, header string) *httptest.ResponseRecorder {
	r := consoletest.Request("POST", "/webhooks/stripe", body)
	r.Header.Set("Stripe-Signature", header)
	return s.Do(r)
}

// deliver sends signed events. The test fails unless each is answered with 200.
func (s *shop) deliver(events ...stripeEvent) (last consoletest.Object) {
	s.Helper()
	for _, e := range events {
		body := e.JSON()
		w := s.post(body, s.header(body, webhookSecret, 0))
		if w.Code != 200 {
			s.Fatalf("event %s: got status %d, want 200: %s", body, w.Code, w.Body)
		}
		last = consoletest.Body(s.T, w)
	}
	return last
}

// ignores sends an event. The test fails unless the answer says why nothing was changed.
func (s *shop) ignores(what string, e stripeEvent) {
	s.Helper()
	if got := s.deliver(e); got["received"] != true || got["ignored"] == nil {
		s.Errorf("%s: got %v, want it received and ignored", what, got)
	}
}

// newest returns the user's newest purchase as the API shows it.
func (s *shop) newest(u *consoletest.User) consoletest.Object {
	s.Helper()
	return u.OK(200, "GET", "/console/purchases", "")["items"].([]any)[0].(consoletest.Object)
}

// credits returns an account's balance and owed credits.
func (s *shop) credits(u *consoletest.User) (balance, owed int) {
	s.Helper()
	c := u.OK(200, "GET", "/console/credits", "")
	return int(c["balance"].(float64)), int(c["owed"].(float64))
}

// expect checks an account's balance and owed credits, and the ledger.
func (s *shop) expect(u *consoletest.User, balance, owed int) {
	s.Helper()
	if gotBalance, gotOwed := s.credits(u); gotBalance != balance || gotOwed != owed {
		s.Errorf("got balance %d, owed %d, want %d, %d", gotBalance, gotOwed, balance, owed)
	}
	s.CheckLedger()
}

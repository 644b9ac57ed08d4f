package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// stripe is a simulated Stripe: Checkout Sessions, refunds and disputes, and its events about them.
type stripe struct {
	w         *world
	answers   map[string]string // by idempotency key
	checkouts []*checkout
	events    int // so far
	waiting   int // events that were not delivered yet
}

// checkout is a Checkout Session and its payment.
type checkout struct {
	session, intent   string
	purchase, account string
	currency          string
	price, tax        int64
	total             int64 // what the customer pays, tax included
	visited           bool
	paid              bool
	refunds           []*refund
	dispute           string // status; "" without one
}

// refund is a refund of a payment. If it fails later, the customer does not get the money.
type refund struct {
	id     string
	amount int64
	failed bool
}

// packs are the ids of the packs for sale, as PACKS has them.
var packs = []string{"small", "large", "yen"}

const (
	packsForSale   = "small 100 10.00 USD, large 700 59.90 USD, yen 333 500 JPY"
	stripeHost     = "api.stripe.com"
	checkoutPage   = "https://checkout.stripe.com/c/pay/"
	webhookSecret  = "whsec_" + secretMark + "_for_simulations_only"
	stripeResource = "/v1/checkout/sessions"
)

// refunded returns what refunds took from a payment, without those that failed.
func (c *checkout) refunded() (sum int64) {
	for _, r := range c.refunds {
		if !r.failed {
			sum += r.amount
		}
	}
	return sum
}

// disputed returns what a dispute took from a payment: nothing while it is an inquiry, and after it is won.
func (c *checkout) disputed() int64 {
	switch c.dispute {
	case "needs_response", "under_review", "lost":
		return c.total
	}
	return 0
}

// serve answers a request to Stripe's API. A repeated idempotency key gets the first answer.
func (s *stripe) serve(r *http.Request) *http.Response {
	var body []byte
	if r.Body != nil {
		body, _ = io.ReadAll(r.Body)
	}
	form, _ := url.ParseQuery(string(body))
	key := r.Header.Get("Idempotency-Key")
	answer, status := s.answers[key], 200
	switch {
	case r.Header.Get("Authorization") != "Bearer "+secrets["STRIPE_SECRET_KEY"]:
		answer, status = `{"error":{"type":"invalid_request_error"}}`, 401
	case key != "" && answer != "":
	case r.Method == "GET" && strings.HasPrefix(r.URL.Path, stripeResource+"/"):
		answer, status = s.show(strings.TrimPrefix(r.URL.Path, stripeResource+"/"))
	case r.Method == "POST" && r.URL.Path == stripeResource:
		answer = s.create(form)
	case r.Method == "POST" && r.URL.Path == "/v1/refunds":
		answer, status = s.refund(form)
	default:
		answer, status = `{"error":{"type":"invalid_request_error"}}`, 404
	}
	if key != "" && status == 200 {
		s.answers[key] = answer
	}
	if s.w.happens("stripe fails") { // after it has carried out the request
		return respond(r, 500, "application/json", `{"error":{"type":"api_error"}}`)
	}
	return respond(r, status, "application/json", answer)
}

func (s *stripe) create(form url.Values) string {
	price, _ := strconv.ParseInt(form.Get("line_items[0][price_data][unit_amount]"), 10, 64)
	c := &checkout{
		session: fmt.Sprintf("cs_test_%d", len(s.checkouts)+1), intent: fmt.Sprintf("pi_%d", len(s.checkouts)+1),
		purchase: form.Get("client_reference_id"), account: form.Get("metadata[account]"),
		currency: form.Get("line_items[0][price_data][currency]"), price: price, total: price,
	}
	if form.Get("automatic_tax[enabled]") == "true" {
		c.tax = price / 5
		if form.Get("line_items[0][price_data][tax_behavior]") == "exclusive" {
			c.total += c.tax
		}
	}
	s.checkouts = append(s.checkouts, c)
	s.w.start("stripe "+c.session, func(p *process) { // Stripe ends it after a while
		p.sleep(p.between(20*time.Minute, 40*time.Minute))
		if !c.visited {
			c.visited = true
			s.send("checkout.session.expired", c.object("unpaid"))
		}
	})
	return `{"id":"` + c.session + `","object":"checkout.session","url":"` + checkoutPage + c.session + `"}`
}

func (s *stripe) show(id string) (string, int) {
	for _, c := range s.checkouts {
		if c.session == id {
			return `{"id":"` + id + `","object":"checkout.session","payment_intent":{"id":"` + c.intent + `","latest_charge":{"receipt_url":"https://pay.stripe.com/receipts/` + id + `"}}}`, 200
		}
	}
	return `{"error":{"type":"invalid_request_error","code":"resource_missing"}}`, 404
}

func (s *stripe) refund(form url.Values) (string, int) {
	amount, _ := strconv.ParseInt(form.Get("amount"), 10, 64)
	for _, c := range s.checkouts {
		if c.intent == form.Get("payment_intent") && c.paid {
			r := s.giveBack(c, amount)
			if r == nil {
				break
			}
			return `{"id":"` + r.id + `","object":"refund","status":"succeeded"}`, 200
		}
	}
	return `{"error":{"type":"invalid_request_error","code":"charge_already_refunded"}}`, 400
}

// giveBack refunds a part of a payment. It returns nil if less than the amount is left of the payment.
func (s *stripe) giveBack(c *checkout, amount int64) *refund {
	if amount < 1 || amount > c.total-c.refunded()-c.disputed() {
		return nil
	}
	r := &refund{id: fmt.Sprintf("re_%s_%d", c.intent, len(c.refunds)+1), amount: amount}
	c.refunds = append(c.refunds, r)
	status := "succeeded"
	if s.w.stream("refund").IntN(2) == 0 {
		status = "pending"
	}
	s.send("refund.created", c.refundObject(r, status))
	s.send("charge.refunded", map[string]any{"id": "ch_" + c.intent, "object": "charge", "amount": c.total, "amount_refunded": c.everRefunded(), "currency": c.currency, "payment_intent": c.intent})
	fails := s.w.stream("refund").IntN(3) == 0
	if status == "pending" || fails {
		s.w.start("stripe "+r.id, func(p *process) {
			p.sleep(p.between(2*time.Second, pick(p, []time.Duration{20 * time.Second, 3 * time.Minute})))
			if fails {
				r.failed = true
				s.send("refund.failed", c.refundObject(r, "failed"))
				return
			}
			s.send("refund.updated", c.refundObject(r, "succeeded"))
		})
	}
	return r
}

// everRefunded returns what a charge reports as refunded, including refunds that failed later.
func (c *checkout) everRefunded() (sum int64) {
	for _, r := range c.refunds {
		sum += r.amount
	}
	return sum
}

// visit opens Stripe's page of a checkout as a customer, who may pay.
func (s *stripe) visit(page string) {
	for _, c := range s.checkouts {
		if checkoutPage+c.session == page && !c.visited {
			c.visited = true
			s.w.start("payer "+c.session, func(p *process) { s.pay(p, c) })
		}
	}
}

// pay finishes a checkout that a customer has opened: it expires, fails or is paid. A payment may then be refunded or disputed.
func (s *stripe) pay(p *process, c *checkout) {
	p.sleep(p.between(3*time.Second, 3*time.Minute))
	n := p.random.IntN(20)
	switch {
	case n == 0:
		s.send("checkout.session.expired", c.object("unpaid"))
		return
	case n < 5: // a bank transfer
		s.send("checkout.session.completed", c.object("unpaid"))
		p.sleep(p.between(time.Second, 15*time.Minute))
		if n == 1 {
			s.send("checkout.session.async_payment_failed", c.object("unpaid"))
			return
		}
		c.paid = true
		s.send("checkout.session.async_payment_succeeded", c.object("paid"))
	default:
		c.paid = true
		s.send("checkout.session.completed", c.object("paid"))
	}
	if p.oneIn(2) {
		p.sleep(p.between(0, pick(p, []time.Duration{5 * time.Second, 5 * time.Minute})))
		amount := c.total - c.refunded()
		if p.oneIn(2) {
			amount = 1 + p.random.Int64N(c.total)
		}
		s.giveBack(c, amount)
	}
	if p.oneIn(3) {
		p.sleep(p.between(0, pick(p, []time.Duration{5 * time.Second, 5 * time.Minute})))
		s.disputes(p, c)
	}
}

// disputes lets the customer's bank dispute a payment.
func (s *stripe) disputes(p *process, c *checkout) {
	if c.refunded() > 0 {
		return
	}
	follow := func(kind, status string) {
		c.dispute = status
		s.send("charge.dispute."+kind, map[string]any{"id": "du_" + c.intent, "object": "dispute", "amount": c.total, "currency": c.currency, "status": status, "payment_intent": c.intent})
		p.sleep(p.between(2*time.Second, pick(p, []time.Duration{20 * time.Second, 3 * time.Minute})))
	}
	if p.oneIn(3) {
		follow("created", "warning_needs_response")
		follow("closed", "warning_closed")
		return
	}
	follow("created", "needs_response")
	if p.oneIn(2) {
		follow("updated", "under_review")
	}
	follow("closed", pick(p, []string{"won", "lost"}))
}

// object returns the Checkout Session as an event has it.
func (c *checkout) object(paymentStatus string) map[string]any {
	return map[string]any{
		"id": c.session, "object": "checkout.session", "mode": "payment", "payment_status": paymentStatus, "client_reference_id": c.purchase, "payment_intent": c.intent,
		"amount_total": c.total, "currency": c.currency, "total_details": map[string]any{"amount_tax": c.tax}, "metadata": map[string]any{"purchase": c.purchase, "account": c.account},
	}
}

func (c *checkout) refundObject(r *refund, status string) map[string]any {
	return map[string]any{"id": r.id, "object": "refund", "amount": r.amount, "currency": c.currency, "status": status, "payment_intent": c.intent}
}

// send sends an event until it is accepted, as Stripe does, and sometimes sends it twice. Events overtake each other.
func (s *stripe) send(kind string, object map[string]any) {
	s.events++
	body := marshal(map[string]any{
		"id": fmt.Sprintf("evt_%d", s.events), "object": "event", "type": kind, "created": s.w.now.Unix(), "livemode": false, "data": map[string]any{"object": object},
	})
	copies := 1
	if s.w.happens("stripe's event comes again") {
		copies = 2
	}
	for n := range copies {
		delay := s.w.latency("event", 100*time.Millisecond, 5*time.Second)
		if s.w.happens("stripe's event comes late") {
			delay = time.Duration(s.w.stream("late event").Int64N(int64(10 * time.Minute)))
		}
		s.waiting++
		s.w.start(fmt.Sprintf("event %d.%d", s.events, n), func(p *process) {
			p.sleep(delay)
			s.deliver(p, body)
			s.waiting--
		})
	}
}

// deliver sends an event until the service accepts it.
func (s *stripe) deliver(p *process, body string) {
	if p.oneIn(20) { // an attacker sends it first, with a wrong signature
		if answer := p.callConsole(eventRequest(body, "whsec_of_somebody_else", p.now)); !answer.lost && answer.status < 400 {
			p.violate(refused, "an event with a wrong signature was answered with %d %s", answer.status, answer.body)
		}
	}
	for pause := 5 * time.Second; ; pause = min(3*pause, 5*time.Minute) {
		answer := p.callConsole(eventRequest(body, webhookSecret, p.now))
		if !answer.lost && answer.status < 300 {
			if ignored := answer.text("ignored"); ignored != "" && ignored != "the event was received before" {
				p.violate(paid, "the event %s was ignored: %s", body, ignored)
			}
			return
		}
		p.sleep(pause)
	}
}

// eventRequest returns a request of Stripe with a signed event. https://docs.stripe.com/webhooks/signature
func eventRequest(body, secret string, at time.Time) *http.Request {
	signed := strconv.FormatInt(at.Unix(), 10)
	h := hmac.New(sha256.New, []byte(secret))
	h.Write([]byte(signed + "." + body))
	r := consoleRequest("POST", "/webhooks/stripe", body)
	r.Header.Set("Stripe-Signature", "t="+signed+",v1="+hex.EncodeToString(h.Sum(nil)))
	return r
}

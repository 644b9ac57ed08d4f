package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"time"

	"loupe/core/ledger"
	"loupe/tests/host"
)

// client is a program of a customer that uses its keys.
type client struct {
	*process
	*account
}

// Limits of exchanges. The time of the connection that the platform allows is the most for a caller; a message of the queue may wait
// for the operator's limits, too.
const (
	requestLimit    = 30 * time.Second
	backgroundLimit = 60 * time.Second
)

// send sends a request to the data plane with a key, and waits for the answer for as long as the patience lasts.
func (c *client) send(key *apiKey, r *http.Request, patience time.Duration) reply {
	if r.Header.Get("Authorization") == "" {
		r.Header.Set("Authorization", "Bearer "+key.key)
	}
	i := c.anyIsolate(c.random)
	sent := c.now
	answer := c.exchange(i, r.Method+" "+r.URL.Path, requestLimit, func() (*host.Call, error) { return i.host.Begin(r) }, patience)
	if answer.lost {
		c.tell("%s %s: no answer", r.Method, r.URL.Path)
		return answer
	}
	c.tell("%s %s: %d %s", r.Method, r.URL.Path, answer.status, short(string(answer.body)))
	if r.Header.Get("Authorization") == "Bearer "+key.key {
		c.checkKey(key, sent, r.Method+" "+r.URL.Path, answer)
	}
	return answer
}

func request(method, path, body string, headers ...string) *http.Request {
	r, err := http.NewRequest(method, origin+path, strings.NewReader(body))
	if err != nil {
		panic(err)
	}
	r.RequestURI = path
	r.Header.Set("Cf-Connecting-Ip", "203.0.113.7")
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	for n := 0; n+1 < len(headers); n += 2 {
		r.Header.Set(headers[n], headers[n+1])
	}
	return r
}

// run does what clients do, in any order.
func (c *client) run() {
	for !c.calm {
		c.sleep(c.between(0, 40*time.Second))
		if c.next != nil {
			c.account = c.next
		}
		doOne(c.process, acts, c)
	}
}

// acts are what clients do, and how often.
var acts = []act[*client]{
	{10, (*client).appraise},
	{3, (*client).readBack},
	{2, (*client).readCredits},
	{1, (*client).readWithRetired},
	{2, (*client).sendNonsense},
}

// appraisalBody returns the body of an appraisal request.
func (c *client) appraisalBody() string {
	return fmt.Sprintf(`{"image_url":%q,"description":%q,"limit":%d}`, photoURL(c.random.IntN(photoCount+1))+"?of="+c.mark, pick(c.process, descriptions), 1+c.random.IntN(5))
}

// descriptions of things, which the catalogue has, or has not.
var descriptions = []string{
	"Halden Scout 35 rangefinder camera", "Halden Scout 35 camera with strap", "Orvik Drift acoustic guitar", "Orvik Drift guitar, spruce",
	"Halden Scout 35", "a thing that nobody sells",
}

// appraise asks for an appraisal, mostly with an idempotency key, and tries again if there is no answer.
func (c *client) appraise() {
	key, body := pick(c.process, c.keys), c.appraisalBody()
	idempotency := ""
	if !c.oneIn(3) {
		idempotency = fmt.Sprintf("key-%s-%d", c.mark, c.random.Uint32())
	}
	for tries := 0; ; tries++ {
		r := request("POST", "/api/v1/appraise-product", body)
		if idempotency != "" {
			r.Header.Set("Idempotency-Key", idempotency)
		}
		patience := time.Minute
		if c.happens("client leaves") {
			patience = c.between(0, 5*time.Second)
		}
		answer := c.send(key, r, patience)
		if !answer.lost {
			c.checkAnswer(key, answer)
		}
		done := !answer.lost && answer.status != 409 && answer.status < 500
		if done || idempotency == "" && !answer.lost || tries == 3 {
			return
		}
		c.sleep(c.between(time.Second, 30*time.Second))
	}
}

// checkAnswer checks the answer to an appraisal request.
func (c *client) checkAnswer(key *apiKey, answer reply) {
	id, charge := answer.header.Get("loupe-appraisal-id"), answer.header.Get("loupe-credits-charged")
	if answer.status != 200 {
		if hasValue(answer.body) || charge != "" && charge != "0" {
			c.violate(free, "status %d with a value or a charge of %q: %s", answer.status, charge, answer.body)
		}
		return
	}
	var document struct {
		Appraisal json.RawMessage `json:"appraisal"`
	}
	if err := json.Unmarshal(answer.body, &document); err != nil {
		c.violate(charged, "the answer %s is not JSON: %v", id, err)
		return
	}
	valued := string(document.Appraisal) != "null"
	switch {
	case id == "" || charge != "0" && charge != fmt.Sprint(ledger.AppraisalCost):
		c.violate(charged, "an answer has the id %q and the charge %q", id, charge)
	case valued && charge == "0" || !valued && charge != "0":
		c.violate(free, "the answer %s has the charge %s and the value %s", id, charge, document.Appraisal)
	case valued:
		c.deliver(id, string(answer.body), key)
	}
}

// deliver notes an answer that was delivered as charged. The same appraisal is always answered with the same bytes.
func (c *client) deliver(id, body string, key *apiKey) {
	if earlier := c.charged[id]; earlier != nil {
		if earlier.body != body {
			c.violate(charged, "the appraisal %s was answered with\n%s\nthen with\n%s", id, earlier.body, body)
		}
		return
	}
	c.charged[id] = &appraisal{id, body, key}
	c.order = append(c.order, id)
	c.valued++
}

// hasValue reports whether a text has an appraisal's value.
func hasValue(body []byte) bool { return strings.Contains(string(body), `"price_lower":`) }

// readBack reads an appraisal of its own, or tries one of another account.
func (c *client) readBack() {
	other := c.ledger.all[c.random.IntN(len(c.ledger.all))]
	if len(other.order) == 0 {
		return
	}
	id := pick(c.process, other.order)
	answer := c.send(pick(c.process, c.keys), request("GET", "/api/v1/appraisals/"+id, ""), time.Minute)
	switch {
	case answer.lost || answer.status == 401 || answer.status == 403 || answer.status == 429 || answer.status >= 500:
	case other != c.account:
		if answer.status != 404 {
			c.violate(apart, "%s read the appraisal %s of %s: %d %s", c.id, id, other.id, answer.status, answer.body)
		}
	case answer.status != 200 || !hasValue(answer.body):
		c.violate(charged, "the charged appraisal %s was read back with %d %s", id, answer.status, answer.body)
	}
}

func (c *client) readCredits() {
	c.send(pick(c.process, c.keys), request("GET", "/api/v1/credits", ""), time.Minute)
}

// sendNonsense sends what must be refused.
func (c *client) sendNonsense() {
	r := request("POST", "/api/v1/appraise-product", pick(c.process, []string{``, `{}`, `[`, `{"image_url":"http://10.0.0.1/"}`, `{"image_url":7}`}))
	if c.oneIn(2) {
		r.Header.Set("Authorization", "Bearer loupe_wrong")
	}
	answer := c.send(pick(c.process, c.keys), r, time.Minute)
	if !answer.lost && answer.status < 400 {
		c.violate(refused, "%s was answered with %d %s", r.Method, answer.status, answer.body)
	}
}

// end does what works when nothing goes wrong, and checks that every answer that was charged can be had again.
func (c *client) end() {
	if !c.deleted.IsZero() {
		return
	}
	key := c.keys[0]
	for _, id := range c.order {
		answer := c.send(key, request("GET", "/api/v1/appraisals/"+id, ""), time.Hour)
		if answer.status != 200 || !hasValue(answer.body) {
			c.violate(charged, "the charged appraisal %s was read back with %d %s", id, answer.status, answer.body)
		}
	}
	if answer := c.send(key, request("GET", "/api/v1/credits", ""), time.Hour); answer.status != 200 {
		c.violate(lively, "%s asked for its credits and got %d %s", c.id, answer.status, answer.body)
	}
}

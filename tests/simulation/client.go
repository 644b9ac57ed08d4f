package main

import (
	"net/http"
	"strings"
	"time"

	"loupe/build/products/host"
)

// client is a program of a customer that uses its keys.
type client struct {
	*process
	*account
}

// A caller's exchange must end within requestLimit, and one of the queue or the schedule within backgroundLimit.
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
	c.last = answer
	c.checkReply(r.URL.Path, answer)
	if answer.lost {
		c.tell("%s %s: no answer after %d bytes", r.Method, r.URL.Path, len(answer.body))
		c.checkApart(r.URL.Path, answer.body, key.account)
		return answer
	}
	c.tell("%s %s: %d %s", r.Method, r.URL.Path, answer.status, short(string(answer.body)))
	if _, breaks := r.Body.(broken); answer.status >= 500 && !answer.faulted() && !breaks {
		c.violate(reasoned, "%s %s was answered with %d %s, but nothing had failed", r.Method, r.URL.Path, answer.status, answer.body)
	}
	if answer.status == 500 && !answer.call.trapped {
		c.violate(inTime, "%s %s had no response: %s", r.Method, r.URL.Path, answer.body)
	}
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
	{110, (*client).appraise},
	{14, (*client).placeOrder},
	{16, (*client).stream},
	{8, (*client).appraiseLater},
	{16, (*client).appraiseByTool},
	{7, (*client).appraiseAsTask},
	{2, (*client).askTool},
	{48, (*client).appraiseBatch},
	{3, (*client).appraiseProducts},
	{1, (*client).lookIntoBatch},
	{3, (*client).readBack},
	{1, (*client).list},
	{1, (*client).readCredits},
	{1, (*client).readWithRetired},
	{2, (*client).sendNonsense},
	{1, (*client).rehearse},
	{2, (*client).addHook},
	{2, (*client).useHook},
	{2, (*client).uploadPhoto},
	{1, (*client).readPhoto},
	{2, (*client).useLink},
	{2, (*client).recordOutcome},
	{1, (*client).readOutcomes},
	{1, (*client).correct},
	{3, (*client).report},
}

// One in readAgain charged answers is read again at the end, and one in readAgain idempotency keys is used again.
const readAgain = 6

// end does what works when nothing goes wrong, and checks that every answer that was charged can be fetched again, by its id and its key.
func (c *client) end() {
	c.endApps()
	if c.deleting {
		return
	}
	c.checkExplained(c.account)
	key := c.keys[0]
	credits := c.send(key, request("GET", "/api/v1/credits", ""), time.Hour)
	if credits.status != 200 || credits.number("pending") != 0 {
		c.violate(lively, "%s asked for its credits and got %d %s", c.id, credits.status, credits.body)
	}
	for n, id := range c.order {
		if n%readAgain > 0 {
			continue
		}
		answer := c.send(key, request("GET", "/api/v1/appraisals/"+id, ""), time.Hour)
		if answer.status != 200 {
			c.violate(charged, "the charged appraisal %s was read back with %d %s", id, answer.status, answer.body)
		}
		c.checkRecord(key, id, answer)
	}
	for _, id := range c.texts(`SELECT p.id FROM appraisal p JOIN transfer t ON t.id = p.id WHERE p.account = ?1 AND t.state = 'voided' AND p.answer IS NOT NULL AND p.answered_at <> t.settled_at`, c.id) {
		c.checkRecord(key, id, c.send(key, request("GET", "/api/v1/appraisals/"+id, ""), time.Hour))
	}
	c.endBatches()
	c.endHooks()
	for n, k := range c.keyed {
		if n%readAgain == 0 && k.body != "" && k.id != "" && c.now.Sub(k.first) < 23*time.Hour {
			answer := c.send(key, request("POST", appraisePath, k.body, "Idempotency-Key", k.name), time.Hour)
			if answer.status != 200 || answer.header.Get("idempotent-replayed") != "true" {
				c.violate(charged, "the charged call %s was repeated and answered with %d %s", k.name, answer.status, answer.body)
			}
			c.checkAnswer(key, answer, k, true)
		}
	}
	if again := c.send(key, request("GET", "/api/v1/credits", ""), time.Hour); again.number("balance") != credits.number("balance") {
		c.violate(charged, "%s had %s, and after repeated calls %s", c.id, credits.body, again.body)
	}
}

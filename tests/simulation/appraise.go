package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/tidwall/gjson"

	"loupe/core/store/ledger"
)

const appraisePath = "/api/v1/appraise-product"

// appraisalBody returns the body of an appraisal request. It has the account's mark.
func (c *client) appraisalBody() string {
	country := pick(c.process, []string{"", `,"country":"US"`, `,"country":"US"`, `,"country":"US"`, `,"currency":"USD"`})
	return fmt.Sprintf(`{"image_url":%q,"description":%q,"limit":%d%s}`, c.anyPhoto()+"?of="+c.mark, pick(c.process, descriptions), 1+c.random.IntN(5), country)
}

// anyPhoto returns the URL of a photo. One in eight redirects or is missing.
func (c *client) anyPhoto() string {
	if c.oneIn(8) {
		return "https://" + photoHost + pick(c.process, []string{"/moved/1.jpg", "/inside", "/around", "/99.jpg"})
	}
	return photoURL(c.random.IntN(photoCount))
}

// descriptions are of items in the catalogue, except for the last.
var descriptions = []string{
	"Halden Scout 35 rangefinder camera", "Halden Scout 35 camera with strap", "Orvik Drift acoustic guitar", "Orvik Drift guitar, spruce",
	"Halden Scout 35", "Halden Scout 35 rangefinder camera, cracked viewfinder", "Orvik Drift", "Halden Scout 35 black",
	"Halden Scout rangefinder", "Orvik Drift guitar", "Orvik Drift acoustic guitar, spruce", "Halden Scout 35 film camera", "a thing that nobody sells",
}

// orderBody returns the body of the order with a number. All accounts send the same body.
func orderBody(n int) string {
	return fmt.Sprintf(`{"image_url":%q,"description":%q,"limit":%d,"country":"US"}`, photoURL(n%photoCount), descriptions[n%6], 1+n%5)
}

// patience is how long a client waits for an answer.
func (c *client) patience() time.Duration {
	if c.happens("client leaves") {
		return c.between(0, 5*time.Second)
	}
	return time.Minute
}

// appraise asks for an appraisal without an Idempotency-Key. It may ask for details.
func (c *client) appraise() {
	path := appraisePath
	if c.oneIn(3) {
		path += "?include=details"
	}
	key := pick(c.process, c.keys)
	c.checkAnswer(key, c.send(key, request("POST", path, c.appraisalBody()), c.patience()), nil, path == appraisePath)
}

// placeOrder asks for an appraisal with an Idempotency-Key, and retries if there is no answer. Sometimes two programs do so at the same time, or
// one uses the key for another request.
func (c *client) placeOrder() {
	c.orders++
	k := &keyed{name: fmt.Sprintf("order-%d", c.orders), body: orderBody(c.orders), first: c.now}
	c.keyed = append(c.keyed, k)
	if c.oneIn(4) {
		a := c.account
		c.start(c.actor+"'s twin "+k.name, func(p *process) {
			p.sleep(p.between(0, 3*time.Second))
			(&client{p, a}).repeat(k)
		})
	}
	c.repeat(k)
	if c.oneIn(3) && k.id != "" {
		body := strings.Replace(k.body, `"limit":`, `"asking_price":7,"limit":`, 1)
		if answer := c.send(pick(c.process, c.keys), request("POST", appraisePath, body, "Idempotency-Key", k.name), time.Minute); !answer.lost && answer.status < 400 {
			c.violate(charged, "the Idempotency-Key %s of another request was answered with %d %s", k.name, answer.status, answer.body)
		}
	}
	if c.oneIn(2) {
		c.repeat(k)
	}
}

// repeat sends a call with an Idempotency-Key until it is answered, at most four times.
func (c *client) repeat(k *keyed) {
	for tries := 0; tries < 4; tries++ {
		key := pick(c.process, c.keys)
		answer := c.send(key, request("POST", appraisePath, k.body, "Idempotency-Key", k.name), c.patience())
		c.checkAnswer(key, answer, k, true)
		if !answer.lost && answer.status == 409 && answer.header.Get("retry-after") == "" {
			c.violate(accepted, "the repeated call %s was answered with %s", k.name, answer.body)
		}
		if !answer.lost && answer.status != 409 && answer.status < 500 {
			return
		}
		c.sleep(c.between(time.Second, 30*time.Second))
	}
}

// charge records the id of the appraisal that a repeatable call was charged for.
func (c *client) charge(k *keyed, id string) {
	if k.id != "" && k.id != id {
		c.violate(charged, "the call %s of %s was charged twice: %s, %s", k.name, c.id, k.id, id)
	}
	k.id = id
}

// checkAnswer checks the answer to an appraisal call. k is nil if the call has no Idempotency-Key. plain is true if it asked for no details.
func (c *client) checkAnswer(key *apiKey, answer reply, k *keyed, plain bool) {
	if answer.lost || answer.status >= 500 {
		c.unfinished(answer, k)
	}
	if answer.lost {
		return
	}
	id, charge := answer.header.Get("loupe-appraisal-id"), answer.header.Get("loupe-credits-charged")
	if answer.status != 200 {
		if hasValue(answer.body) || charge != "" && charge != "0" {
			c.violate(free, "status %d with a value or a charge of %q: %s", answer.status, charge, answer.body)
		}
		if id != "" {
			c.sight(id)
		}
		return
	}
	value := answer.json("appraisal")
	switch {
	case answer.json("error.appraisal_error.code").Str == "TOO_LATE":
		c.violate(reasoned, "the credits of %s were released while it was in progress: %s", id, answer.body)
	case !value.Exists() || id == "" || charge != "0" && charge != strconv.Itoa(ledger.AppraisalCost):
		c.violate(charged, "an answer has the id %q and the charge %q: %s", id, charge, answer.body)
	case value.IsObject() != (charge != "0"):
		c.violate(free, "the answer %s has the charge %s and the value %s", id, charge, value.Raw)
	case charge == "0":
		c.gaveFree(id, string(answer.body))
		if k != nil && k.id != "" {
			c.violate(charged, "the call %s was charged as %s, then answered with %s", k.name, k.id, answer.body)
		}
	default:
		body := ""
		if plain {
			body = string(answer.body)
		}
		c.deliver(id, value.Raw, body, key)
		if k != nil {
			c.charge(k, id)
		}
	}
}

// hasValue reports whether a text has an appraisal's value.
func hasValue(body []byte) bool { return strings.Contains(string(body), `"price_lower":`) }

// stream asks for an appraisal as a stream of events. It may leave before the end.
func (c *client) stream() {
	key, patience := pick(c.process, c.keys), time.Minute
	if !c.calm && c.oneIn(3) {
		patience = c.between(0, 8*time.Second)
	}
	if !c.calm && c.oneIn(4) {
		c.leavesAt = "event: range\n"
	}
	answer := c.send(key, request("POST", appraisePath, c.appraisalBody(), "Accept", "text/event-stream"), patience)
	if answer.header == nil || answer.header.Get("content-type") != "text/event-stream" {
		c.checkAnswer(key, answer, nil, true)
		return
	}
	c.checkStream(key, answer)
	if id := answer.header.Get("loupe-appraisal-id"); id != "" && c.oneIn(2) {
		if answer.lost && c.oneIn(2) { // the client has read the range, so cancelling must have no effect
			c.rpc(key, toolCall{id: c.nextID(), method: "tasks/cancel", name: id, tasks: true}, time.Minute)
		}
		c.poll(key, id)
	}
}

// checkStream checks as much of a stream as a client has seen.
func (c *client) checkStream(key *apiKey, answer reply) {
	id := answer.header.Get("loupe-appraisal-id")
	if id == "" {
		c.violate(free, "a stream has no appraisal id: %s", answer.body)
		return
	}
	s, last := c.sight(id), ""
	for _, e := range events(string(answer.body)) {
		last = e.name
		switch value := gjson.Get(e.data, "appraisal"); e.name {
		case "range":
			s.rangeOf = answer.call
			if c.count(`SELECT count(*) FROM transfer WHERE id = ?1 AND debit = ?2`, id, c.id) != 1 && c.deleted.IsZero() {
				c.violate(free, "the range of %s was sent, but no credits were held: %s", id, answer.body)
			}
		case "appraisal":
			if value.IsObject() {
				c.deliver(id, value.Raw, e.data, key)
			} else {
				c.gaveFree(id, e.data)
			}
			contradicted := strings.Contains(e.data, "no listing confirms either") // by listings that came after the range: see API.md
			if s.rangeOf != nil && !value.IsObject() && !answer.faulted() && !contradicted {
				c.violate(free, "the range of %s was sent, but the answer has no value: %s", id, e.data)
			}
		case "problem":
			if hasValue([]byte(e.data)) {
				c.violate(free, "a problem has a value: %s", e.data)
			}
			if !answer.faulted() {
				c.violate(reasoned, "the stream of %s ended with %s, but nothing had failed", id, e.data)
			}
		}
	}
	if !answer.lost && last != "appraisal" && last != "problem" {
		c.violate(inTime, "the stream of %s ended with the event %q", id, last)
	}
}

// sentEvent is a server-sent event.
type sentEvent struct{ name, data string }

// events returns the complete events of a stream.
func events(text string) (list []sentEvent) {
	blocks := strings.Split(text, "\n\n")
	for _, block := range blocks[:len(blocks)-1] {
		var e sentEvent
		for line := range strings.SplitSeq(block, "\n") {
			if name, ok := strings.CutPrefix(line, "event: "); ok {
				e.name = name
			} else if data, ok := strings.CutPrefix(line, "data: "); ok {
				e.data = data
			}
		}
		if e.name != "" {
			list = append(list, e)
		}
	}
	return list
}

// appraiseLater asks for an appraisal that runs in the background, and polls.
func (c *client) appraiseLater() {
	key := pick(c.process, c.keys)
	answer := c.send(key, request("POST", appraisePath, c.appraisalBody(), "Prefer", "respond-async"), c.patience())
	if answer.lost || answer.status != 202 {
		c.checkAnswer(key, answer, nil, true)
		return
	}
	id := answer.text("id")
	c.sight(id)
	if id == "" || answer.header.Get("location") == "" || hasValue(answer.body) {
		c.violate(accepted, "an asynchronous call was answered with %s", answer.body)
	}
	c.poll(key, id)
}

// poll reads an appraisal until it has ended.
func (c *client) poll(key *apiKey, id string) {
	for range 8 {
		c.sleep(c.between(10*time.Second, time.Minute))
		answer := c.send(key, request("GET", "/api/v1/appraisals/"+id, ""), time.Minute)
		c.checkRecord(key, id, answer)
		if !answer.lost && answer.status < 500 && answer.status != 202 && answer.status != 429 {
			return
		}
	}
}

// checkRecord checks the answer to GET /appraisals/{id} for an appraisal of the account.
func (c *client) checkRecord(key *apiKey, id string, answer reply) {
	switch {
	case answer.lost:
	case answer.status == 404 && !c.deleting:
		if c.charged[id] != nil || c.count(`SELECT count(*) FROM appraisal WHERE id = ?1`, id) > 0 {
			c.violate(charged, "the appraisal %s was read back with %d %s", id, answer.status, answer.body)
		}
	case answer.status == 202 && c.charged[id] != nil:
		c.violate(charged, "the appraisal %s was answered before, but is in progress now", id)
	case answer.status != 200 && hasValue(answer.body):
		c.violate(free, "status %d has a value: %s", answer.status, answer.body)
	case answer.status == 200:
		value := answer.json("answer.appraisal")
		charge := answer.header.Get("loupe-credits-charged")
		switch {
		case charge == "0" && value.IsObject() || charge != "0" && !value.IsObject():
			c.violate(free, "the appraisal %s has the charge %q and the value %s", id, charge, value.Raw)
		case charge == "0":
			if c.charged[id] != nil {
				c.violate(charged, "the charged appraisal %s was read back with %s", id, answer.body)
			}
			if hasValue(answer.body) || answer.json("evidence.candidates").Exists() || answer.json("evidence.estimate").Type == gjson.Number {
				c.violate(free, "the free appraisal %s has a value: %s", id, answer.body)
			}
		default:
			c.deliver(id, value.Raw, answer.json("answer").Raw, key)
		}
	}
}

// readBack reads an appraisal of the account, or tries to read one of another account.
func (c *client) readBack() {
	other := c.account
	if c.oneIn(3) {
		other = pick(c.process, c.ledger.all)
	}
	if len(other.order) == 0 {
		return
	}
	id, key := pick(c.process, other.order), pick(c.process, c.keys)
	answer := c.send(key, request("GET", "/api/v1/appraisals/"+id, ""), time.Minute)
	if other == c.account {
		c.checkRecord(key, id, answer)
		return
	}
	c.checkHidden("the appraisal "+id+" of "+other.name, answer)
}

// checkHidden checks that a request for what belongs to another account was answered as if it did not exist.
func (c *client) checkHidden(what string, answer reply) {
	if !answer.lost && (answer.status < 400 || answer.status == 409) {
		c.violate(apart, "%s reached %s: %d %s", c.name, what, answer.status, answer.body)
	}
}

// list reads the account's appraisals, newest first, up to some page.
func (c *client) list() {
	known, earlier := c.order, ""
	path := "/api/v1/appraisals?limit=" + strconv.Itoa(1+c.random.IntN(50))
	for {
		answer := c.send(pick(c.process, c.keys), request("GET", path, ""), time.Minute)
		if answer.lost || answer.status != 200 {
			return
		}
		for _, item := range answer.json("items").Array() {
			id, free := item.Get("id").Str, item.Get("credits_charged").Num == 0
			if owner := c.ledger.owners[id]; owner != nil && owner != c.account {
				c.violate(apart, "%s lists the appraisal %s of %s", c.name, id, owner.name)
			}
			if free && item.Get("appraisal").IsObject() || free && slices.Contains(known, id) {
				c.violate(charged, "the list shows a value for free, or a charged appraisal as free: %s", item.Raw)
			}
			if earlier != "" && id >= earlier {
				c.violate(consistent, "the list of %s has %s after %s", c.name, id, earlier)
			}
			earlier = id
		}
		next := answer.json("next").Str
		if next == "" || c.oneIn(2) {
			return
		}
		path = pageAfter(path, next)
	}
}

func (c *client) readCredits() {
	answer := c.send(pick(c.process, c.keys), request("GET", "/api/v1/credits", ""), time.Minute)
	if balance, pending, available := answer.json("balance").Int(), answer.json("pending").Int(), answer.json("available").Int(); !answer.lost && answer.status == 200 &&
		(pending < 0 || balance < pending || available > balance-pending) {
		c.violate(balanced, "the credits of %s are %s", c.id, answer.body)
	}
}

// nonsense has bodies of requests that must be refused.
var nonsense = []string{
	``, `{}`, `[`, `{"image_url":"http://10.0.0.1/"}`, `{"image_url":7}`, `{"image_url":"https://photos.shop.com/1.jpg","country":"XX"}`,
	`{"image_url":"https://photos.shop.com/1.jpg","imageUrls":[]}`, `{"image_url":"https://169.254.169.254/latest/meta-data"}`, `{"image_url":"https://localhost/"}`,
}

func (c *client) sendNonsense() {
	r := request("POST", appraisePath, pick(c.process, nonsense))
	if c.oneIn(3) {
		r = request("POST", appraisePath, orderBody(1), "Authorization", "Bearer loupe_wrong")
	}
	if c.oneIn(2) {
		r.Header.Set(pick(c.process, []string{"Idempotency-Key", "Accept", "Prefer"}), pick(c.process, []string{"text/event-stream", "respond-async", "order-1"}))
	}
	if r.Header.Get("Authorization") == "" && r.Header.Get("Idempotency-Key") == "order-1" {
		r.Header.Del("Idempotency-Key")
	}
	if answer := c.send(pick(c.process, c.keys), r, time.Minute); !answer.lost && answer.status < 400 {
		c.violate(refused, "%s was answered with %d %s", r.Method, answer.status, answer.body)
	}
}

package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"loupe/core/store/ledger"
)

// batch is what clients know of a batch.
type batch struct {
	id        string
	key       *apiKey
	separator rune     // of the cells of the CSV that made it; 0 for another form
	requests  []string // of its items
	ended     map[int]batchItem
	stopped   bool      // a cancel was sent
	cancelled time.Time // when that was answered; zero unless it was
}

// batchItem is the result of an item that has ended.
type batchItem struct {
	state, appraisal, value string
	charged                 int64
}

// appraiseBatch sends a list and polls its batch.
func (c *client) appraiseBatch() {
	if len(c.openBatches()) >= 4 {
		return
	}
	b, items := c.newBatch(50)
	path, kind, body := "/api/v1/batches", "application/json", fmt.Sprintf(`{"name":"the stock of %s","items":[%s]}`, c.mark, strings.Join(items, ","))
	if c.oneIn(6) {
		b.separator = pick(c.process, []rune{',', ';', '\t'})
		path, kind, body = path+"?name=the+stock+of+"+c.mark, "text/csv", sheet(items, b.separator, c.mark)
	}
	name := ""
	if !c.oneIn(3) {
		name = "list-" + strconv.Itoa(c.nextID())
	}
	for tries := 0; ; tries++ {
		r := request("POST", path, body, "Content-Type", kind)
		if name != "" {
			r.Header.Set("Idempotency-Key", name)
		}
		answer := c.send(b.key, r, c.patience())
		if hasValue(answer.body) {
			c.violate(free, "POST /batches was answered with %s", answer.body)
		}
		if !answer.lost && answer.status == 202 {
			b.id = answer.text("id")
			break
		}
		refused := !answer.lost && answer.status < 500
		if refused && tries == 0 {
			return
		}
		if refused || name == "" || tries == 3 {
			c.lostBatches++ // one of the calls without an answer may have made it
			return
		}
		c.sleep(c.between(time.Second, 20*time.Second))
	}
	c.made(b, "list "+name)
	c.watch(b)
}

// newBatch returns a batch that is not sent yet, and its items as JSON: at most a number of them.
func (c *client) newBatch(most int) (b *batch, items []string) {
	b = &batch{key: pick(c.process, c.keys), ended: map[int]batchItem{}}
	if c.calm {
		most = 3
	}
	for n := range 1 + c.random.IntN(most) {
		request := strings.Trim(c.appraisalBody(), "{}")
		if n > 0 && c.oneIn(4) {
			request = pick(c.process, b.requests)
		}
		if len(c.images) > 0 && c.oneIn(20) {
			request = fmt.Sprintf(`"image_url":%q`, c.images[len(c.images)-1].url)
		}
		if c.oneIn(50) {
			request = fmt.Sprintf(`"image_url":%q`, heavyPhoto+"?of="+c.mark)
		}
		b.requests = append(b.requests, request)
		items = append(items, fmt.Sprintf(`{"reference":%q,%s}`, c.reference(n+1), request))
	}
	return b, items
}

// reference returns the customer's own name of an item of a batch.
func (a *account) reference(number int) string { return fmt.Sprintf("%s-%d", a.mark, number) }

// made notes that a list has become a batch.
func (c *client) made(b *batch, list string) {
	if slices.ContainsFunc(c.batches, func(other *batch) bool { return other.id == b.id }) {
		c.violate(charged, "the %s became the batch %s of another list", list, b.id)
	}
	c.batches = append(c.batches, b)
}

// openBatches are those whose items have not all ended, as far as clients know.
func (a *account) openBatches() (open []*batch) {
	for _, b := range a.batches {
		if len(b.ended) < len(b.requests) {
			open = append(open, b)
		}
	}
	return open
}

// watch polls a batch, cancels it now and then, and reads its results.
func (c *client) watch(b *batch) {
	for range 5 {
		c.sleep(c.between(2*time.Second, 40*time.Second))
		key, sent := pick(c.process, c.keys), c.now
		switch c.random.IntN(8) {
		case 0:
			c.cancel(b, key)
		case 1, 2, 3:
			answer := c.send(key, request("GET", "/api/v1/batches/"+b.id, ""), time.Minute)
			c.checkFound("the batch "+b.id, answer)
			if waiting := answer.json("counts.waiting").Int(); !b.cancelled.IsZero() && sent.After(b.cancelled) && waiting > 0 {
				c.violate(items, "the batch %s was cancelled, and %d of its items wait: %s", b.id, waiting, answer.body)
			}
			if answer.status == 200 && answer.json("counts.waiting").Int()+answer.json("counts.running").Int() == 0 {
				c.readResults(b, key)
				return
			}
		case 4:
			if len(b.requests) <= maxProducts {
				c.readProducts(b, key)
			} else {
				c.readSheet(b, key)
			}
		case 5:
			if b.separator != 0 || c.oneIn(3) {
				c.readSheet(b, key)
			}
			c.readResults(b, key)
		default:
			c.readResults(b, key)
		}
		if len(b.ended) == len(b.requests) && c.oneIn(2) {
			return
		}
	}
}

// cancel cancels a batch.
func (c *client) cancel(b *batch, key *apiKey) {
	b.stopped = true
	if answer := c.send(key, request("POST", "/api/v1/batches/"+b.id+"/cancel", ""), c.patience()); !answer.lost && answer.status == 200 && b.cancelled.IsZero() {
		b.cancelled = c.now
	}
}

// readResults reads the results of a batch so far.
func (c *client) readResults(b *batch, key *apiKey) {
	order := pick(c.process, []string{"item", "ended"})
	sent := c.now
	answer := c.send(key, request("GET", "/api/v1/batches/"+b.id+"/results?order="+order, ""), time.Minute)
	c.checkFound("the results of "+b.id, answer)
	if answer.lost || answer.status != 200 {
		return
	}
	seen := map[int]bool{}
	for _, result := range answer.json("results").Array() {
		n := int(result.Get("number").Int())
		item := batchItem{result.Get("state").Str, result.Get("appraisal_id").Str, result.Get("answer.appraisal").Raw, result.Get("charged").Int()}
		if n < 1 || n > len(b.requests) || seen[n] {
			c.violate(items, "the batch %s has the item %d twice, or too many: %s", b.id, n, answer.body)
			return
		}
		seen[n] = true
		valued := strings.HasPrefix(item.value, "{")
		switch {
		case valued != (item.state == "valued") || valued != (item.charged == ledger.AppraisalCost) || !valued && item.charged != 0:
			c.violate(free, "the item %d of %s is %s", n, b.id, result.Raw)
		case item.state == "waiting" || item.state == "running":
			if earlier, ended := b.ended[n]; ended {
				c.violate(items, "the item %d of %s was %+v, then %s", n, b.id, earlier, result.Raw)
			}
			if item.state == "waiting" && !b.cancelled.IsZero() && sent.After(b.cancelled) {
				c.violate(items, "the item %d of the cancelled batch %s waits", n, b.id)
			}
			continue
		}
		if earlier, ended := b.ended[n]; ended && earlier != item {
			c.violate(items, "the item %d of %s was %+v, then %+v", n, b.id, earlier, item)
		}
		b.ended[n] = item
		if valued {
			if s := c.charged[item.appraisal]; s != nil && !b.has(n, item.appraisal) {
				c.violate(items, "the item %d of %s has the appraisal %s of another call", n, b.id, item.appraisal)
			}
			c.deliver(item.appraisal, item.value, "", key)
		} else if item.state == "unvalued" {
			c.gaveFree(item.appraisal, result.Raw)
		}
		c.checkCopy(b, n)
	}
}

// checkCopy checks that an item has the same value as the first identical item, if that has one and clients have seen it.
func (c *client) checkCopy(b *batch, n int) {
	first := int64(1 + slices.Index(b.requests, b.requests[n-1])) // or an earlier item, whose request is identical in other words
	same := c.count(`SELECT coalesce(max(coalesce(same_as, number)), 0) FROM batch_item WHERE batch = ?1 AND number = ?2`, b.id, n)
	if same > first {
		c.violate(items, "the item %d of %s is identical to the item %d, but counts as a copy of the later item %d", n, b.id, first, same)
	}
	f, ended := b.ended[int(same)]
	if item := b.ended[n]; ended && f.state == "valued" && item.state == "valued" && f.value != item.value {
		c.violate(items, "the items %d and %d of %s are the same, and have the values %s and %s", same, n, b.id, f.value, item.value)
	}
}

// has reports whether an appraisal belongs to item n, and to no other one.
func (b *batch) has(n int, appraisal string) bool {
	for other, item := range b.ended {
		if other != n && item.appraisal == appraisal {
			return false
		}
	}
	return b.ended[n].appraisal == appraisal
}

// checkFound checks the answer to a valid request about something that the account owns: it must be neither 400 nor 404.
func (c *client) checkFound(what string, answer reply) {
	if !answer.lost && (answer.status == 404 || answer.status == 400) && !c.deleting {
		c.violate(accepted, "%s was answered with %d %s", what, answer.status, answer.body)
	}
}

// lookIntoBatch tries to read or cancel another account's batch.
func (c *client) lookIntoBatch() {
	other := pick(c.process, c.ledger.all)
	if other == c.account || len(other.batches) == 0 {
		return
	}
	id := pick(c.process, other.batches).id
	r := request("GET", "/api/v1/batches/"+id+pick(c.process, []string{"", "/results"}), "")
	if c.oneIn(3) {
		r = request("POST", "/api/v1/batches/"+id+"/cancel", "")
	}
	c.checkHidden("the batch "+id+" of "+other.name, c.send(pick(c.process, c.keys), r, time.Minute))
}

// endBatches checks that each batch ends, or waits for what its account lacks.
func (c *client) endBatches() {
	for _, b := range c.batches {
		var answer reply
		for tries := 0; ; tries++ {
			answer = c.send(c.keys[0], request("GET", "/api/v1/batches/"+b.id, ""), time.Hour)
			if answer.status != 200 || tries == 20 {
				c.violate(lively, "the batch %s was answered with %d %s", b.id, answer.status, answer.body)
			}
			if !c.goesOn(b, answer) {
				break
			}
			c.sleep(time.Minute) // credits that have just come continue it
		}
		if answer.text("state") == "cancelled" && !b.stopped {
			c.violate(apart, "the batch %s is cancelled, but its account never asked for that", b.id)
		}
		if answer.text("state") == "paused" {
			continue
		}
		if open := answer.number("counts", "waiting") + answer.number("counts", "running"); open != 0 {
			c.violate(items, "the batch %s ended with open items: %s", b.id, answer.body)
		}
		c.readResults(b, c.keys[0])
		var charge int64
		for _, item := range b.ended {
			charge += item.charged
		}
		if len(b.ended) != len(b.requests) || charge != answer.number("credits", "spent") {
			c.violate(items, "the batch %s has %d items that ended of %d, which cost %d: %s", b.id, len(b.ended), len(b.requests), charge, answer.body)
		}
	}
}

// goesOn reports whether a batch must go on by itself.
func (c *client) goesOn(b *batch, answer reply) bool {
	switch answer.text("paused_reason") {
	case "OUT_OF_CREDITS":
		return c.available() >= ledger.AppraisalCost
	case "KEY_INVALID":
		return b.key.refusedSince().IsZero()
	case "":
		return answer.text("state") == "running"
	}
	return false
}

// available returns the credits that a call may spend.
func (c *client) available() int64 {
	return c.send(c.keys[0], request("GET", "/api/v1/credits", ""), time.Hour).number("available")
}

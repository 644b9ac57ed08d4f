package main

import (
	"fmt"
	"strings"
	"time"

	"github.com/tidwall/gjson"
)

// maxProducts is how many items a call of appraise_products may have.
const maxProducts = 25

// appraiseProducts makes a batch by the connector, as a task or not, and watches it. A call without an answer is repeated.
func (c *client) appraiseProducts() {
	if len(c.openBatches()) >= 4 {
		return
	}
	b, items := c.newBatch(maxProducts)
	t := toolCall{id: c.nextID(), method: "tools/call", name: "appraise_products", params: `,"arguments":{"items":[` + strings.Join(items, ",") + `]}`,
		tasks: c.oneIn(2), streaming: c.oneIn(2)}
	first := c.now
	for tries := 0; ; tries++ {
		result, failure, answer := c.rpc(b.key, t, c.patience())
		if b.id = result.Get("taskId").Str + result.Get("structuredContent.id").Str; b.id != "" {
			c.made(b, "products of call "+fmt.Sprint(t.id))
			c.readEntries(b, c.now, result)
			break
		}
		failed := toolFailed(result, failure, answer)
		if !failed && tries == 0 {
			return
		}
		c.sleep(c.between(time.Second, 10*time.Second))
		if !failed || c.now.Sub(first) > repeatTime {
			c.lostBatches++ // one of the calls without an answer may have made it
			return
		}
	}
	c.watch(b)
}

// readProducts reads a small batch by the connector, as a task or by its id.
func (c *client) readProducts(b *batch, key *apiKey) {
	t := toolCall{id: c.nextID(), method: "tools/call", name: "appraise_products", params: fmt.Sprintf(`,"arguments":{"id":%q}`, b.id), streaming: c.oneIn(2)}
	if c.oneIn(3) {
		t = toolCall{id: t.id, method: "tasks/get", name: b.id, tasks: true}
	}
	sent := c.now
	result, _, answer := c.rpc(key, t, time.Minute)
	if result.Get(`_meta.loupe/error.code`).Str == "NOT_FOUND" && !c.deleting {
		c.violate(accepted, "the batch %s was answered with %s", b.id, answer.body)
	}
	if t.method == "tasks/get" {
		status := result.Get("status").Str
		if status == "working" && len(b.ended) == len(b.requests) {
			c.violate(items, "the items of %s have ended, and its task is %s", b.id, result.Raw)
		}
		result = result.Get("result")
	}
	c.readEntries(b, sent, result)
}

// readEntries checks the items in a result of appraise_products against what clients have seen of them. Sent is when it was asked for.
func (c *client) readEntries(b *batch, sent time.Time, result gjson.Result) {
	entries := result.Get("structuredContent.results").Array()
	if len(entries) > 0 && len(entries) != len(b.requests) {
		c.violate(items, "the batch %s of %d items has the entries %s", b.id, len(b.requests), result.Raw)
		return
	}
	for i, e := range entries {
		state, valued := e.Get("state").Str, e.Get("lower").Exists()
		earlier, ended := b.ended[i+1]
		value := gjson.Parse(earlier.value)
		switch {
		case e.Get("number").Int() != int64(i+1) || ended && (state != earlier.state || valued && e.Get("appraisal_id").Str != earlier.appraisal):
			c.violate(items, "the item %d of %s was %+v, then %s", i+1, b.id, earlier, e.Raw)
		case valued != (state == "valued"):
			c.violate(free, "the item %d of %s is %s", i+1, b.id, e.Raw)
		case valued && ended && (e.Get("lower").Num != value.Get("price_lower").Num || e.Get("upper").Num != value.Get("price_upper").Num):
			c.violate(charged, "the item %d of %s has the value %s, then %s", i+1, b.id, value.Raw, e.Raw)
		case state == "waiting" && !b.cancelled.IsZero() && sent.After(b.cancelled):
			c.violate(items, "the item %d of the cancelled batch %s waits", i+1, b.id)
		}
	}
}

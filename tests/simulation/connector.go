package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/tidwall/gjson"

	"loupe/core/store/ledger"
)

// toolCall is a request to the connector, at revision 2026-07-28.
type toolCall struct {
	id               int
	method           string
	name, params     string // the tool or the task, and the members of the params after it
	tasks, streaming bool
}

// rpc sends a request to the connector. It returns the result and the error of its answer, which are as in JSON-RPC.
func (c *client) rpc(key *apiKey, t toolCall, patience time.Duration) (result, failure gjson.Result, answer reply) {
	meta := `"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{`
	if t.tasks {
		meta += `"extensions":{"io.modelcontextprotocol/tasks":{}}`
	}
	meta += "}"
	if t.streaming {
		meta += `,"progressToken":` + strconv.Itoa(t.id)
	}
	named := "name"
	if strings.HasPrefix(t.method, "tasks/") {
		named = "taskId"
	}
	body := fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":%q,"params":{"_meta":{%s},%q:%q%s}}`, t.id, t.method, meta, named, t.name, t.params)
	answer = c.send(key, request("POST", "/mcp", body, "Accept", "application/json, text/event-stream", "Mcp-Protocol-Version", "2026-07-28",
		"Mcp-Method", t.method, "Mcp-Name", t.name), patience)
	if answer.header == nil {
		return result, failure, answer
	}
	document := string(answer.body)
	if answer.header.Get("content-type") == "text/event-stream" {
		document = ""
		for _, e := range events(string(answer.body)) {
			document = e.data
		}
	}
	parsed := gjson.Parse(document)
	result, failure = parsed.Get("result"), parsed.Get("error")
	if !answer.lost && answer.status == 200 && !result.Exists() && !failure.Exists() {
		c.violate(inTime, "the connector ended its answer to %s %s without a result: %s", t.method, t.name, answer.body)
	}
	return result, failure, answer
}

// nextID returns an id for a request to the connector. It is unique within the account.
func (c *client) nextID() int {
	c.orders++
	return c.orders
}

// callTool calls a tool with arguments.
func (c *client) callTool(tool, arguments string) (gjson.Result, reply) {
	t := toolCall{id: c.nextID(), method: "tools/call", name: tool, params: `,"arguments":` + arguments}
	result, _, answer := c.rpc(pick(c.process, c.keys), t, c.patience())
	return result, answer
}

// appraiseByTool calls appraise_product, mostly with progress. If there is no answer, it repeats the call, which is not charged again.
func (c *client) appraiseByTool() {
	arguments := c.appraisalBody()
	if !strings.Contains(arguments, `"country"`) { // a deploy that changes the default country makes a repeated call another one
		arguments = `{"country":"US",` + arguments[1:]
	}
	t := toolCall{id: c.nextID(), method: "tools/call", name: "appraise_product", params: `,"arguments":` + arguments, streaming: !c.oneIn(3)}
	k := &keyed{name: "tool-" + strconv.Itoa(t.id), first: c.now}
	c.keyed = append(c.keyed, k)
	for {
		key := pick(c.process, c.keys)
		result, failure, answer := c.rpc(key, t, c.patience())
		if c.checkTool(key, result, failure, answer, k) || c.now.Sub(k.first) > repeatTime {
			break
		}
		c.sleep(c.between(time.Second, 10*time.Second))
		if c.now.Sub(k.first) > repeatTime {
			break
		}
	}
	if c.oneIn(4) && c.now.Sub(k.first) < repeatTime {
		key := pick(c.process, c.keys)
		result, failure, answer := c.rpc(key, t, time.Minute)
		c.checkTool(key, result, failure, answer, k)
	}
}

// repeatTime is for how long a call with the same id surely counts as the same call. The service counts two minutes from the admission of
// the first, by other clocks.
const repeatTime = 2*time.Minute - 2*maxSkew - requestLimit - 10*time.Second

// toolFailed reports whether a call of a tool has no answer, or one that tells of a failure of the service, so it may be repeated.
func toolFailed(result, failure gjson.Result, answer reply) bool {
	code := result.Get(`_meta.loupe/error.code`).Str
	return answer.lost || answer.status >= 500 || failure.Exists() || code == "INTERNAL" || code == "UNAVAILABLE"
}

// checkTool checks the answer to a call that appraises. It reports whether the call has ended.
func (c *client) checkTool(key *apiKey, result, failure gjson.Result, answer reply, k *keyed) bool {
	if toolFailed(result, failure, answer) {
		c.unfinished(answer, k)
		if !answer.lost && hasValue(answer.body) {
			c.violate(free, "a failed call has a value: %s", answer.body)
		}
		return false
	}
	if answer.status != 200 || result.Get("isError").Bool() {
		if hasValue(answer.body) {
			c.violate(free, "a refused call has a value: %s", answer.body)
		}
		return answer.status != 429
	}
	id, charge := result.Get("_meta.loupe/appraisal.id").Str, result.Get("_meta.loupe/appraisal.credits_charged").Int()
	value := result.Get("structuredContent.appraisal")
	switch {
	case id == "" || !value.Exists() || charge != 0 && charge != ledger.AppraisalCost:
		c.violate(charged, "the connector answered with the id %q and the charge %d: %s", id, charge, result.Raw)
	case value.IsObject() != (charge != 0):
		c.violate(free, "the result of %s has the charge %d and the value %s", id, charge, value.Raw)
	case charge == 0:
		c.gaveFree(id, result.Raw)
		if k != nil && k.id != "" {
			c.violate(charged, "the call %s was charged as %s, then answered with %s", k.name, k.id, result.Raw)
		}
	default:
		c.deliver(id, value.Raw, "", key)
		if k != nil {
			c.charge(k, id)
		}
	}
	return true
}

// appraiseAsTask calls appraise_product as a task, polls it, and sometimes cancels it.
func (c *client) appraiseAsTask() {
	key := pick(c.process, c.keys)
	t := toolCall{id: c.nextID(), method: "tools/call", name: "appraise_product", params: `,"arguments":` + c.appraisalBody(), tasks: true}
	result, failure, answer := c.rpc(key, t, c.patience())
	if result.Get("resultType").Str != "task" {
		c.checkTool(key, result, failure, answer, nil)
		return
	}
	id, status := result.Get("taskId").Str, ""
	c.task = id
	s, cancels := c.sight(id), false
	for range 8 {
		c.sleep(c.between(2*time.Second, 40*time.Second))
		key = pick(c.process, c.keys)
		switch c.random.IntN(12) {
		case 0, 1:
			cancels = true
			c.rpc(key, toolCall{id: c.nextID(), method: "tasks/cancel", name: id, tasks: true}, c.patience())
			continue
		case 2:
			c.cancelAnothers(key)
		}
		task, _, _ := c.rpc(key, toolCall{id: c.nextID(), method: "tasks/get", name: id, tasks: true}, time.Minute)
		now := task.Get("status").Str
		if (status == "completed" || status == "cancelled") && now != "" && now != status {
			c.violate(charged, "the task %s was %s, then %s", id, status, now)
		}
		switch {
		case now == "":
			continue
		case now == "completed":
			c.checkTool(key, task.Get("result"), gjson.Result{}, reply{status: 200}, nil)
		case hasValue([]byte(task.Raw)):
			c.violate(free, "the task %s is %s and has a value: %s", id, now, task.Raw)
		case now == "cancelled" && !cancels:
			c.violate(apart, "the task %s of %s is cancelled, but not by %s", id, c.id, c.id)
		case now == "cancelled":
			s.cancelled = true
		}
		if status = now; now != "working" && !c.oneIn(3) {
			return
		}
	}
}

// cancelAnothers tries to read and to cancel a task of another account.
func (c *client) cancelAnothers(key *apiKey) {
	other := pick(c.process, c.ledger.all)
	if other == c.account || other.task == "" {
		return
	}
	for _, method := range []string{"tasks/get", "tasks/cancel"} {
		if result, _, answer := c.rpc(key, toolCall{id: c.nextID(), method: method, name: other.task, tasks: true}, time.Minute); result.Exists() {
			c.violate(apart, "%s of the task %s of %s was answered to %s with %s", method, other.task, other.name, c.name, answer.body)
		}
	}
}

// askTool calls one of the tools that cost nothing.
func (c *client) askTool() {
	if c.oneIn(2) {
		c.callTool("credit_balance", `{}`)
		return
	}
	other := pick(c.process, c.ledger.all)
	if len(other.order) == 0 {
		return
	}
	id := pick(c.process, other.order)
	if result, answer := c.callTool("get_appraisal", fmt.Sprintf(`{"id":%q}`, id)); other != c.account {
		if result.Get("structuredContent").Exists() || hasValue(answer.body) {
			c.violate(apart, "%s got the appraisal %s of %s: %s", c.name, id, other.name, answer.body)
		}
	} else if value := result.Get("structuredContent.answer.appraisal"); value.Exists() && value.Raw != c.charged[id].value && !result.Get("structuredContent.corrected").Exists() {
		c.violate(charged, "get_appraisal answered for %s with %s", id, value.Raw)
	}
}

package mcp

import (
	"loupe/core/appraisal"
	"loupe/core/appraisal/request"
	"loupe/core/base/limits"
	"loupe/core/base/sha256"
	"loupe/core/exchange"
)

// A client that lost a response repeats its call. No revision of the protocol has a key for repeated calls, so the connector
// derives an idempotency key from the account, the tool, the arguments and the id of the JSON-RPC request. Many clients count
// ids from 1 in each session, so the key is valid for a short time only.

const (
	repeatLife  = 2 * 60_000             // milliseconds in which an equal call is a repeat
	followPause = 2_000                  // milliseconds between two polls of the first call
	followTime  = limits.Exchange - 4000 // milliseconds from the exchange's start in which a repeat waits for the first call
)

// repeatKey returns the idempotency key of a call with these arguments, which are compared as Parse reads them.
func (c *Call) repeatKey(parsed *request.Appraisal, variant string) string {
	return "mcp " + sha256.Hex([]byte(string(parsed.JSON())+"\n"+variant+"\n"+c.id))
}

// follow answers a repeated call whose first call is still in progress: with the first call's task if the client declares
// tasks, else with its result as soon as there is one.
func (c *Call) follow(f *exchange.Flow, id string) {
	if c.WantsProgress() && !c.streaming && !c.DeclaresTasks() {
		c.OpenStream(f)
	}
	appraisal.Find(f, c.Grant, id, func(f *exchange.Flow, r appraisal.Record) {
		if r.Refusal == "" && statusOf(r) != Completed {
			r.Refusal = appraisal.Cancelled
		}
		switch {
		case r.Refusal == "":
			r.Replayed = true
			c.Return(f, appraised(r.Outcome))
		case r.Refusal == appraisal.InProgress && c.DeclaresTasks():
			c.Created(f, c.taskOf(r))
		case r.Refusal == appraisal.InProgress && f.Now()-f.Opened() < followTime:
			exchange.On(f, f.Wait(followPause), func(f *exchange.Flow, _ struct{}, _ error) { c.follow(f, id) })
		default:
			c.Return(f, ended(r.Outcome))
		}
	})
}

package api

import (
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/webhook"
)

const (
	webhooksPath = "/api/v1/webhooks"
	webhookPath  = webhooksPath + "/{id}"
)

// document returns the function that replies with the document or problem of a package.
func document(status int) webhook.Done {
	return func(f *exchange.Flow, document []byte, refused *problem.Problem) {
		if refused != nil {
			refuse(f, refused)
			return
		}
		reply(f, status, document)
	}
}

// webhooks returns a stage that answers a request for webhooks.
func webhooks(status int, answer func(*webhook.Settings, *exchange.Flow, webhook.Request, webhook.Done)) stage {
	return func(c *call, f *exchange.Flow) {
		answer(&c.webhooks, f, webhook.Request{
			Account: c.grant.Account, KeyHash: c.keyHash, ID: c.id, Body: f.Request().Body, After: afterEvent.value(f), Limit: limit.number(f, webhook.PageSize),
		}, document(status))
	}
}

// deleteWebhook is DELETE /webhooks/{id}.
func (c *call) deleteWebhook(f *exchange.Flow) {
	remove(f, webhook.Delete(c.grant.Account, c.id), "the account has no such webhook")
}

// limitSending applies the rate limit of a key to all requests of the account that send an event at once. With many keys, or new
// webhooks, an account could otherwise have the service flood a server of somebody else.
func (c *call) limitSending(f *exchange.Flow) {
	c.limitRate(f, "webhooks of "+c.grant.Account, "the account has sent too many events by hand")
}

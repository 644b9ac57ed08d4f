package api

import (
	"strconv"

	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/webhook"
)

const (
	webhooksPath = "/api/v1/webhooks"
	webhookPath  = webhooksPath + "/{id}"
)

// document returns the function that replies with the document or problem of package webhook. Without a document the status is 204.
func document(status int) webhook.Done {
	return func(f *exchange.Flow, document []byte, refused *problem.Problem) {
		switch {
		case refused == nil && document == nil:
			send(f, exchange.Response{Status: 204})
		case refused == nil:
			reply(f, status, document)
		default:
			refuse(f, refused)
		}
	}
}

// listWebhooks is GET /webhooks.
func (c *call) listWebhooks(f *exchange.Flow) { webhook.List(f, c.grant.Account, document(200)) }

// createWebhook is POST /webhooks.
func (c *call) createWebhook(f *exchange.Flow) {
	c.webhooks.Create(f, c.grant.Account, c.keyHash, f.Request().Body, document(201))
}

// showWebhook is GET /webhooks/{id}.
func (c *call) showWebhook(f *exchange.Flow) {
	c.webhooks.Find(f, c.grant.Account, c.id, document(200))
}

// updateWebhook is PATCH /webhooks/{id}.
func (c *call) updateWebhook(f *exchange.Flow) {
	c.webhooks.Update(f, c.grant.Account, c.id, f.Request().Body, document(200))
}

// deleteWebhook is DELETE /webhooks/{id}.
func (c *call) deleteWebhook(f *exchange.Flow) {
	webhook.Delete(f, c.grant.Account, c.id, document(204))
}

// rollSecret is POST /webhooks/{id}/roll.
func (c *call) rollSecret(f *exchange.Flow) {
	c.webhooks.Roll(f, c.grant.Account, c.id, document(200))
}

// limitSending applies the rate limit of a key to all requests of the account that send an event at once. With many keys, or new
// webhooks, an account could otherwise have the service flood a server of somebody else.
func (c *call) limitSending(f *exchange.Flow) {
	exchange.On(f, f.Limit("webhooks of "+c.grant.Account), func(f *exchange.Flow, allowed bool, err error) {
		if overLimit(allowed, err) {
			c.tooManyRequests(f, "the account has sent too many events by hand")
		}
	})
}

// testWebhook is POST /webhooks/{id}/test.
func (c *call) testWebhook(f *exchange.Flow) {
	c.webhooks.Test(f, c.grant.Account, c.id, document(202))
}

// resendEvent is POST /webhooks/{id}/resend.
func (c *call) resendEvent(f *exchange.Flow) {
	c.webhooks.Resend(f, c.grant.Account, c.id, f.Request().Body, document(202))
}

// listDeliveries is GET /webhooks/{id}/deliveries.
func (c *call) listDeliveries(f *exchange.Flow) {
	query := f.Request().Query
	n, err := strconv.Atoi(queryValue(query, limit.name))
	if err != nil {
		n = webhook.PageSize
	}
	webhook.Log(f, c.grant.Account, c.id, queryValue(query, afterEvent.name), n, document(200))
}

package gateway

import (
	"loupe/core/account"
	"loupe/core/exchange"
	"loupe/core/ledger"
	"loupe/core/problem"
)

// access says who may call a route. Its zero value is nobody.
type access int

const (
	_ access = iota

	// anyone may call the route. Its stages use neither grant nor link.
	anyone

	// knowsID is anyone, limited for each client address. It is for ids that can't be guessed.
	knowsID

	// linkHolder admits the upload link in the path, which can't be guessed. It is limited like knowsID.
	linkHolder

	// apiClient admits API keys and access tokens of the API.
	apiClient

	// keyHolder is apiClient without OAuth clients.
	keyHolder

	// appraiser is apiClient with test keys. The body is read while the key is checked.
	appraiser

	// uploader is apiClient with access tokens of the connector, because its client may have the photo to appraise.
	uploader

	// assistant admits API keys, test keys and access tokens of the connector. A web page must be allowed.
	assistant
)

// checks returns the stages that run before those of a route.
func (a access) checks() []stage {
	switch a {
	case anyone:
		return nil
	case knowsID:
		return []stage{(*call).limitAddress}
	case linkHolder:
		return []stage{(*call).limitAddress, (*call).openLink}
	case apiClient, appraiser, uploader:
		return []stage{(*call).checkBearer}
	case keyHolder:
		return []stage{(*call).checkBearer, (*call).refuseClient}
	case assistant:
		return []stage{(*call).checkOrigin, (*call).checkClientKey}
	}
	return []stage{(*call).refuseAll}
}

// allows reports whether a grant may be used. Test keys have their own refusal, see accept.
func (a access) allows(grant account.Grant) bool {
	switch {
	case grant.Account == "": // in the database, it owns the shared listings
		return false
	case grant.IsTest() || a == uploader:
		return true
	case a == assistant:
		return grant.Allows(ledger.AudienceMCP)
	}
	return grant.Allows(ledger.AudienceAPI)
}

// rehearses reports whether test keys may be used.
func (a access) rehearses() bool { return a == appraiser || a == assistant }

// refuseAll refuses every request.
func (c *call) refuseAll(f *exchange.Flow) {
	refuse(f, problem.Problem{Code: problem.Forbidden, Detail: "nobody may call this path"})
}

// limitAddress refuses a request if the client's address has sent too many for images, reports and upload links.
func (c *call) limitAddress(f *exchange.Flow) {
	address := f.Request().Headers.Get("cf-connecting-ip")
	exchange.On(f, f.Limit("images from "+address), func(f *exchange.Flow, allowed bool, err error) {
		if overLimit(allowed, err) {
			c.tooManyRequests(f, "too many requests for images from this address")
		}
	})
}

// refuseClient refuses an OAuth client. Its user allowed it to appraise. With a webhook it would learn of all
// appraisals even after its access was revoked; with a secret it could forge events; with another table of fees it
// would change all decisions of the account.
func (c *call) refuseClient(f *exchange.Flow) {
	found := f.D1(exchange.SQL(ledger.IsClient, exchange.Text(c.grant.Key)))
	exchange.On(f, found, func(f *exchange.Flow, sets []exchange.Rows, err error) {
		switch {
		case err != nil || len(sets) != 1:
			unavailable(f, "the API key could not be checked; try again")
		case len(sets[0].Rows) > 0:
			refuse(f, problem.Problem{Code: problem.Forbidden, Detail: "an app with access to the API can't use webhooks " +
				"or change the fees; use an API key or the dashboard"})
		}
	})
}

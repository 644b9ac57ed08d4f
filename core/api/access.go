package api

import (
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// access says who may call a route. Its zero value lets nobody in.
type access int

const (
	_          access = iota
	anyone            // without a key; the route must reveal nothing about an account
	knowsID           // whoever has the id in the path, which can't be guessed; limited for each client address
	linkHolder        // whoever has the upload link in the path; limited likewise
	apiClient         // API keys and access tokens of the API
	keyHolder         // apiClient without OAuth clients
	appraiser         // apiClient and test keys; the body is read while the key is checked
	uploader          // apiClient and access tokens of the connector, whose client may have the photo to appraise
	assistant         // the connector's clients: API keys, test keys and its access tokens; a web page must be allowed
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
	return []stage{func(_ *call, f *exchange.Flow) {
		refuse(f, &problem.Problem{Code: problem.Forbidden, Detail: "nobody may call this path"})
	}}
}

// limitAddress refuses a request if the client's address has sent too many for images, reports and upload links.
func (c *call) limitAddress(f *exchange.Flow) {
	c.limitRate(f, "images from "+f.Request().Headers.Get("cf-connecting-ip"), "too many requests for images from this address")
}

// refuseClient refuses an OAuth client. Its user allowed it to appraise. With a webhook it would learn of all
// appraisals even after its access was revoked; with a secret it could forge events; with another table of fees it
// would change all decisions of the account.
func (c *call) refuseClient(f *exchange.Flow) {
	found := f.D1(exchange.SQL(ledger.IsClient, exchange.Text(c.grant.Key)))
	exchange.On(f, found, func(f *exchange.Flow, sets []exchange.Rows, err error) {
		switch {
		case err != nil:
			unavailable(f, "the API key could not be checked; try again")
		case len(sets[0].Rows) > 0:
			refuse(f, &problem.Problem{Code: problem.Forbidden, Detail: "an app with access to the API can't use webhooks " +
				"or change the fees; use an API key or the dashboard"})
		}
	})
}

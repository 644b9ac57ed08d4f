package api

import (
	"strings"

	"loupe/core/api/mcp"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

// checkBearer checks the request's bearer token, see checkKey.
func (c *call) checkBearer(f *exchange.Flow) {
	key, ok := bearerToken(f.Request().Headers.Get("authorization"))
	if !ok {
		c.unauthorized(f)
		return
	}
	c.checkKey(f, key)
}

// checkKey finds the grant of a key or an access token, which the route's access must allow, and applies the rate limit
// of the key or token. It checks the checksum first. Then it asks KV and the rate limiter, and reads an appraiser's
// body, at the same time. It asks D1 if KV has no grant.
func (c *call) checkKey(f *exchange.Flow, key string) {
	if !account.WellFormed(key) {
		c.unauthorized(f)
		return
	}
	hash := account.HashKey(key)
	c.keyHash = hash
	cached, rate := f.KVGet(account.GrantKey(hash)), f.Limit(hash)
	if c.access == appraiser {
		c.body = f.Body(exchange.MaxBody, exchange.MaxBody, bodyTime)
	}
	f.Await(cached, rate, c.body)
	f.Then(func(f *exchange.Flow) {
		text, _ := cached.Result() // if KV fails, D1 is queried
		grant, ok := account.DecodeGrant(text, f.Now())
		allowed, err := rate.Result()
		if err == nil {
			c.rate.addPolicy(f, allowed)
		}
		switch {
		case overLimit(allowed, err):
			c.tooManyRequests(f, "too many requests with this key")
		case !ok:
			c.findKey(f, hash)
		default:
			c.accept(f, grant)
		}
	})
}

// accept sets the call's grant, or refuses the request if the route's access does not allow the grant. The empty
// account owns the shared listings and has no keys.
func (c *call) accept(f *exchange.Flow, grant account.Grant) {
	audience := ledger.AudienceAPI
	if c.access == assistant {
		audience = ledger.AudienceMCP
	}
	switch {
	case grant.Account == "", !grant.IsTest() && c.access != uploader && !grant.Allows(audience):
		c.unauthorized(f)
	case grant.IsTest() && c.access != appraiser && c.access != assistant:
		refuse(f, &mcp.OnlyAppraises)
	default:
		c.grant = grant
		f.SetAccount(grant.Account)
	}
}

// findKey looks up a key in D1 and caches its grant in KV. Anybody can make up keys with a valid
// checksum, so it first applies a rate limit to the look-ups from the client's address. A key's last use is recorded at
// most once an hour. A suspended key is not cached, so the rate limits of unknown keys hold for it, too.
func (c *call) findKey(f *exchange.Flow, hash string) {
	c.limitRate(f, "from "+f.Request().Headers.Get("cf-connecting-ip"), "too many requests from this address with unrecognised API keys")
	f.Then(func(f *exchange.Flow) {
		asked := f.Now()
		found := f.D1(ledger.FindAPIKey.Bind(exchange.Text(hash), exchange.Int(asked)))
		exchange.On(f, found, func(f *exchange.Flow, batch []exchange.Rows, err error) {
			k := ledger.FindAPIKey.One(batch, 0)
			switch {
			case err != nil:
				unavailable(f, "the API key could not be checked; try again")
			case k == nil:
				c.unauthorized(f)
			case k.Suspended != "":
				refuse(f, &problem.Problem{Code: problem.Forbidden, Detail: "the " + k.Suspended + " is suspended; contact the operator of the service"})
			default:
				grant := account.Grant{Key: k.ID, Account: k.Account, Audience: k.Audience, Until: k.Until, Read: asked, Fees: k.Fees}
				f.KVPut(account.GrantKey(hash), account.GrantLife/1000, exchange.Literal(grant.Encode()))
				if k.Stale {
					f.D1(exchange.SQL(ledger.TouchAPIKey, exchange.Text(grant.Key), exchange.Int(asked)))
				}
				c.accept(f, grant)
			}
		})
	})
}

// unauthorized refuses a request without a valid key.
func (c *call) unauthorized(f *exchange.Flow) {
	challenge := "Bearer"
	if c.access == assistant {
		challenge = c.clientChallenge(f)
	}
	refuse(f, &problem.Problem{
		Code: problem.Unauthorized, Detail: "the API key is missing or invalid: send Authorization: Bearer " + c.service + "_...",
	}, exchange.Header{Name: "www-authenticate", Value: challenge})
}

// bearerToken returns the token in an Authorization header (RFC 6750 section 2.1).
func bearerToken(header string) (token string, ok bool) {
	scheme, token, ok := strings.Cut(header, " ")
	return strings.Trim(token, " "), ok && strings.EqualFold(scheme, "bearer")
}

package gateway

import (
	"strings"

	"loupe/core/account"
	"loupe/core/exchange"
)

// authenticate tells who calls and whether they may call again so soon: the key's own check sum first,
// then KV and the rate limit at once, then D1 if KV does not know the key.
func (c *call) authenticate(f *exchange.Flow) {
	key, ok := bearer(f.Request().Headers.Get("authorization"))
	if !ok || !account.WellFormed(c.service, key) {
		c.unauthorized(f)
		return
	}
	hash := account.HashKey(key)
	known := f.KVGet(account.GrantKey(hash))
	rate := f.Limit(hash)
	f.Await(known, rate)
	f.Then(func(f *exchange.Flow) {
		text, _ := known.Result() // KV that fails is KV that does not know
		grant, ok := account.DecodeGrant(text, f.Now())
		switch {
		case refused(rate):
			tooMany(f, "too many requests with this key")
		case !ok:
			c.admitStranger(f, hash)
		default:
			c.grant = grant
		}
	})
}

// admitStranger limits how often D1 is asked for keys that KV does not know: anybody can make keys whose sum is right, a
// fresh one for each request, so it is their sender that is counted.
func (c *call) admitStranger(f *exchange.Flow, hash string) {
	rate := f.Limit("from " + f.Request().Headers.Get("cf-connecting-ip"))
	f.Await(rate)
	f.Then(func(f *exchange.Flow) {
		if refused(rate) {
			tooMany(f, "too many requests from this address with keys not seen lately")
			return
		}
		c.lookUp(f, hash)
	})
}

// refused reports that a rate limit says no. A host without one, or whose limit fails, lets everybody pass: credits are the
// limit that must hold.
func refused(rate exchange.Future[bool]) bool {
	allowed, err := rate.Result()
	return err == nil && !allowed
}

func tooMany(f *exchange.Flow, detail string) {
	refuse(f, problem{code: rateLimited, detail: detail, headers: retryAfter(60)})
}

// lookUp asks D1 for the key, and tells KV for the next time.
func (c *call) lookUp(f *exchange.Flow, hash string) {
	asked := f.Now()
	found := f.D1(exchange.SQL("SELECT id, account FROM api_key WHERE hash = ?1 AND revoked_at IS NULL", exchange.Text(hash)))
	f.Await(found)
	f.Then(func(f *exchange.Flow) {
		batch, err := found.Result()
		switch {
		case err != nil || len(batch) != 1:
			refuse(f, problem{code: unavailable, detail: "the key could not be looked up; try again", headers: retryAfter(1)})
		case len(batch[0].Rows) != 1:
			c.unauthorized(f)
		default:
			row := batch[0].Rows[0]
			c.grant = account.Grant{Key: row[0].Text(), Account: row[1].Text(), Read: asked}
			f.KVPut(account.GrantKey(hash), c.grant.Encode(), account.GrantLife/1000)
		}
	})
}

func (c *call) unauthorized(f *exchange.Flow) {
	refuse(f, problem{
		code: unauthorized, detail: "the API key is missing or not valid: send Authorization: Bearer " + c.service + "_...",
		headers: exchange.Headers{{Name: "www-authenticate", Value: "Bearer"}},
	})
}

// bearer reads the token of an Authorization header (RFC 6750, section 2.1).
func bearer(header string) (token string, ok bool) {
	scheme, token, ok := strings.Cut(header, " ")
	return strings.Trim(token, " "), ok && strings.EqualFold(scheme, "bearer")
}

func retryAfter(seconds int) exchange.Headers {
	return exchange.Headers{{Name: "retry-after", Value: itoa(int64(seconds))}}
}

// Package gateway is the front door of the data plane: routes, keys, rates of use, the bodies of requests
// and the problems that callers get. What is let in goes on to the appraisal.
//
// The order is fixed by the contract: path and method, key, rate, body, credits. A refused request calls
// no upstream and charges nothing.
package gateway

import (
	"encoding/hex"
	"strings"

	"loupe/core/account"
	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/market"
)

// settings are what the gateway takes from the configuration.
type settings struct {
	service   string // the name in keys and header names: SERVICE_NAME
	country   string // for a caller who names none: DEFAULT_COUNTRY
	appraisal appraisal.Settings
}

// call is one request on its way in.
type call struct {
	settings
	grant account.Grant
}

// route is a path with the methods it has.
type route struct {
	path   string
	method string
	serve  func(*call) exchange.Stage // once the key and the rate are right
}

var routes = []route{
	{"/api/v1/appraise-product", "POST", func(c *call) exchange.Stage { return c.appraise }},
}

// New reads the configuration once and gives the stage that every exchange begins with.
func New(config exchange.Config) exchange.Stage {
	s := settings{
		service: strings.ToLower(config.Var("SERVICE_NAME", "loupe")),
		country: strings.ToUpper(config.Var("DEFAULT_COUNTRY", "US")),
		appraisal: appraisal.Settings{
			AllowLocal: config.Var("ALLOW_LOCAL_IMAGES", "") == "1",
		},
	}
	if _, ok := market.CurrencyOf(s.country); !ok {
		s.country = "US"
	}
	return func(f *exchange.Flow) { (&call{settings: s}).enter(f) }
}

// enter finds the route, and has the key looked up if there is one.
func (c *call) enter(f *exchange.Flow) {
	path, allowed := f.Request().Path, ""
	for _, r := range routes {
		if r.path != path {
			continue
		}
		if r.method == f.Request().Method {
			f.Then(c.authenticate, r.serve(c))
			return
		}
		allowed = join(allowed, r.method)
	}
	if allowed != "" {
		refuse(f, problem{code: methodNotAllowed, detail: "this path takes " + allowed, headers: exchange.Headers{{Name: "allow", Value: allowed}}})
		return
	}
	refuse(f, problem{code: notFound, detail: "there is no such path"})
}

func join(list, item string) string {
	if list == "" {
		return item
	}
	return list + ", " + item
}

// reply sends a JSON response with the headers that every response has.
func reply(f *exchange.Flow, status int, mediaType string, body []byte, headers ...exchange.Header) {
	common := exchange.Headers{
		{Name: "content-type", Value: mediaType},
		{Name: "cache-control", Value: "no-store"},
		{Name: "x-request-id", Value: hex.EncodeToString(f.Entropy()[:8])},
	}
	f.Reply(exchange.Response{Status: status, Headers: append(common, headers...), Body: body})
}

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
	"loupe/core/upstream"
)

// settings are what the gateway takes from the configuration.
type settings struct {
	service   string // the name in keys and header names: SERVICE_NAME
	country   string // for a caller who names none: DEFAULT_COUNTRY
	appraisal appraisal.Settings
	upstreams []upstream.Setup // that the configuration names
}

// call is one request on its way in.
type call struct {
	settings
	id    string // what stands for {id} in the path
	grant account.Grant
}

// route is a path and a method of it. A path may end in {id}, which stands for one segment.
type route struct {
	path   string
	method string
	open   bool                        // to everybody, without a key
	serve  func(*call, *exchange.Flow) // once the key and the rate are right
}

var routes = []route{
	{"/api/v1/appraise-product", "POST", false, (*call).appraise},
	{"/api/v1/appraisals/{id}", "GET", false, (*call).showAppraisal},
	{"/api/v1/health", "GET", true, (*call).health},
}

// match gives the segment of a path that stands for {id}.
func (r route) match(path string) (id string, ok bool) {
	before, varies := strings.CutSuffix(r.path, "{id}")
	if !varies {
		return "", path == r.path
	}
	id, ok = strings.CutPrefix(path, before)
	return id, ok && id != "" && !strings.Contains(id, "/")
}

// New reads the configuration once and gives the stage that every exchange begins with.
func New(config exchange.Config) exchange.Stage {
	s := settings{
		service:   strings.ToLower(config.Var("SERVICE_NAME", "loupe")),
		country:   strings.ToUpper(config.Var("DEFAULT_COUNTRY", "US")),
		appraisal: appraisal.Configure(config),
	}
	s.upstreams = s.appraisal.Upstreams()
	if _, ok := market.CurrencyOf(s.country); !ok {
		s.country = "US"
	}
	return func(f *exchange.Flow) { (&call{settings: s}).enter(f) }
}

// enter finds the route, and has the key looked up if there is one.
func (c *call) enter(f *exchange.Flow) {
	allowed := ""
	for _, r := range routes {
		id, ok := r.match(f.Request().Path)
		if !ok {
			continue
		}
		if r.method == f.Request().Method {
			c.id = id
			f.Then(func(f *exchange.Flow) { r.serve(c, f) })
			if !r.open {
				f.Then(c.authenticate) // in front
			}
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

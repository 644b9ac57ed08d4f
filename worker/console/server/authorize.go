package server

import (
	"net/http"
	"strings"

	"loupe/core/base/problem"
)

// authorize returns an error unless the caller may call a route with this access. It sets the call's
// session if the access needs one.
func (c *Call) authorize(access Access) error {
	switch access {
	case Anyone:
		return nil
	case OwnPages:
		return c.checkOrigin()
	case SignedIn:
		return c.requireSession("Cookie")
	case Customer:
		return c.requireCustomer("Cookie")
	case SignedInOwner, Owner:
		require := c.requireCustomer
		if access == SignedInOwner {
			require = c.requireSession
		}
		if err := require("Cookie"); err != nil {
			return err
		}
		if c.Session.Role != RoleOwner {
			return forbidden("only owners of the account may do this")
		}
		return nil
	case Staff, Administrator:
		if header(c.Request, "Authorization") != "" {
			return c.checkAdminToken()
		}
		if err := c.requireCustomer("Bearer"); err != nil {
			return err
		}
		if c.Session.Administrator || access == Staff && c.Session.Support && safe(c.Request.Method) {
			return nil
		}
		return forbidden("only administrators may do this")
	}
	return forbidden("nobody may call this path")
}

// requireSession sets the call's session. A request that can change something must come from a page of
// this site and have the session's CSRF token. Scheme is sent in the header WWW-Authenticate of a refusal.
func (c *Call) requireSession(scheme string) (err error) {
	if c.Session, err = c.findSession(); err != nil {
		return err
	}
	if c.Session == nil {
		c.Header.Set("WWW-Authenticate", scheme)
		return &problem.Problem{Code: problem.Unauthorized, Detail: "sign in first"}
	}
	if err := c.checkOrigin(); err != nil {
		return err
	}
	return c.checkCSRFToken()
}

// requireCustomer is requireSession, and returns an error if the session's account is suspended.
func (c *Call) requireCustomer(scheme string) error {
	if err := c.requireSession(scheme); err != nil {
		return err
	}
	if c.Session.SuspendedAt != nil {
		return forbidden("the account is suspended; contact support")
	}
	return nil
}

// checkOrigin returns an error if a request that can change something comes from a page of another site.
// Browsers send Origin with every such request. If a privacy setting removes it, Sec-Fetch-Site is checked instead.
func (c *Call) checkOrigin() error {
	if safe(c.Request.Method) {
		return nil
	}
	origin := header(c.Request, "Origin")
	if origin == "" && header(c.Request, "Sec-Fetch-Site") == "same-origin" || origin != "" && origin == c.Origin() {
		return nil
	}
	return forbidden("the request does not come from a page of this service")
}

// Origin returns the scheme and host of the service as the caller addressed it, such as https://example.com.
func (c *Call) Origin() string {
	u := c.Request.URL
	if u.Host != "" { // in a Worker, the request has the complete URL
		return u.Scheme + "://" + u.Host
	}
	return "http://" + c.Request.Host
}

// header returns a header of a request. The workers package splits values at their commas; header joins
// them. A header that was sent twice is joined, too, which makes its value invalid.
func header(r *http.Request, name string) string { return strings.Join(r.Header.Values(name), ",") }

func forbidden(detail string) error { return &problem.Problem{Code: problem.Forbidden, Detail: detail} }

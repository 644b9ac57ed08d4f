// Package signin signs users in and out, and manages their sessions.
package signin

import (
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"net/http"
	"net/url"

	"loupe/core/base/problem"
	"loupe/worker/console/server"
)

// failure is the reason of a failed sign-in, a parameter of the dashboard's URL.
type failure string

const (
	failed       failure = "sign_in_failed"     // the provider's answer is not valid
	expired      failure = "sign_in_expired"    // the sign-in took too long, was used before or began in another browser
	denied       failure = "access_denied"      // the user did not agree
	notVerified  failure = "email_not_verified" // the provider has not verified the user's address
	notAvailable failure = "unavailable"        // the provider does not answer
)

// failureError is an error with the failure that the user is shown. Its reason is only logged.
type failureError struct {
	failure failure
	reason  error
}

func (e *failureError) Error() string { return e.reason.Error() }

func fail(f failure, reason string) error { return &failureError{f, errors.New(reason)} }

// unavailable returns an error with the failure notAvailable.
func unavailable(err error) error { return &failureError{notAvailable, err} }

// failSignIn sends the browser to the dashboard with the failure of an error. It returns an error without
// a failure unchanged, such as an error of the database.
func failSignIn(c *server.Call, providerID string, err error) (any, error) {
	var f *failureError
	if !errors.As(err, &f) {
		return nil, err
	}
	c.Log.Printf("sign-in by %s failed: %s: %v", providerID, f.failure, err)
	return server.Redirect("/dashboard/?error=" + string(f.failure)), nil
}

var noProvider = &problem.Problem{Code: problem.NotFound, Detail: "no such way to sign in; GET /auth/providers lists them"}

// begin sends the browser to a provider (RFC 6749 section 4.1.1).
func begin(c *server.Call) (any, error) {
	p := findProvider(c, c.ID)
	if p == nil {
		return nil, noProvider
	}
	returnTo, err := checkReturnTo(c.Query("return_to"))
	if err != nil {
		return nil, err
	}
	endpoint, err := p.authorizeURL(c)
	if err != nil {
		return failSignIn(c, p.id, err)
	}
	a, err := newAttempt(c, p.id, returnTo)
	if err != nil {
		return nil, err
	}
	state, _ := a.state(c) // no error, because newAttempt could sign
	nonce, _ := a.nonce(c)
	verifier, _ := a.verifier(c)
	challenge := sha256.Sum256([]byte(verifier))
	u, err := url.Parse(endpoint)
	if err != nil {
		return failSignIn(c, p.id, unavailable(err))
	}
	query := u.Query()
	for name, value := range map[string]string{
		"response_type": "code", "client_id": p.clientID(c), "redirect_uri": redirectURI(c, p.id), "scope": p.scope,
		"state": state, "nonce": nonce,
		"code_challenge": base64.RawURLEncoding.EncodeToString(challenge[:]), "code_challenge_method": "S256",
	} {
		query.Set(name, value)
	}
	u.RawQuery = query.Encode()
	return server.Redirect(u.String()), nil
}

// redirectURI is where a provider sends the browser back to.
func redirectURI(c *server.Call, providerID string) string {
	return c.Origin() + "/auth/callback/" + providerID
}

// callback finishes a sign-in (RFC 6749 section 4.1.2). The state ties it to the browser that began it.
func callback(c *server.Call) (any, error) {
	p := findProvider(c, c.ID)
	if p == nil {
		return nil, noProvider
	}
	a, ok, err := parseAttempt(c, p.id)
	if err != nil {
		return nil, err
	}
	query := c.Request.URL.Query()
	returnTo, err := finish(c, p, a, ok, query)
	c.DeleteCookie(attemptCookie)
	if err != nil {
		return failSignIn(c, p.id, err)
	}
	return server.Redirect(returnTo), nil
}

// finish checks a callback and signs the user in. ok reports whether the browser has the attempt.
func finish(c *server.Call, p *provider, a attempt, ok bool, query url.Values) (returnTo string, err error) {
	if !ok {
		return "", fail(expired, "the browser has no valid attempt")
	}
	state, err := a.state(c)
	if err != nil {
		return "", err
	}
	if len(query["state"]) != 1 || !server.Equal(query.Get("state"), state) {
		return "", fail(expired, "the state does not belong to the browser's attempt")
	}
	if p.checkCallback != nil {
		if err := p.checkCallback(c, query); err != nil {
			return "", err
		}
	}
	first, err := a.use(c)
	if err != nil {
		return "", err
	}
	switch {
	case !first:
		return "", fail(expired, "the callback came before")
	case query.Get("error") == "access_denied":
		return "", fail(denied, "the user did not agree")
	case query.Has("error"):
		return "", fail(failed, "the provider answered with an error")
	case len(query["code"]) != 1 || query.Get("code") == "":
		return "", fail(failed, "the callback has no authorization code")
	}
	who, err := p.identify(c, p, a, query)
	if err != nil {
		return "", err
	}
	return a.returnTo, signIn(c, who)
}

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/auth/providers", Access: server.Anyone, Status: http.StatusOK, Handle: listProviders},
	{Method: http.MethodGet, Pattern: "/auth/sign-in/{id}", Access: server.Anyone, Status: http.StatusFound, Handle: begin},
	{Method: http.MethodGet, Pattern: "/auth/callback/{id}", Access: server.Anyone, Status: http.StatusFound, Handle: callback},
	{Method: http.MethodPost, Pattern: "/auth/sign-in/dev", Access: server.OwnPages, Status: http.StatusNoContent, Handle: signInDev},
	{Method: http.MethodPost, Pattern: "/auth/sign-out", Access: server.SignedIn, Status: http.StatusNoContent, Handle: signOut},
	{Method: http.MethodGet, Pattern: "/console/session", Access: server.SignedIn, Status: http.StatusOK, Handle: showSession},
	{Method: http.MethodGet, Pattern: "/console/sessions", Access: server.SignedIn, Status: http.StatusOK, Handle: listSessions},
	{Method: http.MethodDelete, Pattern: "/console/sessions/{id}", Access: server.SignedIn, Status: http.StatusOK, Handle: revokeSession},
}

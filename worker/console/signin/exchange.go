package signin

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"

	"loupe/worker/console/server"
)

const maxAnswer = 256 << 10 // bytes of a provider's response

// get fetches a JSON document of a provider. Bearer is an access token, or "".
func get(c *server.Call, rawURL, bearer string, document any) error {
	r, err := newRequest(c, http.MethodGet, rawURL, "")
	if err != nil {
		return unavailable(err)
	}
	if bearer != "" {
		r.Header.Set("Authorization", "Bearer "+bearer)
	}
	response, err := c.Fetch(c.Context(), r, maxAnswer)
	if err != nil {
		return unavailable(err)
	}
	if response.Status != http.StatusOK {
		return unavailable(fmt.Errorf("%s answered with status %d", r.URL.Host, response.Status))
	}
	if err := json.Unmarshal(response.Body, document); err != nil {
		return unavailable(fmt.Errorf("%s did not answer with the requested JSON", r.URL.Host))
	}
	return nil
}

// newRequest returns a request to a provider. A provider's URLs may come from its metadata, so each is checked.
func newRequest(c *server.Call, method, rawURL, body string) (*http.Request, error) {
	if !server.AllowedURL(rawURL, c.DevSignIn()) {
		return nil, errors.New("the provider has a URL that is not https")
	}
	var reader io.Reader // nil for a request without a body
	if body != "" {
		reader = strings.NewReader(body)
	}
	r, err := http.NewRequestWithContext(c.Context(), method, rawURL, reader)
	if err != nil {
		return nil, err
	}
	r.Header.Set("Accept", "application/json")
	r.Header.Set("User-Agent", c.Service())
	return r, nil
}

// tokens is a successful answer of a token endpoint (RFC 6749 section 5.1).
type tokens struct {
	AccessToken string `json:"access_token"`
	TokenType   string `json:"token_type"`
	IDToken     string `json:"id_token"`
	Error       string `json:"error"` // GitHub reports errors with status 200
}

// exchange exchanges an authorization code for tokens (RFC 6749 section 4.1.3). Basic says whether the client's
// secret is sent in the header Authorization, and not in the body. Without a secret the client is public.
func exchange(c *server.Call, p *provider, a attempt, endpoint, code, secret string, basic bool) (tokens, error) {
	verifier, err := a.verifier(c)
	if err != nil {
		return tokens{}, err
	}
	id := p.clientID(c)
	form := url.Values{"grant_type": {"authorization_code"}, "code": {code}, "redirect_uri": {redirectURI(c, p.id)}, "code_verifier": {verifier}}
	if secret == "" || !basic {
		form.Set("client_id", id)
	}
	if secret != "" && !basic {
		form.Set("client_secret", secret)
	}
	r, err := newRequest(c, http.MethodPost, endpoint, form.Encode())
	if err != nil {
		return tokens{}, unavailable(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	if secret != "" && basic { // RFC 6749 section 2.3.1: both are form-encoded first
		credentials := url.QueryEscape(id) + ":" + url.QueryEscape(secret)
		r.Header.Set("Authorization", "Basic "+base64.StdEncoding.EncodeToString([]byte(credentials)))
	}
	response, err := c.Fetch(c.Context(), r, maxAnswer)
	if err != nil {
		return tokens{}, unavailable(err)
	}
	var t tokens
	switch err := json.Unmarshal(response.Body, &t); {
	case response.Status >= http.StatusInternalServerError || response.Status == http.StatusTooManyRequests:
		return tokens{}, unavailable(fmt.Errorf("the token endpoint answered with status %d", response.Status))
	case response.Status != http.StatusOK || err != nil || t.Error != "" || t.AccessToken == "" || !strings.EqualFold(t.TokenType, "Bearer"):
		return tokens{}, fail(failed, fmt.Sprintf("the token endpoint refused the code with status %d", response.Status))
	}
	return t, nil
}

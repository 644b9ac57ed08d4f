// Package admin is a client of the console, the administration API under /admin/. The operator's
// programs use it.
package admin

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"syscall"
	"time"
)

// Client calls the console of one Loupe service. Its methods return a *Problem if the console refuses the
// request.
type Client struct {
	URL   string // of the service: https://loupe.example, or an http URL on this machine
	Token string // the service's ADMIN_TOKEN
}

// Account is a customer's account or a house account. Amounts are credits.
type Account struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	Balance   int64  `json:"balance"`
	Held      int64  `json:"held"`      // by pending transfers
	Available int64  `json:"available"` // balance minus held
}

// Key is an API key.
type Key struct {
	ID      string `json:"id"`
	Account string `json:"account"`
	Name    string `json:"name"`
	Hint    string `json:"hint"` // the key's last characters
	Key     string `json:"key"`  // the key itself; only CreateKey returns it
}

// Problem is a refusal by the console (RFC 9457).
type Problem struct {
	Status int    `json:"status"`
	Code   string `json:"code"`
	Detail string `json:"detail"`
	Field  string `json:"field"` // the invalid field of the request, or ""
}

func (p *Problem) Error() string { return fmt.Sprintf("%s (%d): %s", p.Code, p.Status, p.Detail) }

// CreateAccount creates a customer's account.
func (c Client) CreateAccount(ctx context.Context, name string) (a Account, err error) {
	err = c.call(ctx, http.MethodPost, "/admin/accounts", map[string]any{"name": name}, &a)
	return a, err
}

// Account returns the account with this id.
func (c Client) Account(ctx context.Context, id string) (a Account, err error) {
	err = c.call(ctx, http.MethodGet, "/admin/accounts/"+url.PathEscape(id), nil, &a)
	return a, err
}

// CreateKey creates an API key in an account.
func (c Client) CreateKey(ctx context.Context, account, name string) (k Key, err error) {
	err = c.call(ctx, http.MethodPost, "/admin/accounts/"+url.PathEscape(account)+"/keys", map[string]any{"name": name}, &k)
	return k, err
}

// Grant grants credits to an account and returns the balance after the grant. The id makes the call
// idempotent: repeating it grants nothing more and returns the same balance. If id is empty, each call is
// a new grant.
func (c Client) Grant(ctx context.Context, account string, credits int64, reason, id string) (balance int64, err error) {
	body := map[string]any{"credits": credits, "reason": reason}
	if id != "" {
		body["id"] = id
	}
	var response struct {
		Balance int64 `json:"balance"`
	}
	err = c.call(ctx, http.MethodPost, "/admin/accounts/"+url.PathEscape(account)+"/grants", body, &response)
	return response.Balance, err
}

// PutRates replaces the exchange rates. The document has the form that market.ParseRates reads.
func (c Client) PutRates(ctx context.Context, rates []byte) error {
	return c.call(ctx, http.MethodPut, "/admin/rates", json.RawMessage(rates), nil)
}

const (
	maxResponse = 1 << 20          // bytes
	timeout     = 30 * time.Second // for one call
)

// httpClient follows no redirects: the console sends none, and the token must not reach another server.
var httpClient = http.Client{
	Timeout:       timeout,
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

// call sends a request with body as JSON and decodes the response into result, a pointer. Both may be nil.
func (c Client) call(ctx context.Context, method, path string, body, result any) error {
	if !strings.HasPrefix(c.URL, "https://") && !IsLoopback(c.URL) {
		return fmt.Errorf("the URL %q must use https, or http to this machine: other connections would reveal the token", c.URL)
	}
	var text []byte
	if body != nil {
		var err error
		if text, err = json.Marshal(body); err != nil {
			return err
		}
	}
	request, err := http.NewRequestWithContext(ctx, method, strings.TrimRight(c.URL, "/")+path, bytes.NewReader(text))
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+c.Token)
	request.Header.Set("Content-Type", "application/json")
	response, err := httpClient.Do(request)
	if errors.Is(err, syscall.ECONNREFUSED) {
		return fmt.Errorf("no service answers at %s: start it with make deploy LOCAL=1, or set URL to its address", c.URL)
	}
	if err != nil {
		return err
	}
	defer response.Body.Close()
	text, err = io.ReadAll(io.LimitReader(response.Body, maxResponse))
	if err != nil {
		return err
	}
	if response.StatusCode/100 != 2 {
		problem := Problem{Status: response.StatusCode}
		if json.Unmarshal(text, &problem) != nil || problem.Code == "" {
			return fmt.Errorf("%s %s: %s", method, path, response.Status)
		}
		return &problem
	}
	if result == nil {
		return nil
	}
	return json.Unmarshal(text, result)
}

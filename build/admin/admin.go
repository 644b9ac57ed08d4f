// Package admin calls the console, the control plane's API under /admin/, for an operator's programs.
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
	"time"
)

// A Client calls the Loupe at a URL such as https://loupe.example, with its ADMIN_TOKEN.
type Client struct{ URL, Token string }

// An Account is a customer, or one of the two of the house. Its amounts are credits.
type Account struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	Balance   int64  `json:"balance"`
	Held      int64  `json:"held"`      // by what is under way
	Available int64  `json:"available"` // the balance without what is held
}

// A Key is an API key. Key, the key itself, is only there when it was just made.
type Key struct {
	ID      string `json:"id"`
	Account string `json:"account"`
	Name    string `json:"name"`
	Hint    string `json:"hint"` // its end
	Key     string `json:"key"`
	Warning string `json:"warning"` // what revoking it could not do
}

// A Problem is the console's refusal.
type Problem struct {
	Status int    `json:"status"`
	Code   string `json:"code"`
	Detail string `json:"detail"`
	Field  string `json:"field"` // the one at fault, if it is one
}

func (p *Problem) Error() string { return fmt.Sprintf("%s (%d): %s", p.Code, p.Status, p.Detail) }

func (c Client) CreateAccount(ctx context.Context, name string) (a Account, err error) {
	err = c.call(ctx, http.MethodPost, "/admin/accounts", map[string]any{"name": name}, &a)
	return a, err
}

func (c Client) Account(ctx context.Context, id string) (a Account, err error) {
	err = c.call(ctx, http.MethodGet, "/admin/accounts/"+url.PathEscape(id), nil, &a)
	return a, err
}

func (c Client) CreateKey(ctx context.Context, account, name string) (k Key, err error) {
	err = c.call(ctx, http.MethodPost, "/admin/accounts/"+url.PathEscape(account)+"/keys", map[string]any{"name": name}, &k)
	return k, err
}

func (c Client) RevokeKey(ctx context.Context, id string) (k Key, err error) {
	err = c.call(ctx, http.MethodDelete, "/admin/keys/"+url.PathEscape(id), nil, &k)
	return k, err
}

// Grant gives the account credits, and returns its balance after that. With an id, a repetition changes nothing and
// returns the same; without one, each call is a grant of its own.
func (c Client) Grant(ctx context.Context, account string, credits int64, reason, id string) (balance int64, err error) {
	body := map[string]any{"credits": credits, "reason": reason}
	if id != "" {
		body["id"] = id
	}
	var answer struct {
		Balance int64 `json:"balance"`
	}
	err = c.call(ctx, http.MethodPost, "/admin/accounts/"+url.PathEscape(account)+"/grants", body, &answer)
	return answer.Balance, err
}

// PutRates replaces the exchange rates by a document of the form that market.ParseRates takes.
func (c Client) PutRates(ctx context.Context, rates []byte) error {
	return c.call(ctx, http.MethodPut, "/admin/rates", json.RawMessage(rates), nil)
}

const (
	maxAnswer = 1 << 20 // bytes
	timeout   = 30 * time.Second
)

// The console never redirects, and the token is for nobody else.
var httpClient = http.Client{
	Timeout:       timeout,
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

// call sends the body, if there is one, and reads the answer into a pointer, if there is one. A refusal is a *Problem.
func (c Client) call(ctx context.Context, method, path string, body, answer any) error {
	if !strings.HasPrefix(c.URL, "https://") && !IsLoopback(c.URL) {
		return errors.New("the administrator's token is sent over https, or to this machine")
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
	if err != nil {
		return err
	}
	defer response.Body.Close()
	text, err = io.ReadAll(io.LimitReader(response.Body, maxAnswer))
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
	if answer == nil {
		return nil
	}
	return json.Unmarshal(text, answer)
}

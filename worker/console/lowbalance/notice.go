// Package lowbalance tells an account's own server, by a webhook, when the account's available credits fall below a
// threshold. docs/BILLING.md describes the request.
package lowbalance

import (
	"encoding/base64"
	"errors"
	"net/http"
	"strconv"

	"loupe/core/ledger"
	"loupe/core/publicurl"
	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodPut, Pattern: "/console/low-balance", Access: server.Customer, Status: http.StatusOK, Handle: put},
}

// Tasks are the tasks of this package.
var Tasks = []server.Task{
	{Name: "low-balance notices not sent", Run: run},
}

// Notice is an account's setting for notices: the URL that receives them, and the threshold.
type Notice struct {
	Threshold int64  `json:"threshold"` // credits: the notice is sent when fewer are available
	URL       string `json:"url"`
	Secret    string `json:"secret"` // of the notices' signatures
}

// Targets returns the targets of a threshold and a URL.
func (n *Notice) Targets() []any { return []any{&n.Threshold, &n.URL} }

// Find returns the notice of the caller's account, nil if there is none.
func Find(c *server.Call) (*Notice, error) {
	n, err := server.QueryRow[Notice](c, `SELECT threshold, url FROM low_balance WHERE account = ?`, c.Session.Account)
	if server.NoRows(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	key, err := secret(c.Console, c.Session.Account)
	n.Secret = "whsec_" + base64.StdEncoding.EncodeToString(key)
	return &n, err
}

// secret returns the key of an account's signatures. It is derived from SESSION_SECRET, so it is not stored.
func secret(c *server.Console, account string) ([]byte, error) {
	text, err := c.Signature("low-balance", account)
	if err != nil {
		return nil, err
	}
	return base64.RawURLEncoding.DecodeString(text)
}

// put sets or, with a threshold of null, removes the account's notice. If the credits are below the new threshold, the
// cron's next run sends a notice.
func put(c *server.Call) (any, error) {
	body, err := server.DecodeBody[struct {
		Threshold *int64 `json:"threshold"`
		URL       string `json:"url"`
	}](c)
	if err != nil {
		return nil, err
	}
	change := server.SQL(`DELETE FROM low_balance WHERE account = ?`, c.Session.Account)
	if body.Threshold != nil {
		if *body.Threshold < 1 || *body.Threshold > ledger.MaxTransfer {
			return nil, server.Invalid("threshold", "threshold must be 1 to "+strconv.Itoa(ledger.MaxTransfer)+" credits, or null for no notice")
		}
		u, err := publicurl.Check(body.URL, false)
		var refused publicurl.Error
		if errors.As(err, &refused) {
			return nil, server.Invalid("url", "url "+refused.Error())
		}
		change = server.SQL(`INSERT INTO low_balance (account, threshold, url) VALUES (?, ?, ?)
			ON CONFLICT (account) DO UPDATE SET threshold = excluded.threshold, url = excluded.url,
			crossed_at = NULL, attempts = 0, next_at = NULL, sent_at = NULL`, c.Session.Account, *body.Threshold, u.String())
	}
	if _, err := c.DB.Batch(c.Context(), change); err != nil {
		return nil, err
	}
	n, err := Find(c)
	return map[string]any{"low_balance": n}, err
}

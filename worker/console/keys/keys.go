// Package keys manages API keys and their access tokens, for customers and for administrators.
package keys

import (
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"loupe/core/base/problem"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
	"loupe/worker/console/accounts"
	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/console/keys", Access: server.SignedIn, Status: http.StatusOK, Handle: listOwn},
	{Method: http.MethodPost, Pattern: "/console/keys", Access: server.Customer, Status: http.StatusCreated, Handle: createOwn},
	{Method: http.MethodPatch, Pattern: "/console/keys/{id}", Access: server.Customer, Status: http.StatusOK, Handle: updateOwn},
	{Method: http.MethodDelete, Pattern: "/console/keys/{id}", Access: server.SignedIn, Status: http.StatusOK, Handle: revokeOwn},
	{Method: http.MethodPost, Pattern: "/console/keys/{id}/token", Access: server.Customer, Status: http.StatusCreated, Handle: createToken},
	{Method: http.MethodPost, Pattern: "/console/token", Access: server.Customer, Status: http.StatusCreated, Handle: createDashboardToken},

	{Method: http.MethodPost, Pattern: "/admin/accounts/{id}/keys", Access: server.Administrator, Status: http.StatusCreated, Handle: create},
	{Method: http.MethodGet, Pattern: "/admin/accounts/{id}/keys", Access: server.Staff, Status: http.StatusOK, Handle: list},
	{Method: http.MethodGet, Pattern: "/admin/keys", Access: server.Staff, Status: http.StatusOK, Handle: search},
	{Method: http.MethodPatch, Pattern: "/admin/keys/{id}", Access: server.Administrator, Status: http.StatusOK, Handle: update},
	{Method: http.MethodDelete, Pattern: "/admin/keys/{id}", Access: server.Administrator, Status: http.StatusOK, Handle: revoke},
}

const (
	hintLength = 4 // characters
	maxRate    = 1000
	maxCreated = 100 // keys that a customer may create in an hour, revoked ones included, so that nobody fills the database
)

// record is an API key as the API shows it, without the key itself: only its hash is stored.
type record struct {
	ID         string            `json:"id"`
	Name       string            `json:"name"`
	Kind       string            `json:"kind"` // key, test, grant or dashboard
	Hint       string            `json:"hint"` // the key's last characters; "" if it has only access tokens
	CreatedAt  server.Timestamp  `json:"created_at"`
	ExpiresAt  *server.Timestamp `json:"expires_at"`
	Rate       *int64            `json:"rate"` // appraisals per minute, nil for no limit
	LastUsedAt *server.Timestamp `json:"last_used_at"`
	RevokedAt  *server.Timestamp `json:"revoked_at"`
	Suspended  *server.Timestamp `json:"suspended_at"`
	Client     *client           `json:"client"`  // of a grant
	MadeBy     *string           `json:"made_by"` // name of the user who made it or allowed the grant, nil for an administrator's
	Account    string            `json:"account"`
	Limits
	use
}

// client is the OAuth client that a grant is for.
type client struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	URL  string `json:"url"`

	Audience string `json:"audience,omitempty"` // api for a client that uses the API
}

// Scan reads a client from its JSON in the database.
func (c *client) Scan(value any) error {
	text, ok := value.(string)
	if !ok {
		return errors.New("the client of a grant is not text")
	}
	return json.Unmarshal([]byte(text), c)
}

func (k *record) Cursor() string { return k.ID }

func (k *record) Targets() []any {
	return []any{&k.ID, &k.Name, &k.Kind, &k.Hint, &k.CreatedAt, &k.ExpiresAt, &k.Rate, &k.LastUsedAt, &k.RevokedAt, &k.Suspended, &k.Client, &k.MadeBy, &k.Account,
		&k.PerDay, &k.PerMonth, &k.Today, &k.ThisMonth, &k.DayResetsAt, &k.MonthResetsAt}
}

// selectKeys begins a query for records. Its parameters are those of useParameters.
const selectKeys = `SELECT id, name, kind, hint, created_at, expires_at, rate, last_used_at, revoked_at, suspended_at, client, (SELECT u.name FROM user u WHERE u.id = api_key.user), account,
	credits_per_day, credits_per_month, ` + useColumns + ` FROM api_key `

// createdKey is the only response that contains an API key.
type createdKey struct {
	record
	Key string `json:"key"`
}

// newKey is a new API key.
type newKey struct {
	createdKey
	insert server.Statement
}

// decode reads a new key for an account from the request's body. A key of the session's account is made by its user.
func decode(c *server.Call, owner string) (key newKey, err error) {
	body, err := server.DecodeBody[struct {
		Name      string  `json:"name"`
		Test      bool    `json:"test"` // its appraisals are rehearsed, and spend no credits
		ExpiresAt *string `json:"expires_at"`
		Rate      *int64  `json:"rate"`
		Limits
	}](c)
	if err != nil {
		return key, err
	}
	name, err := server.CleanLine("name", body.Name, 200)
	if err != nil {
		return key, err
	}
	expires, err := parseExpiry(c, body.ExpiresAt)
	if err != nil {
		return key, err
	}
	if body.Rate != nil && (*body.Rate < 1 || *body.Rate > maxRate) {
		return key, server.Invalid("rate", "rate must be 1 to 1000 appraisals per minute")
	}
	if err := body.Limits.Check(); err != nil {
		return key, err
	}
	perDay, perMonth := body.Limits.Values()
	if body.Test && (body.Rate != nil || perDay != nil || perMonth != nil) {
		return key, server.Invalid("test", "a test key spends no credits and has no limits; leave rate, credits_per_day and credits_per_month out")
	}
	kind, service := "key", c.Service()
	if body.Test {
		kind, service = "test", service+"_test"
	}
	id := c.NewID("key")
	key.Key = account.NewKey(service, c.Secret())
	key.record = record{ID: id, Name: name, Kind: kind, Hint: key.Key[len(key.Key)-hintLength:], CreatedAt: server.Timestamp(c.Millis()),
		ExpiresAt: expires, Rate: body.Rate, Account: owner, Limits: body.Limits, use: unused(c)}
	var maker any
	if c.Session != nil && c.Session.Account == owner {
		maker, key.MadeBy = c.Session.User, &c.Session.Name
	}
	key.insert = server.SQL(`INSERT INTO api_key (id, account, user, name, kind, hash, hint, created_at, expires_at, rate, credits_per_day, credits_per_month)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		id, owner, maker, name, key.Kind, account.HashKey(key.Key), key.Hint, int64(key.CreatedAt), server.OrNull(expires), server.OrNull(body.Rate), perDay, perMonth)
	return key, nil
}

// parseExpiry reads the field expires_at: nil, or a future time.
func parseExpiry(c *server.Call, text *string) (*server.Timestamp, error) {
	if text == nil {
		return nil, nil
	}
	t, err := time.Parse(time.RFC3339, *text)
	if err != nil {
		return nil, server.Invalid("expires_at", "expires_at must be a time in RFC 3339, such as 2027-01-31T00:00:00Z")
	}
	if !t.After(c.Now()) {
		return nil, server.Invalid("expires_at", "expires_at must be in the future")
	}
	expires := server.Timestamp(t.UnixMilli())
	return &expires, nil
}

// insertError returns the problem of a key that could not be inserted.
func insertError(err error) error {
	if ledger.ConstraintOf(err) == ledger.TooManyKeys {
		return &problem.Problem{Code: problem.Conflict, Detail: "the account has 25 active keys; revoke one first"}
	}
	return err
}

func createOwn(c *server.Call) (any, error) {
	key, err := decode(c, c.Session.Account)
	if err != nil {
		return nil, err
	}
	var created int
	err = c.DB.QueryRowContext(c.Context(), `SELECT count(*) FROM api_key WHERE account = ? AND kind IN ('key', 'test') AND created_at > ?`,
		c.Session.Account, c.Millis()-time.Hour.Milliseconds()).Scan(&created)
	if err != nil {
		return nil, err
	}
	if created >= maxCreated {
		return nil, &problem.Problem{Code: problem.Conflict, Detail: "the account has created 100 keys in the last hour; try again later"}
	}
	_, err = c.DB.Batch(c.Context(), key.insert)
	return key.createdKey, insertError(err)
}

func listOwn(c *server.Call) (any, error) {
	return keysOf(c, c.Session.Account, ` AND kind <> 'dashboard'`)
}

// filters are the parameters of an account's lists of keys: the value of each, and the condition that it adds.
var filters = []struct{ parameter, value, condition string }{
	{"state", "active", " AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?6)"},
	{"kind", "key", " AND kind = 'key'"},
}

// keysOf returns a page of an account's keys, newest first, that meet a condition and the filters of the request.
func keysOf(c *server.Call, owner, condition string) (any, error) {
	before, err := server.Before(c, "key_")
	if err != nil {
		return nil, err
	}
	for _, f := range filters {
		switch c.Query(f.parameter) {
		case "":
		case f.value:
			condition += f.condition
		default:
			return nil, server.Invalid(f.parameter, f.parameter+" must be "+f.value)
		}
	}
	return server.QueryPage[record](c, selectKeys+`WHERE account = ?4 AND id < ?5`+condition+` ORDER BY id DESC LIMIT ?7`, useParameters(c, owner, before, c.Millis())...)
}

func revokeOwn(c *server.Call) (any, error) {
	key, err := find(c, `WHERE id = ? AND account = ? AND kind <> 'dashboard'`, c.ID, c.Session.Account)
	if err != nil {
		return nil, err
	}
	if _, err := c.DB.Batch(c.Context(), revocation(c, key.ID)...); err != nil {
		return nil, err
	}
	return withoutGrants(c, key.ID, "revoked")
}

func create(c *server.Call) (any, error) {
	key, err := decode(c, c.ID)
	if err != nil {
		return nil, err
	}
	if err := accounts.RequireCustomer(c, c.ID); err != nil {
		return nil, err
	}
	_, err = c.Change("key.create", key.ID, map[string]any{"account": c.ID, "name": server.Text(key.Name)}, key.insert)
	return key.createdKey, insertError(err)
}

func list(c *server.Call) (any, error) {
	if err := accounts.RequireAccount(c, c.ID); err != nil {
		return nil, err
	}
	return keysOf(c, c.ID, "")
}

// search lists the keys of all accounts that end with the characters of the parameter hint, newest first. Only the last four
// characters of a key are stored, so more are refused: a whole key in a URL would be in the logs on its way.
func search(c *server.Call) (any, error) {
	hint := c.Query("hint")
	if n := len(hint); n == 0 || n > hintLength {
		return nil, server.Invalid("hint", "hint must be the last one to four characters of a key; send no more of it")
	}
	before, err := server.Before(c, "key_")
	if err != nil {
		return nil, err
	}
	return server.QueryPage[record](c, selectKeys+`WHERE (length(?4) = 4 AND hint = ?4 OR length(?4) < 4 AND substr(hint, -length(?4)) = ?4)
		AND kind IN ('key', 'test') AND id < ?5 ORDER BY id DESC LIMIT ?6`, useParameters(c, hint, before)...)
}

// revoke revokes a key of any account. It is idempotent: repeating it keeps the time of the first
// revocation and deletes the cached grants again.
func revoke(c *server.Call) (any, error) {
	key, err := find(c, `WHERE id = ?`, c.ID)
	if err != nil {
		return nil, err
	}
	if _, err := c.Change("key.revoke", key.ID, map[string]any{"account": key.Account}, revocation(c, key.ID)...); err != nil {
		return nil, err
	}
	return withoutGrants(c, key.ID, "revoked")
}

// update suspends or restores a key of any account.
func update(c *server.Call) (any, error) {
	key, err := find(c, `WHERE id = ?`, c.ID)
	if err != nil {
		return nil, err
	}
	perDay, perMonth := key.Limits.Values()
	body := struct {
		Suspended *bool `json:"suspended"`
		Limits
	}{nil, key.Limits}
	if err := server.DecodeInto(c, &body); err != nil {
		return nil, err
	}
	newDay, newMonth := body.Limits.Values()
	limited := newDay != perDay || newMonth != perMonth
	if body.Suspended == nil && !limited {
		return nil, server.Invalid("suspended", "suspended must be true or false, or a limit must change")
	}
	if err := body.Limits.Check(); err != nil {
		return nil, err
	}
	detail, statements := map[string]any{"account": key.Account}, []server.Statement{}
	if body.Suspended != nil {
		detail["suspended"] = *body.Suspended
		statements = append(statements, server.Suspend("api_key", key.ID, *body.Suspended, c.Millis()))
	}
	if limited {
		detail["credits_per_day"], detail["credits_per_month"] = newDay, newMonth
		statements = append(statements, body.Limits.set(key.ID))
	}
	_, err = c.Change("key.update", key.ID, detail, statements...)
	if err != nil {
		return nil, err
	}
	return withoutGrants(c, key.ID, "changed")
}

// find returns the key that the condition selects, or a NotFound problem.
func find(c *server.Call, condition string, args ...any) (record, error) {
	key, err := server.QueryRow[record](c, selectKeys+condition, useParameters(c, args...)...)
	if server.NoRows(err) {
		err = &problem.Problem{Code: problem.NotFound, Detail: "no such API key"}
	}
	return key, err
}

// revocation returns the statements that revoke a key and end its access tokens. Ended tokens stay until the
// cron deletes them, so that withoutGrants can delete their cached grants.
func revocation(c *server.Call, id string) []server.Statement {
	now := c.Millis()
	return []server.Statement{
		server.SQL(`UPDATE api_key SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?`, now, id),
		server.SQL(`UPDATE access_token SET expires_at = min(expires_at, ?) WHERE api_key = ?`, now, id),
	}
}

// Revoke revokes a key of any account and ends its access tokens. Cached grants may work for another 60
// seconds.
func Revoke(c *server.Call, id string) error {
	if _, err := c.DB.Batch(c.Context(), revocation(c, id)...); err != nil {
		return err
	}
	_, err := withoutGrants(c, id, "revoked")
	return err
}

type changedKey struct {
	record
	Warning string `json:"warning,omitempty"`
}

// withoutGrants deletes the cached grants of a key that was revoked or changed, and returns the key.
func withoutGrants(c *server.Call, id, what string) (any, error) {
	key, err := find(c, `WHERE id = ?`, id)
	if err != nil {
		return nil, err
	}
	response := changedKey{record: key}
	if err := Forget(c, id); err != nil {
		// Not a failure: grants expire after account.GrantLife, so this only delays the change.
		c.Log.Printf("key %s is %s, but its grant could not be deleted from KV: %v", id, what, err)
		response.Warning = "the key is " + what + ", but its cached grant could not be deleted: it may work as before for up to 60 seconds"
	}
	return response, nil
}

// maxForgotten is the highest number of cached grants that are deleted at once. The others expire after
// account.GrantLife.
const maxForgotten = 20

// Forget deletes the cached grants of a key and of its access tokens, so that the next call reads the database.
func Forget(c *server.Call, id string) error {
	return c.ForgetGrants(`SELECT hash FROM api_key WHERE id = ?1 UNION ALL
		SELECT hash FROM (SELECT hash FROM access_token WHERE api_key = ?1 ORDER BY expires_at DESC LIMIT ?2)`, id, maxForgotten)
}

// ForgetEnded deletes the cached grants of an account's access tokens and keys that ended at a time, in milliseconds. A failure is only
// logged, because grants expire after account.GrantLife.
func ForgetEnded(c *server.Call, owner string, at int64) {
	err := c.ForgetGrants(`SELECT hash FROM (SELECT t.hash FROM access_token t JOIN api_key k ON k.id = t.api_key WHERE k.account = ?1 AND t.expires_at = ?2
		UNION ALL SELECT hash FROM api_key WHERE account = ?1 AND revoked_at = ?2) LIMIT ?3`,
		owner, at, maxForgotten)
	if err != nil {
		c.Log.Printf("access tokens of account %s have ended, but their grants could not be deleted from KV: %v", owner, err)
	}
}

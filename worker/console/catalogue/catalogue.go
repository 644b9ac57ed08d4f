// Package catalogue manages the listings of the catalogue: an account's own listings for its user, and the listings that
// all accounts share for administrators.
package catalogue

import (
	"net/http"
	"strconv"

	"loupe/core/base/problem"
	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/console/catalogue", Access: server.SignedIn, Status: http.StatusOK, Handle: own.list},
	{Method: http.MethodDelete, Pattern: "/console/catalogue", Access: server.SignedIn, Status: http.StatusOK, Handle: own.removeAll},
	{Method: http.MethodGet, Pattern: "/console/catalogue/summary", Access: server.SignedIn, Status: http.StatusOK, Handle: own.summary},
	{Method: http.MethodDelete, Pattern: "/console/catalogue/{id}", Access: server.SignedIn, Status: http.StatusNoContent, Handle: own.remove},
	{Method: http.MethodPost, Pattern: "/console/uploads", Access: server.Customer, Status: http.StatusCreated, Handle: own.begin},
	{Method: http.MethodPost, Pattern: "/console/uploads/preview", Access: server.Customer, Status: http.StatusOK, Handle: preview, MaxBody: maxPiece},
	{Method: http.MethodPost, Pattern: "/console/uploads/{id}/rows", Access: server.Customer, Status: http.StatusOK, Handle: own.add, MaxBody: maxPiece},

	{Method: http.MethodGet, Pattern: "/admin/catalogue", Access: server.Staff, Status: http.StatusOK, Handle: shared.list},
	{Method: http.MethodDelete, Pattern: "/admin/catalogue", Access: server.Administrator, Status: http.StatusOK, Handle: shared.removeAll},
	{Method: http.MethodGet, Pattern: "/admin/catalogue/summary", Access: server.Staff, Status: http.StatusOK, Handle: shared.summary},
	{Method: http.MethodDelete, Pattern: "/admin/catalogue/{id}", Access: server.Administrator, Status: http.StatusNoContent, Handle: shared.remove},
	{Method: http.MethodPost, Pattern: "/admin/uploads", Access: server.Administrator, Status: http.StatusCreated, Handle: shared.begin},
	{Method: http.MethodPost, Pattern: "/admin/uploads/preview", Access: server.Administrator, Status: http.StatusOK, Handle: preview, MaxBody: maxPiece},
	{Method: http.MethodPost, Pattern: "/admin/uploads/{id}/rows", Access: server.Administrator, Status: http.StatusOK, Handle: shared.add, MaxBody: maxPiece},
}

// owner returns the id of the account whose listings a route manages, "" for the shared listings. Every statement of this
// package selects listings by their owner.
type owner func(*server.Call) string

var (
	own    owner = func(c *server.Call) string { return c.Session.Account }
	shared owner = func(*server.Call) string { return "" }
)

// change runs statements in one transaction. A change of shared listings is recorded in the audit log.
func (o owner) change(c *server.Call, action, target string, detail map[string]any, statements ...server.Statement) ([]bool, error) {
	if o(c) == "" {
		return c.Change(action, target, detail, statements...)
	}
	return c.DB.Batch(c.Context(), statements...)
}

// record is a listing as the API shows it. Number identifies it in paths, because an id may contain any character.
type record struct {
	Number    int64  `json:"number"`
	ID        string `json:"id"`
	Title     string `json:"title"`
	Brand     string `json:"brand"`
	Category  string `json:"category"`
	Vendor    string `json:"vendor"`
	Price     string `json:"price"` // as in the file
	Currency  string `json:"currency"`
	URL       string `json:"url"`
	Image     string `json:"image"`
	Condition string `json:"condition"` // as in the file
	Sold      sale   `json:"sold"`
	Date      string `json:"date"`
}

// sale says whether a price was paid: yes, no, or "" if that is unknown. In JSON it is a boolean or null.
type sale string

func (s sale) MarshalJSON() ([]byte, error) {
	switch s {
	case "yes":
		return []byte("true"), nil
	case "no":
		return []byte("false"), nil
	}
	return []byte("null"), nil
}

func (r *record) Cursor() string { return strconv.FormatInt(r.Number, 10) }

func (r *record) Targets() []any {
	return []any{&r.Number, &r.ID, &r.Title, &r.Brand, &r.Category, &r.Vendor, &r.Price, &r.Currency, &r.URL, &r.Image, &r.Condition, &r.Sold, &r.Date}
}

// list returns a page of listings, the newest first.
func (o owner) list(c *server.Call) (any, error) {
	before := int64(1) << 53
	if cursor := c.Query("after"); cursor != "" {
		var err error
		if before, err = parseNumber(cursor); err != nil {
			return nil, server.Invalid("after", "after must be the number of a listing")
		}
	}
	return server.QueryPage[record](c, `SELECT n, id, title, brand, category, vendor, price, currency, url, image, condition, sold, date
		FROM listing WHERE coalesce(account, '') = ? AND n < ? ORDER BY n DESC LIMIT ?`, o(c), before)
}

// parseNumber reads a number from 1 to 1<<53. D1 would round a larger one.
func parseNumber(text string) (int64, error) {
	n, err := strconv.ParseInt(text, 10, 64)
	if err == nil && (n < 1 || n > 1<<53) {
		err = strconv.ErrRange
	}
	return n, err
}

var errNoListing = &problem.Problem{Code: problem.NotFound, Detail: "no such listing"}

func (o owner) remove(c *server.Call) (any, error) {
	n, err := parseNumber(c.ID)
	if err != nil {
		return nil, errNoListing
	}
	changed, err := o.change(c, "listing.delete", c.ID, nil,
		o.changing(c, `SELECT count(*) FROM listing WHERE n = ?3 AND coalesce(account, '') = ?1`, n),
		server.SQL(`DELETE FROM listing WHERE n = ? AND coalesce(account, '') = ?`, n, o(c)))
	if err == nil && !changed[1] {
		err = errNoListing
	}
	return nil, err
}

const (
	removedAtOnce = 2000 // listings; each deletion also updates the full-text index
	removedByCall = 20   // statements; a Worker may make a limited number in a request
)

// count is a number of listings.
type count int64

func (n *count) Targets() []any { return []any{n} }

// count returns how many listings the owner has.
func (o owner) count(c *server.Call) (count, error) {
	return server.QueryRow[count](c, `SELECT count(*) FROM listing WHERE coalesce(account, '') = ?`, o(c))
}

// removeAll deletes the owner's listings, as many as one call may. The response says how many remain; if it is not 0,
// the client calls again.
func (o owner) removeAll(c *server.Call) (any, error) {
	counted := o.changing(c, `SELECT count(*) FROM (SELECT 1 FROM listing WHERE coalesce(account, '') = ?1 LIMIT ?3)`, removedAtOnce)
	some := server.SQL(`DELETE FROM listing WHERE n IN (SELECT n FROM listing WHERE coalesce(account, '') = ? LIMIT ?)`, o(c), removedAtOnce)
	if _, err := o.change(c, "listing.delete_all", "", nil, counted, some); err != nil {
		return nil, err
	}
	for range removedByCall - 1 {
		changed, err := c.DB.Batch(c.Context(), counted, some)
		if err != nil {
			return nil, err
		}
		if !changed[1] {
			break
		}
	}
	remaining, err := o.count(c)
	return struct {
		Remaining count `json:"remaining"`
	}{remaining}, err
}

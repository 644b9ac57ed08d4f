// Package spreadsheet serves tables as CSV: usage, ledger, payments, purchases and appraisals, to the customer and to administrators.
package spreadsheet

import (
	"encoding/base64"
	"encoding/json"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"loupe/core/base/problem"
	"loupe/core/base/ulid"
	"loupe/worker/console/accounts"
	"loupe/worker/console/server"
)

// Routes are the routes of this package. The id is the name of a table.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/console/csv/{id}", Access: server.SignedInOwner, Status: http.StatusOK, Handle: showOwn},
	{Method: http.MethodGet, Pattern: "/admin/csv/{id}", Access: server.Administrator, Status: http.StatusOK, Handle: showAny},
}

// maxRows is the highest number of rows of a page, and the default of the parameter limit.
const maxRows = 1000

func showOwn(c *server.Call) (any, error) {
	t, found := own[c.ID]
	if !found {
		return nil, noTable
	}
	return page(c, &t, c.Session.Account)
}

// showAny shows the rows of the account in the parameter account, or of all accounts without it.
func showAny(c *server.Call) (any, error) {
	t, found := administrators[c.ID]
	if !found {
		return nil, noTable
	}
	account := c.Query("account")
	switch {
	case account != "":
		if err := accounts.RequireAccount(c, account); err != nil {
			return nil, err
		}
	case t.needsAccount:
		return nil, server.Invalid("account", "account must be the id of an account")
	}
	return page(c, &t, account)
}

var noTable = &problem.Problem{Code: problem.NotFound, Detail: "no such table; there are usage, ledger, payments, purchases and appraisals"}

// page returns a page of a table, oldest rows first. The first page begins with the names of the columns, so that the pages together
// are one file. The header Link has the address of the next page.
func page(c *server.Call, t *table, account string) (any, error) {
	from, to, err := period(c)
	if err != nil {
		return nil, err
	}
	limit := maxRows
	if text := c.Query("limit"); text != "" {
		if limit, err = strconv.Atoi(text); err != nil || limit < 1 || limit > maxRows {
			return nil, server.Invalid("limit", "limit must be 1 to "+strconv.Itoa(maxRows))
		}
	}
	after := t.start(account, from)
	cursor := c.Query("after")
	if cursor != "" {
		text, err := base64.RawURLEncoding.DecodeString(cursor)
		if err != nil || json.Unmarshal(text, &after) != nil || len(after) != len(t.keys) {
			return nil, server.Invalid("after", "after must be the cursor of the next page in the header Link")
		}
	}
	w := writer{}
	if cursor == "" {
		w.header(t)
	}
	query, args := t.query(account, after, from, to, limit+1)
	cells, targets := make([]string, len(t.columns)+len(t.keys)), []any{}
	for i := range cells {
		targets = append(targets, &cells[i])
	}
	rows, next := 0, ""
	err = c.EachRow(c.Context(), func(scan func(...any) error) error {
		if rows++; rows > limit {
			next = c.Request.URL.Path + "?" + nextPage(c.Request.URL.Query(), after)
			return nil
		}
		if err := scan(targets...); err != nil {
			return err
		}
		after = append([]string{}, cells[len(t.columns):]...)
		return w.row(t, cells)
	}, query, args...)
	if err != nil {
		return nil, err
	}
	if next != "" {
		c.Header.Set("Link", "<"+next+`>; rel="next"`)
	}
	c.Header.Set("Content-Disposition", `attachment; filename="`+c.ID+`.csv"`)
	return server.Raw{Type: "text/csv; charset=utf-8", Content: w.text}, nil
}

// nextPage returns the query of the page after the row with these keys.
func nextPage(query url.Values, keys []string) string {
	text, _ := json.Marshal(keys) // never fails
	query.Set("after", base64.RawURLEncoding.EncodeToString(text))
	return query.Encode()
}

// period reads the parameters from and to, days in UTC that are both included. It returns the first millisecond and the one after the
// last.
func period(c *server.Call) (from, to int64, err error) {
	to = maxTime
	if text := c.Query("from"); text != "" {
		if from, err = parseDay("from", text); err != nil {
			return 0, 0, err
		}
	}
	if text := c.Query("to"); text != "" {
		if to, err = parseDay("to", text); err != nil {
			return 0, 0, err
		}
		to += server.Day
	}
	return from, to, nil
}

const maxTime = 253402300800_000 // the first millisecond of the year 10000

func parseDay(name, text string) (int64, error) {
	t, err := time.Parse(time.DateOnly, text)
	if err != nil || t.UnixMilli() < 0 {
		return 0, server.Invalid(name, name+" must be a day such as 2026-05-31")
	}
	return t.UnixMilli(), nil
}

// firstID returns a text that sorts before the ids that were made at a time and later, and after earlier ones.
func firstID(prefix string, at int64) string {
	if at == maxTime {
		return prefix + "~"
	}
	return prefix + strings.TrimRight(ulid.New(at, [ulid.RandomBytes]byte{}), "0")
}

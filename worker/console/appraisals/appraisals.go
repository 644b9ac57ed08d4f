// Package appraisals shows administrators the appraisals of any account.
package appraisals

import (
	"net/http"

	"loupe/core/base/problem"
	"loupe/core/store/ledger"
	"loupe/worker/console/accounts"
	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/admin/accounts/{id}/appraisals", Access: server.Staff, Status: http.StatusOK, Handle: list},
	{Method: http.MethodGet, Pattern: "/admin/appraisals/{id}", Access: server.Staff, Status: http.StatusOK, Handle: show},
}

// summary is an appraisal without what the customer sent and got.
type summary struct {
	ID        string            `json:"id"`
	Account   string            `json:"account"`
	Key       string            `json:"api_key"` // its id
	CreatedAt server.Timestamp  `json:"created_at"`
	EndedAt   *server.Timestamp `json:"ended_at"` // nil while it is in progress
	State     string            `json:"state"`    // in_progress, valued or no_value
	Charged   int64             `json:"credits_charged"`
}

func (s *summary) Cursor() string { return s.ID }

func (s *summary) Targets() []any {
	return []any{&s.ID, &s.Account, &s.Key, &s.CreatedAt, &s.EndedAt, &s.State, &s.Charged}
}

const summaryColumns = `p.id, p.account, p.api_key, p.created_at, CASE WHEN t.state <> '` + ledger.Pending + `' THEN coalesce(p.answered_at, t.settled_at) END,
	CASE t.state WHEN '` + ledger.Pending + `' THEN 'in_progress' WHEN '` + ledger.Posted + `' THEN 'valued' ELSE 'no_value' END,
	iif(t.state = '` + ledger.Posted + `', t.amount, 0)`

const from = ` FROM appraisal p JOIN transfer t ON t.id = p.id `

// list lists an account's appraisals, newest first: with the parameter search, those that have its text in the description or in the
// title of the best match.
func list(c *server.Call) (any, error) {
	if err := accounts.RequireAccount(c, c.ID); err != nil {
		return nil, err
	}
	before, err := server.Before(c, "apr_")
	if err != nil {
		return nil, err
	}
	return server.QueryPage[summary](c, `SELECT `+summaryColumns+from+`WHERE p.account = ?1 AND p.id < ?2
		AND (?3 = '' OR instr(lower(`+ledger.DescriptionOf+`), lower(?3)) > 0 OR instr(lower(`+ledger.BestMatchOf+`), lower(?3)) > 0)
		ORDER BY p.id DESC LIMIT ?4`, c.ID, before, c.Query("search"))
}

// record is an appraisal with everything that is stored of it, even if the customer was not charged.
type record struct {
	summary
	Request  server.JSON `json:"request"`
	Answer   server.JSON `json:"answer"`
	Evidence server.JSON `json:"evidence"`
	Findings server.JSON `json:"findings"`
}

func (r *record) Targets() []any {
	return append(r.summary.Targets(), &r.Request, &r.Answer, &r.Evidence, &r.Findings)
}

// show returns an appraisal of any account. Reading it is recorded in the audit log, because it has the customer's data.
func show(c *server.Call) (any, error) {
	r, err := server.QueryRow[record](c, `SELECT `+summaryColumns+`, p.request, p.answer, p.evidence, p.findings`+from+`WHERE p.id = ?`, c.ID)
	if server.NoRows(err) {
		return nil, &problem.Problem{Code: problem.NotFound, Detail: "no such appraisal; it may have been deleted after RETENTION_DAYS"}
	}
	if err != nil {
		return nil, err
	}
	if _, err := c.Change("appraisal.read", r.ID, map[string]any{"account": r.Account}); err != nil {
		return nil, err
	}
	return r, nil
}

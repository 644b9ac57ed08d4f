package service_test

import (
	"slices"
	"strings"
	"testing"

	"loupe/worker/console/consoletest"
	"loupe/worker/console/server"
)

// addRows adds rows with the numbers from first to last to each list of an account.
func addRows(f *consoletest.Fixture, account string, first, last int) {
	f.Helper()
	for _, insert := range []string{
		`INTO account (id, name, created_at) SELECT printf('acct_%026d', n), ?1, n FROM number`,
		`INTO api_key (id, account, name, hash, hint, created_at, revoked_at) SELECT printf('key_%026d', n), ?1, 'n', printf('%064d', n), 'hint', 1, 2 FROM number`,
		`INTO transfer SELECT printf('grant%d', n), 'issued', ?1, 10, 'posted', 'r', 1, 1 FROM number`,
		`INTO transfer SELECT printf('apr_%026d', n), ?1, 'earned', 10, 'pending', 'r', 1, NULL FROM number`,
		`INTO appraisal (id, account, api_key, request_hash, request, created_at) SELECT printf('apr_%026d', n), ?1, printf('key_%026d', n), '', '{}', 1 FROM number`,
		`INTO purchase (id, account, pack, credits, price, currency, created_at) SELECT printf('pur_%026d', n), ?1, 'p', 1, 1, 'USD', 1 FROM number`,
		`INTO audit (id, at, actor, action, target, detail) SELECT printf('act_%026d', n), 1, 'token', 'a', ?1, '{}' FROM number`,
		`INTO user SELECT printf('user_%026d', n), 'a@example.com', 'n', 1, 1 FROM number`, `INTO membership SELECT ?1, printf('user_%026d', n), 'member', 1 FROM number`,
		`INTO invitation SELECT printf('%064d', n), printf('inv_%026d', n), ?1, 'a@example.com', 'member', NULL, 1, 1e15 FROM number`,
		`INTO listing (account, id, title) SELECT ?1, n, 'T' FROM number`, `INTO listing (id, title) SELECT n, ?1 FROM number`,
	} {
		f.Exec(`WITH RECURSIVE number (n) AS (SELECT ?2 UNION ALL SELECT n + 1 FROM number WHERE n < ?3) INSERT `+insert, account, first, last)
	}
}

func TestListsAreReadInPages(t *testing.T) {
	f := consoletest.Open(t)
	ann, ben := f.SignIn("ann@example.com"), f.SignIn("ben@example.com")
	addRows(f, ann.Account, 1, 2*server.PageSize-3) // with both users and the row of ben, two pages of accounts are full
	addRows(f, ben.Account, 2*server.PageSize, 2*server.PageSize)
	for path, want := range map[string]string{
		"/admin/accounts":                `SELECT id FROM account WHERE id LIKE 'acct_%' ORDER BY id DESC`,
		"/admin/accounts/ANN/keys":       `SELECT id FROM api_key WHERE account = 'ANN' ORDER BY id DESC`,
		"/admin/accounts/ANN/ledger":     `SELECT seq FROM entry WHERE account = 'ANN' ORDER BY seq DESC`,
		"/admin/accounts/ANN/appraisals": `SELECT id FROM appraisal WHERE account = 'ANN' ORDER BY id DESC`,
		"/admin/accounts/ANN/members":    `SELECT user FROM membership WHERE account = 'ANN' ORDER BY user DESC`,
		"/console/members":               `SELECT user FROM membership WHERE account = 'ANN' ORDER BY user DESC`,
		"/console/invitations":           `SELECT id FROM invitation WHERE account = 'ANN' ORDER BY id DESC`,
		"/admin/keys?hint=hint":          `SELECT id FROM api_key ORDER BY id DESC`,
		"/admin/audit":                   `SELECT id FROM audit ORDER BY id DESC`,
		"/admin/purchases":               `SELECT id FROM purchase ORDER BY id DESC`,
		"/admin/catalogue":               `SELECT n FROM listing WHERE account IS NULL ORDER BY n DESC`,
		"/console/keys":                  `SELECT id FROM api_key WHERE account = 'ANN' ORDER BY id DESC`,
		"/console/ledger":                `SELECT seq FROM entry WHERE account = 'ANN' ORDER BY seq DESC`,
		"/console/purchases":             `SELECT id FROM purchase WHERE account = 'ANN' ORDER BY id DESC`,
		"/console/catalogue":             `SELECT n FROM listing WHERE account = 'ANN' ORDER BY n DESC`,
	} {
		read := f.Pages
		if strings.HasPrefix(path, "/console") {
			read = ann.Pages
		}
		rows := f.Column(strings.ReplaceAll(want, "ANN", ann.Account))
		got, sizes := read(strings.ReplaceAll(path, "ANN", ann.Account))
		f.Equal(path, got, rows)
		var wantSizes []int
		for page := range slices.Chunk(rows, server.PageSize) {
			wantSizes = append(wantSizes, len(page))
		}
		f.Equal(path+": sizes of the pages", sizes, wantSizes)
	}
	last := f.OK(200, "GET", "/admin/accounts?after=acct_00000000000000000000000000", "")
	f.Equal("after the last account", last, consoletest.Object{"items": []any{}, "next": nil})
}

func TestListsAreCutWhereAsked(t *testing.T) {
	f := consoletest.Open(t)
	addRows(f, f.NewAccount(), 1, 7)
	_, sizes := f.Pages("/admin/audit?limit=3")
	f.Equal("sizes of the pages", sizes, []int{3, 3, 2})
}

package accounts_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/core/account"
	"loupe/core/ledger"
	"loupe/worker/console/consoletest"
)

func TestCreateAndShowAccount(t *testing.T) {
	f := consoletest.Open(t)
	created := f.OK(201, "POST", "/admin/accounts", `{"name":"  Ann Ångström & Söhne <1>  "}`)
	id := created["id"].(string)
	want := consoletest.Object{"id": id, "name": "Ann Ångström & Söhne <1>", "created_at": "2026-05-01T12:00:00.000Z",
		"email": nil, "suspended_at": nil, "deleted_at": nil, "operator": false, "last_used_at": nil, "balance": 0.0, "held": 0.0, "available": 0.0, "owed": 0.0}
	f.Equal("created", created, want)
	f.Equal("prefix of the id", id[:5], "acct_")
	f.Equal("", f.OK(200, "GET", "/admin/accounts/"+id, ""), want)
	f.OK(201, "POST", "/admin/accounts/"+id+"/grants", `{"credits":25,"reason":"r"}`)
	f.Exec(`INSERT INTO transfer VALUES ('t', ?, 'earned', 10, 'pending', 'r', 1, NULL)`, id)
	want["balance"], want["held"], want["available"] = 25.0, 10.0, 15.0
	f.Equal("", f.OK(200, "GET", "/admin/accounts/"+id, ""), want)
	f.Members("system account", f.OK(200, "GET", "/admin/accounts/issued", ""), consoletest.Object{"balance": -25.0})
	for _, id := range []string{"acct_none", strings.ToLower(id), "%27%20OR%201=1", strings.Repeat("x", 5000), "%00", "%FF"} {
		f.Refused("NOT_FOUND", "", "GET", "/admin/accounts/"+id, "")
	}
}

func TestNamesAreCheckedAndKept(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	for _, path := range []string{"/admin/accounts", "/admin/accounts/" + id + "/keys"} {
		for _, body := range []string{`{}`, `null`, `{"name":""}`, `{"name":"  \t "}`, `{"name":null}`, `{"name":1}`, `{"name":["x"]}`,
			`{"name":{"a":"x"}}`, `{"name":true}`, `{"name":"a\nb"}`, `{"name":"a\u0000b"}`, `{"name":"\u007f"}`, `{"name":"` + strings.Repeat("x", 201) + `"}`} {
			f.Refused("BAD_REQUEST", "name", "POST", path, body)
		}
		f.Refused("BAD_REQUEST", "nom", "POST", path, `{"name":"x","nom":"x"}`)
		// The limit is 200 characters, not bytes, in the schema too.
		for _, name := range []string{"x", strings.Repeat("ß", 200), strings.Repeat("😀", 200)} {
			f.Equal("", f.OK(201, "POST", path, `{"name":"`+name+`"}`)["name"], name)
		}
	}
}

func TestAdministratorSuspendsAndRestoresAnAccount(t *testing.T) {
	f := consoletest.Open(t)
	administrator, u := f.SignIn("admin@example.com"), f.SignIn("ann@example.com")
	key := u.OK(201, "POST", "/console/keys", `{"name":"n"}`)["key"].(string)
	token := u.OK(201, "POST", "/console/token", "")["token"].(string)
	finds := func() string {
		return f.Column(`SELECT count(*) FROM (`+ledger.FindAPIKey+`) WHERE suspended IS NULL`, account.HashKey(key), f.Millis())[0] +
			f.Column(`SELECT count(*) FROM (`+ledger.FindAPIKey+`) WHERE suspended IS NULL`, account.HashKey(token), f.Millis())[0]
	}
	path := "/admin/accounts/" + u.Account
	suspended := administrator.OK(200, "PATCH", path, `{"suspended":true,"reason":"abuse"}`)
	f.Clock = f.Clock.Add(time.Second)
	again := administrator.OK(200, "PATCH", path, `{"suspended":true,"reason":"abuse"}`)
	const first = "2026-05-01T12:00:00.000Z"
	f.Equal("suspensions", []any{suspended["suspended_at"], again["suspended_at"]}, []any{first, first})
	f.Equal("suspended", finds(), "00")
	u.Refused("FORBIDDEN", "", "POST", "/console/keys", `{"name":"n"}`)
	u.Refused("FORBIDDEN", "", "POST", "/console/token", "")
	f.Members("session", u.OK(200, "GET", "/console/session", "")["account"].(consoletest.Object), consoletest.Object{"suspended_at": first})
	f.Clock = f.Clock.Add(time.Second)
	administrator.OK(200, "PATCH", path, `{"suspended":false,"reason":"sorry","name":"Ann & Co"}`)
	f.Equal("restored", finds(), "11")
	f.Members("restored", f.OK(200, "GET", path, ""), consoletest.Object{"name": "Ann & Co", "suspended_at": nil, "email": "ann@example.com"})
	acts := f.OK(200, "GET", "/admin/audit", "")["items"].([]any)
	f.Equal("acts", len(acts), 3)
	f.Members("the last act", acts[0].(consoletest.Object), consoletest.Object{"actor": administrator.ID, "action": "account.update",
		"target": u.Account, "detail": consoletest.Object{"name": "Ann & Co", "reason": "sorry", "suspended": false}})
	f.Members("operator", f.OK(200, "PATCH", path, `{"operator":true,"reason":"r"}`), consoletest.Object{"operator": true, "name": "Ann & Co"})
	f.Members("customer", f.OK(200, "PATCH", path, `{"operator":false,"reason":"r"}`), consoletest.Object{"operator": false})
}

func TestAccountChangesAreChecked(t *testing.T) {
	f := consoletest.Open(t)
	path := "/admin/accounts/" + f.NewAccount()
	before := f.Dump()
	for field, bodies := range map[string][]string{
		"reason":    {`{"suspended":true}`, `{"suspended":true,"reason":""}`, `{"name":"n","reason":5}`},
		"name":      {`{"name":"","reason":"r"}`, `{"name":5,"reason":"r"}`},
		"suspended": {`{"suspended":1,"reason":"r"}`},
		"":          {`{"reason":"r"}`, `[]`},
	} {
		for _, body := range bodies {
			f.Refused("BAD_REQUEST", field, "PATCH", path, body)
		}
	}
	f.Refused("NOT_FOUND", "", "PATCH", "/admin/accounts/acct_none", `{"suspended":true,"reason":"r"}`)
	for _, system := range []string{ledger.Issued, ledger.Earned} {
		f.Refused("BAD_REQUEST", "account", "PATCH", "/admin/accounts/"+system, `{"suspended":true,"reason":"r"}`)
	}
	f.Unchanged("", before)
}

func TestCorrectionTakesCreditsButNeverBelowZero(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	grants := "/admin/accounts/" + id + "/grants"
	f.OK(201, "POST", grants, `{"credits":50,"reason":"r"}`)
	f.Exec(`INSERT INTO transfer VALUES ('held', ?, 'earned', 10, 'pending', 'r', 1, NULL)`, id)
	p := f.Refused("CONFLICT", "credits", "POST", grants, `{"credits":-41,"reason":"too much"}`)
	f.Contains("detail", p["detail"].(string), "of a balance of 50 credits, 10 are held and 0 owed, so 40 are available")
	for range 2 {
		got := f.OK(201, "POST", grants, `{"credits":-15,"reason":"granted by mistake","id":"fix"}`)
		f.Equal("balance", got["balance"], 35.0)
		f.Members("transfer", got["transfer"].(consoletest.Object), consoletest.Object{"debit": id, "credit": ledger.Issued, "amount": 15.0})
	}
	f.Refused("CONFLICT", "id", "POST", grants, `{"credits":15,"reason":"granted by mistake","id":"fix"}`)
	f.Refused("CONFLICT", "id", "POST", grants, `{"credits":-16,"reason":"granted by mistake","id":"fix"}`)
	f.OK(201, "POST", grants, `{"credits":-25,"reason":"the rest"}`)
	f.Refused("CONFLICT", "credits", "POST", grants, `{"credits":-1,"reason":"more"}`)
	f.Members("a balance of 10, all held", f.OK(200, "GET", "/admin/accounts/"+id, ""), consoletest.Object{"balance": 10.0, "available": 0.0})
	f.Equal("audit", f.Column(`SELECT action || ' ' || json_extract(detail, '$.credits') FROM audit WHERE action LIKE 'credits.%' ORDER BY 1`),
		[]string{"credits.correct -15", "credits.correct -25", "credits.grant 50"})
	f.CheckLedger()
}

func sorted(values []string) []string { return slices.Sorted(slices.Values(values)) }

func TestAccountsAreFoundByNameAddressOrID(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	bob := f.SignIn("bob@sample.example")
	f.OK(200, "PATCH", "/admin/accounts/"+bob.Account, `{"name":"Grinders 100% Ltd","reason":"r"}`)
	for q, want := range map[string][]string{"ANN@": {ann.Account}, "100%25": {bob.Account}, "sample": {bob.Account}, ann.Account: {ann.Account},
		"example": {ann.Account, bob.Account}, "": {ann.Account, bob.Account}, "none": nil, "%25": {bob.Account}, "issued": nil, "_": nil} {
		var got []string
		for _, item := range f.OK(200, "GET", "/admin/accounts?q="+q, "")["items"].([]any) {
			got = append(got, item.(consoletest.Object)["id"].(string))
		}
		f.Equal(q, sorted(got), sorted(want))
	}
}

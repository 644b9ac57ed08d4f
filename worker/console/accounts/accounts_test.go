package accounts_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/core/store/ledger"
	"loupe/worker/console/consoletest"
)

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
	path := "/admin/accounts/" + u.Account
	const first = "2026-05-01T12:00:00.000Z"
	for range 2 {
		f.Members("suspended", administrator.OK(200, "PATCH", path, `{"suspended":true,"reason":"abuse"}`), consoletest.Object{"suspended_at": first})
		f.Clock = f.Clock.Add(time.Second)
	}
	f.Members("session", u.OK(200, "GET", "/console/session", "")["account"].(consoletest.Object), consoletest.Object{"suspended_at": first})
	administrator.OK(200, "PATCH", path, `{"suspended":false,"reason":"sorry","name":"Ann & Co"}`)
	f.Members("restored", f.OK(200, "GET", path, ""), consoletest.Object{"name": "Ann & Co", "suspended_at": nil, "email": "ann@example.com"})
	f.Members("the last act", f.OK(200, "GET", "/admin/audit", "")["items"].([]any)[0].(consoletest.Object), consoletest.Object{"actor": administrator.ID,
		"action": "account.update", "target": u.Account, "detail": consoletest.Object{"name": "Ann & Co", "reason": "sorry", "suspended": false}})
	for _, operator := range []string{"true", "false"} {
		f.Members("operator", f.OK(200, "PATCH", path, `{"operator":`+operator+`,"reason":"r"}`), consoletest.Object{"operator": operator == "true", "name": "Ann & Co"})
	}
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

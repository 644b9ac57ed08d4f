package accounts_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"loupe/core/account"
	"loupe/core/ledger"
	"loupe/worker/console/consoletest"
)

func TestAdministratorSuspendsAndRestoresAnAccount(t *testing.T) {
	f := consoletest.Open(t)
	administrator, u := f.SignIn("admin@example.com"), f.SignIn("ann@example.com")
	key := u.OK(201, "POST", "/console/keys", `{"name":"n"}`)["key"].(string)
	token := u.OK(201, "POST", "/console/token", "")["token"].(string)
	finds := func() string {
		return f.Column(`SELECT count(*) FROM (`+ledger.FindAPIKey+`)`, account.HashKey(key), f.Millis())[0] +
			f.Column(`SELECT count(*) FROM (`+ledger.FindAPIKey+`)`, account.HashKey(token), f.Millis())[0]
	}
	path := "/admin/accounts/" + u.Account
	suspended := administrator.OK(200, "PATCH", path, `{"suspended":true,"reason":"abuse"}`)
	f.Clock = f.Clock.Add(time.Second)
	if again := administrator.OK(200, "PATCH", path, `{"suspended":true,"reason":"abuse"}`); suspended["suspended_at"] == nil || again["suspended_at"] != suspended["suspended_at"] {
		t.Errorf("got %v, then %v, want the time of the first suspension", suspended["suspended_at"], again["suspended_at"])
	}
	f.Equal("suspended", finds(), "00")
	u.Refused("FORBIDDEN", "", "POST", "/console/keys", `{"name":"n"}`)
	u.Refused("FORBIDDEN", "", "POST", "/console/token", "")
	if session := u.OK(200, "GET", "/console/session", ""); session["account"].(consoletest.Object)["suspended_at"] == nil {
		t.Errorf("session: got %v, want the suspension", session)
	}
	f.Clock = f.Clock.Add(time.Second)
	administrator.OK(200, "PATCH", path, `{"suspended":false,"reason":"sorry","name":"Ann & Co"}`)
	f.Equal("restored", finds(), "11")
	if a := f.OK(200, "GET", path, ""); a["name"] != "Ann & Co" || a["suspended_at"] != nil || a["email"] != "ann@example.com" {
		t.Errorf("got %v, want the new name, no suspension and the address", a)
	}
	acts := f.OK(200, "GET", "/admin/audit", "")["items"].([]any)
	last := acts[0].(consoletest.Object)
	if len(acts) != 3 || last["actor"] != administrator.ID || last["action"] != "account.update" || last["target"] != u.Account ||
		fmt.Sprint(last["detail"]) != "map[name:Ann & Co reason:sorry suspended:false]" {
		t.Errorf("audit: got %v, want three acts, the restoration first", acts)
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

func TestCorrectionTakesCreditsButNeverBelowZero(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	grants := "/admin/accounts/" + id + "/grants"
	f.OK(201, "POST", grants, `{"credits":50,"reason":"r"}`)
	f.Exec(`INSERT INTO transfer VALUES ('held', ?, 'earned', 10, 'pending', 'r', 1, NULL)`, id)
	if p := f.Refused("CONFLICT", "credits", "POST", grants, `{"credits":-41,"reason":"too much"}`); !strings.Contains(p["detail"].(string), "of a balance of 50 credits, 10 are held and 0 owed, so 40 are available") {
		t.Errorf("got %q, want the balance and what is available", p["detail"])
	}
	for range 2 {
		got := f.OK(201, "POST", grants, `{"credits":-15,"reason":"granted by mistake","id":"fix"}`)
		transfer := got["transfer"].(consoletest.Object)
		if got["balance"] != 35.0 || transfer["debit"] != id || transfer["credit"] != ledger.Issued || transfer["amount"] != 15.0 {
			t.Errorf("got %v, want 15 credits taken and a balance of 35", got)
		}
	}
	f.Refused("CONFLICT", "id", "POST", grants, `{"credits":15,"reason":"granted by mistake","id":"fix"}`)
	f.Refused("CONFLICT", "id", "POST", grants, `{"credits":-16,"reason":"granted by mistake","id":"fix"}`)
	f.OK(201, "POST", grants, `{"credits":-25,"reason":"the rest"}`)
	f.Refused("CONFLICT", "credits", "POST", grants, `{"credits":-1,"reason":"more"}`)
	f.Members("a balance of 10, all held", f.OK(200, "GET", "/admin/accounts/"+id, ""), consoletest.Object{"balance": 10.0, "available": 0.0})
	if got, want := f.Column(`SELECT action || ' ' || json_extract(detail, '$.credits') FROM audit WHERE action LIKE 'credits.%' ORDER BY id`),
		[]string{"credits.grant 50", "credits.correct -15", "credits.correct -25"}; !slices.Equal(sorted(got), sorted(want)) {
		t.Errorf("audit: got %q, want %q, once each", got, want)
	}
	f.CheckLedger()
}

// Many corrections at once never take more than is there.
func TestConcurrentCorrectionsNeverGoBelowZero(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	grants := "/admin/accounts/" + id + "/grants"
	f.OK(201, "POST", grants, `{"credits":100,"reason":"r"}`)
	var taken atomic.Int32
	var group sync.WaitGroup
	for range 30 {
		group.Go(func() {
			switch w := f.Send("POST", grants, `{"credits":-9,"reason":"r"}`); w.Code {
			case 201:
				taken.Add(1)
			case 409:
			default:
				t.Errorf("got status %d, want 201 or 409: %s", w.Code, w.Body)
			}
		})
	}
	group.Wait()
	if a := f.OK(200, "GET", "/admin/accounts/"+id, ""); taken.Load() != 11 || a["balance"] != 1.0 {
		t.Errorf("got %d corrections and %v, want 11 and a balance of 1", taken.Load(), a)
	}
	f.CheckLedger()
}

func TestOwedCreditsAreNotShownAsAvailable(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	f.OK(201, "POST", "/admin/accounts/"+id+"/grants", `{"credits":50,"reason":"r"}`)
	f.Exec(`INSERT INTO debt (account, owed, changed_at) VALUES (?, 30, 1)`, id)
	f.Members("20 of 50 available with 30 owed", f.OK(200, "GET", "/admin/accounts/"+id, ""), consoletest.Object{"balance": 50.0, "owed": 30.0, "available": 20.0})
}

func sorted(values []string) []string { return slices.Sorted(slices.Values(values)) }

func TestAccountsAreFoundByNameAddressOrID(t *testing.T) {
	f := consoletest.Open(t)
	ann, bob := f.SignIn("ann@example.com"), f.SignIn("bob@sample.example")
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

func TestAuditIsNeverChanged(t *testing.T) {
	f := consoletest.Open(t)
	f.NewAccount()
	for _, statement := range []string{`DELETE FROM audit`, `UPDATE audit SET actor = 'x'`, `REPLACE INTO audit SELECT id, at, 'x', action, target, detail FROM audit`} {
		before := f.Dump()
		if _, err := f.DB.Exec(statement); err == nil {
			t.Errorf("%s: got no error, want one", statement)
		}
		f.Unchanged(statement, before)
	}
}

package accounts_test

import (
	"strings"
	"testing"
	"time"

	"loupe/core/store/ledger"
	"loupe/worker/console/consoletest"
)

func TestGrantFieldsAreChecked(t *testing.T) {
	f := consoletest.Open(t)
	grants := "/admin/accounts/" + f.NewAccount() + "/grants"
	for field, bodies := range map[string][]string{
		"credits": {`{}`, `null`, `{"reason":"r"}`, `{"credits":0,"reason":"r"}`, `{"credits":-1000000001,"reason":"r"}`, `{"credits":1000000001,"reason":"r"}`,
			`{"credits":1.5,"reason":"r"}`, `{"credits":1e3,"reason":"r"}`, `{"credits":"10","reason":"r"}`, `{"credits":null,"reason":"r"}`,
			`{"credits":99999999999999999999,"reason":"r"}`, `{"credits":[1],"reason":"r"}`, `{"credits":true,"reason":"r"}`},
		"reason": {`{"credits":1}`, `{"credits":1,"reason":""}`, `{"credits":1,"reason":" "}`, `{"credits":1,"reason":5}`, `{"credits":1,"reason":"a\u0000"}`,
			`{"credits":1,"reason":"` + strings.Repeat("x", 501) + `"}`},
		"id": {`{"credits":1,"reason":"r","id":"a b"}`, `{"credits":1,"reason":"r","id":"é"}`, `{"credits":1,"reason":"r","id":7}`,
			`{"credits":1,"reason":"r","id":"` + strings.Repeat("x", 65) + `"}`, `{"credits":1,"reason":"r","id":"a\u0000"}`, `{"credits":1,"reason":"r","id":"a/b"}`,
			`{"credits":1,"reason":"r","id":"grant:"}`, `{"credits":1,"reason":"r","id":"grant:` + strings.Repeat("x", 65) + `"}`},
	} {
		for _, body := range bodies {
			f.Refused("BAD_REQUEST", field, "POST", grants, body)
		}
	}
	f.Refused("NOT_FOUND", "", "POST", "/admin/accounts/acct_none/grants", `{"credits":1,"reason":"r"}`)
	f.Refused("BAD_REQUEST", "account", "POST", "/admin/accounts/earned/grants", `{"credits":1,"reason":"r"}`)
	// The longest and largest values that are allowed.
	f.OK(201, "POST", grants, `{"credits":1000000000,"reason":"`+strings.Repeat("ß", 500)+`","id":"`+strings.Repeat("x", 64)+`"}`)
	f.CheckLedger()
}

// A caller may send the id that the service made, with the prefix grant: or without.
func TestGrantIsRepeatedByItsID(t *testing.T) {
	f := consoletest.Open(t)
	grants := "/admin/accounts/" + f.NewAccount() + "/grants"
	first := f.OK(201, "POST", grants, `{"credits":50,"reason":"r"}`)
	made := first["transfer"].(consoletest.Object)["id"].(string)
	f.Clock = f.Clock.Add(time.Hour)
	f.OK(201, "POST", grants, `{"credits":7,"reason":"r"}`)
	for _, id := range []string{made, strings.TrimPrefix(made, "grant:")} {
		f.Equal(id, f.OK(201, "POST", grants, `{"credits":50,"reason":"r","id":"`+id+`"}`), first)
		for _, other := range []string{`"credits":51,"reason":"r"`, `"credits":-50,"reason":"r"`, `"credits":50,"reason":"s"`} {
			f.Refused("CONFLICT", "id", "POST", grants, `{`+other+`,"id":"`+id+`"}`)
		}
		f.Refused("CONFLICT", "id", "POST", "/admin/accounts/"+f.NewAccount()+"/grants", `{"credits":50,"reason":"r","id":"`+id+`"}`)
	}
	f.CheckLedger()
}

func TestCorrectionTakesWhatIsAvailableOnly(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	grants := "/admin/accounts/" + id + "/grants"
	f.OK(201, "POST", grants, `{"credits":50,"reason":"r"}`)
	f.Exec(`INSERT INTO transfer VALUES ('apr_1', ?, 'earned', 10, 'pending', 'r', 1, NULL)`, id)
	f.Exec(`INSERT INTO debt (account, owed, changed_at) VALUES (?, 30, 1)`, id)
	p := f.Refused("CONFLICT", "credits", "POST", grants, `{"credits":-11,"reason":"r"}`)
	f.Contains("detail", p["detail"].(string), ": of a balance of 50 credits, 10 are held and 30 owed, so 10 are available")
	for range 2 {
		transfer := f.OK(201, "POST", grants, `{"credits":-10,"reason":"granted by mistake","id":"fix"}`)["transfer"]
		f.Members("transfer", transfer.(consoletest.Object), consoletest.Object{"debit": id, "credit": ledger.Issued, "amount": 10.0})
	}
	f.Members("10 taken and 30 collected", f.OK(200, "GET", "/admin/accounts/"+id, ""), consoletest.Object{"balance": 10.0, "held": 10.0, "owed": 0.0, "available": 0.0})
	f.Equal("audit", f.Column(`SELECT action || ' ' || json_extract(detail, '$.credits') FROM audit WHERE action LIKE 'credits.%' ORDER BY 1`), []string{"credits.correct -10", "credits.grant 50"})
}

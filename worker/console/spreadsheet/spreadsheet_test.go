package spreadsheet_test

import (
	"encoding/csv"
	"fmt"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/core/store/ledger"
	"loupe/worker/console/consoletest"
)

// read returns the records of all pages of a table. The test fails unless together they are one CSV file.
func read(f *consoletest.Fixture, send func(method, path, body string) *httptest.ResponseRecorder, path string) (records [][]string, pages int) {
	f.Helper()
	var file strings.Builder
	for next := path; next != ""; pages++ {
		w := send("GET", next, "")
		if w.Code != 200 || w.Header().Get("Content-Type") != "text/csv; charset=utf-8" || !strings.Contains(w.Header().Get("Content-Disposition"), ".csv") {
			f.Fatalf("GET %s: got %d %v %s, want CSV", next, w.Code, w.Header(), w.Body)
		}
		file.Write(w.Body.Bytes())
		next, _ = strings.CutSuffix(strings.TrimPrefix(w.Header().Get("Link"), "<"), `>; rel="next"`)
	}
	records, err := csv.NewReader(strings.NewReader(file.String())).ReadAll()
	if err != nil {
		f.Fatal(err)
	}
	return records, pages
}

// fill gives a user appraisals, usage, purchases and ledger entries.
func fill(f *consoletest.Fixture, u *consoletest.User, description string) {
	f.Helper()
	key := u.OK(201, "POST", "/console/keys", `{"name":"=SUM(A1)"}`)["id"].(string)
	f.OK(201, "POST", "/admin/accounts/"+u.Account+"/grants", `{"credits":100,"reason":"@sorry, \"twice\""}`)
	for range 3 {
		f.Clock = f.Clock.Add(24 * time.Hour)
		id, at := f.NewID("apr"), f.Millis()
		f.Exec(ledger.HoldCredits, id, u.Account, ledger.AppraisalCost, at)
		f.Exec(ledger.InsertAppraisal, id, u.Account, key, nil, "", `{"description":"`+description+`"}`, at, 1, nil)
		f.Exec(ledger.StoreAnswer, id, at, `{"lower":12.5,"upper":20,"estimate":16,"currency":"USD","item":{"title":"+Lamp"},"best":{"title":"-Lamp; a-b;=1;\"@x\r\n"}}`, "{}", "", []byte("a"), []byte("f"), "{}", []byte("l"))
		f.Exec(ledger.SettleTransfer, id, ledger.Posted, at)
	}
	id := f.NewID("pur")
	f.Exec(`INSERT INTO purchase (id, account, pack, credits, price, currency, created_at, session, payment_intent) VALUES (?, ?, 'starter', 50, 1000, 'USD', ?, 'cs_'||?, 'pi_'||?)`,
		id, u.Account, f.Millis(), id, id)
	f.Exec(`UPDATE purchase SET paid_at = created_at, charged = 1190, tax = 190 WHERE id = ?`, id)
	f.Exec(`INSERT INTO reversal VALUES ('re_' || ?, 'pi_' || ?, 'refund', 595, 'USD', 1, 1, 1)`, id, id)
	f.Cron()
}

func TestTablesHaveTheRowsOfTheAccount(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("ann@example.com")
	fill(f, u, `=HYPERLINK(\"https://e.com\",\"x\")`)
	other := f.SignIn("ben@example.com")
	fill(f, other, "lamp")
	for name, want := range map[string]struct {
		rows   int
		column map[string]string // of the last row
	}{
		"usage":      {3, map[string]string{"key_name": "'=SUM(A1)", "calls": "1", "credits": "10", "date": "2026-05-04", "account": u.Account}},
		"ledger":     {8, map[string]string{"credits": "50", "balance": "120", "reason": "purchase", "state": "posted"}},
		"payments":   {2, map[string]string{"kind": "sale", "amount": "11.90", "tax": "1.90", "currency": "USD", "at": "2026-05-04T12:00:00.000Z"}},
		"purchases":  {1, map[string]string{"price": "10.00", "charged": "11.90", "tax": "1.90", "refunded": "5.95", "disputed": "0.00", "currency": "USD", "paid_at": "2026-05-04T12:00:00.000Z"}},
		"appraisals": {3, map[string]string{"description": `'=HYPERLINK("https://e.com","x")`, "item": "'+Lamp", "best_match": "'-Lamp; a-b;'=1;\"'@x\n", "lower": "12.5", "upper": "20", "credits": "10", "state": "valued"}},
	} {
		for _, size := range []string{"", "?limit=1", "?limit=2"} {
			records, pages := read(f, u.Send, "/console/csv/"+name+size)
			if len(records) != want.rows+1 || size == "?limit=1" && pages != want.rows {
				t.Fatalf("%s%s: got %d records on %d pages, want %d", name, size, len(records), pages, want.rows+1)
			}
			last := records[len(records)-1]
			for column, value := range want.column {
				f.Equal(name+": "+column, last[slices.Index(records[0], column)], value)
			}
			if text := fmt.Sprint(records); strings.Contains(text, other.Account) || name != "ledger" && !strings.Contains(text, u.Account) {
				t.Errorf("%s: got %s, want the rows of %s only", name, text, u.Account)
			}
		}
	}
	ledgerRows, _ := read(f, u.Send, "/console/csv/ledger")
	reason, credits := slices.Index(ledgerRows[0], "reason"), slices.Index(ledgerRows[0], "credits")
	f.Equal("a reason that begins like a formula", ledgerRows[1][reason], `'@sorry, "twice"`)
	f.Equal("a negative number", ledgerRows[3][credits], "-10")
}

func TestAdministratorsReadAnyAccount(t *testing.T) {
	f := consoletest.Open(t)
	users := []*consoletest.User{f.SignIn("ann@example.com"), f.SignIn("ben@example.com")}
	for _, u := range users {
		fill(f, u, "a secret lamp")
	}
	for name, rows := range map[string]int{"usage": 6, "payments": 4, "purchases": 2, "appraisals": 6} {
		records, pages := read(f, f.Send, "/admin/csv/"+name+"?limit=2")
		if len(records) != rows+1 || pages != rows/2 {
			t.Errorf("%s: got %d records on %d pages, want %d on %d", name, len(records), pages, rows+1, rows/2)
		}
		ofOne, _ := read(f, f.Send, "/admin/csv/"+name+"?account="+users[1].Account)
		f.Equal(name+" of one account", len(ofOne), rows/2+1)
		if text := fmt.Sprint(records); strings.Contains(text, "lamp") || strings.Contains(text, "Lamp") {
			t.Errorf("%s: got %s, want nothing that a customer sent or got", name, text)
		}
	}
	records, _ := read(f, f.Send, "/admin/csv/ledger?account=issued")
	f.Equal("entries of issued", len(records), 5)
	f.Refused("BAD_REQUEST", "account", "GET", "/admin/csv/ledger", "")
	f.Refused("NOT_FOUND", "", "GET", "/admin/csv/ledger?account=acct_none", "")
	f.Refused("NOT_FOUND", "", "GET", "/admin/csv/session", "")
}

func TestPeriodHasItsFirstAndItsLastDay(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("ann@example.com")
	fill(f, u, "lamp") // appraisals on the 2nd, 3rd and 4th of May at noon, and a purchase on the 4th
	for query, want := range map[string]map[string]int{
		"from=2026-05-03":               {"usage": 2, "appraisals": 2, "purchases": 1, "ledger": 5},
		"to=2026-05-03":                 {"usage": 2, "appraisals": 2, "purchases": 0, "ledger": 5},
		"from=2026-05-03&to=2026-05-03": {"usage": 1, "appraisals": 1, "purchases": 0, "ledger": 2},
		"from=2026-05-05":               {"usage": 0, "appraisals": 0, "purchases": 0, "ledger": 0},
	} {
		for name, rows := range want {
			records, _ := read(f, u.Send, "/console/csv/"+name+"?"+query)
			f.Equal(name+" "+query, len(records)-1, rows)
		}
	}
	for field, values := range map[string][]string{"from": {"x", "2026-02-30", "1969-12-31"}, "to": {"2026-5-1"}, "limit": {"0", "1001", "x"}, "after": {"x", "bnVsbA", "W10", "WyJhIl0"}} {
		for _, value := range values {
			u.Refused("BAD_REQUEST", field, "GET", "/console/csv/ledger?"+field+"="+value, "")
		}
	}
	u.Refused("BAD_REQUEST", "month", "GET", "/console/csv/ledger?month=5", "")
}

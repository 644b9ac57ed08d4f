package service_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"loupe/worker/console/consoletest"
	"loupe/worker/console/service"
)

// serveBank starts a server in place of the bank's. It answers with this status and the rates of 2026-05-01.
func serveBank(f *consoletest.Fixture, status int) {
	bank := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		io.WriteString(w, `<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><Cube><Cube time='2026-05-01'><Cube currency='USD' rate='1.0815'/></Cube></Cube></gesmes:Envelope>`)
	}))
	f.Cleanup(bank.Close)
	f.Vars["ECB_RATES_URL"] = bank.URL
}

func TestCronRunsEachTaskEvenIfTheOtherFails(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	f.OK(201, "POST", "/admin/accounts/"+id+"/grants", `{"credits":1000,"reason":"r"}`)
	f.Exec(`INSERT INTO transfer VALUES ('stale', ?, 'earned', 10, 'pending', 'r', 1, NULL)`, id)
	serveBank(f, 503)
	f.Cron()
	f.Equal("log", f.Logged.String(), "stale transfers voided: 1\nexchange rates not refreshed: the bank answered with status 503\n")
	f.Members("account", f.OK(200, "GET", "/admin/accounts/"+id, ""), consoletest.Object{"available": 1000.0})

	serveBank(f, 200)
	f.DB.Close()
	if err := service.Cron(f.Console, t.Context()); err == nil {
		t.Error("closed database: got no error, want one")
	}
	f.Equal("the bank's rates", f.OK(200, "GET", "/admin/rates", "")["date"], "2026-05-01")
}

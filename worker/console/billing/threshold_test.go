package billing_test

import (
	"fmt"
	"testing"

	"loupe/worker/console/consoletest"
)

func TestEventIsSentOncePerCrossingOfTheThreshold(t *testing.T) {
	s, u := openSignedIn(t)
	s.Exec(`INSERT INTO webhook (id, account, url, events, created_at, secret_of) VALUES ('w', ?, 'https://e.com/', '["credits.low"]', 1, 'x')`, u.Account)
	grant := func(amount int) {
		s.OK(201, "POST", "/admin/accounts/"+u.Account+"/grants", fmt.Sprintf(`{"credits":%d,"reason":"r"}`, amount))
	}
	expect := func(what string, events ...string) {
		t.Helper()
		s.Equal(what, s.Column(`SELECT json_extract(data, '$.available') || ' of ' || json_extract(data, '$.threshold') FROM webhook_event ORDER BY 1`), events)
	}
	grant(105)
	s.Equal("set", u.OK(200, "PUT", "/console/low-balance", `{"low_balance":100}`), consoletest.Object{"low_balance": 100.0})
	s.Members("shown", u.OK(200, "GET", "/console/credits", ""), consoletest.Object{"low_balance": 100.0})
	grant(-5)
	s.Exec(`INSERT INTO transfer VALUES ('held', ?, 'earned', 10, 'pending', 'r', 1, NULL)`, u.Account)
	expect("held credits may come back")
	s.Exec(`UPDATE transfer SET state = 'posted', settled_at = 2 WHERE id = 'held'`)
	expect("below", "90 of 100")
	grant(-1)
	expect("still below", "90 of 100")
	grant(1000)
	grant(-1000)
	expect("below again", "89 of 100", "90 of 100")
	u.OK(200, "PUT", "/console/low-balance", `{"low_balance":90}`)
	expect("a new threshold", "89 of 100", "89 of 90", "90 of 100")
	s.Equal("removed", u.OK(200, "PUT", "/console/low-balance", `{"low_balance":null}`), consoletest.Object{"low_balance": nil})
	grant(-50)
	expect("without a threshold", "89 of 100", "89 of 90", "90 of 100")
}

func TestThresholdIsChecked(t *testing.T) {
	s, u := openSignedIn(t)
	for _, threshold := range []string{"0", "-1", "1000000001", "1.5", `"5"`, "1e30"} {
		u.Refused("BAD_REQUEST", "low_balance", "PUT", "/console/low-balance", `{"low_balance":`+threshold+`}`)
	}
	s.Equal("", s.Column(`SELECT count(*) FROM credit_threshold`)[0], "0")
}

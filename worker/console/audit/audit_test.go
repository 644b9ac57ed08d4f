package audit_test

import (
	"net/url"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
)

// acts returns what GET /admin/audit lists with filters, newest first, as "actor actor_email action".
func acts(f *consoletest.Fixture, filters url.Values) []string {
	f.Helper()
	got := []string{}
	for _, item := range f.OK(200, "GET", "/admin/audit?"+filters.Encode(), "")["items"].([]any) {
		act := item.(consoletest.Object)
		email, _ := act["actor_email"].(string)
		got = append(got, act["actor"].(string)+" "+email+" "+act["action"].(string))
	}
	return got
}

func TestActsAreFiltered(t *testing.T) {
	f := consoletest.Open(t)
	f.Vars["ADMINS"] = "Ann@example.com"
	ann := f.SignIn("Ann@example.com")
	later := func() { f.Clock = f.Clock.Add(time.Second) } // acts of the same millisecond have no order
	first, second := f.NewAccount(), f.NewAccount()
	later()
	key, _ := f.NewKey(first)
	later()
	ann.OK(200, "PATCH", "/admin/accounts/"+second, `{"suspended":true,"reason":"r"}`)
	later()
	ann.OK(200, "DELETE", "/admin/keys/"+key, "")
	later()
	f.OK(201, "POST", "/admin/accounts/"+first+"/grants", `{"credits":5,"reason":"r"}`)
	f.Exec(`INSERT INTO audit (id, at, actor, action, target, detail) VALUES ('act_7ZZZZZZZZZZZZZZZZZZZZZZZZZ', 9, 'make import', 'catalogue.import', 'l.csv', '{}')`)

	revoked, suspended := ann.ID+" Ann@example.com key.revoke", ann.ID+" Ann@example.com account.update"
	const imported, granted, keyed, opened = "make import  catalogue.import", "token  credits.grant", "token  key.create", "token  account.create"
	for filter, want := range map[string][]string{
		"":                                     {imported, granted, revoked, suspended, keyed, opened, opened},
		"actor=ann@EXAMPLE.com":                {revoked, suspended},
		"actor=" + ann.ID:                      {revoked, suspended},
		"actor=token":                          {granted, keyed, opened, opened},
		"actor=make+import":                    {imported},
		"actor=nobody@example.com":             {},
		"action=key":                           {revoked, keyed},
		"action=key.revoke":                    {revoked},
		"action=ke":                            {},
		"action=*":                             {},
		"account=" + first:                     {granted, revoked, keyed, opened},
		"account=" + second:                    {suspended, opened},
		"account=" + first + "&actor=token":    {granted, keyed, opened},
		"account=" + first + "&action=credits": {granted},
		"actor=%27+OR+1":                       {},
	} {
		values, err := url.ParseQuery(filter)
		if err != nil {
			t.Fatal(err)
		}
		f.Equal(filter, acts(f, values), want)
	}
}

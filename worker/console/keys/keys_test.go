package keys_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/core/store/account"
	"loupe/core/store/ledger"
	"loupe/worker/console/consoletest"
)

func TestKeyIsShownOnce(t *testing.T) {
	f := consoletest.Open(t)
	owner := f.NewAccount()
	created := f.OK(201, "POST", "/admin/accounts/"+owner+"/keys", `{"name":"laptop"}`)
	id, key := created["id"].(string), created["key"].(string)
	f.Equal("an id and a well-formed key", strings.HasPrefix(id, "key_") && account.WellFormed(key), true)
	want := consoletest.Object{"id": id, "account": owner, "name": "laptop", "hint": key[len(key)-4:], "created_at": "2026-05-01T12:00:00.000Z", "revoked_at": nil,
		"kind": "key", "expires_at": nil, "rate": nil, "last_used_at": nil, "suspended_at": nil, "client": nil, "made_by": nil,
		"credits_per_day": nil, "credits_per_month": nil, "credits_today": 0.0, "credits_this_month": 0.0,
		"day_resets_at": "2026-05-02T00:00:00.000Z", "month_resets_at": "2026-06-01T00:00:00.000Z"}
	delete(created, "key")
	f.Equal("created", created, want)
	f.Equal("listed", f.OK(200, "GET", "/admin/accounts/"+owner+"/keys", "")["items"], []any{want})
	f.Equal("stored hash", f.Column(`SELECT hash FROM api_key WHERE id = ?`, id), []string{account.HashKey(key)})
}

func TestRevocationIsRepeatedAndForgetsTheCachedGrant(t *testing.T) {
	f := consoletest.Open(t)
	owner := f.NewAccount()
	id, key := f.NewKey(owner)
	_, other := f.NewKey(owner)
	kept := map[string]string{account.GrantKey(account.HashKey(other)): "kept"}
	f.Memory.Put(account.GrantKey(account.HashKey(other)), "kept")
	for range 2 { // a request that was running during the revocation may have cached the grant again
		f.Memory.Put(account.GrantKey(account.HashKey(key)), "grant")
		revoked := f.OK(200, "DELETE", "/admin/keys/"+id, "")
		f.Members("the revoked key", revoked, consoletest.Object{"revoked_at": "2026-05-01T12:00:00.000Z", "id": id, "key": nil, "warning": nil})
		f.Equal("KV", f.Memory.Values, kept)
		f.Clock = f.Clock.Add(time.Hour)
	}
	f.Memory.Err = errors.New("no connection")
	f.Contains("warning", f.OK(200, "DELETE", "/admin/keys/"+id, "")["warning"].(string), "60 seconds")
	f.Contains("log", f.Logged.String(), "no connection")
	f.Refused("NOT_FOUND", "", "DELETE", "/admin/keys/key_none", "")
	f.Refused("NOT_FOUND", "", "DELETE", "/admin/keys/"+key, "")
	f.Equal("the key is in the log", strings.Contains(f.Logged.String(), key), false)
}

func TestKeysOfAllAccountsAreFoundByTheirLastCharacters(t *testing.T) {
	f := consoletest.Open(t)
	var ids []string
	for range 3 {
		owner := f.NewAccount()
		ids = append(ids, f.OK(201, "POST", "/admin/accounts/"+owner+"/keys", `{"name":"n"}`)["id"].(string))
	}
	for i, hint := range []string{"aXYZ", "bXYZ", "aXY_"} {
		f.Exec(`UPDATE api_key SET hint = ? WHERE id = ?`, hint, ids[i])
	}
	for hint, want := range map[string][]string{"aXYZ": ids[:1], "XYZ": ids[:2], "Z": ids[:2], "xyz": nil, "_": ids[2:], "%25": nil, "a%25": nil} {
		var got []string
		for _, item := range f.OK(200, "GET", "/admin/keys?hint="+hint, "")["items"].([]any) {
			key := item.(consoletest.Object)
			got = append(got, key["id"].(string))
			f.Equal(hint+": account", key["account"] != "", true)
		}
		f.Equal(hint, slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want)))
	}
	// A whole key in a URL would be in the logs on its way.
	for _, hint := range []string{"", "12345", strings.Repeat("x", 55)} {
		f.Refused("BAD_REQUEST", "hint", "GET", "/admin/keys?hint="+hint, "")
	}
}

// keyOf returns the id of a created key and the key.
func keyOf(created consoletest.Object) (id, key string) {
	return created["id"].(string), created["key"].(string)
}

func TestUserCreatesAKeyWithExpiryAndRate(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	created := u.OK(201, "POST", "/console/keys", `{"name":" laptop ","expires_at":"2026-05-01T14:30:00+02:00","rate":7}`)
	_, key := keyOf(created)
	f.Equal("well-formed", account.WellFormed(key), true)
	f.Members("created", created, consoletest.Object{"expires_at": "2026-05-01T12:30:00.000Z", "rate": 7.0, "name": "laptop", "kind": "key", "client": nil})
	listed := u.OK(200, "GET", "/console/keys", "")["items"].([]any)[0].(consoletest.Object)
	f.Members("listed", listed, consoletest.Object{"key": nil, "hint": key[len(key)-4:], "rate": 7.0})
	for field, bodies := range map[string][]string{
		"name": {`{}`, `{"name":""}`},
		"rate": {`{"name":"n","rate":0}`, `{"name":"n","rate":1001}`, `{"name":"n","rate":-1}`, `{"name":"n","rate":1.5}`, `{"name":"n","rate":"5"}`},
		"expires_at": {`{"name":"n","expires_at":"tomorrow"}`, `{"name":"n","expires_at":"2026-05-01T12:00:00Z"}`, `{"name":"n","expires_at":"2026-05-02"}`,
			`{"name":"n","expires_at":1777636800}`, `{"name":"n","expires_at":""}`},
	} {
		for _, body := range bodies {
			u.Refused("BAD_REQUEST", field, "POST", "/console/keys", body)
		}
	}
	f.Clock = f.Clock.Add(30 * time.Minute)
	u.Refused("CONFLICT", "", "POST", "/console/keys/"+created["id"].(string)+"/token", "")
}

func TestOwnerChangesTheLimitsOfAKey(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	created := u.OK(201, "POST", "/console/keys", `{"name":"agent","credits_per_day":200,"credits_per_month":3000}`)
	id := created["id"].(string)
	path := "/console/keys/" + id
	f.Members("created", created, consoletest.Object{"credits_per_day": 200.0, "credits_per_month": 3000.0, "credits_today": 0.0, "credits_this_month": 0.0,
		"day_resets_at": "2026-05-02T00:00:00.000Z", "month_resets_at": "2026-06-01T00:00:00.000Z"})
	f.Exec(`INSERT INTO key_spending VALUES (?1, '2026-04-30', 1), (?1, '2026-05-01', 20), (?1, '2026-05-31', 300), (?1, '2026-06-01', 4000)`, id)
	other, _ := f.NewKey(f.NewAccount())
	f.Exec(`INSERT INTO key_spending VALUES (?1, '2026-05-01', 50000)`, other)

	changed := u.OK(200, "PATCH", path, `{"credits_per_day":10}`)
	want := consoletest.Object{"credits_per_day": 10.0, "credits_per_month": 3000.0, "credits_today": 20.0, "credits_this_month": 320.0}
	f.Members("changed", changed, want)
	f.Members("key", changed, consoletest.Object{"key": nil, "name": "agent"})
	listed := u.OK(200, "GET", "/console/keys", "")["items"].([]any)[0].(consoletest.Object)
	f.Equal("listed", listed, changed)
	f.Members("once unlimited", u.OK(200, "PATCH", path, `{"credits_per_month":null}`), consoletest.Object{"credits_per_day": 10.0, "credits_per_month": nil})
	f.Clock = f.Clock.Add(12 * time.Hour)
	f.Members("unchanged", u.OK(200, "PATCH", path, `{}`), consoletest.Object{"credits_per_day": 10.0, "credits_per_month": nil, "credits_today": 0.0, "credits_this_month": 320.0,
		"day_resets_at": "2026-05-03T00:00:00.000Z", "month_resets_at": "2026-06-01T00:00:00.000Z"})

	f.Members("of an administrator", f.OK(201, "POST", "/admin/accounts/"+u.Account+"/keys", `{"name":"n","credits_per_day":10}`), consoletest.Object{"credits_per_day": 10.0})
	for _, field := range []string{"credits_per_day", "credits_per_month"} {
		for _, value := range []string{"9", "0", "-10", "1000000001", "10.5", `"10"`, "true"} {
			u.Refused("BAD_REQUEST", field, "PATCH", path, `{"`+field+`":`+value+`}`)
			u.Refused("BAD_REQUEST", field, "POST", "/console/keys", `{"name":"n","`+field+`":`+value+`}`)
		}
	}
	f.SignIn("bob@example.com").Refused("NOT_FOUND", "", "PATCH", path, `{"credits_per_day":null}`)
	f.Equal("limits after the refusals", f.Column(`SELECT credits_per_day FROM api_key WHERE id = ?`, id), []string{"10"})
}

func TestActiveKeysOfAnAccountAreLimited(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	for range 25 {
		u.OK(201, "POST", "/console/keys", `{"name":"n","expires_at":"2026-05-01T13:00:00Z"}`)
	}
	u.OK(201, "POST", "/console/token", "") // the dashboard's key does not count
	u.Refused("CONFLICT", "", "POST", "/console/keys", `{"name":"n"}`)
	f.Refused("CONFLICT", "", "POST", "/admin/accounts/"+u.Account+"/keys", `{"name":"n"}`)
	f.Clock = f.Clock.Add(time.Hour)
	u.OK(201, "POST", "/console/keys", `{"name":"n"}`)
}

func TestTokenActsAsItsKeyForTenMinutes(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	id, _ := keyOf(u.OK(201, "POST", "/console/keys", `{"name":"n","expires_at":"2026-05-01T12:05:00Z"}`))
	short := u.OK(201, "POST", "/console/keys/"+id+"/token", "")
	f.Members("token of a key that expires first", short, consoletest.Object{"expires_at": "2026-05-01T12:05:00.000Z"})
	id, key := keyOf(u.OK(201, "POST", "/console/keys", `{"name":"n"}`))
	created := u.OK(201, "POST", "/console/keys/"+id+"/token", "")
	token := created["token"].(string)
	f.Members("token", created, consoletest.Object{"expires_at": "2026-05-01T12:10:00.000Z"})
	f.Equal("well-formed, other than the key", account.WellFormed(token) && token != key, true)
	f.Equal("the key's id with the audience api", f.Column(`SELECT id || ' ' || audience FROM (`+ledger.FindAPIKey.SQL+`)`, account.HashKey(token), f.Millis()), []string{id + " api"})
	f.Equal("stored in clear", strings.Contains(f.Dump()+f.Logged.String(), token[10:40]), false)
}

func TestKeyHasAtMostAHundredTokens(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	id, _ := keyOf(u.OK(201, "POST", "/console/keys", `{"name":"n"}`))
	for range 100 {
		u.OK(201, "POST", "/console/keys/"+id+"/token", "")
	}
	u.Refused("CONFLICT", "", "POST", "/console/keys/"+id+"/token", "")
	u.OK(201, "POST", "/console/token", "")
	f.Clock = f.Clock.Add(10 * time.Minute)
	u.OK(201, "POST", "/console/keys/"+id+"/token", "")
}

func TestAdministratorSuspendsAKey(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	id, key := keyOf(u.OK(201, "POST", "/console/keys", `{"name":"n"}`))
	f.Memory.Put(account.GrantKey(account.HashKey(key)), "grant")
	first := f.OK(200, "PATCH", "/admin/keys/"+id, `{"suspended":true}`)
	f.Clock = f.Clock.Add(time.Minute)
	again := f.OK(200, "PATCH", "/admin/keys/"+id, `{"suspended":true}`)
	f.Equal("suspensions", []any{first["suspended_at"], again["suspended_at"]}, []any{"2026-05-01T12:00:00.000Z", "2026-05-01T12:00:00.000Z"})
	f.Equal("KV", f.Memory.Values, map[string]string{})
	u.Refused("CONFLICT", "", "POST", "/console/keys/"+id+"/token", "")
	f.Members("restored", f.OK(200, "PATCH", "/admin/keys/"+id, `{"suspended":false}`), consoletest.Object{"suspended_at": nil})
	f.Refused("NOT_FOUND", "", "PATCH", "/admin/keys/key_none", `{"suspended":true}`)
	for _, body := range []string{`{}`, `{"suspended":1}`, `{"suspended":null}`} {
		f.Refused("BAD_REQUEST", "suspended", "PATCH", "/admin/keys/"+id, body)
	}
	limited := f.OK(200, "PATCH", "/admin/keys/"+id, `{"credits_per_day":50}`)
	f.Members("the limit of an administrator", limited, consoletest.Object{"credits_per_day": 50.0, "credits_per_month": nil, "suspended_at": nil})
	f.Refused("BAD_REQUEST", "credits_per_month", "PATCH", "/admin/keys/"+id, `{"credits_per_month":5}`)
	f.Refused("BAD_REQUEST", "credit_per_day", "PATCH", "/admin/keys/"+id, `{"credit_per_day":60}`)
	if got := f.Column(`SELECT action || ' ' || detail FROM audit ORDER BY id`); len(got) != 4 || !slices.Contains(got, fmt.Sprintf(`key.update {"account":"%s","suspended":true}`, u.Account)) ||
		!slices.Contains(got, fmt.Sprintf(`key.update {"account":"%s","credits_per_day":50,"credits_per_month":null}`, u.Account)) {
		t.Errorf("audit: got %q, want the four changes", got)
	}
}

func TestDashboardKeyIsMadeOnceAndHidden(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	var group sync.WaitGroup
	for range 10 {
		group.Go(func() {
			f.Equal("status", u.Send("POST", "/console/token", "").Code, 201)
		})
	}
	group.Wait()
	id := f.Column(`SELECT id FROM api_key WHERE kind = 'dashboard'`)
	f.Equal("dashboard keys", len(id), 1)
	f.Equal("listed keys", len(u.OK(200, "GET", "/console/keys", "")["items"].([]any)), 0)
	u.Refused("NOT_FOUND", "", "DELETE", "/console/keys/"+id[0], "")
	u.Refused("NOT_FOUND", "", "POST", "/console/keys/"+id[0]+"/token", "")
	f.OK(200, "PATCH", "/admin/keys/"+id[0], `{"suspended":true}`)
	u.Refused("CONFLICT", "", "POST", "/console/token", "")
}

func TestKeysCreatedInAnHourAreLimited(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	for range 100 {
		id, _ := keyOf(u.OK(201, "POST", "/console/keys", `{"name":"k"}`))
		u.OK(200, "DELETE", "/console/keys/"+id, "")
	}
	u.Refused("CONFLICT", "", "POST", "/console/keys", `{"name":"k"}`)
	f.SignIn("bob@example.com").OK(201, "POST", "/console/keys", `{"name":"k"}`)
	f.Clock = f.Clock.Add(time.Hour)
	u.OK(201, "POST", "/console/keys", `{"name":"k"}`)
}

func TestActiveKeysAreListedWithoutTheRevokedOnes(t *testing.T) {
	f := consoletest.Open(t)
	ann := f.SignIn("ann@example.com")
	insert := `WITH RECURSIVE number (n) AS (SELECT ?2 UNION ALL SELECT n + 1 FROM number WHERE n < ?3)
		INSERT INTO api_key (id, account, name, kind, client, hash, hint, created_at, expires_at, revoked_at)
		SELECT printf('key_%026d', n), ?1, 'n', ?4, iif(?4 = 'grant', '{}', NULL), printf('%064d', n), 'hint', 1, ?5, ?6 FROM number`
	f.Exec(insert, ann.Account, 1, 1, "key", nil, nil)
	f.Exec(insert, ann.Account, 2, 103, "grant", nil, nil)
	f.Exec(insert, ann.Account, 104, 104, "key", f.Now().UnixMilli()+1, nil)
	f.Exec(insert, ann.Account, 105, 105, "key", f.Now().UnixMilli(), nil)
	f.Exec(insert, ann.Account, 106, 225, "key", nil, 2)
	const active = ` AND n.revoked_at IS NULL AND n.id <> 'key_00000000000000000000000105'`
	for path, c := range map[string]struct {
		condition string
		sizes     []int
	}{
		"?state=active":          {active, []int{100, 4}},
		"?state=active&kind=key": {active + ` AND n.kind = 'key'`, []int{2}},
		"?kind=key":              {` AND n.kind = 'key'`, []int{100, 23}},
		"":                       {"", []int{100, 100, 25}},
	} {
		want := f.Column(`SELECT n.id FROM api_key n WHERE n.account = ?`+c.condition+` ORDER BY n.id DESC`, ann.Account)
		for list, pages := range map[string]func(string) ([]string, []int){"/console/keys": ann.Pages, "/admin/accounts/" + ann.Account + "/keys": f.Pages} {
			got, sizes := pages(list + path)
			f.Equal(list+path, got, want)
			f.Equal(list+path+": sizes", sizes, c.sizes)
		}
	}
	ann.Refused("BAD_REQUEST", "state", "GET", "/console/keys?state=revoked", "")
	ann.Refused("BAD_REQUEST", "kind", "GET", "/console/keys?kind=grant", "")
}

func TestATestKeyHasAPrefixAndNoTokensOrLimits(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	created := u.OK(201, "POST", "/console/keys", `{"name":"ci","test":true}`)
	id, key := keyOf(created)
	f.Equal("well-formed with its own prefix", account.WellFormed(key) && strings.HasPrefix(key, "loupe_test_"), true)
	f.Members("created", created, consoletest.Object{"kind": "test"})
	f.Equal("found as a test key", f.Column(`SELECT audience FROM (`+ledger.FindAPIKey.SQL+`)`, account.HashKey(key), f.Millis()), []string{account.AudienceTest})
	u.Refused("NOT_FOUND", "", "POST", "/console/keys/"+id+"/token", "")
	for _, limit := range []string{`"rate":5`, `"credits_per_day":100`, `"credits_per_month":100`} {
		u.Refused("BAD_REQUEST", "test", "POST", "/console/keys", `{"name":"ci","test":true,`+limit+`}`)
	}
	u.Refused("BAD_REQUEST", "test", "POST", "/console/keys", `{"name":"ci","test":"yes"}`)
	f.Equal("found by its last characters", f.OK(200, "GET", "/admin/keys?hint="+key[len(key)-4:], "")["items"].([]any)[0].(consoletest.Object)["id"], id)
	f.Vars["SERVICE_NAME"] = "magnifier"
	_, renamed := f.NewKey(u.Account)
	f.Equal("with the service's name", strings.HasPrefix(renamed, "magnifier_"), true)
}

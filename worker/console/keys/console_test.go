package keys_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/core/account"
	"loupe/core/ledger"
	"loupe/worker/console/consoletest"
)

// keyOf returns the id of a created key and the key.
func keyOf(created consoletest.Object) (id, key string) {
	return created["id"].(string), created["key"].(string)
}

func TestUserCreatesAKeyWithExpiryAndRate(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("ann@example.com")
	created := u.OK(201, "POST", "/console/keys", `{"name":" laptop ","expires_at":"2026-05-01T14:30:00+02:00","rate":7}`)
	_, key := keyOf(created)
	if !account.WellFormed("loupe", key) || created["expires_at"] != "2026-05-01T12:30:00.000Z" || created["rate"] != 7.0 || created["name"] != "laptop" ||
		created["kind"] != "key" || created["client"] != nil {
		t.Errorf("got %v, want the key as asked for", created)
	}
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
	f.Clock = f.Clock.Add(30*time.Minute - time.Millisecond)
	if !found(f, key) {
		t.Error("just before its expiry the key does not work")
	}
	f.Clock = f.Clock.Add(time.Millisecond)
	if found(f, key) {
		t.Error("the key works after its expiry")
	}
	u.Refused("CONFLICT", "", "POST", "/console/keys/"+created["id"].(string)+"/token", "")
}

// found reports whether the data plane finds a key or token at the fixture's time.
func found(f *consoletest.Fixture, secret string) bool {
	f.Helper()
	return f.Column(`SELECT count(*) FROM (`+ledger.FindAPIKey+`)`, account.HashKey(secret), f.Millis())[0] == "1"
}

func TestOnlyActiveKeysCountTowardsTheLimit(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("ann@example.com")
	var ids []string
	for n := range 25 {
		body := `{"name":"n"}`
		if n == 0 {
			body = `{"name":"n","expires_at":"2026-05-01T13:00:00Z"}`
		}
		ids = append(ids, u.OK(201, "POST", "/console/keys", body)["id"].(string))
	}
	u.OK(201, "POST", "/console/token", "") // the dashboard's key does not count
	for range 2 {
		u.Refused("CONFLICT", "", "POST", "/console/keys", `{"name":"n"}`)
		f.Refused("CONFLICT", "", "POST", "/admin/accounts/"+u.Account+"/keys", `{"name":"n"}`)
	}
	f.SignIn("bob@example.com").OK(201, "POST", "/console/keys", `{"name":"n"}`)
	u.OK(200, "DELETE", "/console/keys/"+ids[1], "")
	u.OK(201, "POST", "/console/keys", `{"name":"n"}`)
	u.Refused("CONFLICT", "", "POST", "/console/keys", `{"name":"n"}`)
	f.Clock = f.Clock.Add(time.Hour)
	u.OK(201, "POST", "/console/keys", `{"name":"n"}`)
	u.Refused("CONFLICT", "", "POST", "/console/keys", `{"name":"n"}`)
}

func TestConcurrentRequestsMakeTwentyFiveKeys(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("ann@example.com")
	var group sync.WaitGroup
	statuses := make([]int, 60)
	for n := range statuses {
		group.Go(func() { statuses[n] = u.Send("POST", "/console/keys", `{"name":"n"}`).Code })
	}
	group.Wait()
	slices.Sort(statuses)
	if want := slices.Concat(slices.Repeat([]int{201}, 25), slices.Repeat([]int{409}, 35)); !slices.Equal(statuses, want) {
		t.Errorf("got statuses %v, want 25 times 201 and 35 times 409", statuses)
	}
	f.Equal("", f.Column(`SELECT count(*) FROM api_key`)[0], "25")
}

func TestTokenActsAsItsKeyForTenMinutes(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("ann@example.com")
	id, key := keyOf(u.OK(201, "POST", "/console/keys", `{"name":"n","expires_at":"2026-05-01T12:05:00Z"}`))
	short := u.OK(201, "POST", "/console/keys/"+id+"/token", "")
	f.Members("token of a key that expires first", short, consoletest.Object{"expires_at": "2026-05-01T12:05:00.000Z"})
	id, key = keyOf(u.OK(201, "POST", "/console/keys", `{"name":"n"}`))
	created := u.OK(201, "POST", "/console/keys/"+id+"/token", "")
	token := created["token"].(string)
	if created["expires_at"] != "2026-05-01T12:10:00.000Z" || !account.WellFormed("loupe", token) || token == key {
		t.Errorf("got %v, want a token of ten minutes", created)
	}
	f.Equal("the key's id with the audience api", f.Column(`SELECT id || ' ' || audience FROM (`+ledger.FindAPIKey+`)`, account.HashKey(token), f.Millis()), []string{id + " api"})
	f.Clock = f.Clock.Add(10*time.Minute - 1)
	if !found(f, token) {
		t.Error("just before its end the token does not work")
	}
	f.Clock = f.Clock.Add(1)
	if found(f, token) {
		t.Error("the token works after ten minutes")
	}
	if stored := f.Dump() + f.Logged.String(); strings.Contains(stored, token) || strings.Contains(stored, token[10:40]) {
		t.Error("the token is stored, want only its hash")
	}
}

func TestKeyHasAtMostAHundredTokens(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("ann@example.com")
	id, _ := keyOf(u.OK(201, "POST", "/console/keys", `{"name":"n"}`))
	for range 100 {
		u.OK(201, "POST", "/console/keys/"+id+"/token", "")
	}
	u.Refused("CONFLICT", "", "POST", "/console/keys/"+id+"/token", "")
	u.OK(201, "POST", "/console/token", "")
	f.Clock = f.Clock.Add(10 * time.Minute)
	u.OK(201, "POST", "/console/keys/"+id+"/token", "")
}

func TestRevokedKeyEndsWithItsTokens(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("ann@example.com")
	id, key := keyOf(u.OK(201, "POST", "/console/keys", `{"name":"n"}`))
	token := u.OK(201, "POST", "/console/keys/"+id+"/token", "")["token"].(string)
	for _, secret := range []string{key, token} {
		f.Memory.Put(account.GrantKey(account.HashKey(secret)), "grant")
	}
	u.OK(200, "DELETE", "/console/keys/"+id, "")
	if found(f, key) || found(f, token) || len(f.Memory.Values) != 0 {
		t.Errorf("got key found %v, token found %v, KV %v, want none", found(f, key), found(f, token), f.Memory.Values)
	}
	u.Refused("CONFLICT", "", "POST", "/console/keys/"+id+"/token", "")
	if _, err := f.DB.Exec(`UPDATE api_key SET revoked_at = NULL WHERE id = ?`, id); err == nil {
		t.Error("the schema lets a revoked key be restored")
	}
}

func TestAdministratorSuspendsAKey(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("ann@example.com")
	id, key := keyOf(u.OK(201, "POST", "/console/keys", `{"name":"n"}`))
	f.Memory.Put(account.GrantKey(account.HashKey(key)), "grant")
	first := f.OK(200, "PATCH", "/admin/keys/"+id, `{"suspended":true}`)
	f.Clock = f.Clock.Add(time.Minute)
	if again := f.OK(200, "PATCH", "/admin/keys/"+id, `{"suspended":true}`); first["suspended_at"] == nil || again["suspended_at"] != first["suspended_at"] {
		t.Errorf("got %v, then %v, want the time of the first suspension", first["suspended_at"], again["suspended_at"])
	}
	if found(f, key) || len(f.Memory.Values) != 0 {
		t.Error("the suspended key works")
	}
	u.Refused("CONFLICT", "", "POST", "/console/keys/"+id+"/token", "")
	f.OK(200, "PATCH", "/admin/keys/"+id, `{"suspended":false}`)
	if !found(f, key) {
		t.Error("the restored key does not work")
	}
	f.Refused("NOT_FOUND", "", "PATCH", "/admin/keys/key_none", `{"suspended":true}`)
	for _, body := range []string{`{}`, `{"suspended":1}`, `{"suspended":null}`} {
		f.Refused("BAD_REQUEST", "suspended", "PATCH", "/admin/keys/"+id, body)
	}
	if got := f.Column(`SELECT action || ' ' || detail FROM audit ORDER BY id`); len(got) != 3 || got[0] != fmt.Sprintf(`key.update {"account":"%s","suspended":true}`, u.Account) {
		t.Errorf("audit: got %q, want the three changes", got)
	}
}

func TestDashboardKeyIsMadeOnceAndHidden(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("ann@example.com")
	var group sync.WaitGroup
	for range 10 {
		group.Go(func() {
			f.Equal("status", u.Send("POST", "/console/token", "").Code, 201)
		})
	}
	group.Wait()
	id := f.Column(`SELECT id FROM api_key WHERE kind = 'dashboard'`)
	if len(id) != 1 {
		t.Fatalf("got dashboard keys %q, want one", id)
	}
	f.Equal("none listed", len(u.OK(200, "GET", "/console/keys", "")["items"].([]any)), 0)
	u.Refused("NOT_FOUND", "", "DELETE", "/console/keys/"+id[0], "")
	u.Refused("NOT_FOUND", "", "POST", "/console/keys/"+id[0]+"/token", "")
	f.OK(200, "PATCH", "/admin/keys/"+id[0], `{"suspended":true}`)
	u.Refused("CONFLICT", "", "POST", "/console/token", "")
}

func TestOwnKeysAreListedNewestFirst(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("ann@example.com")
	var want []string
	for range 102 {
		id, _ := keyOf(u.OK(201, "POST", "/console/keys", `{"name":"n"}`))
		u.OK(200, "DELETE", "/console/keys/"+id, "")
		want = append(want, id)
		f.Clock = f.Clock.Add(time.Minute)
	}
	slices.Reverse(want)
	var got []string
	first := u.OK(200, "GET", "/console/keys", "")
	second := u.OK(200, "GET", "/console/keys?after="+first["next"].(string), "")
	for _, item := range append(first["items"].([]any), second["items"].([]any)...) {
		got = append(got, item.(consoletest.Object)["id"].(string))
	}
	if !slices.Equal(got, want) || second["next"] != nil {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestKeysCreatedInAnHourAreLimited(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("ann@example.com")
	for range 100 {
		id, _ := keyOf(u.OK(201, "POST", "/console/keys", `{"name":"k"}`))
		u.OK(200, "DELETE", "/console/keys/"+id, "")
	}
	u.Refused("CONFLICT", "", "POST", "/console/keys", `{"name":"k"}`)
	f.SignIn("bob@example.com").OK(201, "POST", "/console/keys", `{"name":"k"}`)
	f.Clock = f.Clock.Add(time.Hour)
	u.OK(201, "POST", "/console/keys", `{"name":"k"}`)
}

package keys_test

import (
	"bytes"
	"errors"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/core/account"
	"loupe/core/ledger"
	"loupe/worker/console/consoletest"
	"loupe/worker/console/server"
)

func TestKeyIsShownOnceAndNeverStored(t *testing.T) {
	f := consoletest.Open(t)
	owner := f.NewAccount()
	created := f.OK(201, "POST", "/admin/accounts/"+owner+"/keys", `{"name":"laptop"}`)
	id, key := created["id"].(string), created["key"].(string)
	if !strings.HasPrefix(id, "key_") || !account.WellFormed("loupe", key) {
		t.Errorf("got %v, want an id and a well-formed key", created)
	}
	want := consoletest.Object{"id": id, "account": owner, "name": "laptop", "hint": key[len(key)-4:], "created_at": "2026-05-01T12:00:00.000Z", "revoked_at": nil,
		"kind": "key", "expires_at": nil, "rate": nil, "last_used_at": nil, "suspended_at": nil, "client": nil}
	delete(created, "key")
	f.Equal("created", created, want)
	items := f.OK(200, "GET", "/admin/accounts/"+owner+"/keys", "")["items"].([]any)
	if len(items) != 1 || !maps.Equal(items[0].(consoletest.Object), want) {
		t.Errorf("listed: got %v, want %v", items, want)
	}
	var hash string
	if err := f.DB.QueryRow(`SELECT hash FROM api_key WHERE id = ?`, id).Scan(&hash); err != nil || hash != account.HashKey(key) {
		t.Errorf("stored hash: got %q, %v, want %q", hash, err, account.HashKey(key))
	}
	f.OK(200, "DELETE", "/admin/keys/"+id, "")

	// Neither the key nor its secret may be in the log, in KV or in the files of the database.
	secret := strings.TrimPrefix(key, "loupe_")
	stored := f.Logged.String()
	for name, value := range f.Memory.Values {
		stored += name + value
	}
	f.Exec(`PRAGMA wal_checkpoint(truncate)`)
	for _, file := range []string{f.File, f.File + "-wal"} {
		content, err := os.ReadFile(file)
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			t.Fatal(err)
		}
		stored += string(content)
	}
	if !strings.Contains(stored, hash) {
		t.Fatal("the database's files do not contain the key's hash: the search is broken")
	}
	if strings.Contains(stored, secret) || strings.Contains(stored, secret[:20]) {
		t.Error("got the key or its secret in the log, KV or the database, want it in none")
	}
}

func TestEveryKeyIsDifferent(t *testing.T) {
	f := consoletest.Open(t)
	owner := f.NewAccount()
	seen := map[string]bool{}
	for range 50 {
		id, key := f.NewKey(owner)
		seen[key] = true
		f.OK(200, "DELETE", "/admin/keys/"+id, "") // an account has at most 25 active keys
	}
	f.Equal("", len(seen), 50)
}

func TestKeyBeginsWithTheServiceName(t *testing.T) {
	f := consoletest.Open(t)
	f.Vars["SERVICE_NAME"] = "magnifier"
	if _, key := f.NewKey(f.NewAccount()); !account.WellFormed("magnifier", key) {
		t.Errorf("got %q, want a key that begins with magnifier_", key)
	}
}

func TestKeyPages(t *testing.T) {
	f := consoletest.Open(t)
	before := f.NewAccount()
	f.Clock = f.Clock.Add(time.Millisecond)
	owner := f.NewAccount()
	f.Clock = f.Clock.Add(time.Millisecond)
	after := f.NewAccount()
	f.NewKey(before)
	f.NewKey(after)
	var want []string
	for range server.PageSize + 1 {
		id, _ := f.NewKey(owner)
		want = append(want, id)
		f.OK(200, "DELETE", "/admin/keys/"+id, "") // an account has at most 25 active keys
		f.Clock = f.Clock.Add(time.Millisecond)
	}
	got, sizes := f.Pages("/admin/accounts/" + owner + "/keys")
	if !slices.Equal(got, want) || !slices.Equal(sizes, []int{server.PageSize, 1}) {
		t.Errorf("got pages of %v with %v, want one full page and one of 1 with %v", sizes, got, want)
	}
}

func TestOnlyCustomersCanHaveKeys(t *testing.T) {
	f := consoletest.Open(t)
	f.Refused("NOT_FOUND", "", "POST", "/admin/accounts/acct_none/keys", `{"name":"k"}`)
	f.Refused("NOT_FOUND", "", "GET", "/admin/accounts/acct_none/keys", "")
	for _, house := range []string{ledger.Issued, ledger.Earned} {
		f.Refused("BAD_REQUEST", "account", "POST", "/admin/accounts/"+house+"/keys", `{"name":"k"}`)
		f.OK(200, "GET", "/admin/accounts/"+house+"/keys", "")
	}
	var n int
	if err := f.DB.QueryRow(`SELECT count(*) FROM api_key`).Scan(&n); err != nil || n != 0 {
		t.Errorf("got %d keys, %v, want none", n, err)
	}
}

func TestRevokeKey(t *testing.T) {
	f := consoletest.Open(t)
	owner := f.NewAccount()
	id, key := f.NewKey(owner)
	otherID, other := f.NewKey(owner)
	grant := account.Grant{Account: owner, Key: id, Read: f.Clock.UnixMilli()}
	f.Memory.Put(account.GrantKey(account.HashKey(key)), string(grant.Encode()))
	f.Memory.Put(account.GrantKey(account.HashKey(other)), "kept")

	f.Clock = f.Clock.Add(time.Hour)
	first := f.OK(200, "DELETE", "/admin/keys/"+id, "")
	f.Members("the revoked key without a warning", first, consoletest.Object{"revoked_at": "2026-05-01T13:00:00.000Z", "id": id, "key": nil, "warning": nil})
	if len(f.Memory.Values) != 1 || f.Memory.Values[account.GrantKey(account.HashKey(other))] != "kept" {
		t.Errorf("KV has %v, want only the other key's grant", f.Memory.Values)
	}
	f.Clock = f.Clock.Add(time.Hour)
	f.Memory.Put(account.GrantKey(account.HashKey(key)), "written by a request that was running during the revocation")
	f.Equal("repeated", f.OK(200, "DELETE", "/admin/keys/"+id, ""), first)
	f.Equal("only the other key's grant", len(f.Memory.Values), 1)
	for _, item := range f.OK(200, "GET", "/admin/accounts/"+owner+"/keys", "")["items"].([]any) {
		if k := item.(consoletest.Object); (k["revoked_at"] == nil) != (k["id"] == otherID) {
			t.Errorf("listed: got %v, want only key %s revoked", k, id)
		}
	}
	f.Refused("NOT_FOUND", "", "DELETE", "/admin/keys/key_none", "")
	f.Refused("NOT_FOUND", "", "DELETE", "/admin/keys/"+key, "")
	if strings.Contains(f.Logged.String(), key) {
		t.Error("got the key in the log, want none")
	}
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
			if key["account"] == "" {
				t.Errorf("%s: got %v, want its account", hint, key)
			}
		}
		slices.Sort(got)
		sorted := slices.Clone(want)
		slices.Sort(sorted)
		f.Equal(hint, got, sorted)
	}
	// A whole key in a URL would be in the logs on its way.
	for _, hint := range []string{"", "12345", strings.Repeat("x", 55)} {
		f.Refused("BAD_REQUEST", "hint", "GET", "/admin/keys?hint="+hint, "")
	}
}

func TestRevokeKeySucceedsIfKVFails(t *testing.T) {
	f := consoletest.Open(t)
	id, key := f.NewKey(f.NewAccount())
	f.Memory.Err = errors.New("no connection")
	revoked := f.OK(200, "DELETE", "/admin/keys/"+id, "")
	if warning, _ := revoked["warning"].(string); revoked["revoked_at"] == nil || !strings.Contains(warning, "60 seconds") {
		t.Errorf("got %v, want the revoked key with a warning", revoked)
	}
	if !bytes.Contains(f.Logged.Bytes(), []byte(id)) || !bytes.Contains(f.Logged.Bytes(), []byte("no connection")) {
		t.Errorf("log: got %q, want the key's id and the reason", &f.Logged)
	}
	if bytes.Contains(f.Logged.Bytes(), []byte(key)) || bytes.Contains(f.Logged.Bytes(), []byte(account.HashKey(key))) {
		t.Errorf("log: got %q, want neither the key nor its hash", &f.Logged)
	}
}

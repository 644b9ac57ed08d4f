package main

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
)

// newKey creates an API key for an account.
func (f *fixture) newKey(accountID string) (id, key string) {
	f.Helper()
	created := f.ok(201, "POST", "/admin/accounts/"+accountID+"/keys", `{"name":"k"}`)
	return created["id"].(string), created["key"].(string)
}

func TestKeyIsShownOnceAndNeverStored(t *testing.T) {
	f := setup(t)
	owner := f.newAccount()
	created := f.ok(201, "POST", "/admin/accounts/"+owner+"/keys", `{"name":"laptop"}`)
	id, key := created["id"].(string), created["key"].(string)
	if !strings.HasPrefix(id, "key_") || !account.WellFormed("loupe", key) {
		t.Errorf("got %v, want an id and a well-formed key", created)
	}
	want := object{"id": id, "account": owner, "name": "laptop", "hint": key[len(key)-4:], "created_at": "2026-05-01T12:00:00.000Z", "revoked_at": nil}
	delete(created, "key")
	if !maps.Equal(created, want) {
		t.Errorf("created: got %v, want %v", created, want)
	}
	items := f.ok(200, "GET", "/admin/accounts/"+owner+"/keys", "")["items"].([]any)
	if len(items) != 1 || !maps.Equal(items[0].(object), want) {
		t.Errorf("listed: got %v, want %v", items, want)
	}
	var hash string
	if err := f.DB.QueryRow(`SELECT hash FROM api_key WHERE id = ?`, id).Scan(&hash); err != nil || hash != account.HashKey(key) {
		t.Errorf("stored hash: got %q, %v, want %q", hash, err, account.HashKey(key))
	}
	f.ok(200, "DELETE", "/admin/keys/"+id, "")

	// Neither the key nor its secret may be in the log, in KV or in the files of the database.
	secret := strings.TrimPrefix(key, "loupe_")
	stored := f.log.String()
	for name, value := range f.kv.values {
		stored += name + value
	}
	f.exec(`PRAGMA wal_checkpoint(truncate)`)
	for _, file := range []string{f.file, f.file + "-wal"} {
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
	f := setup(t)
	owner := f.newAccount()
	seen := map[string]bool{}
	for range 50 {
		_, key := f.newKey(owner)
		seen[key] = true
	}
	if len(seen) != 50 {
		t.Errorf("got %d different keys, want 50", len(seen))
	}
}

func TestKeyBeginsWithTheServiceName(t *testing.T) {
	f := setup(t)
	f.Service = "magnifier"
	if _, key := f.newKey(f.newAccount()); !account.WellFormed("magnifier", key) {
		t.Errorf("got %q, want a key that begins with magnifier_", key)
	}
}

func TestKeyPages(t *testing.T) {
	f := setup(t)
	before := f.newAccount()
	f.now = f.now.Add(time.Millisecond)
	owner := f.newAccount()
	f.now = f.now.Add(time.Millisecond)
	after := f.newAccount()
	f.newKey(before)
	f.newKey(after)
	var want []string
	for range pageSize + 1 {
		id, _ := f.newKey(owner)
		want = append(want, id)
		f.now = f.now.Add(time.Millisecond)
	}
	got, sizes := f.pages("/admin/accounts/" + owner + "/keys")
	if !slices.Equal(got, want) || !slices.Equal(sizes, []int{pageSize, 1}) {
		t.Errorf("got pages of %v with %v, want one full page and one of 1 with %v", sizes, got, want)
	}
}

func TestOnlyCustomersCanHaveKeys(t *testing.T) {
	f := setup(t)
	f.refused("NOT_FOUND", "", "POST", "/admin/accounts/acct_none/keys", `{"name":"k"}`)
	f.refused("NOT_FOUND", "", "GET", "/admin/accounts/acct_none/keys", "")
	for _, house := range []string{ledger.Issued, ledger.Earned} {
		f.refused("BAD_REQUEST", "account", "POST", "/admin/accounts/"+house+"/keys", `{"name":"k"}`)
		f.ok(200, "GET", "/admin/accounts/"+house+"/keys", "")
	}
	var n int
	if err := f.DB.QueryRow(`SELECT count(*) FROM api_key`).Scan(&n); err != nil || n != 0 {
		t.Errorf("got %d keys, %v, want none", n, err)
	}
}

func TestRevokeKey(t *testing.T) {
	f := setup(t)
	owner := f.newAccount()
	id, key := f.newKey(owner)
	otherID, other := f.newKey(owner)
	grant := account.Grant{Account: owner, Key: id, Read: f.now.UnixMilli()}
	f.kv.Put(account.GrantKey(account.HashKey(key)), string(grant.Encode()))
	f.kv.Put(account.GrantKey(account.HashKey(other)), "kept")

	f.now = f.now.Add(time.Hour)
	first := f.ok(200, "DELETE", "/admin/keys/"+id, "")
	if first["revoked_at"] != "2026-05-01T13:00:00.000Z" || first["id"] != id || first["key"] != nil || first["warning"] != nil {
		t.Errorf("got %v, want the revoked key without a warning", first)
	}
	if len(f.kv.values) != 1 || f.kv.values[account.GrantKey(account.HashKey(other))] != "kept" {
		t.Errorf("KV has %v, want only the other key's grant", f.kv.values)
	}
	f.now = f.now.Add(time.Hour)
	f.kv.Put(account.GrantKey(account.HashKey(key)), "written by a request that was running during the revocation")
	if again := f.ok(200, "DELETE", "/admin/keys/"+id, ""); !maps.Equal(again, first) {
		t.Errorf("repeated: got %v, want %v", again, first)
	}
	if len(f.kv.values) != 1 {
		t.Errorf("KV has %v, want only the other key's grant", f.kv.values)
	}
	for _, item := range f.ok(200, "GET", "/admin/accounts/"+owner+"/keys", "")["items"].([]any) {
		if k := item.(object); (k["revoked_at"] == nil) != (k["id"] == otherID) {
			t.Errorf("listed: got %v, want only key %s revoked", k, id)
		}
	}
	f.refused("NOT_FOUND", "", "DELETE", "/admin/keys/key_none", "")
	f.refused("NOT_FOUND", "", "DELETE", "/admin/keys/"+key, "")
	if strings.Contains(f.log.String(), key) {
		t.Error("got the key in the log, want none")
	}
}

func TestRevokeKeySucceedsIfKVFails(t *testing.T) {
	f := setup(t)
	id, key := f.newKey(f.newAccount())
	f.kv.err = errors.New("no connection")
	revoked := f.ok(200, "DELETE", "/admin/keys/"+id, "")
	if warning, _ := revoked["warning"].(string); revoked["revoked_at"] == nil || !strings.Contains(warning, "60 seconds") {
		t.Errorf("got %v, want the revoked key with a warning", revoked)
	}
	if !bytes.Contains(f.log.Bytes(), []byte(id)) || !bytes.Contains(f.log.Bytes(), []byte("no connection")) {
		t.Errorf("log: got %q, want the key's id and the reason", &f.log)
	}
	if bytes.Contains(f.log.Bytes(), []byte(key)) || bytes.Contains(f.log.Bytes(), []byte(account.HashKey(key))) {
		t.Errorf("log: got %q, want neither the key nor its hash", &f.log)
	}
}

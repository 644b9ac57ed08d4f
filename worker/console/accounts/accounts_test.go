package accounts_test

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
	"loupe/worker/console/server"
)

func TestCreateAndShowAccount(t *testing.T) {
	f := consoletest.Open(t)
	created := f.OK(201, "POST", "/admin/accounts", `{"name":"  Ann Ångström & Söhne <1>  "}`)
	id := created["id"].(string)
	want := consoletest.Object{"id": id, "name": "Ann Ångström & Söhne <1>", "created_at": "2026-05-01T12:00:00.000Z",
		"email": nil, "suspended_at": nil, "last_used_at": nil, "balance": 0.0, "held": 0.0, "available": 0.0, "owed": 0.0}
	if !strings.HasPrefix(id, "acct_") || !maps.Equal(created, want) {
		t.Errorf("created: got %v, want %v", created, want)
	}
	f.Equal("", f.OK(200, "GET", "/admin/accounts/"+id, ""), want)
	f.OK(201, "POST", "/admin/accounts/"+id+"/grants", `{"credits":25,"reason":"r"}`)
	f.Exec(`INSERT INTO transfer VALUES ('t', ?, 'earned', 10, 'pending', 'r', 1, NULL)`, id)
	want["balance"], want["held"], want["available"] = 25.0, 10.0, 15.0
	f.Equal("", f.OK(200, "GET", "/admin/accounts/"+id, ""), want)
	f.Members("system account", f.OK(200, "GET", "/admin/accounts/issued", ""), consoletest.Object{"balance": -25.0})
	for _, id := range []string{"acct_none", strings.ToLower(id), "%27%20OR%201=1", strings.Repeat("x", 5000), "%00", "%FF"} {
		f.Refused("NOT_FOUND", "", "GET", "/admin/accounts/"+id, "")
	}
}

func TestNamesAreCheckedAndKept(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	for _, path := range []string{"/admin/accounts", "/admin/accounts/" + id + "/keys"} {
		for _, body := range []string{`{}`, `null`, `{"nom":"x"}`, `{"name":""}`, `{"name":"  \t "}`, `{"name":null}`, `{"name":1}`, `{"name":["x"]}`,
			`{"name":{"a":"x"}}`, `{"name":true}`, `{"name":"a\nb"}`, `{"name":"a\u0000b"}`, `{"name":"\u007f"}`, `{"name":"` + strings.Repeat("x", 201) + `"}`} {
			f.Refused("BAD_REQUEST", "name", "POST", path, body)
		}
		// The limit is 200 characters, not bytes, in the schema too.
		for _, name := range []string{"x", strings.Repeat("ß", 200), strings.Repeat("😀", 200)} {
			f.Equal("", f.OK(201, "POST", path, `{"name":"`+name+`"}`)["name"], name)
		}
	}
}

func TestAccountPages(t *testing.T) {
	f := consoletest.Open(t)
	want := []string{}
	for range 2 * server.PageSize { // the system accounts are not listed
		want = append(want, f.NewAccount())
		f.Clock = f.Clock.Add(time.Millisecond)
	}
	got, sizes := f.Pages("/admin/accounts")
	if !slices.Equal(got, want) || !slices.Equal(sizes, []int{server.PageSize, server.PageSize}) {
		t.Errorf("got pages of %v with %v, want two full ones with %v", sizes, got, want)
	}
	f.NewAccount()
	if _, sizes := f.Pages("/admin/accounts"); !slices.Equal(sizes, []int{server.PageSize, server.PageSize, 1}) {
		t.Errorf("got pages of %v, want a third one of 1", sizes)
	}
	if p := f.OK(200, "GET", "/admin/accounts?after=acct_7ZZZZZZZZZZZZZZZZZZZZZZZZZ", ""); len(p["items"].([]any)) != 0 || p["next"] != nil {
		t.Errorf("after the last account: got %v, want an empty page", p)
	}
}

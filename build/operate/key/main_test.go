package main

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
)

// console is a stand-in for the console that records the calls to it.
type console struct {
	calls []string
	fail  string // refuses paths with this suffix, if not empty
}

func (c *console) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	c.calls = append(c.calls, fmt.Sprintf("%s %s %s %s", r.Header.Get("Authorization"), r.Method, r.URL.Path, body))
	if c.fail != "" && strings.HasSuffix(r.URL.Path, c.fail) {
		w.WriteHeader(404)
		fmt.Fprint(w, `{"status":404,"code":"NOT_FOUND","detail":"no such account"}`)
		return
	}
	w.WriteHeader(201)
	switch r.URL.Path {
	case "/admin/accounts":
		fmt.Fprint(w, `{"id":"acct_new","name":"n"}`)
	case "/admin/accounts/acct_new/grants", "/admin/accounts/acct_old/grants":
		fmt.Fprint(w, `{"transfer":{},"balance":1000}`)
	case "/admin/accounts/acct_new/keys", "/admin/accounts/acct_old/keys":
		fmt.Fprint(w, `{"id":"key_1","key":"loupe_secret"}`)
	}
}

func TestKeyCallsTheConsoleAndPrintsTheKey(t *testing.T) {
	const auth = "Bearer the token "
	tests := []struct {
		name, args, fail string
		calls            []string
		stdout, err      string
	}{
		{"with credits", "-name n -credits 1000", "", []string{
			auth + `POST /admin/accounts {"name":"n"}`,
			auth + `POST /admin/accounts/acct_new/grants {"credits":1000,"reason":"granted with make key"}`,
			auth + `POST /admin/accounts/acct_new/keys {"name":"n"}`,
		}, "loupe_secret\n", ""},
		{"existing account", "-name n -account acct_old -credits 5 -reason sorry", "", []string{
			auth + `POST /admin/accounts/acct_old/grants {"credits":5,"reason":"sorry"}`,
			auth + `POST /admin/accounts/acct_old/keys {"name":"n"}`,
		}, "loupe_secret\n", ""},
		{"unknown account", "-name n -account acct_old", "/keys", []string{
			auth + `POST /admin/accounts/acct_old/keys {"name":"n"}`,
		}, "", "no such account"},
		{"no name", "-credits 5", "", nil, "", "-name"},
		{"negative credits", "-name n -account acct_old -credits -5", "", nil, "", "-credits is negative"},
	}
	t.Setenv("ADMIN_TOKEN", "the token")
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			c := &console{fail: test.fail}
			server := httptest.NewServer(c)
			defer server.Close()
			var stdout, stderr bytes.Buffer
			err := run(t.Context(), append([]string{"-url", server.URL}, strings.Fields(test.args)...), &stdout, &stderr)
			if test.err == "" && err != nil || test.err != "" && (err == nil || !strings.Contains(err.Error(), test.err)) {
				t.Errorf("got error %v, want %q", err, test.err)
			}
			if !slices.Equal(c.calls, test.calls) {
				t.Errorf("got calls %q, want %q", c.calls, test.calls)
			}
			if stdout.String() != test.stdout || strings.Contains(stderr.String(), "secret") {
				t.Errorf("got stdout %q and stderr %q, want stdout %q and no key on stderr", &stdout, &stderr, test.stdout)
			}
			if strings.Contains(stderr.String(), "the token") {
				t.Errorf("got stderr %q, want no token in it", &stderr)
			}
		})
	}
}

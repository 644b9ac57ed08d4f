package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"loupe/build/admin"
	"loupe/core/market"
)

func TestAdminToken(t *testing.T) {
	for name, before := range map[string]string{
		"no file": "", "a token": "ADMIN_TOKEN=from the file\n", "no token": "OTHER=1\n", "no end of line": "OTHER=1", "empty": "ADMIN_TOKEN=\n",
	} {
		t.Run(name, func(t *testing.T) {
			t.Chdir(t.TempDir())
			t.Setenv("ADMIN_TOKEN", "of another Loupe")
			if before != "" {
				if err := os.WriteFile(secrets, []byte(before), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			token, err := adminToken()
			again, errAgain := adminToken()
			if err != nil || errAgain != nil || token != again || len(token) < 13 || token == "of another Loupe" {
				t.Errorf("%q %v, then %q %v", token, err, again, errAgain)
			}
			if name != "a token" && len(token) < 20 {
				t.Errorf("a new token of %d characters", len(token))
			}
			after, err := os.ReadFile(secrets)
			if err != nil || !strings.HasPrefix(string(after), before) || !strings.Contains(string(after), "\nADMIN_TOKEN="+token+"\n") && name != "a token" {
				t.Errorf("%q became %q, %v", before, after, err)
			}
			if info, err := os.Stat(secrets); err != nil || info.Mode().Perm() != 0o600 {
				t.Error(info.Mode(), err)
			}
		})
	}
}

func TestSampleRates(t *testing.T) {
	if rates, err := market.ParseRates(sampleRates()); err != nil || rates.Base != "USD" {
		t.Error(rates, err)
	}
}

// The account stays the same and is filled up; each run has a key of its own.
func TestDemoKey(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.MkdirAll(state, 0o755); err != nil {
		t.Fatal(err)
	}
	available, calls := 0, []string{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		calls = append(calls, r.Method+" "+r.URL.Path)
		switch calls[len(calls)-1] {
		case "POST /admin/accounts":
			w.Write([]byte(`{"id":"acct_1"}`))
		case "GET /admin/accounts/acct_1":
			w.Write([]byte(`{"id":"acct_1","available":990}`))
			available = 990
		case "POST /admin/accounts/acct_1/grants":
			body := make([]byte, 100)
			n, _ := r.Body.Read(body)
			if want := map[int]string{0: `"credits":1000`, 990: `"credits":10,`}[available]; !strings.Contains(string(body[:n]), want) {
				t.Errorf("granted %s, want %s", body[:n], want)
			}
			w.Write([]byte(`{"balance":1000}`))
		case "POST /admin/accounts/acct_1/keys":
			w.Write([]byte(`{"key":"loupe_x"}`))
		default:
			w.WriteHeader(404)
			w.Write([]byte(`{"status":404,"code":"NOT_FOUND"}`))
		}
	}))
	defer server.Close()
	for _, first := range []string{"POST /admin/accounts", "GET /admin/accounts/acct_1"} {
		calls = nil
		key, err := demoKey(t.Context(), admin.Client{URL: server.URL, Token: "t"})
		if key != "loupe_x" || err != nil || !slices.Contains(calls, first) || len(calls) > 4 {
			t.Error(key, err, calls)
		}
	}
}

// A shell makes of the line what was meant.
func TestCurl(t *testing.T) {
	c := call{"http://127.0.0.1:8787", "loupe_key", "http://127.0.0.1:8787/samples/camera-photo.jpg"}
	text, err := exec.Command("sh", "-c", `curl() { printf '<%s>\n' "$@"; }; `+c.curl()).Output()
	want := "<-sS>\n<http://127.0.0.1:8787/api/v1/appraise-product>\n<-H>\n<Authorization: Bearer loupe_key>\n" +
		"<-H>\n<Content-Type: application/json>\n<-d>\n<{\"image_url\":\"http://127.0.0.1:8787/samples/camera-photo.jpg\"}>\n"
	if string(text) != want || err != nil {
		t.Errorf("%s%v", text, err)
	}
}

func TestAppraise(t *testing.T) {
	var answer string
	status := 200
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/api/v1/appraise-product" || r.Header.Get("Authorization") != "Bearer k" {
			t.Error(r.URL, r.Header)
		}
		w.Header().Set("loupe-appraisal-id", "apr_1")
		w.Header().Set("loupe-credits-charged", "10")
		w.Header().Set("loupe-credits-remaining", "990")
		w.WriteHeader(status)
		w.Write([]byte(answer))
	}))
	defer server.Close()
	c := call{server.URL, "k", "i"}

	const entry = `{"title":"A camera","url":"https://example.com/1","vendor":"Shop","image":"","price":"9.50"}`
	tests := []struct{ answer, want string }{
		{`{"similar_items":[` + entry + `,{"title":"Another","url":"","vendor":"Shöps","image":"","price":"110.00"}],"appraisal":{"price_lower":8,
			"price_upper":12.5,"price_currency":"USD","best_match":` + entry + `,"reasoning":["` + strings.Repeat("word ", 25) + `","second"],"defects":["scratch"]},
			"error":{"discovery_error":null,"image_upload_errors":[{"code":"A","message":"m","url":"u"}],"price_enrichment_errors":[{"code":"B","message":"n"},
			{"code":"C","message":"o"}],"appraisal_error":null}}`, `
Item         A camera
Worth        8.00 to 12.50 USD
Best match   9.50  Shop
             https://example.com/1
Reasons      ` + strings.TrimSpace(strings.Repeat("word ", 19)) + `
               ` + strings.TrimSpace(strings.Repeat("word ", 6)) + `
             second
Defects      scratch
Comparables    9.50  Shop   A camera
             110.00  Shöps  Another
Errors       A: m u
             B: n
             C: o
Credits      10 charged, 990 left
Appraisal    apr_1, in 5 ms
`},
		{`{"similar_items":[],"appraisal":null,"error":{"discovery_error":{"code":"D","message":"m"},"image_upload_errors":[],"price_enrichment_errors":[],
			"appraisal_error":{"code":"E","message":"n"}}}`, `
Worth        no appraisal
Comparables  none
Errors       D: m
             E: n
Credits      10 charged, 990 left
Appraisal    apr_1, in 5 ms
`},
	}
	for _, test := range tests {
		answer = test.answer
		r, err := c.appraise(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		r.took = 5 * time.Millisecond
		var text strings.Builder
		if r.print(&text); text.String() != test.want {
			t.Errorf("%s\nwant\n%s", text.String(), test.want)
		}
	}

	status, answer = 402, `{"code":"OUT_OF_CREDITS"}`
	if _, err := c.appraise(t.Context()); err == nil || !strings.Contains(err.Error(), "OUT_OF_CREDITS") {
		t.Error(err)
	}
	status, answer = 200, `{`
	if r, err := c.appraise(t.Context()); err == nil {
		t.Error("half an answer is taken for one:", r)
	}
}

func TestWrap(t *testing.T) {
	for _, text := range []string{"", "a", strings.Repeat("é ", 200), strings.Repeat("x", 300), "short " + strings.Repeat("y", 300) + " short", "  two   spaces "} {
		lines := wrap(text)
		if got, want := strings.Fields(strings.Join(lines, " ")), strings.Fields(text); !slices.Equal(got, want) {
			t.Errorf("%q became %q", text, lines)
		}
		for i, line := range lines {
			if utf8.RuneCountInString(line) > width && len(strings.Fields(line)) > 1 || (i > 0) != strings.HasPrefix(line, "  ") {
				t.Errorf("line %d is %q", i, line)
			}
		}
	}
}

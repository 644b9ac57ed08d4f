package service_test

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"loupe/build/operate/admin"
	"loupe/core/account"
	"loupe/core/market"
	"loupe/core/route"
	"loupe/worker/console/consoletest"
	"loupe/worker/console/server"
	"loupe/worker/console/service"
)

const token = consoletest.Token

// requests returns a method and a path for each route with this access.
func requests(access server.Access) (requests [][2]string) {
	for _, e := range service.Routes {
		if e.Access == access {
			requests = append(requests, [2]string{e.Method, strings.Replace(e.Pattern, "{id}", "acct_1", 1)})
		}
	}
	return requests
}

// The Worker reads a body before it calls the control plane, as many bytes as the route allows.
func TestTheWorkerReadsAsMuchOfABodyAsARouteAllows(t *testing.T) {
	text, err := os.ReadFile("../../index.mjs")
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(`uploads = /(.*)/;`).FindSubmatch(text)
	if found == nil {
		t.Fatal("index.mjs has no pattern of the paths of uploads")
	}
	uploads := regexp.MustCompile(strings.ReplaceAll(string(found[1]), `\/`, "/"))
	for _, e := range service.Routes {
		want := int64(server.MaxBody)
		switch {
		case uploads.MatchString(e.Pattern):
			want = 1 << 20
		case e.Pattern == "/webhooks/stripe": // maxEvent of worker/stripe.mjs
			want = 512 << 10
		}
		if e.MaxBody > want || e.MaxBody > server.MaxBody != (want > server.MaxBody) {
			t.Errorf("%s: the Worker reads %d bytes of a body, the route %d", e.Pattern, want, e.MaxBody)
		}
	}
}

func TestOnlyTheAdminTokenIsAuthorized(t *testing.T) {
	f := consoletest.Open(t)
	tests := []struct {
		name    string
		headers []string
		ok      bool
	}{
		{"right", []string{"Bearer " + token}, true},
		{"scheme in any case", []string{"bEARER " + token}, true},
		{"no header", nil, false},
		{"empty header", []string{""}, false},
		{"no token", []string{"Bearer"}, false},
		{"empty token", []string{"Bearer "}, false},
		{"without scheme", []string{token}, false},
		{"another scheme", []string{"Basic " + token}, false},
		{"truncated token", []string{"Bearer " + token[:len(token)-1]}, false},
		{"token with a suffix", []string{"Bearer " + token + "x"}, false},
		{"token in another case", []string{"Bearer " + strings.ToUpper(token)}, false},
		{"two headers", []string{"Bearer " + token, "Bearer " + token}, false},
		{"split at the commas", strings.Split("Bearer "+token, ","), true},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			for _, request := range requests(server.Administrator) {
				r := httptest.NewRequest(request[0], request[1], strings.NewReader("{}"))
				r.Header["Authorization"] = test.headers
				w := f.Do(r)
				if test.ok != (w.Code != 401) {
					t.Fatalf("%s: got status %d, want authorized: %v", request, w.Code, test.ok)
				}
				if !test.ok {
					consoletest.CheckProblem(t, w, "UNAUTHORIZED")
					f.Equal(request[1], w.Header().Get("WWW-Authenticate"), "Bearer")
				}
			}
		})
	}
	if f.Logged.Len() > 0 {
		t.Errorf("log: got %q, want none", &f.Logged)
	}
}

// sendAs serves a request with a token in the header Authorization.
func sendAs(f *consoletest.Fixture, token, method, path, body string) *httptest.ResponseRecorder {
	r := consoletest.Request(method, path, body)
	r.Header.Set("Authorization", "Bearer "+token)
	return f.Do(r)
}

func TestEverythingIsUnavailableWithoutALongAdminToken(t *testing.T) {
	f := consoletest.Open(t)
	for _, token := range []string{"", "short", strings.Repeat("x", 15)} {
		f.Vars["ADMIN_TOKEN"] = token
		for _, request := range requests(server.Administrator) {
			w := sendAs(f, token, request[0], request[1], "")
			consoletest.CheckProblem(t, w, "UNAVAILABLE")
			f.Contains("detail", consoletest.Body(t, w)["detail"].(string), "ADMIN_TOKEN")
		}
	}
	f.Vars["ADMIN_TOKEN"] = strings.Repeat("x", 16)
	f.Equal("16 characters", sendAs(f, f.Vars["ADMIN_TOKEN"], "GET", "/admin/accounts", "").Code, 200)
}

// While the token is rotated, programs with the old one and programs with the new one both work.
func TestPreviousAdminTokenIsValidWhileItIsSet(t *testing.T) {
	f := consoletest.Open(t)
	status := func(token string) int { return sendAs(f, token, "POST", "/admin/accounts", `{"name":"n"}`).Code }
	old, next := token, strings.Repeat("n", 32)
	f.Vars["ADMIN_TOKEN"], f.Vars["ADMIN_TOKEN_PREVIOUS"] = next, old
	for token, want := range map[string]int{old: 201, next: 201, old + next: 401, "": 401} {
		f.Equal("both set, "+token, status(token), want)
	}
	f.Equal("audit", f.Column(`SELECT actor FROM audit ORDER BY actor`), []string{"previous token", "token"})
	f.Vars["ADMIN_TOKEN_PREVIOUS"] = ""
	if a, b := status(old), status(next); a != 401 || b != 201 {
		t.Errorf("rotated: got %d for the old token and %d for the new one, want 401 and 201", a, b)
	}
	f.Vars["ADMIN_TOKEN"], f.Vars["ADMIN_TOKEN_PREVIOUS"] = "", "short"
	f.Equal("a short previous token", status("short"), 503)
}

func TestUnknownPathIs404AndWrongMethodIs405(t *testing.T) {
	f := consoletest.Open(t)
	for _, path := range []string{"/", "/admin", "/admin/", "/admin/accounts/", "/admin/appraisals", "/admin/upstreams", "/admin/keys/", "/admin/keys/x/y",
		"/admin/accounts//keys", "/admin/accounts/x/keys/", "/admin/accounts/x/y/keys", "/admin/accounts/x/other", "/ADMIN/accounts",
		"/admin/accounts/x%2Fkeys%2Fy", "/admin/rates/EUR",
		"/auth", "/auth/", "/console", "/console/", "/oauth/", "/webhooks/", "/.well-known/oauth-other"} {
		f.Refused("NOT_FOUND", "", "GET", path, "")
	}
	for _, e := range service.Routes {
		path := strings.Replace(e.Pattern, "{id}", "x", 1)
		var allowed []string
		for _, other := range service.Routes {
			if _, ok := route.Match(other.Pattern, path); ok {
				if allowed = append(allowed, other.Method); other.Method == "GET" {
					allowed = append(allowed, "HEAD")
				}
			}
		}
		for _, method := range []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"} {
			if slices.Contains(allowed, method) {
				continue
			}
			w := f.Send(method, path, "")
			f.Equal(method+" "+path, w.Code, 405)
			if method != "HEAD" {
				consoletest.CheckProblem(t, w, "METHOD_NOT_ALLOWED")
			}
			f.Equal(method+" "+path, w.Header().Get("Allow"), strings.Join(allowed, ", "))
		}
	}
}

func TestHeadHasTheHeadersOfGetWithoutItsBody(t *testing.T) {
	f := consoletest.Open(t)
	for _, path := range []string{"/admin/accounts", "/admin/accounts?limt=1", "/console/account", "/.well-known/oauth-protected-resource", "/auth/nothing"} {
		get, head := f.Send("GET", path, ""), f.Send("HEAD", path, "")
		f.Equal(path+": status", head.Code, get.Code)
		f.Equal(path+": body", head.Body.Len(), 0)
		want := get.Header().Clone()
		want.Set("X-Request-Id", head.Header().Get("X-Request-Id"))
		f.Equal(path+": headers", head.Header(), want)
	}
}

// Every endpoint with a body refuses the same bodies in the same way.
func TestMalformedBodiesAreRefused(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	bodies := []string{
		"",
		"  ",
		"name",
		`"name"`,
		"1",
		`[{"name":"x"}]`,
		`{"name":"x"`,
		`{"name":"x"} {}`,
		`{"name":"x"}x`,
		"{\"name\":\"\xff\"}",
		`{"name":"x"}` + strings.Repeat(" ", server.MaxBody),
		strings.Repeat("[", 60000),
		strings.Repeat(`{"a":`, 12000) + "1" + strings.Repeat("}", 100),
		"}",
		"\ufeff{}",
		`{'name':'x'}`,
		`{"name":"x",}`,
	}
	for _, request := range [][2]string{{"POST", "/admin/accounts"}, {"POST", "/admin/accounts/" + id + "/keys"},
		{"POST", "/admin/accounts/" + id + "/grants"}, {"PUT", "/admin/rates"}} {
		for _, body := range bodies {
			f.Refused("BAD_REQUEST", "", request[0], request[1], body)
		}
	}
	withoutLength := httptest.NewRequest("POST", "/admin/accounts", io.MultiReader(strings.NewReader(`{"name":"x"}`+strings.Repeat(" ", server.MaxBody))))
	withLength := httptest.NewRequest("POST", "/admin/accounts", failingReader{}) // must not be read
	withoutLength.ContentLength, withLength.ContentLength = -1, server.MaxBody+1
	for _, r := range []*http.Request{withoutLength, withLength} {
		r.Header.Set("Authorization", "Bearer "+token)
		w := f.Do(r)
		consoletest.CheckProblem(t, w, "BAD_REQUEST")
		f.Contains("detail", consoletest.Body(t, w)["detail"].(string), "64 kB")
	}
	longest := `{"name":"x"}` + strings.Repeat(" ", server.MaxBody)
	f.OK(201, "POST", "/admin/accounts", longest[:server.MaxBody])
	f.Refused("BAD_REQUEST", "other", "POST", "/admin/accounts", `{"name":"x","other":`+strings.Repeat("[", 5000)+strings.Repeat("]", 5000)+`}`)
}

func TestInternalErrorsAreOnlyLogged(t *testing.T) {
	f := consoletest.Open(t)
	f.DB.Close()
	id := "loupe_somethingsecret"
	for _, request := range [][3]string{
		{"POST", "/admin/accounts", `{"name":"x"}`}, {"GET", "/admin/accounts"}, {"GET", "/admin/accounts/" + id},
		{"POST", "/admin/accounts/" + id + "/keys", `{"name":"x"}`}, {"GET", "/admin/accounts/" + id + "/keys"}, {"DELETE", "/admin/keys/" + id},
		{"POST", "/admin/accounts/" + id + "/grants", `{"credits":1,"reason":"x"}`}, {"GET", "/admin/accounts/" + id + "/ledger"},
	} {
		f.Logged.Reset()
		w := f.Send(request[0], request[1], request[2])
		consoletest.CheckProblem(t, w, "INTERNAL")
		if strings.Contains(w.Body.String(), "sql") || strings.Contains(w.Body.String(), "closed") {
			t.Errorf("%s: got body %s, want no reason in it", request, w.Body)
		}
		logged := f.Logged.String()
		if !strings.Contains(logged, w.Header().Get("X-Request-Id")) || !strings.Contains(logged, "database is closed") {
			t.Errorf("%s: log: got %q, want the request id and the reason", request, logged)
		}
		if strings.Contains(logged, token) || strings.Contains(logged, id) {
			t.Errorf("%s: log: got %q, want neither the token nor the path", request, logged)
		}
	}
}

func TestFailingRandomnessMakesNoKey(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	random := f.Random
	for ids := range 3 { // reading fails for the request's id, for the key's id, for the key's secret
		f.Random = io.MultiReader(io.LimitReader(random, int64(10*ids)), failingReader{})
		func() {
			defer func() { f.Equal("panic", recover() != nil, true) }()
			f.Send("POST", "/admin/accounts/"+id+"/keys", `{"name":"x"}`)
		}()
	}
	f.Random = random
	f.Equal("keys", len(f.OK(200, "GET", "/admin/accounts/"+id+"/keys", "")["items"].([]any)), 0)
}

type failingReader struct{}

func (failingReader) Read([]byte) (int, error) { return 0, errors.New("read failed") }

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

// The operator's programs call the console through package admin.
func TestAdminClientCallsTheConsole(t *testing.T) {
	f := consoletest.Open(t)
	server := httptest.NewServer(f)
	defer server.Close()
	client, ctx := admin.Client{URL: server.URL + "/", Token: token}, t.Context()

	created, err := client.CreateAccount(ctx, "Ann")
	if err != nil || created.ID == "" || created.Name != "Ann" {
		t.Fatalf("CreateAccount: got %+v, %v, want an account named Ann", created, err)
	}
	for range 2 {
		if balance, err := client.Grant(ctx, created.ID, 30, "welcome", "once"); balance != 30 || err != nil {
			t.Errorf("Grant with an id: got balance %d, %v, want 30", balance, err)
		}
	}
	if balance, err := client.Grant(ctx, created.ID, 5, "welcome", ""); balance != 35 || err != nil {
		t.Errorf("Grant: got balance %d, %v, want 35", balance, err)
	}
	f.Exec(`INSERT INTO transfer VALUES ('t', ?, 'earned', 10, 'pending', 'r', 1, NULL)`, created.ID)
	want := admin.Account{ID: created.ID, Name: "Ann", Balance: 35, Held: 10, Available: 25}
	if got, err := client.Account(ctx, created.ID); got != want || err != nil {
		t.Errorf("Account: got %+v, %v, want %+v", got, err, want)
	}
	key, err := client.CreateKey(ctx, created.ID, "laptop")
	if err != nil || !account.WellFormed(key.Key) || key.Account != created.ID || key.Name != "laptop" || key.Hint != key.Key[len(key.Key)-4:] {
		t.Errorf("CreateKey: got %+v, %v, want a well-formed key named laptop with its hint", key, err)
	}
	f.Memory.Err = errors.New("no connection")
	if revoked, err := client.RevokeKey(ctx, key.ID); err != nil || revoked.ID != key.ID || revoked.Key != "" || revoked.Warning == "" {
		t.Errorf("RevokeKey while KV fails: got %+v, %v, want the key's id and a warning", revoked, err)
	}
	f.Memory.Err = nil
	rates := `{"date":"2026-05-01","base":"EUR","rates":{"USD":1.08}}`
	if err := client.PutRates(ctx, []byte(rates)); err != nil || f.Memory.Values[market.RatesKey] != rates {
		t.Errorf("PutRates: KV has %v, %v, want %s", f.Memory.Values, err, rates)
	}

	var problem *admin.Problem
	_, err = client.Grant(ctx, created.ID, 31, "welcome", "once")
	if !errors.As(err, &problem) || problem.Status != 409 || problem.Code != "CONFLICT" || problem.Field != "id" || problem.Detail == "" {
		t.Errorf("Grant with a taken id: got %+v, want 409 CONFLICT of the field id", err)
	}
	// The client escapes an id, so it stays one segment of the path.
	for _, id := range []string{"a/keys", "../rates", "x?after=1", ""} {
		if _, err := client.Account(ctx, id); !errors.As(err, &problem) || problem.Status != 404 {
			t.Errorf("Account(%q): got error %v, want 404", id, err)
		}
	}
	client.Token = "another"
	if _, err := client.CreateAccount(ctx, "Bob"); !errors.As(err, &problem) || problem.Status != 401 {
		t.Errorf("wrong token: got error %v, want 401", err)
	}
}

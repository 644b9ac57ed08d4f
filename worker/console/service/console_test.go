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
	"time"

	"loupe/core/api/route"
	"loupe/worker/console/consoletest"
	"loupe/worker/console/server"
	"loupe/worker/console/service"
)

const token = consoletest.Token

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
	const old = "a token that is being replaced"
	short, shortest := strings.Repeat("x", 15), strings.Repeat("x", 16)
	f := consoletest.Open(t)
	for name, test := range map[string]struct {
		current, previous string
		headers           []string
		status            int
	}{
		"right":                 {token, "", []string{"Bearer " + token}, 201},
		"scheme in any case":    {token, "", []string{"bEARER " + token}, 201},
		"split at the commas":   {token, "", strings.Split("Bearer "+token, ","), 201},
		"no header":             {token, "", nil, 401},
		"empty header":          {token, "", []string{""}, 401},
		"no token":              {token, "", []string{"Bearer"}, 401},
		"empty token":           {token, "", []string{"Bearer "}, 401},
		"without scheme":        {token, "", []string{token}, 401},
		"another scheme":        {token, "", []string{"Basic " + token}, 401},
		"truncated token":       {token, "", []string{"Bearer " + token[:len(token)-1]}, 401},
		"token with a suffix":   {token, "", []string{"Bearer " + token + "x"}, 401},
		"token in another case": {token, "", []string{"Bearer " + strings.ToUpper(token)}, 401},
		"two headers":           {token, "", []string{"Bearer " + token, "Bearer " + token}, 401},
		"current, both set":     {token, old, []string{"Bearer " + token}, 201},
		"previous, both set":    {token, old, []string{"Bearer " + old}, 201},
		"both in one":           {token, old, []string{"Bearer " + old + token}, 401},
		"after the rotation":    {token, "", []string{"Bearer " + old}, 401},
		"nothing is set":        {"", "", []string{"Bearer "}, 503},
		"too short":             {short, "", []string{"Bearer " + short}, 503},
		"previous too short":    {"", short, []string{"Bearer " + short}, 503},
		"16 characters":         {shortest, "", []string{"Bearer " + shortest}, 201},
	} {
		f.Clock = f.Clock.Add(time.Second)
		f.Vars["ADMIN_TOKEN"], f.Vars["ADMIN_TOKEN_PREVIOUS"] = test.current, test.previous
		r := consoletest.Request("POST", "/admin/accounts", `{"name":"n"}`)
		r.Header["Authorization"] = test.headers
		w := f.Do(r)
		f.Equal(name, w.Code, test.status)
		switch test.status {
		case 401:
			consoletest.CheckProblem(t, w, "UNAUTHORIZED")
			f.Equal(name, w.Header().Get("WWW-Authenticate"), "Bearer")
		case 503:
			f.Contains(name, consoletest.Body(t, w)["detail"].(string), "ADMIN_TOKEN")
		default:
			actor := map[bool]string{true: "previous token", false: "token"}[name == "previous, both set"]
			f.Equal(name+": actor", f.Column(`SELECT actor FROM audit ORDER BY id DESC LIMIT 1`), []string{actor})
		}
		f.Equal(name+": log", f.Logged.String(), "")
	}
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
		consoletest.CheckProblem(t, w, "CONTENT_TOO_LARGE")
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
		{"POST", "/admin/accounts", `{"name":"x"}`}, {"GET", "/admin/accounts/" + id}, {"DELETE", "/admin/keys/" + id},
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

type failingReader struct{}

func (failingReader) Read([]byte) (int, error) { return 0, errors.New("read failed") }

// Without a database the first tasks fail, and so does a later one that is essential.
func TestCronRunsEveryTaskEvenIfOneFails(t *testing.T) {
	f := consoletest.Open(t)
	f.DB.Close()
	if err := service.Cron(f.Console, t.Context()); err == nil {
		t.Error("got no error, want the error of an essential task")
	}
}

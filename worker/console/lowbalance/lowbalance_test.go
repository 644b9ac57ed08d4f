package lowbalance_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
)

// receiver is the transport of a console, and answers in place of the customers' servers.
type receiver struct {
	sync.Mutex
	requests []*http.Request
	bodies   []string
	status   int
	err      error
}

func (r *receiver) RoundTrip(request *http.Request) (*http.Response, error) {
	r.Lock()
	defer r.Unlock()
	body, err := io.ReadAll(request.Body)
	if err != nil {
		return nil, err
	}
	r.requests, r.bodies = append(r.requests, request), append(r.bodies, string(body))
	if r.err != nil {
		return nil, r.err
	}
	return &http.Response{StatusCode: r.status, Header: http.Header{"Location": {"https://elsewhere.example.com/"}}, Body: io.NopCloser(strings.NewReader("ok"))}, nil
}

// hosts returns the host of each request.
func hosts(r *receiver) (hosts []string) {
	for _, request := range r.requests {
		hosts = append(hosts, request.URL.Host)
	}
	return hosts
}

// open returns a console with a signed-in user, and the receiver of its notices.
func open(t *testing.T) (*consoletest.Fixture, *receiver, *consoletest.User) {
	f, u := consoletest.OpenSignedIn(t)
	r := &receiver{status: 204}
	f.Transport = r
	return f, r, u
}

func grant(f *consoletest.Fixture, u *consoletest.User, amount int) {
	f.Helper()
	f.OK(201, "POST", "/admin/accounts/"+u.Account+"/grants", fmt.Sprintf(`{"credits":%d,"reason":"r"}`, amount))
}

// tick runs the cron a minute later.
func tick(f *consoletest.Fixture) {
	f.Helper()
	f.Clock = f.Clock.Add(time.Minute)
	f.Cron()
}

const low = `{"threshold":100,"url":"https://Hooks.example.com/credits?a=1#x"}`

func TestNoticeIsSignedAndSentOncePerCrossing(t *testing.T) {
	f, r, u := open(t)
	grant(f, u, 105)
	set := u.OK(200, "PUT", "/console/low-balance", low)["low_balance"].(consoletest.Object)
	secret := set["secret"].(string)
	f.Equal("notice", set, consoletest.Object{"threshold": 100.0, "url": "https://hooks.example.com/credits?a=1", "secret": secret})
	f.Equal("a secret of 50 characters", len(secret) == 50 && strings.HasPrefix(secret, "whsec_"), true)
	f.Equal("credits", u.OK(200, "GET", "/console/credits", "")["low_balance"], set)
	tick(f)
	grant(f, u, -5)
	tick(f)
	f.Equal("requests at the threshold", len(r.requests), 0)
	f.Exec(`INSERT INTO transfer VALUES ('held', ?, 'earned', 10, 'pending', 'r', ?, NULL)`, u.Account, f.Millis())
	tick(f)
	tick(f)
	if len(r.requests) != 1 {
		t.Fatalf("below the threshold: got %d requests, want one", len(r.requests))
	}
	request, body := r.requests[0], r.bodies[0]
	if request.Method != "POST" || request.URL.String() != "https://hooks.example.com/credits?a=1" || request.Header.Get("Content-Type") != "application/json" {
		t.Errorf("got %s %s %v, want a POST of JSON", request.Method, request.URL, request.Header)
	}
	f.Equal("body", body, `{"data":{"account":"`+u.Account+`","available":90,"threshold":100},"timestamp":"2026-05-01T12:03:00.000Z","type":"credits.low"}`)
	id, timestamp := request.Header.Get("Webhook-Id"), request.Header.Get("Webhook-Timestamp")
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	h := hmac.New(sha256.New, key)
	h.Write([]byte(id + "." + timestamp + "." + body))
	f.Equal("secret", err, nil)
	f.Equal("signature", request.Header.Get("Webhook-Signature"), "v1,"+base64.StdEncoding.EncodeToString(h.Sum(nil)))
	f.Equal("time", timestamp, fmt.Sprint(f.Clock.Unix()-60))
	grant(f, u, 1000)
	tick(f)
	grant(f, u, -1000)
	tick(f)
	tick(f)
	f.Equal("requests after the second crossing", len(r.requests), 2)
	f.Equal("the same id", r.requests[1].Header.Get("Webhook-Id") == id, false)
}

func TestNoticeIsRepeatedUntilItIsReceived(t *testing.T) {
	f, r, u := open(t)
	r.status = 503
	u.OK(200, "PUT", "/console/low-balance", low)
	var minutes []int
	for minute := range 9 * 60 {
		tick(f)
		if len(r.requests) > len(minutes) {
			minutes = append(minutes, minute)
		}
	}
	f.Equal("minutes of the attempts", minutes, []int{0, 1, 6, 36, 156, 516})
	for _, request := range r.requests {
		f.Equal("Webhook-Id", request.Header.Get("Webhook-Id"), r.requests[0].Header.Get("Webhook-Id"))
	}
	f.Contains("the last attempt", f.Logged.String(), "attempt 6 of 6: the server answered with status 503")
}

func TestOnlySuccessIsReceipt(t *testing.T) {
	for name, change := range map[string]func(*receiver){
		"a redirect":     func(r *receiver) { r.status = 302 },
		"not modified":   func(r *receiver) { r.status = 304 },
		"a client error": func(r *receiver) { r.status = 404 },
		"no connection":  func(r *receiver) { r.err = errors.New("refused") },
	} {
		f, r, u := open(t)
		change(r)
		u.OK(200, "PUT", "/console/low-balance", low)
		tick(f)
		r.status, r.err = 200, nil
		for range 10 {
			tick(f)
		}
		f.Equal(name, hosts(r), []string{"hooks.example.com", "hooks.example.com"})
	}
}

func TestReceivedNoticeIsNotRepeated(t *testing.T) {
	f, r, u := open(t)
	u.OK(200, "PUT", "/console/low-balance", low)
	r.status = 503
	tick(f)
	r.status = 200
	for range 400 {
		tick(f)
	}
	f.Equal("requests", len(r.requests), 2)
	u.OK(200, "PUT", "/console/low-balance", `{"threshold":50,"url":"https://other.example.com/"}`)
	tick(f)
	f.Equal("hosts", hosts(r), []string{"hooks.example.com", "hooks.example.com", "other.example.com"})
}

func TestNoticeThatIsNoLongerTrueIsNotSent(t *testing.T) {
	f, r, u := open(t)
	u.OK(200, "PUT", "/console/low-balance", low)
	r.status = 503
	tick(f)
	grant(f, u, 100)
	for range 60 {
		tick(f)
	}
	f.Equal("requests", len(r.requests), 1)
}

func TestRemovedNoticeIsNotSent(t *testing.T) {
	f, r, u := open(t)
	u.OK(200, "PUT", "/console/low-balance", low)
	f.Equal("removed notice", u.OK(200, "PUT", "/console/low-balance", `{"threshold":null}`), consoletest.Object{"low_balance": nil})
	u.OK(200, "PUT", "/console/low-balance", `{}`)
	tick(f)
	f.Equal("requests", len(r.requests), 0)
}

func TestTwoRunsAtOnceSendEachNoticeOnce(t *testing.T) {
	f, r, _ := open(t)
	const accounts = 15
	secrets := map[string]bool{}
	for n := range accounts {
		u := f.SignIn(fmt.Sprintf("user%d@example.com", n))
		secrets[u.OK(200, "PUT", "/console/low-balance", low)["low_balance"].(consoletest.Object)["secret"].(string)] = true
	}
	f.Equal("secrets", len(secrets), accounts)
	var group sync.WaitGroup
	for range 4 {
		group.Go(f.Cron)
	}
	group.Wait()
	ids := map[string]bool{}
	for _, request := range r.requests {
		ids[request.Header.Get("Webhook-Id")] = true
	}
	f.Equal("requests", len(r.requests), accounts)
	f.Equal("ids", len(ids), accounts)
}

func TestAddressMustBePublic(t *testing.T) {
	f, _, u := open(t)
	for _, address := range []string{"", "http://hooks.example.com/", "https://localhost/", "https://127.0.0.1/", "https://10.0.0.1/", "https://169.254.169.254/latest", "https://[::1]/",
		"https://hooks.example.com:8443/", "https://ann:x@hooks.example.com/", "https://hooks.internal/", "//hooks.example.com/", "javascript:alert(1)", "https://hooks", "https://a.com/\\n",
		"https://" + strings.Repeat("a", 2050) + ".com/"} {
		u.Refused("BAD_REQUEST", "url", "PUT", "/console/low-balance", `{"threshold":100,"url":"`+address+`"}`)
	}
	for _, threshold := range []string{"0", "-1", "1000000001", "1.5", `"5"`, "1e30"} {
		u.Refused("BAD_REQUEST", "threshold", "PUT", "/console/low-balance", `{"threshold":`+threshold+`,"url":"https://hooks.example.com/"}`)
	}
	f.Equal("", f.Column(`SELECT count(*) FROM low_balance`)[0], "0")
}

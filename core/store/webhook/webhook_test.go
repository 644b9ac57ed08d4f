package webhook_test

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"database/sql"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"loupe/build/operate/d1"
	"loupe/core/api"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
	"loupe/worker/migrations/migrationstest"
)

const began = 1_777_636_980_000

// service is the data plane with a database, and receivers that answer its deliveries.
type service struct {
	*testing.T
	db     *sql.DB
	now    int64
	n      int
	queue  []string                                      // messages that wait; nil without a queue
	over   string                                        // what is over the rate limit
	answer func(exchangetest.Effect) exchangetest.Answer // of a receiver
	sent   []exchangetest.Effect
}

func open(t *testing.T) *service {
	db, _ := migrationstest.Open(t)
	s := &service{T: t, db: db, now: began, answer: func(exchangetest.Effect) exchangetest.Answer { return exchangetest.HTTP(204, "") }}
	s.exec(`INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 1), ('b', 'B', 1)`)
	return s
}

func (s *service) exec(statement string) {
	s.Helper()
	migrationstest.Exec(s.T, s.db, statement)
}

func (s *service) column(query string) string {
	s.Helper()
	return strings.Join(migrationstest.Column(s.T, s.db, query), ",")
}

// do runs an exchange for an account. It advances the clock as the exchange does.
func (s *service) do(owner string, r exchange.Request) *exchange.Response {
	s.Helper()
	h := exchangetest.New(s.T, api.Program())
	h.Variables, h.Secrets = exchange.Headers{{Name: "SEARCH", Value: "nobody"}}, []string{"SESSION_SECRET"}
	if s.queue != nil {
		h.Secrets = append(h.Secrets, exchange.BindingQueue)
	}
	h.Now = s.now
	s.n++
	h.Entropy = bytes.Repeat(fmt.Appendf(nil, "%08d", s.n), 4)
	r.Headers = exchange.Headers{{Name: "authorization", Value: "Bearer " + account.NewKey("loupe", [32]byte{1})}}
	h.Answer = func(e exchangetest.Effect) exchangetest.Answer {
		switch e.Kind {
		case exchangetest.KVGet:
			return exchangetest.Found(string(account.Grant{Key: "k", Account: owner, Audience: ledger.AudienceAPI, Read: s.now}.Encode()))
		case exchangetest.Limit:
			return exchangetest.Allowed(e.Key != s.over)
		case exchangetest.D1:
			sets, err := d1.Batch(s.db, e.Statements...)
			if err != nil {
				return exchangetest.Fail(exchange.Failed, err.Error())
			}
			return exchangetest.Rows(sets...)
		case exchangetest.Sign:
			mac := hmac.New(sha256.New, []byte(e.Name))
			mac.Write([]byte(e.Message))
			return exchangetest.Signature(mac.Sum(nil))
		case exchangetest.Queue:
			if s.queue == nil {
				return exchangetest.Fail(exchange.Unavailable, "no queue")
			}
			s.queue = append(s.queue, e.Message)
			return exchangetest.OK()
		case exchangetest.Fetch:
			s.sent = append(s.sent, e)
			return s.answer(e)
		}
		return exchangetest.Answer{}
	}
	response := h.Do(r).Response
	s.now = h.Now
	return response
}

// call calls the API and returns the document of the response, which must have the status.
func (s *service) call(owner string, status int, method, path, body string) map[string]any {
	s.Helper()
	path, query, _ := strings.Cut(path, "?")
	response := s.do(owner, exchange.Request{Method: method, Path: "/api/v1/webhooks" + path, Query: query, Body: []byte(body)})
	if response.Status != status {
		s.Fatalf("%s %s %s: got %d %s, want %d", method, path, body, response.Status, response.Body, status)
	}
	document := map[string]any{}
	if len(response.Body) > 0 {
		if err := json.Unmarshal(response.Body, &document); err != nil {
			s.Fatal(err)
		}
	}
	return document
}

// create makes a webhook for batch.completed, and returns its id and secret.
func (s *service) create(owner, host string) (id, secret string) {
	s.Helper()
	made := s.call(owner, 201, "POST", "", `{"url":"https://`+host+`/hook","events":["batch.completed"]}`)
	return made["id"].(string), made["secret"].(string)
}

// events records events of an account.
func (s *service) events(owner string, n int) {
	s.Helper()
	for i := range n {
		s.exec(fmt.Sprintf(`INSERT INTO webhook_outbox VALUES ('%s', 'batch.completed', '{"n":%d}', %d)`, owner, i, s.now))
	}
}

// schedule runs the schedule as the host does, at most five exchanges.
func (s *service) schedule() {
	s.Helper()
	for range 5 {
		if s.do("", exchange.Request{Method: "POST", Path: exchange.ScheduleTarget}).Status == 204 {
			return
		}
	}
}

// deliver runs the messages of the queue.
func (s *service) deliver() {
	s.Helper()
	for len(s.queue) > 0 {
		message := s.queue[0]
		s.queue = s.queue[1:]
		if got := s.do("", exchange.Request{Method: "POST", Path: exchange.QueueTarget, Body: []byte(message)}); got.Status != 200 {
			s.Fatalf("message %s: got %d", message, got.Status)
		}
	}
}

// hosts counts the requests by host.
func (s *service) hosts() map[string]int {
	counts := map[string]int{}
	for _, e := range s.sent {
		counts[strings.TrimSuffix(strings.TrimPrefix(e.URL, "https://"), "/hook")]++
	}
	return counts
}

// log returns the deliveries to a webhook, newest first.
func (s *service) log(owner, id string) (items []map[string]any) {
	s.Helper()
	for _, item := range s.call(owner, 200, "GET", "/"+id+"/deliveries", "")["items"].([]any) {
		items = append(items, item.(map[string]any))
	}
	return items
}

func (s *service) equal(what string, got, want any) {
	s.Helper()
	if fmt.Sprint(got) != fmt.Sprint(want) {
		s.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// verified reports whether the official library accepts a request with a secret.
func verified(t *testing.T, e exchangetest.Effect, secret string) bool {
	t.Helper()
	verifier, err := standardwebhooks.NewWebhook(secret)
	if err != nil {
		t.Fatal(err)
	}
	header := http.Header{}
	for _, h := range e.Headers {
		header.Set(h.Name, h.Value)
	}
	return verifier.VerifyIgnoringTimestamp([]byte(e.Body), header) == nil
}

func TestOldSecretSignsForADay(t *testing.T) {
	s := open(t)
	id, old := s.create("a", "shop.example.com")
	s.now += 1000
	rolled := s.call("a", 200, "POST", "/"+id+"/roll", "")
	secret := rolled["secret"].(string)
	s.equal("the same secret", secret == old, false)
	s.equal("shown again", s.call("a", 200, "GET", "/"+id, "")["secret"], secret)
	for _, want := range []struct {
		after time.Duration
		old   bool
	}{{0, true}, {24 * time.Hour, false}} {
		s.now += want.after.Milliseconds()
		s.sent = nil
		s.call("a", 202, "POST", "/"+id+"/test", "")
		s.equal("new and old secret", []bool{verified(t, s.sent[0], secret), verified(t, s.sent[0], old)}, []bool{true, want.old})
	}
}

// Every kind of failure is repeated for a day with the same id and body, then given up.
func TestFailuresAreRepeatedForADay(t *testing.T) {
	for name, c := range map[string]struct {
		answer exchangetest.Answer
		status any
		err    any
	}{
		"a redirect":     {exchangetest.HTTP(302, "", exchange.Header{Name: "location", Value: "https://elsewhere.example.com/"}), 302, nil},
		"not modified":   {exchangetest.HTTP(304, ""), 304, nil},
		"a client error": {exchangetest.HTTP(404, "no"), 404, nil},
		"a server error": {exchangetest.HTTP(503, ""), 503, nil},
		"no connection":  {exchangetest.Fail(exchange.Network, "refused"), nil, "no_connection"},
		"no answer":      {exchangetest.Fail(exchange.Timeout, "").After(10_000), nil, "timeout"},
		"not allowed":    {exchangetest.Fail(exchange.Refused, ""), nil, "refused"},
	} {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			id, _ := s.create("a", "shop.example.com")
			s.answer = func(exchangetest.Effect) exchangetest.Answer { return c.answer }
			s.events("a", 1)
			var minutes []int
			for minute := 0; minute < 48*60; minute++ {
				s.now = began + int64(minute+1)*60_000
				if due := s.column(`SELECT coalesce(next_at, '') FROM webhook_delivery`); due == "" || due > strconv.FormatInt(s.now, 10) {
					continue
				}
				before := len(s.sent)
				s.schedule()
				if len(s.sent) > before {
					minutes = append(minutes, minute)
				}
			}
			s.equal("minutes of the attempts", minutes, []int{0, 1, 6, 36, 156, 456, 936, 1416})
			for _, e := range s.sent {
				s.equal("id and body", e.Headers.Get("webhook-id")+e.Body, s.sent[0].Headers.Get("webhook-id")+s.sent[0].Body)
				s.equal("host", strings.HasPrefix(e.URL, "https://shop.example.com/"), true)
			}
			item := s.log("a", id)[0]
			attempts := item["attempts"].([]any)
			last := attempts[7].(map[string]any)
			s.equal("log", []any{item["state"], len(attempts), last["status"], last["error"]}, []any{"failed", 8, c.status, c.err})
			s.answer = func(exchangetest.Effect) exchangetest.Answer { return exchangetest.HTTP(200, "") }
			s.call("a", 202, "POST", "/"+id+"/resend", `{"event":"`+item["id"].(string)+`"}`)
			s.equal("after it was sent again", s.log("a", id)[0]["state"], "delivered")
			s.equal("failing since", s.call("a", 200, "GET", "/"+id, "")["failing_since"], nil)
		})
	}
}

func TestWebhookThatFailsForDaysIsDisabled(t *testing.T) {
	s := open(t)
	id, _ := s.create("a", "shop.example.com")
	s.answer = func(exchangetest.Effect) exchangetest.Answer { return exchangetest.HTTP(500, "") }
	fail := func() { // each due attempt, until the event is given up
		for {
			next := s.column(`SELECT coalesce(min(next_at), '') FROM webhook_delivery`)
			if next == "" {
				return
			}
			at, _ := strconv.ParseInt(next, 10, 64)
			s.now = max(s.now, at)
			s.schedule()
		}
	}
	s.events("a", 1)
	fail()
	s.equal("after a day", s.call("a", 200, "GET", "/"+id, "")["state"], "enabled")
	s.now += 3 * 86_400_000
	s.events("a", 1)
	fail()
	got := s.call("a", 200, "GET", "/"+id, "")
	s.equal("after days", []any{got["state"], got["failing_since"] != nil}, []any{"failed", true})
	s.events("a", 1)
	s.equal("events", s.column(`SELECT count(*) FROM webhook_event`), "2")
	s.call("a", 409, "POST", "/"+id+"/test", "")
	got = s.call("a", 200, "PATCH", "/"+id, `{"enabled":true}`)
	s.equal("enabled again", []any{got["state"], got["failing_since"]}, []any{"enabled", nil})
}

// While an exchange delivers, no other one does. The simulation has exchanges that are lost with their deliveries.
func TestOneExchangeAtATimeDelivers(t *testing.T) {
	s := open(t)
	s.create("a", "shop.example.com")
	s.events("a", 20)
	nested := false
	s.answer = func(exchangetest.Effect) exchangetest.Answer {
		if !nested { // other runs, while this one waits for the receiver
			nested = true
			n := len(s.sent)
			for range 3 {
				s.schedule()
				s.queue = []string{"webhook/" + s.column(`SELECT id FROM webhook`)}
				s.deliver()
				s.queue = nil
			}
			s.equal("requests of the other runs", len(s.sent), n)
		}
		return exchangetest.HTTP(200, "").After(300)
	}
	for range 10 {
		s.schedule()
	}
	ids := map[string]bool{}
	for _, e := range s.sent {
		ids[e.Headers.Get("webhook-id")] = true
	}
	s.equal("requests and events", []int{len(s.sent), len(ids)}, []int{20, 20})
}

// A receiver that answers late or never takes no time of the queue's messages after its first: the schedule delivers to it, a few events at a
// time. A webhook that its account makes in place of it is no faster.
func TestSlowReceiversDoNotHoldUpTheQueue(t *testing.T) {
	for name, answer := range map[string]exchangetest.Answer{
		"late":  exchangetest.HTTP(200, "").After(9_500),
		"never": exchangetest.Fail(exchange.Timeout, "").After(10_000),
	} {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			s.queue = []string{}
			id, _ := s.create("a", "slow.example.com")
			s.create("a", "fast.example.com")
			s.create("b", "other.example.com")
			s.answer = func(e exchangetest.Effect) exchangetest.Answer {
				if strings.Contains(e.URL, "slow") {
					return answer
				}
				return exchangetest.HTTP(200, "").After(20)
			}
			s.events("a", 50)
			s.events("b", 1)
			s.schedule()
			slices.SortFunc(s.queue, func(a, b string) int { return strings.Compare(b, a) })
			s.equal("messages", len(s.queue), 3)
			s.queue = append(s.queue, "webhook/"+id) // of another event
			s.deliver()
			s.equal("requests", s.hosts(), map[string]int{"slow.example.com": 6, "fast.example.com": 50, "other.example.com": 1})

			s.call("a", 204, "DELETE", "/"+id, "")
			for n := range 9 {
				s.create("a", fmt.Sprintf("slow%d.example.com", n))
			}
			s.events("a", 1)
			s.schedule()
			slices.Sort(s.queue)
			s.equal("messages", len(slices.Compact(s.queue)), 1) // about the fast receiver
			requests := 0
			for host, n := range s.hosts() {
				if strings.HasPrefix(host, "slow") {
					requests += n
				}
			}
			s.equal("requests of the schedule", requests > 6 && requests <= 6+5*6, true)
			s.queue = []string{}
			s.now += 600_001
			s.events("a", 1)
			s.schedule()
			slices.Sort(s.queue)
			s.equal("messages about receivers that work, after ten minutes", len(slices.Compact(s.queue)), map[string]int{"late": 10, "never": 1}[name])
		})
	}
}

// Without a queue, accounts take turns, and receivers that fail come last.
func TestAccountsTakeTurnsWithoutAQueue(t *testing.T) {
	s := open(t)
	for n := range 8 {
		s.create("a", fmt.Sprintf("a%d.example.com", n))
	}
	s.events("a", 5)
	s.exec(`UPDATE webhook SET failing_since = 1 WHERE url LIKE '%a7%'`)
	s.now++
	s.create("b", "b.example.com")
	s.events("b", 1)
	s.equal("status", s.do("", exchange.Request{Method: "POST", Path: exchange.ScheduleTarget}).Status, 200)
	got := slices.Collect(maps.Keys(s.hosts()))
	s.equal("first", []any{len(got), slices.Contains(got, "b.example.com"), slices.Contains(got, "a7.example.com")}, []any{6, true, false})
}

// The simulation asks for webhooks of other accounts too, but neither for their log nor for what they can do.
func TestEveryAccountHasItsOwnWebhooks(t *testing.T) {
	s := open(t)
	id, secret := s.create("a", "shop.example.com")
	s.events("a", 1)
	s.schedule()
	event := s.log("a", id)[0]["id"].(string)
	for _, r := range [][3]string{{"DELETE", "", ""}, {"GET", "/deliveries", ""}, {"POST", "/roll", ""}, {"POST", "/test", ""}, {"POST", "/resend", `{"event":"` + event + `"}`}} {
		s.call("b", 404, r[0], "/"+id+r[1], r[2])
	}
	s.equal("webhooks of b", len(s.call("b", 200, "GET", "", "")["items"].([]any)), 0)
	s.equal("unchanged", s.call("a", 200, "GET", "/"+id, "")["secret"], secret)
}

func TestWebhooksAreChecked(t *testing.T) {
	s := open(t)
	for _, url := range []string{"", "http://hooks.example.com/", "https://localhost/", "https://127.0.0.1/", "https://10.0.0.1/", "https://169.254.169.254/latest", "https://[::1]/",
		"https://hooks.example.com:8443/", "https://ann:x@hooks.example.com/", "https://hooks.internal/", "//hooks.example.com/", "javascript:alert(1)", "https://" + strings.Repeat("a", 2050) + ".com/"} {
		s.equal(url, s.call("a", 400, "POST", "", `{"url":"`+url+`","events":["credits.low"]}`)["field"], "url")
	}
	for body, field := range map[string]string{
		``: "body", `[]`: "body", `{}`: "url", `{"url":"https://e.com/"}`: "events", `{"url":5,"events":["credits.low"]}`: "url", `{"url":"https://e.com/","events":[]}`: "events",
		`{"url":"https://e.com/","events":"credits.low"}`: "events", `{"url":"https://e.com/","events":["other"]}`: "events", `{"url":"https://e.com/","events":["outcome.deleted"]}`: "events",
		`{"url":"https://e.com/","events":["credits.low"],"enabled":false}`: "enabled",
	} {
		s.equal(body, s.call("a", 400, "POST", "", body)["field"], field)
	}
	id, _ := s.create("a", "hooks.example.com")
	for body, field := range map[string]string{`{"enabled":1}`: "enabled", `{"url":"http://e.com/"}`: "url", `{"events":[]}`: "events"} {
		s.equal(body, s.call("a", 400, "PATCH", "/"+id, body)["field"], field)
	}
	got := s.call("a", 200, "PATCH", "/"+id, `{"url":"https://E.com","events":["credits.low","appraisal.completed","credits.low"],"enabled":false}`)
	s.equal("changed", []any{got["url"], got["events"], got["state"]}, []any{"https://e.com/", []any{"appraisal.completed", "credits.low"}, "disabled"})
	for n := 1; n < 10; n++ {
		s.create("a", "hooks.example.com")
	}
	s.call("a", 409, "POST", "", `{"url":"https://e.com/","events":["credits.low"]}`)
	for _, query := range []string{"limit=0", "limit=101", "after=x"} {
		s.call("a", 400, "GET", "/"+id+"/deliveries?"+query, "")
	}
	for _, event := range []string{"", "evt_1", "evt_" + strings.Repeat("g", 28)} {
		s.equal(event, s.call("a", 400, "POST", "/"+id+"/resend", `{"event":"`+event+`"}`)["field"], "event")
	}
}

// A URL that was public once is not fetched if it is not any more.
func TestURLIsCheckedBeforeEachAttempt(t *testing.T) {
	s := open(t)
	id, _ := s.create("a", "shop.example.com")
	s.exec(`UPDATE webhook SET url = 'https://127.0.0.1/'`)
	s.events("a", 1)
	s.schedule()
	s.equal("requests", len(s.sent), 0)
	s.equal("error", s.log("a", id)[0]["attempts"].([]any)[0].(map[string]any)["error"], "refused")
}

func TestSuspendedAccountsWait(t *testing.T) {
	s := open(t)
	s.create("a", "shop.example.com")
	s.events("a", 1)
	s.exec(`UPDATE account SET suspended_at = 1 WHERE id = 'a'`)
	s.schedule()
	s.do("", exchange.Request{Method: "POST", Path: exchange.QueueTarget, Body: []byte("webhook/" + s.column(`SELECT id FROM webhook`))})
	s.equal("requests", len(s.sent), 0)
	s.exec(`UPDATE account SET suspended_at = NULL`)
	s.schedule()
	s.equal("requests", len(s.sent), 1)
}

func TestLogHasPages(t *testing.T) {
	s := open(t)
	id, _ := s.create("a", "shop.example.com")
	for range 5 {
		s.events("a", 1)
		s.now++
	}
	var n []any
	for after, pages := "", 0; pages < 3; pages++ {
		page := s.call("a", 200, "GET", "/"+id+"/deliveries?limit=2"+after, "")
		for _, item := range page["items"].([]any) {
			n = append(n, item.(map[string]any)["created_at"])
		}
		if next, ok := page["next"].(string); ok {
			after = "&after=" + next
		} else {
			s.equal("pages", pages, 2)
		}
	}
	s.equal("deliveries", len(n), 5)
	s.equal("newest first", slices.IsSortedFunc(n, func(a, b any) int { return strings.Compare(b.(string), a.(string)) }), true)
}

func TestTestsAreLimited(t *testing.T) {
	s := open(t)
	id, _ := s.create("a", "shop.example.com")
	for range 20 {
		s.call("a", 202, "POST", "/"+id+"/test", "")
	}
	s.equal("type", s.log("a", id)[0]["type"], "webhook.test")
	s.call("a", 429, "POST", "/"+id+"/test", "")
	event := s.log("a", id)[0]["id"].(string)
	s.equal("requests", len(s.sent), 20)
	other, _ := s.create("a", "shop.example.com")
	s.call("a", 429, "POST", "/"+other+"/test", "")
	s.now += 60_001
	s.call("a", 202, "POST", "/"+other+"/test", "")
	s.over = "webhooks of a" // for all keys and webhooks of the account
	s.call("a", 429, "POST", "/"+id+"/resend", `{"event":"`+event+`"}`)
	s.equal("requests", len(s.sent), 21)
}

// A member who is removed may have made webhooks: by a key, or in the dashboard, whose token names the session.
func TestWebhookNamesWhoMadeIt(t *testing.T) {
	s := open(t)
	hash := account.HashKey(account.NewKey("loupe", [32]byte{1}))
	s.exec(`INSERT INTO user (id, email, name, created_at, seen_at) VALUES ('ben', 'b@example.com', 'B', 1, 1), ('eve', 'e@example.com', 'E', 1, 1)`)
	s.exec(`INSERT INTO api_key (id, account, user, name, hash, hint, created_at) VALUES ('k', 'a', 'ben', 'K', '` + hash + `', '', 1)`)
	byKey, _ := s.create("a", "key.example.com")
	s.exec(`UPDATE api_key SET user = NULL`)
	s.exec(`INSERT INTO session (hash, id, user, account, issuer, created_at, seen_at, expires_at, user_agent) VALUES ('` + strings.Repeat("0", 64) + `', 'ses', 'eve', 'a', 'dev', 1, 1, 9, '')`)
	s.exec(`INSERT INTO access_token VALUES ('` + hash + `', 'k', 'api', 'ses', 1, 9)`)
	byToken, _ := s.create("a", "dashboard.example.com")
	s.equal("by the key", s.column(`SELECT user FROM webhook WHERE id = '`+byKey+`'`), "ben")
	s.equal("in the dashboard", s.column(`SELECT user FROM webhook WHERE id = '`+byToken+`'`), "eve")
}

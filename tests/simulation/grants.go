package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	"loupe/core/store/ledger"
)

// app is a program that a user gives access to an account, by OAuth. Its grant is a key without a secret, and the parent of its access tokens.
type app struct {
	name, clientID string
	path           string // what its access tokens are for: /mcp or /api/v1
	redirect       string
	verifier       string // of PKCE

	grant   *apiKey
	code    *once
	asked   time.Time // when the consent that led to the code was sent
	allowed time.Time // when it was answered
	refresh *once     // the newest refresh token; nil before the code was exchanged
	used    []*once   // codes and refresh tokens that were accepted
}

// once is a code or a refresh token.
type once struct {
	text           string
	sent, accepted int
}

// Lives of codes and access tokens, as API.md has them.
const (
	codeLife   = time.Minute
	accessLife = time.Hour
)

// appHost is where the apps that have not registered have their metadata documents.
const appHost = "apps.shop.com"

const appCallback = "http://127.0.0.1:7777/callback"

// appDocument serves the metadata document of any app.
func appDocument(_ *world, r *http.Request) *http.Response {
	return respond(r, 200, "application/json", marshal(map[string]any{"client_id": r.URL.String(), "client_name": "An app", "redirect_uris": []string{appCallback}}))
}

// documentFailed reports whether an answer says that an app's document could not be fetched, now or within the last minute.
func documentFailed(r *http.Request, body []byte) bool {
	return strings.HasPrefix(r.URL.Path, "/console/consent/") && bytes.Contains(body, []byte("document"))
}

// connectApp has the owner give an app access.
func (d *dashboard) connectApp() { d.connect(d.owner) }

// connect has a user of the account give an app access. It returns nil unless the app got a code.
func (d *dashboard) connect(u *user) *app {
	d.connected++
	x := &app{name: fmt.Sprintf("app %d of %s", d.connected, d.name), path: "/mcp", redirect: appCallback}
	x.verifier = fmt.Sprintf("%064x", d.random.Uint64())
	if d.oneIn(2) {
		x.clientID = fmt.Sprintf("https://%s/%d/%d.json", appHost, d.number, d.connected)
		x.path = pick(d.process, []string{"/mcp", "/api/v1"})
	} else if x.clientID = d.registerApp(); x.clientID == "" {
		return nil
	}
	state := fmt.Sprint(d.random.Uint64())
	challenge := sha256.Sum256([]byte(x.verifier))
	query := url.Values{
		"response_type": {"code"}, "client_id": {x.clientID}, "redirect_uri": {x.redirect}, "state": {state}, "resource": {origin + x.path},
		"code_challenge": {base64.RawURLEncoding.EncodeToString(challenge[:])}, "code_challenge_method": {"S256"},
	}.Encode()
	page := d.surely(func() reply { return d.callConsole(consoleRequest("GET", "/oauth/authorize?"+query, "")) })
	request, found := strings.CutPrefix(page.header.Get("Location"), "/dashboard/consent?request=")
	if page.status != 302 || !found {
		d.violate(accepted, "the authorization request of %s was answered with %d %s", x.name, page.status, page.body)
	}
	path, sent := "/console/consent/"+request, d.now
	unread := 200
	if strings.HasPrefix(x.clientID, "https:") {
		unread = 400 // its document may be another server's nonsense
	}
	if answer := d.browse(u, "GET", path, ""); !d.expects(sent, "the consent page of "+x.name, answer, 200, unread) {
		return nil
	}
	decision := map[string]any{"decision": "allow"}
	if d.oneIn(3) {
		decision["credits_per_day"] = ledger.AppraisalCost * (1 + d.random.IntN(3))
	}
	if d.oneIn(8) {
		decision["decision"] = "deny"
	}
	x.asked = d.now
	answer := d.browse(u, "POST", path, marshal(decision))
	if !d.expects(x.asked, "the consent to "+x.name, answer, 200, unread) {
		return nil
	}
	to, err := url.Parse(answer.text("redirect_to"))
	code := ""
	if err == nil {
		code = to.Query().Get("code")
	}
	if !strings.HasPrefix(answer.text("redirect_to"), x.redirect+"?") || to.Query().Get("state") != state || to.Query().Get("iss") != origin ||
		(code != "") != (decision["decision"] == "allow") {
		d.violate(accepted, "the decision %v about %s was answered with %s", decision, x.name, answer.body)
	}
	if code == "" {
		return nil
	}
	x.allowed, x.code = d.now, &once{text: code}
	x.grant = &apiKey{account: d.account, id: "grant of " + x.name, path: x.path}
	d.apps, d.secrets = append(d.apps, x), append(d.secrets, code)
	d.start(x.name, func(p *process) { (&program{&client{p, d.account}, x}).run() })
	return x
}

// registerApp registers an app and returns its id, or "".
func (d *dashboard) registerApp() string {
	r := consoleRequest("POST", "/oauth/register", marshal(map[string]any{"client_name": "A registered app", "redirect_uris": []string{"http://127.0.0.1/callback"}}))
	r.Header.Set("Cf-Connecting-Ip", fmt.Sprintf("198.51.%d.%d", d.random.IntN(256), d.random.IntN(256)))
	answer := d.callConsole(r)
	if !answer.lost && answer.status < 500 && answer.status != 201 {
		d.violate(accepted, "the registration of an app was answered with %d %s", answer.status, answer.body)
	}
	return answer.text("client_id")
}

// disconnectApp has the owner look for the grant of an app and revoke it.
func (d *dashboard) disconnectApp() {
	var live []*app
	for _, x := range d.apps {
		if x.grant.token != nil && x.grant.revoked.IsZero() {
			live = append(live, x)
		}
	}
	if len(live) == 0 {
		return
	}
	x, sent := pick(d.process, live), d.now
	list, done := d.ask("GET", "/console/keys?state=active&limit=100", "", 200)
	if !done {
		return
	}
	for _, item := range list.items() {
		if c, _ := item["client"].(map[string]any); c["id"] == x.clientID {
			id := fmt.Sprint(item["id"])
			d.revoke(x.grant, func() reply { return d.browse(d.owner, "DELETE", "/console/keys/"+id, "") })
			return
		}
	}
	if x.grant.works(sent, d.now) {
		d.violate(accepted, "the list of keys does not have the %s: %s", x.grant.id, list.body)
	}
}

// program is an app that runs.
type program struct {
	*client
	*app
}

// run exchanges the code and does what apps do, until a while after the access has ended.
func (p *program) run() {
	p.sleep(p.between(0, pick(p.process, []time.Duration{5 * time.Second, 20 * time.Second, 100 * time.Second})))
	if p.oneIn(6) {
		form := p.codeForm()
		form.Set("code_verifier", strings.Repeat("0", 43))
		if answer := p.post("/oauth/token", form); !answer.lost && answer.status < 400 {
			p.violate(single, "the code of %s was accepted with another verifier: %s", p.app.name, answer.body)
		}
	}
	p.exchangeCode()
	if p.oneIn(8) {
		p.exchangeCode()
	}
	for n := 6 + p.random.IntN(20); n > 0 && !p.calm && p.grant.token != nil; n-- {
		if since := p.grant.refusedSince(); !since.IsZero() && p.now.Sub(since) > 5*time.Minute {
			return
		}
		p.sleep(p.between(0, 90*time.Second))
		doOne(p.process, programs, p)
	}
}

// programs are what apps do, and what others do with what they have stolen from them.
var programs = []act[*program]{
	{40, (*program).use},
	{14, (*program).renew},
	{1, (*program).useAgain},
	{4, (*program).useElsewhere},
	{4, (*program).pry},
	{6, (*program).steal},
	{1, (*program).giveBack},
}

// post sends a form of the app to the console.
func (p *program) post(path string, form url.Values) reply {
	r := consoleRequest("POST", path, form.Encode())
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	return p.callConsole(r)
}

func (p *program) codeForm() url.Values {
	return url.Values{"grant_type": {"authorization_code"}, "client_id": {p.clientID}, "code": {p.code.text}, "redirect_uri": {p.redirect}, "code_verifier": {p.verifier},
		"resource": {origin + p.path}}
}

func (p *program) refreshForm(o *once) url.Values {
	return url.Values{"grant_type": {"refresh_token"}, "client_id": {p.clientID}, "refresh_token": {o.text}, "resource": {origin + p.path}}
}

func (p *program) exchangeCode() { p.obtainOften(p.code) }

// renew gets new tokens for the refresh token.
func (p *program) renew() { p.obtainOften(p.refresh) }

// useAgain uses a code or a refresh token that was accepted, which ends the grant.
func (p *program) useAgain() { p.obtainOften(pick(p.process, p.used)) }

// obtainOften asks for tokens until there is an answer, sometimes twice at the same time.
func (p *program) obtainOften(o *once) {
	if p.oneIn(20) {
		x, a := p.app, p.account
		p.start("twin of "+p.actor, func(q *process) { (&program{&client{q, a}, x}).obtain(o) })
	}
	for range 4 {
		if p.obtain(o) {
			return
		}
		p.sleep(p.between(time.Second, 20*time.Second))
	}
}

// obtain asks for tokens by a code or a refresh token. It reports whether there was an answer.
func (p *program) obtain(o *once) (answered bool) {
	if o.sent > 0 {
		p.grant.changes.begin() // if it was accepted before, the grant ends, and it may have been: an answer may be lost
	}
	o.sent++
	form, isCode := p.codeForm(), o == p.code
	if !isCode {
		form = p.refreshForm(o)
	}
	sent, used := p.now, o.accepted > 0
	over := !p.grant.revoked.IsZero() || !p.grant.account.deleted.IsZero()
	answer := p.post("/oauth/token", form)
	switch {
	case answer.lost || answer.status >= 500:
		return false
	case answer.status == 200:
		o.accepted++
		switch {
		case o.accepted > 1:
			p.violate(single, "%s of %s was accepted %d times", o.text, p.grant.id, o.accepted)
		case over:
			p.violate(revoked, "%s has ended, and was answered with new tokens", p.grant.id)
		case isCode && sent.Sub(p.allowed) > codeLife+p.plan.clockError():
			p.violate(single, "the code of %s was accepted after %s", p.app.name, sent.Sub(p.allowed))
		}
		p.used = append(p.used, o)
		p.refresh = &once{text: answer.text("refresh_token")}
		t := &apiKey{account: p.account, id: fmt.Sprintf("token %d of %s", len(p.used), p.app.name), key: answer.text("access_token"), parent: p.grant, expires: p.now.Add(accessLife), path: p.path}
		if t.key == "" || p.refresh.text == "" {
			p.violate(accepted, "%s got %s", p.app.name, answer.body)
		}
		p.grant.token = t
		p.retired, p.secrets = append(p.retired, t), append(p.secrets, p.refresh.text)
	case used || !isCode && o.sent > 1:
		if p.grant.revoked.IsZero() {
			p.grant.revoked = p.now
		}
	case o.sent == 1 && p.grant.works(sent, p.now) && !(isCode && p.now.Sub(p.asked) > codeLife-p.plan.clockError()):
		p.violate(accepted, "%s of %s was answered with %d %s", form.Get("grant_type"), p.app.name, answer.status, answer.body)
	}
	return true
}

// use uses the access token.
func (p *program) use() {
	t := p.grant.token
	switch {
	case t == nil:
	case p.oneIn(3):
		readWith(t)(p.client)
	case p.path == "/mcp":
		call := toolCall{id: p.nextID(), method: "tools/call", name: "appraise_product", params: `,"arguments":` + p.appraisalBody()}
		result, failure, answer := p.rpc(t, call, p.patience())
		p.checkTool(t, result, failure, answer, nil)
	default:
		p.checkAnswer(t, p.send(t, request("POST", appraisePath, p.appraisalBody()), p.patience()), nil, true)
	}
}

// useElsewhere uses the access token for what it is not for.
func (p *program) useElsewhere() {
	if p.grant.token == nil {
		return
	}
	t := *p.grant.token
	t.id, t.revoked = t.id+" where it is not for", epoch
	if t.path == "/mcp" {
		t.path = "/api/v1"
	} else if t.path = "/mcp"; p.oneIn(2) {
		p.send(&t, request("GET", "/api/v1/webhooks", ""), time.Minute)
		return
	}
	readWith(&t)(p.client)
}

// pry asks for what belongs to another account.
func (p *program) pry() {
	t, other := p.grant.token, pick(p.process, p.ledger.all)
	if t == nil || other == p.account || len(other.order) == 0 || len(other.batches) == 0 {
		return
	}
	appraisal, batch := pick(p.process, other.order), pick(p.process, other.batches).id
	if t.path == "/api/v1" {
		path := pick(p.process, []string{"/api/v1/appraisals/" + appraisal, "/api/v1/batches/" + batch + "/results"})
		p.checkHidden(path+" of "+other.name, p.send(t, request("GET", path, ""), time.Minute))
		return
	}
	call := pick(p.process, []toolCall{{name: "get_appraisal", params: appraisal}, {name: "appraise_products", params: batch}})
	call.id, call.method, call.params = p.nextID(), "tools/call", fmt.Sprintf(`,"arguments":{"id":%q}`, call.params)
	if result, _, answer := p.rpc(t, call, time.Minute); result.Get("structuredContent").Exists() {
		p.violate(apart, "%s of %s got %s", call.name, other.name, answer.body)
	}
}

// steal has another app use the refresh token, in vain.
func (p *program) steal() {
	form := p.refreshForm(p.refresh)
	form.Set("client_id", pick(p.process, []string{"loupe-command", "https://" + appHost + "/thief.json"}))
	if answer := p.post("/oauth/token", form); !answer.lost && answer.status < 400 {
		p.violate(apart, "another app used the refresh token of %s: %s", p.app.name, answer.body)
	}
	form = url.Values{"client_id": form["client_id"], "token": {p.refresh.text}}
	if answer := p.post("/oauth/revoke", form); !answer.lost && answer.status < 400 && p.grant.refusedSince().IsZero() && p.grant.changes.open == 0 && !p.deleting {
		p.violate(apart, "another app revoked the refresh token of %s", p.app.name)
	}
}

// giveBack has the app revoke its access token or, by a refresh token, the grant.
func (p *program) giveBack() {
	k, text := p.grant, p.refresh.text
	if t := k.token; t != nil && p.oneIn(2) {
		k, text = t, t.key
		p.grant.token = nil
	}
	k.changes.begin()
	answer := p.surely(func() reply { return p.post("/oauth/revoke", url.Values{"client_id": {p.clientID}, "token": {text}}) })
	if answer.status != 200 {
		p.violate(accepted, "the revocation of %s was answered with %d %s", k.id, answer.status, answer.body)
	}
	if k.revoked.IsZero() {
		k.revoked = p.now
	}
}

// endApps checks that the apps whose access has not ended work, and no others.
func (c *client) endApps() {
	for _, x := range c.apps {
		p := &program{c, x}
		if x.refresh != nil && !p.obtain(x.refresh) {
			c.violate(lively, "%s got no answer", x.name)
		}
		if t := x.grant.token; t != nil {
			readWith(t)(c)
		}
	}
}

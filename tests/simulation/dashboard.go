package main

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"time"
)

// dashboard is the owner of an account in a browser.
type dashboard struct {
	*process
	*account
	helper *user // whom the owner invites and removes
}

// run does what owners do, in any order, until the account is deleted. Half of them begin with an upload of listings.
func (d *dashboard) run() {
	if d.oneIn(2) {
		d.uploadListings()
	}
	for {
		d.sleep(d.between(0, 2*time.Minute))
		if d.calm || d.deleting {
			return
		}
		doOne(d.process, ownerActs, d)
	}
}

// ownerActs are what owners do, and how often.
var ownerActs = []act[*dashboard]{
	{40, (*dashboard).look},
	{12, (*dashboard).rotateKey},
	{4, (*dashboard).makeExpiringKey},
	{10, (*dashboard).makeToken},
	{50, (*dashboard).buy},
	{6, (*dashboard).changeMembers},
	{5, (*dashboard).endSessions},
	{20, (*dashboard).tryOthers},
	{4, (*dashboard).rename},
	{4, (*dashboard).setThreshold},
	{4, (*dashboard).tidyKeys},
	{1, (*dashboard).fillKeys},
	{16, (*dashboard).connectApp},
	{4, (*dashboard).disconnectApp},
	{12, (*dashboard).changeListings},
}

// expects checks that a request of the owner was answered with one of these statuses, unless it failed, or the account may have been
// suspended or deleted since it was sent. It reports whether the request succeeded.
func (d *dashboard) expects(sent time.Time, what string, answer reply, statuses ...int) bool {
	if answer.lost || answer.status >= 500 {
		return false
	}
	if !slices.Contains(statuses, answer.status) && d.deleted.IsZero() && d.suspended.IsZero() && d.changes.noneSince(sent) {
		d.violate(accepted, "%s of %s was answered with %d %s", what, d.owner.email, answer.status, answer.body)
	}
	return answer.status < 300
}

// ask sends a request of the owner and reports whether it succeeded; see expects.
func (d *dashboard) ask(method, path, body string, statuses ...int) (answer reply, done bool) {
	sent := d.now
	answer = d.browse(d.owner, method, path, body)
	return answer, d.expects(sent, method+" "+path, answer, statuses...)
}

// pages are the paths that the dashboard reads.
var pages = []string{
	"/console/session", "/console/credits", "/console/ledger?limit=10", "/console/keys?limit=20", "/console/members", "/console/invitations", "/console/sessions?limit=5",
	"/console/purchases", "/console/usage", "/console/export?limit=20", "/console/csv/ledger?limit=20", "/console/csv/usage", "/console/csv/purchases",
	"/console/csv/payments", "/console/csv/appraisals?limit=5", "/console/catalogue", "/console/catalogue/summary", "/auth/providers",
}

func (d *dashboard) look() {
	path := pick(d.process, pages)
	if d.oneIn(5) {
		path = pick(d.process, exportPages())
	}
	answer, done := d.ask("GET", path, "", 200)
	for range d.random.IntN(3) {
		if next := answer.text("next"); done && next != "" {
			answer, done = d.ask("GET", pageAfter(path, next), "", 200)
		}
	}
	if done && path == "/console/credits" {
		if balance, held, owed, available := answer.number("balance"), answer.number("held"), answer.number("owed"), answer.number("available"); held < 0 ||
			owed < 0 || balance < held || available != max(0, balance-held-owed) {
			d.violate(balanced, "%s has the credits %s", d.id, answer.body)
		}
	}
}

// exports are cursors of an export, each before the first row of a table with data that customers sent or got.
var exports = []string{
	`["appraisal",""]`, `["batch",""]`, `["batch_item","",0]`, `["outcome",""]`, `["report",""]`, `["report_item","",0]`, `["webhook",""]`, `["webhook_event",""]`,
	`["webhook_delivery","",""]`, `["note",""]`, `["purchase",""]`, `["stripe_event",""]`, `["api_key",""]`, `["correction",""]`,
	`["listing",0]`, `["listing_file",""]`,
}

// exportPages returns the path of one page of an export for each of these tables.
func exportPages() (paths []string) {
	for _, cursor := range exports {
		paths = append(paths, pageAfter("/console/export?limit=10", cursor))
	}
	return paths
}

// pageAfter returns the path of another page of a list: the one after a cursor.
func pageAfter(path, cursor string) string {
	path, query, _ := strings.Cut(path, "?")
	values, _ := url.ParseQuery(query)
	values.Set("after", cursor)
	return path + "?" + values.Encode()
}

// createKey creates an API key that expires at a time, never if it is zero. It returns nil if that fails, or if the answer with the key is lost.
func (d *dashboard) createKey(expires time.Time) *apiKey {
	body := map[string]any{"name": keyName(d.account)}
	if !expires.IsZero() {
		body["expires_at"] = expires.Format(time.RFC3339Nano)
	}
	answer, done := d.ask("POST", "/console/keys", marshal(body), 201, 409)
	if !done {
		return nil
	}
	return &apiKey{account: d.account, id: answer.text("id"), key: answer.text("key"), expires: expires}
}

// makeExpiringKey creates a key that expires soon, and uses it until some minutes later.
func (d *dashboard) makeExpiringKey() {
	if k := d.createKey(d.now.Add(d.between(2*time.Minute, 6*time.Minute))); k != nil {
		d.retired = append(d.retired, k)
		d.useAround(k, 20, 40*time.Second, readWith(k))
	}
}

// rotateKey replaces a key by a new one, and revokes the old one a little later.
func (d *dashboard) rotateKey() {
	if fresh := d.createKey(time.Time{}); fresh != nil {
		old := pick(d.process, d.keys)
		d.replace(old, fresh)
		d.sleep(d.between(0, 20*time.Second))
		d.revoke(old, func() reply { return d.browse(d.owner, "DELETE", "/console/keys/"+old.id, "") })
	}
}

// revoke revokes a key. It repeats the request ask until it is answered.
func (p *process) revoke(k *apiKey, ask func() reply) {
	if p.oneIn(2) {
		p.useAround(k, 5, time.Minute, readWith(k))
	}
	k.changes.begin()
	if answer := p.surely(ask); answer.status == 200 && k.revoked.IsZero() {
		k.revoked = p.now
		if answer.text("revoked_at") == "" {
			p.violate(revoked, "the revocation of the key %s was answered with %s", k.id, answer.body)
		}
	}
}

// tidyKeys revokes the keys that were lost with the answer that had them.
func (d *dashboard) tidyKeys() {
	answer, done := d.ask("GET", "/console/keys?state=active&kind=key", "", 200)
	if !done {
		return
	}
	for _, item := range answer.items() {
		id := fmt.Sprint(item["id"])
		if item["name"] == keyName(d.account) && !d.knowsKey(id) {
			d.ask("DELETE", "/console/keys/"+id, "", 200)
		}
	}
}

// keyName returns the name of the keys that an owner creates.
func keyName(a *account) string { return "key of " + a.mark }

func (a *account) knowsKey(id string) bool {
	return slices.ContainsFunc(a.keys, func(k *apiKey) bool { return k.id == id }) || slices.ContainsFunc(a.retired, func(k *apiKey) bool { return k.id == id })
}

// maxKeys is how many active keys an account may have.
const maxKeys = 25

// fillKeys creates keys up to the limit, then revokes them.
func (d *dashboard) fillKeys() {
	for range maxKeys + 1 {
		answer, done := d.ask("POST", "/console/keys", marshal(map[string]any{"name": keyName(d.account)}), 201, 409)
		if !done && answer.status == 409 {
			break
		}
	}
	if n := d.count(`SELECT count(*) FROM api_key WHERE account = ?1 AND kind IN ('key', 'test') AND revoked_at IS NULL AND coalesce(expires_at > ?2, 1)`,
		d.id, d.now.Add(maxSkew).UnixMilli()); n > maxKeys {
		d.violate(refused, "%s has %d active keys", d.id, n)
	}
	d.tidyKeys()
}

// makeToken makes an access token of a key or of the dashboard, and uses it.
func (d *dashboard) makeToken() {
	key := pick(d.process, d.keys)
	path := "/console/keys/" + key.id + "/token"
	if d.oneIn(2) {
		key, path = nil, "/console/token"
	}
	d.useToken(d.owner, key, path)
}

// tokenLife is how long an access token of the dashboard is valid.
const tokenLife = 10 * time.Minute

// useToken makes an access token for a user and uses it. key is the key that the token stands for; nil for a token of the dashboard.
func (d *dashboard) useToken(u *user, key *apiKey, path string) {
	sent := d.now
	answer := d.browse(u, "POST", path, "")
	statuses := []int{201, 409}
	if key != nil && !key.changes.noneSince(sent) {
		statuses = append(statuses, 404)
	}
	if !d.expects(sent, "POST "+path, answer, statuses...) {
		return
	}
	t := &apiKey{account: d.account, id: "of " + path, key: answer.text("token"), parent: key, expires: d.now.Add(tokenLife)}
	u.tokens = append(u.tokens, t)
	d.retired = append(d.retired, t)
	(&client{d.process, d.account}).send(t, request("GET", "/api/v1/credits", ""), time.Minute)
}

// endSessions signs the owner out, or ends a session from another one.
func (d *dashboard) endSessions() {
	d.owner.signing = true // if the account were deleted meanwhile, the new sign-in would open another account
	defer func() { d.owner.signing = false }()
	if d.deleting {
		return
	}
	before := *d.owner
	if d.oneIn(2) {
		d.endSession(&before, func() reply { return d.browse(&before, "POST", "/auth/sign-out", "") })
		d.signIn(d.owner)
		return
	}
	d.signIn(d.owner)
	answer, done := d.ask("GET", "/console/sessions?limit=20", "", 200)
	if !done {
		return
	}
	for _, t := range before.tokens {
		t.changes.begin()
	}
	for _, item := range answer.items() {
		if item["current"] == true {
			continue
		}
		id := fmt.Sprint(item["id"])
		if answer := d.surely(func() reply { return d.browse(d.owner, "DELETE", "/console/sessions/"+id, "") }); answer.status != 200 && answer.status != 404 && !d.deleting {
			d.violate(accepted, "%s ends the session %s and gets %d %s", d.owner.email, id, answer.status, answer.body)
		}
	}
	if answer.member("next") == nil {
		for _, t := range before.tokens {
			t.revoked = d.now
		}
		d.checkEnded(&before)
	}
}

// changeMembers invites a person, who accepts, reads some pages, and is removed or leaves. Then the person must see nothing of the account.
func (d *dashboard) changeMembers() {
	invited, done := d.ask("POST", "/console/invitations", marshal(map[string]any{"email": d.helper.email, "role": "member"}), 201, 409)
	if invited.status == 409 {
		if list, done := d.ask("GET", "/console/invitations", "", 200); done {
			for _, item := range list.items() {
				d.ask("DELETE", "/console/invitations/"+fmt.Sprint(item["id"]), "", 204, 404)
			}
		}
	}
	if !done {
		return
	}
	_, token, _ := strings.Cut(invited.text("url"), "token=")
	d.helper.reads = []*account{d.account}
	defer func() { d.helper.reads = nil }()
	d.signIn(d.helper)
	d.surely(func() reply { return d.browse(d.helper, "POST", "/console/invitation/"+token, "") })
	session := d.readSession(d.helper)
	if session.text("account", "id") != d.id {
		return // the account is suspended or deleted, or the invitation was accepted, but the session was not switched to it
	}
	for range 1 + d.random.IntN(3) {
		d.browse(d.helper, "GET", pick(d.process, pages), "")
		d.sleep(d.between(0, 30*time.Second))
	}
	d.useToken(d.helper, nil, "/console/token")
	if d.oneIn(2) {
		if x := d.connect(d.helper); x != nil {
			d.helper.tokens = append(d.helper.tokens, x.grant)
			d.sleep(d.between(0, time.Minute))
		}
	}
	for _, t := range d.helper.tokens {
		t.changes.begin()
	}
	var answer reply
	if d.oneIn(2) {
		answer = d.surely(func() reply { return d.browse(d.owner, "DELETE", "/console/members/"+d.helper.id, "") })
	} else {
		answer = d.surely(func() reply { return d.browse(d.helper, "DELETE", "/console/membership", "") })
	}
	d.helper.reads = nil
	if answer.status != 204 && answer.status != 401 && answer.status != 404 {
		return // the account is suspended or deleted
	}
	for _, t := range d.helper.tokens {
		t.revoked = d.now
	}
	d.checkEnded(d.helper)
	for range 2 {
		d.browse(d.helper, "GET", pick(d.process, pages), "")
	}
}

func (d *dashboard) rename() {
	d.ask("PATCH", "/console/account", marshal(map[string]any{"name": fmt.Sprintf("%s renamed %d", d.mark, d.random.IntN(100))}), 204)
}

func (d *dashboard) setThreshold() {
	var threshold any
	if !d.oneIn(4) {
		threshold = 1 + d.random.IntN(300)
	}
	d.ask("PUT", "/console/low-balance", marshal(map[string]any{"low_balance": threshold}), 200)
}

// tryOthers tries to read or change what belongs to another account, or to administrators.
func (d *dashboard) tryOthers() {
	other := pick(d.process, d.ledger.all)
	if other == d.account {
		return
	}
	key, appraisal := pick(d.process, other.keys), "apr_0"
	if len(other.order) > 0 {
		appraisal = pick(d.process, other.order)
	}
	type request struct{ method, path, body string }
	tries := []request{
		{"DELETE", "/console/keys/" + key.id, ""},
		{"PATCH", "/console/keys/" + key.id, `{"credits_per_day":10}`},
		{"POST", "/console/keys/" + key.id + "/token", ""},
		{"DELETE", "/console/members/" + other.owner.id, ""},
		{"PATCH", "/console/members/" + other.owner.id, `{"role":"member"}`},
		{"PUT", "/console/account", `{"id":"` + other.id + `"}`},
		{"GET", "/admin/accounts/" + other.id, ""},
		{"GET", "/admin/accounts/" + other.id + "/ledger", ""},
		{"GET", "/admin/accounts/" + other.id + "/export", ""},
		{"GET", "/admin/appraisals/" + appraisal, ""},
		{"GET", "/admin/csv/ledger?account=" + other.id, ""},
		{"DELETE", "/admin/accounts/" + other.id, ""},
		{"POST", "/admin/accounts/" + d.id + "/grants", `{"credits":1000,"reason":"my own"}`},
		{"DELETE", "/admin/keys/" + key.id, ""},
	}
	for _, c := range d.stripe.checkouts {
		if c.account == other.id {
			tries = append(tries, request{"GET", "/console/purchases/" + c.purchase + "/receipt", ""})
			break
		}
	}
	for _, n := range d.texts(`SELECT n FROM listing WHERE account = ?1 LIMIT 1`, other.id) {
		tries = append(tries, request{"DELETE", "/console/catalogue/" + n, ""})
	}
	t := tries[d.random.IntN(len(tries))]
	if answer := d.browse(d.owner, t.method, t.path, t.body); !answer.lost && answer.status < 400 {
		d.violate(apart, "%s of %s was answered with %d %s", t.method+" "+t.path, d.owner.email, answer.status, answer.body)
	}
}

// buy begins a purchase and opens Stripe's page, or reads the receipts of earlier purchases.
func (d *dashboard) buy() {
	if d.oneIn(4) {
		if list, done := d.ask("GET", "/console/purchases?limit=3", "", 200); done {
			for _, item := range list.items() {
				d.ask("GET", "/console/purchases/"+fmt.Sprint(item["id"])+"/receipt", "", 200, 404, 409)
			}
		}
		return
	}
	answer, done := d.ask("POST", "/console/checkout", marshal(map[string]any{"pack": pick(d.process, packs)}), 201, 409)
	if done {
		d.stripe.visit(answer.text("url"))
	}
}

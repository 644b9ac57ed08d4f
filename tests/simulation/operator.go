package main

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// operator administers the service with ADMIN_TOKEN.
type operator struct{ *process }

// operate does what operators do, until the faults stop.
func (p *process) operate() {
	for !p.calm {
		p.sleep(p.between(0, 90*time.Second))
		doOne(p, operatorActs, operator{p})
	}
}

// operatorActs are what operators do, and how often.
var operatorActs = []act[operator]{
	{60, operator.grant},
	{8, operator.correct},
	{25, operator.read},
	{4, operator.suspendAccount},
	{4, operator.suspendKey},
	{8, operator.describe},
	{5, operator.replaceKey},
	{5, operator.limitKey},
	{10, operator.refund},
	{4, operator.setRates},
	{4, operator.intrude},
	{3, operator.deleteAccount},
}

// anyAccount returns an account that is not deleted.
func (o operator) anyAccount() *account {
	for {
		if a := o.ledger.all[o.random.IntN(len(o.ledger.all))]; !a.deleting {
			return a
		}
	}
}

// creditGrant is a grant of credits that an operator sent, or a correction if the credits are negative.
type creditGrant struct {
	id       string // of the transfer; "" if the service chose it and the answer was lost
	credits  int64
	answered bool
}

func (o operator) grant() { o.post(o.anyAccount(), int64(600+o.random.IntN(3000)), o.oneIn(2)) }

func (o operator) correct() { o.post(o.anyAccount(), -int64(1+o.random.IntN(40)), o.oneIn(2)) }

// post grants credits, or takes them if they are negative. A named grant has an id: post repeats it until it is answered, and once more if it
// was accepted.
func (o operator) post(a *account, credits int64, named bool) {
	g := &creditGrant{credits: credits}
	a.grants = append(a.grants, g)
	body := map[string]any{"credits": credits, "reason": "because of " + a.mark}
	ask := func() reply { return o.admin("POST", "/admin/accounts/"+a.id+"/grants", marshal(body)) }
	if !named {
		if answer := ask(); !answer.lost && answer.status < 500 {
			o.granted(a, g, answer)
		}
		return
	}
	g.id = fmt.Sprintf("grant:%d", o.random.Uint64())
	body["id"] = strings.TrimPrefix(g.id, "grant:")
	answer := o.surely(ask)
	o.granted(a, g, answer)
	if answer.status != 201 {
		return
	}
	if again := o.surely(ask); again.status == 201 && string(again.body) != string(answer.body) {
		o.violate(balanced, "a grant was answered with %s, then with %s", answer.body, again.body)
	}
}

// granted records the answer to a grant.
func (o operator) granted(a *account, g *creditGrant, answer reply) {
	switch {
	case answer.status == 201:
		id := answer.text("transfer", "id")
		if g.id != "" && g.id != id || answer.number("transfer", "amount") != max(g.credits, -g.credits) {
			o.violate(balanced, "a grant of %d credits was answered with %s", g.credits, answer.body)
		}
		g.id, g.answered = id, true
	case answer.status == 409 && a.deleting: // an earlier request, whose answer was lost, may have been carried out
	case answer.status == 409 && g.credits < 0:
		a.grants = slices.DeleteFunc(a.grants, func(other *creditGrant) bool { return other == g })
	default:
		o.violate(accepted, "a grant to %s was answered with %d %s", a.id, answer.status, answer.body)
	}
}

// reads are what operators look at. ACCOUNT is the id of an account.
var reads = []string{
	"/admin/accounts?limit=5", "/admin/accounts/ACCOUNT", "/admin/accounts/ACCOUNT/ledger?limit=10", "/admin/accounts/ACCOUNT/keys?limit=10", "/admin/accounts/ACCOUNT/members",
	"/admin/accounts/ACCOUNT/appraisals?limit=5", "/admin/accounts/ACCOUNT/export?limit=20", "/admin/purchases?limit=10", "/admin/money?months=1", "/admin/money?months=1&account=ACCOUNT",
	"/admin/alarms", "/admin/health", "/admin/audit?limit=10", "/admin/vendors", "/admin/csv/payments?limit=20", "/admin/csv/purchases?limit=20", "/admin/csv/usage?limit=20",
	"/admin/csv/ledger?account=ACCOUNT&limit=20", "/admin/identifications", "/admin/catalogue?limit=5", "/admin/catalogue/summary", "/admin/keys?hint=abcd",
}

func (o operator) read() {
	path := strings.ReplaceAll(pick(o.process, reads), "ACCOUNT", o.anyAccount().id)
	if answer := o.admin("GET", path, ""); !answer.lost && answer.status < 500 && answer.status != 200 {
		o.violate(accepted, "GET %s was answered with %d %s", path, answer.status, answer.body)
	}
}

// describe changes nothing of an account, and says why.
func (o operator) describe() { o.explain(o.anyAccount()) }

func (o operator) explain(a *account) {
	answer := o.admin("PATCH", "/admin/accounts/"+a.id, marshal(map[string]any{"operator": false, "reason": "because of " + a.mark}))
	if !answer.lost && answer.status < 500 && answer.status != 200 && !a.deleting {
		o.violate(accepted, "the unchanged settings of %s were answered with %d %s", a.id, answer.status, answer.body)
	}
}

// suspendAccount suspends an account for a few minutes.
func (o operator) suspendAccount() {
	a := o.anyAccount()
	if o.busy[a] {
		return
	}
	o.busy[a] = true
	o.start("suspension of "+a.name, func(p *process) {
		set := func(suspended bool) reply {
			return p.surely(func() reply {
				return p.admin("PATCH", "/admin/accounts/"+a.id, marshal(map[string]any{"suspended": suspended, "reason": "because of " + a.mark}))
			})
		}
		a.changes.begin()
		if answer := set(true); answer.status == 200 {
			a.suspended = p.now
			p.useAround(a.keys[0], 8, 30*time.Second, readWith(a.keys[0]))
			p.sleep(p.between(time.Minute, 4*time.Minute))
		}
		p.checkUnused(`account = ?1`, a.id, a.suspended)
		a.suspended = time.Time{}
		set(false)
		a.changes.end(p.now)
		delete(p.busy, a)
	})
}

// suspendKey suspends a key for a few minutes.
func (o operator) suspendKey() {
	a := o.anyAccount()
	k := pick(o.process, a.keys)
	if o.busy[a] {
		return
	}
	o.busy[a] = true
	o.start("suspension of "+k.id, func(p *process) {
		set := func(suspended bool) reply {
			return p.surely(func() reply {
				return p.admin("PATCH", "/admin/keys/"+k.id, marshal(map[string]any{"suspended": suspended}))
			})
		}
		k.changes.begin()
		if answer := set(true); answer.status == 200 {
			k.suspended = p.now
			p.sleep(p.between(time.Minute, 4*time.Minute))
		}
		p.checkUnused(`api_key = ?1`, k.id, k.suspended)
		k.suspended = time.Time{}
		set(false)
		k.changes.end(p.now)
		delete(p.busy, a)
	})
}

// newKey creates a key of an account. It returns nil if the account is deleted, or has the maximum of keys.
func (p *process) newKey(a *account, test bool) *apiKey {
	answer := p.surely(func() reply {
		return p.admin("POST", "/admin/accounts/"+a.id+"/keys", marshal(map[string]any{"name": "made for " + a.mark, "test": test}))
	})
	if answer.status != 201 {
		return nil
	}
	return &apiKey{account: a, id: answer.text("id"), key: answer.text("key")}
}

// replaceKey replaces a key by a new one, and revokes the old one.
func (o operator) replaceKey() {
	a := o.anyAccount()
	if fresh := o.newKey(a, false); fresh != nil {
		old := pick(o.process, a.keys)
		a.replace(old, fresh)
		o.revoke(old, func() reply { return o.admin("DELETE", "/admin/keys/"+old.id, "") })
	}
}

// limitKey sets a daily limit that a key never reaches, or removes the limit.
func (o operator) limitKey() {
	k := pick(o.process, o.anyAccount().keys)
	var limit any
	if o.oneIn(2) {
		limit = 100_000 + o.random.IntN(1000)
	}
	if answer := o.admin("PATCH", "/admin/keys/"+k.id, marshal(map[string]any{"credits_per_day": limit})); answer.status == 200 && answer.member("credits_per_day") == nil != (limit == nil) {
		o.violate(accepted, "the limit %v of %s was answered with %s", limit, k.id, answer.body)
	}
}

// refund returns the money of a purchase, or a part of it.
func (o operator) refund() {
	list := o.admin("GET", "/admin/purchases?limit=10", "")
	for _, item := range list.items() {
		if item["state"] != "paid" || !o.oneIn(2) {
			continue
		}
		body := map[string]any{"reason": "asked for it"}
		if item["currency"] == "USD" && o.oneIn(2) {
			body["amount"] = fmt.Sprintf("%d.%02d", 1+o.random.IntN(9), o.random.IntN(100))
		}
		path := "/admin/purchases/" + fmt.Sprint(item["id"]) + "/refund"
		for range 1 + o.random.IntN(2) {
			if answer := o.admin("POST", path, marshal(body)); !answer.lost && answer.status < 500 && !slices.Contains([]int{200, 400, 409}, answer.status) {
				o.violate(accepted, "%s was answered with %d %s", path, answer.status, answer.body)
			}
		}
		return
	}
}

// setRates uploads exchange rates, in worlds with an odd seed. The others have none, and the cron fails to fetch them each minute.
func (o operator) setRates() {
	if o.plan.seed%2 == 0 {
		return
	}
	body := fmt.Sprintf(`{"date":%q,"base":"EUR","rates":{"USD":%.4f,"GBP":%.4f}}`, o.now.Add(-24*time.Hour).Format(time.DateOnly), 1.1+o.random.Float64()/20, 0.85+o.random.Float64()/20)
	if answer := o.admin("PUT", "/admin/rates", body); !answer.lost && answer.status < 500 && answer.status != 200 {
		o.violate(accepted, "%s was answered with %d %s", body, answer.status, answer.body)
	}
}

// intrude calls the administrators' routes with a wrong token.
func (o operator) intrude() {
	a := o.anyAccount()
	r := consoleRequest("POST", "/admin/accounts/"+a.id+"/grants", `{"credits":1000,"reason":"mine"}`)
	if o.oneIn(2) {
		r = consoleRequest("DELETE", "/admin/accounts/"+a.id, "")
	}
	r.Header.Set("Authorization", "Bearer "+pick(o.process, []string{a.keys[0].key, "", adminToken[:20]}))
	if answer := o.callConsole(r); !answer.lost && answer.status < 400 {
		o.violate(refused, "%s %s with a wrong token was answered with %d %s", r.Method, r.URL.Path, answer.status, answer.body)
	}
}

// openAccount opens an account by the first sign-in of its owner, and gives it keys and credits.
func (p *process) openAccount() *account {
	n := p.ledger.opened
	p.ledger.opened++
	a := &account{number: n, name: fmt.Sprintf("customer-%d", n), mark: markOf(n), charged: map[string]*appraisal{}}
	a.owner = &user{email: "owner@" + a.mark + ".example", name: "The owner of " + a.mark, reads: []*account{a}}
	session := p.signIn(a.owner)
	a.id = session.text("account", "id")
	for len(a.keys) < 2 {
		if k := p.newKey(a, false); k != nil {
			a.keys = append(a.keys, k)
		}
	}
	a.testKey = p.newKey(a, true)
	operator{p}.post(a, int64(50+p.random.IntN(1000)), true)
	p.ledger.all = append(p.ledger.all, a)
	return a
}

// startDashboard starts the process of an account's owner.
func (w *world) startDashboard(a *account) {
	helper := &user{email: fmt.Sprintf("helper-of-%s@example.com", a.name), name: "A helper"}
	w.start("owner of "+a.name, func(p *process) { (&dashboard{p, a, helper}).run() })
}

// checkUnused checks that no appraisal was made, with or without a call, long after a suspension.
func (w *world) checkUnused(whose, id string, since time.Time) {
	if since.IsZero() {
		return
	}
	for _, made := range w.texts(`SELECT id FROM appraisal WHERE created_at > ?2 AND `+whose, id, since.Add(revocation+w.plan.clockError()).UnixMilli()) {
		w.violate(revoked, "the appraisal %s was made after %s was suspended", made, id)
	}
}

package main

import (
	"encoding/json"
	"net/http"
	"strings"
	"time"
)

// user is a person who uses the dashboard.
type user struct {
	email, name  string
	id           string
	cookie, csrf string     // of the session; "" without one
	tokens       []*apiKey  // access tokens that the session made
	reads        []*account // accounts that the user may see
	signing      bool       // a sign-in is in progress
}

// browse sends a request of a user's browser.
func (p *process) browse(u *user, method, path, body string) reply {
	r := consoleRequest(method, path, body)
	if u.cookie != "" {
		r.Header.Set("Cookie", u.cookie)
	}
	if method != http.MethodGet {
		r.Header.Set("Origin", origin)
		r.Header.Set("X-Csrf-Token", u.csrf)
	}
	readers := u.reads
	answer := p.callConsole(r)
	readers = append(readers[:len(readers):len(readers)], u.reads...)
	p.checkApart(method+" "+path+" of "+u.email, answer.body, readers...)
	p.checkPurchases(method+" "+path+" of "+u.email, answer.body, readers...)
	return answer
}

// surely repeats a request until its answer has a status below 500.
func (p *process) surely(ask func() reply) reply {
	for {
		if answer := ask(); !answer.lost && answer.status < 500 {
			return answer
		}
		p.sleep(p.between(time.Second, 20*time.Second))
	}
}

// signIn begins a session of a user, and reads it.
func (p *process) signIn(u *user) reply {
	u.signing = true
	defer func() { u.signing = false }()
	u.cookie, u.csrf, u.tokens = "", "", nil
	answer := p.surely(func() reply {
		return p.browse(u, "POST", "/auth/sign-in/dev", marshal(map[string]any{"email": u.email, "name": u.name}))
	})
	u.cookie, _, _ = strings.Cut(answer.header.Get("Set-Cookie"), ";")
	if answer.status != 204 || u.cookie == "" {
		p.violate(accepted, "%s signs in and gets %d %s", u.email, answer.status, answer.body)
	}
	return p.readSession(u)
}

// readSession reads a user's session, as a page does when it is loaded.
func (p *process) readSession(u *user) reply {
	answer := p.surely(func() reply { return p.browse(u, "GET", "/console/session", "") })
	if answer.status == 200 {
		u.csrf, u.id = answer.text("csrf_token"), answer.text("user", "id")
	}
	return answer
}

// endSession ends a user's session, and checks that it has ended. end sends the request, which is answered with 401 if it is repeated.
func (p *process) endSession(u *user, end func() reply) {
	for _, t := range u.tokens {
		t.changes.begin()
	}
	if answer := p.surely(end); answer.status != 204 && answer.status != 200 && answer.status != 401 && answer.status != 404 {
		p.violate(accepted, "%s ends a session and gets %d %s", u.email, answer.status, answer.body)
	}
	for _, t := range u.tokens {
		t.revoked = p.now
	}
	u.tokens = nil
	p.checkEnded(u)
}

// checkEnded checks that the session of a user has ended.
func (p *process) checkEnded(u *user) {
	if answer := p.browse(u, "GET", "/console/session", ""); !answer.lost && answer.status < 400 {
		p.violate(ended, "the ended session of %s was answered with %d %s", u.email, answer.status, answer.body)
	}
}

func marshal(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return string(text)
}

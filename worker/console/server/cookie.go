package server

import (
	"strconv"
	"strings"
	"time"
)

// cookieName returns the full name of a cookie. Browsers accept a cookie with the prefix __Host- only from
// the host itself, over https, and for all its paths, so no other site can set or read it
// (https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#section-4.1.3.2).
func (c *Console) cookieName(name string) string { return "__Host-" + c.Service() + "_" + name }

// Cookie returns the value of a cookie of the request, "" if there is none or more than one.
func (c *Call) Cookie(name string) string {
	name, value, count := c.cookieName(name), "", 0
	for pair := range strings.SplitSeq(header(c.Request, "Cookie"), ";") {
		if n, v, _ := strings.Cut(strings.TrimSpace(pair), "="); n == name {
			value = v
			count++
		}
	}
	if count != 1 {
		return ""
	}
	return value
}

// SetCookie sets a cookie that scripts can't read and that other sites' requests don't send, except links
// to this site.
func (c *Call) SetCookie(name, value string, life time.Duration) {
	c.Header.Add("Set-Cookie", c.cookieName(name)+"="+value+"; Path=/; Max-Age="+strconv.Itoa(int(life/time.Second))+
		"; HttpOnly; Secure; SameSite=Lax")
}

// DeleteCookie deletes a cookie.
func (c *Call) DeleteCookie(name string) { c.SetCookie(name, "", 0) }

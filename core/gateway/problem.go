package gateway

import (
	"loupe/core/exchange"
	"loupe/core/jsontext"
)

// code is what a caller's program tells problems apart by.
type code string

const (
	unauthorized        code = "UNAUTHORIZED"
	outOfCredits        code = "OUT_OF_CREDITS"
	badRequest          code = "BAD_REQUEST"
	notFound            code = "NOT_FOUND"
	methodNotAllowed    code = "METHOD_NOT_ALLOWED"
	idempotencyConflict code = "IDEMPOTENCY_CONFLICT"
	rateLimited         code = "RATE_LIMITED"
	unavailable         code = "UNAVAILABLE"
)

// statuses is the contract's error table.
var statuses = map[code]struct {
	status int
	title  string
}{
	unauthorized:        {401, "Unauthorized"},
	outOfCredits:        {402, "Payment Required"},
	badRequest:          {400, "Bad Request"},
	notFound:            {404, "Not Found"},
	methodNotAllowed:    {405, "Method Not Allowed"},
	idempotencyConflict: {409, "Conflict"},
	rateLimited:         {429, "Too Many Requests"},
	unavailable:         {503, "Service Unavailable"},
}

// problem is why a request is refused (RFC 9457). Its type is about:blank: the code says all there is.
type problem struct {
	code    code
	detail  string
	field   string // the one at fault, in a validation error
	headers exchange.Headers
}

func refuse(f *exchange.Flow, p problem) {
	kind := statuses[p.code]
	var w jsontext.Writer
	w.Open('{')
	w.Key("type").String("about:blank")
	w.Key("title").String(kind.title)
	w.Key("status").Int(int64(kind.status))
	w.Key("code").String(string(p.code))
	w.Key("detail").String(p.detail)
	if p.field != "" {
		w.Key("field").String(p.field)
	}
	w.Close('}')
	reply(f, kind.status, "application/problem+json", w, p.headers...)
}

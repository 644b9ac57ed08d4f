package exchange

import (
	"encoding/hex"
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/exchange/wire"
)

// The kinds of line in the host's log.
const (
	LogExchange = "exchange" // an exchange has closed
	LogEffect   = "effect"   // an effect has failed
	LogFault    = "fault"    // the configuration has a mistake
)

// RequestID returns the id of the exchange for responses and the log: the first eight bytes of the entropy in hexadecimal.
func (f *Flow) RequestID() string { return f.exchange.requestID() }

func (x *exchange) requestID() string { return hex.EncodeToString(x.entropy[:8]) }

// Log adds a line to the host's log: a JSON object with the members log, which is the kind, and request, which is the
// request's id. Members writes the other members. They must not contain a secret, a text of a caller or an upstream, or the
// query of a URL.
func (f *Flow) Log(kind string, members func(w *jsontext.Writer)) { f.exchange.log(kind, members) }

// Annotate adds members to the line that the host logs when the exchange closes. The rules of [Flow.Log] apply.
func (f *Flow) Annotate(members func(w *jsontext.Writer)) {
	var w jsontext.Writer
	w.Open('{')
	members(&w)
	if len(w) > 1 {
		f.exchange.annotations = append(append(f.exchange.annotations, ','), w[1:]...)
	}
}

func (x *exchange) log(kind string, members func(*jsontext.Writer)) {
	var w jsontext.Writer
	w.Open('{')
	w.Key("log").String(kind)
	w.Key("request").String(x.requestID())
	members(&w)
	w.Close('}')
	x.lines = append(x.lines, string(w))
}

// logClosed adds the line of an exchange that has closed. Without a response the host answers with status 500.
func (x *exchange) logClosed() {
	x.log(LogExchange, func(w *jsontext.Writer) {
		status, responded := int64(500), x.now
		if x.response != nil {
			status, responded = int64(x.response.Status), x.respondedAt
		}
		w.Key("status").Int(status)
		w.Key("ms").Int(responded - x.opened)
		w.Key("total_ms").Int(x.now - x.opened)
		if x.account != "" {
			w.Key("account").String(x.account)
		}
		*w = append(*w, x.annotations...)
	})
}

// FailedCall is a failed effect for the log.
type FailedCall struct {
	Upstream string // the vendor, or a part of the platform, such as d1
	Code     string // such as TIMEOUT
	Reason   string // of the platform or the host, "" if there is none; never an upstream's text
	Status   int    // HTTP status, 0 if there was no response
	Elapsed  int    // milliseconds
	Attempt  int    // 1 for the first
}

// LogFailure adds the line of a failed effect to the host's log. Package upstream logs the calls that it makes. The
// exchange itself logs the failures of storage, see storageNames.
func (f *Flow) LogFailure(c FailedCall) { f.exchange.logFailure(c) }

func (x *exchange) logFailure(c FailedCall) {
	x.log(LogEffect, func(w *jsontext.Writer) {
		w.Key("upstream").String(c.Upstream)
		w.Key("code").String(c.Code)
		w.Key("status").Int(int64(c.Status))
		w.Key("ms").Int(int64(c.Elapsed))
		w.Key("attempt").Int(int64(c.Attempt))
		if c.Reason != "" {
			w.Key("reason").String(c.Reason)
		}
	})
}

// storageNames has the kinds of effect that use the platform's own services, with the services' names in the log.
var storageNames = [...]string{
	kindKVGet: "kv", kindKVPut: "kv", kindKVDelete: "kv", kindKVKeep: "kv", kindKVOpen: "kv",
	kindD1: "d1", kindD1Read: "d1", kindLimit: "rate_limiter", kindQueue: "queue", kindSign: "sign",
}

// logCode returns the name of a code in the log.
func logCode(c Code) string { return strings.ReplaceAll(strings.ToUpper(c.String()), " ", "_") }

// logStorageFailure logs the failure of an effect that uses the platform's own services. Not logged are a violated
// constraint of the schema, which is an answer, and an optional binding that the operator has not set.
func (x *exchange) logStorageFailure(e *effect) {
	if int(e.kind) >= len(storageNames) || storageNames[e.kind] == "" {
		return
	}
	optional := e.kind == kindLimit || e.kind == kindQueue || e.kind == kindSign
	if e.failure.Code == Unavailable && optional || e.kind == kindD1 && isConstraint(e.failure) {
		return
	}
	call := FailedCall{Upstream: storageNames[e.kind], Code: logCode(e.failure.Code), Elapsed: int(e.elapsed), Attempt: 1}
	if storageNames[e.kind] == "d1" {
		call.Reason = beforeQuote(e.failure.Message)
	}
	x.logFailure(call)
}

// isConstraint reports whether a failure of D1 is a violated constraint of the schema or a refusal by a trigger.
func isConstraint(f Failure) bool {
	return f.Code == Failed && (strings.Contains(f.Message, "constraint") || strings.Contains(f.Message, "CONSTRAINT"))
}

const maxReason = 200 // bytes

// beforeQuote returns the beginning of a message of SQLite, up to a quotation mark: a quoted text may be a caller's.
func beforeQuote(message string) string {
	message, _, _ = strings.Cut(message, `"`)
	return strings.TrimSpace(message[:min(len(message), maxReason)])
}

// writeLines writes and forgets the lines for the host's log.
func (x *exchange) writeLines(w *wire.Writer) {
	writeStrings(w, x.lines)
	x.lines = nil
}

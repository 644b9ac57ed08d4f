package exchange

import (
	"strings"

	"loupe/core/exchange/wire"
)

// Header is one header field. Name is in lower case.
type Header struct{ Name, Value string }

// QueueTarget is the path of an exchange that a queued message opens. No HTTP request has it, because
// the path of a request begins with a slash.
const QueueTarget = "queue"

// HealthTarget is the path of an exchange that the host opens to ask for the health of the service on behalf of the
// operator. The response has the mistakes of the configuration, so no client may read it.
const HealthTarget = "health"

// ScheduleTarget is the path of an exchange that the host opens on its schedule.
const ScheduleTarget = "schedule"

// Headers is a list of header fields in their order. A name may occur more than once.
type Headers []Header

// Get returns the first value of a header, "" if it is absent. Name is in lower case.
func (h Headers) Get(name string) string {
	for _, header := range h {
		if header.Name == name {
			return header.Value
		}
	}
	return ""
}

// Lists reports whether the header with this lower-case name is a list that has the value. Repeated headers
// count as one list. Parameters after a semicolon and case are ignored.
func (h Headers) Lists(name, value string) bool {
	for _, header := range h {
		if header.Name != name {
			continue
		}
		for item := range strings.SplitSeq(header.Value, ",") {
			item, _, _ = strings.Cut(item, ";")
			if strings.EqualFold(strings.TrimSpace(item), value) {
				return true
			}
		}
	}
	return false
}

// Request is the inbound HTTP request.
type Request struct {
	Method  string
	Path    string // as received, not decoded
	Query   string // without the question mark
	Headers Headers
	Body    []byte // for a body over MaxBody: MaxBody+1 arbitrary bytes
}

// Response is the HTTP response to the client.
type Response struct {
	Status  int
	Headers Headers
	Body    []byte
	Parts   []Part // the body, instead of Body, if the host keeps some of it; those effects must have finished
}

// decodeHeaders returns the first max headers and skips the rest.
func decodeHeaders(r *wire.Reader, max int) Headers {
	var headers Headers
	for n := r.Count(8); n > 0; n-- {
		h := Header{r.String(), r.String()}
		if len(headers) < max {
			headers = append(headers, h)
		}
	}
	return headers
}

func writeHeaders(w *wire.Writer, h Headers) {
	w.Count(len(h))
	for _, header := range h {
		w.String(header.Name)
		w.String(header.Value)
	}
}

func writeResponse(w *wire.Writer, r Response) {
	w.U16(uint16(r.Status))
	writeHeaders(w, r.Headers)
	if r.Parts == nil {
		r.Parts = []Part{Literal(r.Body)}
	}
	writeParts(w, r.Parts)
}

func splitTarget(target string) (path, query string) {
	path, query, _ = strings.Cut(target, "?")
	return path, query
}

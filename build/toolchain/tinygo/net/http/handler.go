package http

import "io"

// ResponseWriter writes the response to a request.
type ResponseWriter interface {
	// Header returns the response's header. Changes after WriteHeader or Write have no effect.
	Header() Header

	// Write writes a part of the body. The first call sends status 200 if WriteHeader was not called.
	Write([]byte) (int, error)

	// WriteHeader sends the status and the header.
	WriteHeader(status int)
}

// Flusher is a ResponseWriter that can send what was written so far.
type Flusher interface{ Flush() }

// Handler responds to requests.
type Handler interface {
	ServeHTTP(ResponseWriter, *Request)
}

// HandlerFunc is a function that is a Handler.
type HandlerFunc func(ResponseWriter, *Request)

// ServeHTTP calls f.
func (f HandlerFunc) ServeHTTP(w ResponseWriter, r *Request) { f(w, r) }

// DefaultServeMux responds to every request with status 404. Unlike in the standard library, no handlers can
// be registered: the console has its own routes.
var DefaultServeMux Handler = HandlerFunc(NotFound)

// Error responds with this status and a line of plain text.
func Error(w ResponseWriter, text string, status int) {
	h := w.Header()
	h.Del("Content-Length")
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h.Set("X-Content-Type-Options", "nosniff")
	w.WriteHeader(status)
	io.WriteString(w, text+"\n")
}

// NotFound responds with status 404.
func NotFound(w ResponseWriter, _ *Request) { Error(w, "404 page not found", StatusNotFound) }

package http

import "io"

type ResponseWriter interface {
	Header() Header
	Write([]byte) (int, error)
	WriteHeader(status int)
}

type Flusher interface{ Flush() }

type Handler interface {
	ServeHTTP(ResponseWriter, *Request)
}

type HandlerFunc func(ResponseWriter, *Request)

func (f HandlerFunc) ServeHTTP(w ResponseWriter, r *Request) { f(w, r) }

// DefaultServeMux answers 404: there is no registration of handlers, the console routes by itself.
var DefaultServeMux Handler = HandlerFunc(NotFound)

// Error answers with a line of plain text.
func Error(w ResponseWriter, text string, status int) {
	h := w.Header()
	h.Del("Content-Length")
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h.Set("X-Content-Type-Options", "nosniff")
	w.WriteHeader(status)
	io.WriteString(w, text+"\n")
}

func NotFound(w ResponseWriter, _ *Request) { Error(w, "404 page not found", StatusNotFound) }

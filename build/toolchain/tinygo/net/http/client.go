package http

// RoundTripper sends HTTP requests.
type RoundTripper interface {
	// RoundTrip sends one request and returns its response.
	RoundTrip(*Request) (*Response, error)
}

// Client holds the RoundTripper of a fetch binding, which github.com/syumai/workers puts into it. Unlike in
// the standard library, it has no methods: the console calls the RoundTripper.
type Client struct{ Transport RoundTripper }

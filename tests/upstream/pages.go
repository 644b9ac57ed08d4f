package upstream

import (
	"bytes"
	"embed"
	"image/jpeg"
	"net/http"
	"strings"

	"loupe/tests/fixture"
)

// Page is the page of a listing, a photo or a redirect at a URL.
type Page struct {
	URL      string // https://host/path, without a query
	Price    string // the price that Loupe should read from it, the lower of two; "" if it should read none
	Currency string
	File     string // the file in pages/ with its content
	Body     []byte // the content if File is ""
	Type     string // the Content-Type; text/html in UTF-8 if ""
	Status   int    // 200 if 0
	Location string // the target of a redirect
}

// Pages are the pages and photos of every [Web]. The listings of the searches link to them.
var Pages = []Page{
	{URL: "https://lumen.example.com/cameras/halden-scout-35", File: "jsonld.html", Price: "419.00", Currency: "USD"},
	{URL: "https://obscura.example.com/p/2231", File: "graph.html", Price: "365.00", Currency: "EUR"},
	{URL: "https://kamerahaus.example.com/halden-scout", File: "microdata.html", Price: "398.00", Currency: "EUR"},
	{URL: "https://foto.example.com/scout35", File: "meta.html", Price: "345.50", Currency: "GBP"},
	{URL: "https://broken.example.com/scout", File: "broken.html", Price: "402.00", Currency: "USD"},
	{URL: "https://latin.example.com/scout", File: "latin1.html", Price: "389.00", Currency: "CHF", Type: "text/html; charset=ISO-8859-1"},
	{URL: "https://sold.example.com/scout", File: "sold.html", Price: "440.00", Currency: "USD"},
	{URL: "https://nocurrency.example.com/scout", File: "nocurrency.html"},
	{URL: "https://hostile.example.com/scout", File: "hostile.html"},
	{URL: "https://attic.example.com/review/scout", File: "review.html"},
	{URL: "https://pins.example.com/board/35", Body: []byte("\x89PNG\r\n\x1a\n not a page"), Type: "image/png"},
	{URL: "https://huge.example.com/scout", File: "jsonld.html", Price: "419.00", Currency: "USD"}, // followed by 3 MB of other text
	{URL: "https://late.example.com/scout", File: "jsonld.html", Price: "419.00", Currency: "USD"}, // after 1 MB of other text
	{URL: "https://gone.example.com/scout", Status: http.StatusNotFound, File: "gone.html"},
	{URL: "https://moved.example.com/scout", Status: http.StatusMovedPermanently, Location: "https://lumen.example.com/cameras/halden-scout-35"},
	{URL: "https://loop.example.com/a", Status: http.StatusFound, Location: "https://loop.example.com/b"},
	{URL: "https://loop.example.com/b", Status: http.StatusFound, Location: "a"},
	{URL: "https://inside.example.com/scout", Status: http.StatusFound, Location: "http://169.254.169.254/latest/meta-data"},
	{URL: "https://strings.example.com/orvik-drift", File: "guitar.html", Price: "285.00", Currency: "USD"},
	{URL: "https://foto.example.com/f2", File: "f2.html", Price: "259.00", Currency: "GBP"},
	{URL: "https://img.example.com/scout-35.jpg", Body: photo(1), Type: "image/jpeg"},
	{URL: "https://img.example.com/f2.jpg", Body: photo(2), Type: "image/jpeg"},
	{URL: "https://img.example.com/drift.jpg", Body: photo(3), Type: "image/jpeg"},
}

//go:embed pages/*.html
var pageFiles embed.FS

// pageHosts stands in for all hosts that have pages.
var pageHosts = spec{
	name: "pages",
	endpoint: func(r *request) (document, path string) {
		if _, ok := r.web.page(pageURL(r)); !ok {
			return "", ""
		}
		return noDocument, ""
	},
	answer: func(r *request) reply {
		p, _ := r.web.page(pageURL(r))
		return p.reply()
	},
	failure:  func(status int, message string) any { return message },
	examples: []example{{name: "page", path: strings.TrimPrefix(Pages[0].URL, "https:/"), answers: `"priceCurrency": "USD"`}},
}

// pageURL returns the public URL of the requested page, without its query.
func pageURL(r *request) string {
	if r.URL.Host != "" {
		return "https://" + r.URL.Host + r.URL.Path
	}
	return "https:/" + r.URL.Path // after Listen the path begins with the host
}

func (p Page) reply() reply {
	out := reply{status: p.Status, header: http.Header{}, body: p.Body}
	if p.File != "" {
		var err error
		if out.body, err = pageFiles.ReadFile("pages/" + p.File); err != nil {
			panic(err) // not embedded
		}
	}
	switch {
	case p.Status != 0:
	case strings.HasPrefix(p.URL, "https://huge."):
		out.body = append(out.body, bytes.Repeat([]byte("<p>More and more.</p>\n"), 3<<20/22)...)
	case strings.HasPrefix(p.URL, "https://late."):
		out.body = append(bytes.Repeat([]byte("<p>Not yet here.</p>\n"), 1<<20/21), out.body...)
	}
	if out.status == 0 {
		out.status = http.StatusOK
	}
	if p.Location != "" {
		out.header.Set("Location", p.Location)
	}
	out.header.Set("Content-Type", p.Type)
	if p.Type == "" {
		out.header.Set("Content-Type", "text/html; charset=utf-8")
	}
	return out
}

// photo returns a JPEG file.
func photo(seed uint64) []byte {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, fixture.Picture(seed), nil); err != nil {
		panic(err) // unreachable: writing to a buffer does not fail
	}
	return b.Bytes()
}

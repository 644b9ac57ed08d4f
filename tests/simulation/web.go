package main

import (
	"bytes"
	"errors"
	"image"
	"image/jpeg"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"loupe/tests/fixture"
)

// web is all other servers: photo hosts, vendors, Stripe, receivers of webhooks.
type web struct {
	w     *world
	delay time.Duration    // of the last answer
	hooks map[string]*hook // by path
}

// hang is the delay of an answer that never comes.
const hang = time.Hour

// RoundTrip implements http.RoundTripper for the isolates.
func (b *web) RoundTrip(r *http.Request) (response *http.Response, err error) {
	response, b.delay, err = b.answer(r)
	return response, err
}

var errNetwork = errors.New("connection reset by peer")

// answer decides how a request is answered, and after what delay.
func (b *web) answer(r *http.Request) (response *http.Response, delay time.Duration, err error) {
	w := b.w
	if r.URL.Host == hookHost {
		return b.receive(r)
	}
	serve := servers[r.URL.Host]
	if serve == nil && (net.ParseIP(r.URL.Hostname()) != nil || r.URL.Hostname() == "localhost") {
		w.violate(private, "a request goes to %s", r.URL)
	}
	if serve == nil {
		return nil, 0, errNetwork
	}
	delay = w.latency("answer of "+r.URL.Host, 20*time.Millisecond, 4*time.Second)
	switch {
	case w.happens("upstream hangs"):
		return nil, hang, errNetwork
	case w.happens("upstream fails"):
		switch w.stream("failure").IntN(4) {
		case 0:
			return nil, delay, errNetwork
		case 1:
			return respond(r, 429, "text/plain", "slow down "+echo(r)), delay, nil
		default:
			return respond(r, 500+w.stream("failure").IntN(5), "text/plain", "failed "+echo(r)), delay, nil
		}
	case w.happens("upstream lies"):
		return respond(r, 200, "application/json", lies[w.stream("lie").IntN(len(lies))]+echo(r)), delay, nil
	}
	return serve(w, r), delay, nil
}

// echo returns the credentials of a request, as a careless server does.
func echo(r *http.Request) string {
	return " " + r.Header.Get("Authorization") + " " + r.Header.Get("X-Api-Key") + " " + r.URL.RawQuery
}

// lies are bodies of answers that look successful, but are not what the request asked for.
var lies = []string{"", "null", "{", `{"error":{}}`, `{"choices":[{"message":{"content":"{}"}}]}`, "\xff\xd8\xff\xe0\x00\x10JFIF", strings.Repeat("[", 2000), `{"shopping":[{"title":null,"price":"$-1e99"}]}`}

func respond(r *http.Request, status int, kind, body string) *http.Response {
	return &http.Response{StatusCode: status, Header: http.Header{"Content-Type": {kind}}, Body: io.NopCloser(strings.NewReader(body)), Request: r, ContentLength: int64(len(body))}
}

// servers answer requests by host.
var servers = map[string]func(*world, *http.Request) *http.Response{
	stripeHost: func(w *world, r *http.Request) *http.Response { return w.stripe.serve(r) },

	modelHost:  model,
	searchHost: serper,
	appHost:    appDocument,

	photoHost: func(_ *world, r *http.Request) *http.Response {
		if to := movedPhotos[r.URL.Path]; to != "" {
			moved := respond(r, 302, "text/html", "moved")
			moved.Header.Set("Location", to)
			return moved
		}
		if strings.HasPrefix(heavyPhoto, "https://"+photoHost+r.URL.Path) {
			return respond(r, 200, "image/jpeg", photos()[0])
		}
		n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimPrefix(r.URL.Path, "/"), ".jpg"))
		if err != nil || n < 0 || n >= photoCount {
			return respond(r, 404, "text/html", "no such photo")
		}
		return respond(r, 200, "image/jpeg", photos()[n])
	},
}

const (
	photoHost  = "photos.shop.com"
	photoCount = 6
)

// heavyPhoto ends each isolate that fetches it, until the faults stop.
const heavyPhoto = "https://" + photoHost + "/heavy.jpg"

// movedPhotos are redirects of the photo host. Only the first one leads to a photo.
var movedPhotos = map[string]string{"/moved/1.jpg": "/1.jpg", "/inside": "https://10.0.0.1/1.jpg", "/around": "/around"}

func photoURL(n int) string { return "https://" + photoHost + "/" + strconv.Itoa(n) + ".jpg" }

// photos are small JPEG pictures, because decoding them takes most of a world's time.
var photos = sync.OnceValue(func() (list []string) {
	for n := range photoCount {
		var b bytes.Buffer
		if err := jpeg.Encode(&b, part(fixture.Picture(uint64(n))), &jpeg.Options{Quality: 40}); err != nil {
			panic(err)
		}
		list = append(list, b.String())
	}
	return list
})

func part(picture image.Image) image.Image {
	return picture.(*image.RGBA).SubImage(image.Rect(0, 0, 96, 72))
}

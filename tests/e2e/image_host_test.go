package e2e

import (
	"bytes"
	"compress/gzip"
	"image"
	"image/jpeg"
	"net/http"
	"net/http/httptest"
	"strconv"
	"time"

	"loupe/tests/fixture"
)

// heldPhotos lets a response with held.jpg go on for each value sent.
var heldPhotos = make(chan struct{})

// startImageHost starts a server with usable and unusable photos.
func startImageHost() *httptest.Server {
	photo := encode(fixture.Picture(1), 60)
	var server *httptest.Server
	mux := http.NewServeMux()
	serve := func(path string, f http.HandlerFunc) { mux.HandleFunc("GET "+path, f) }
	send := func(body []byte) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) { w.Write(body) }
	}

	serve("/camera.jpg", send(encode(fixture.Picture(1), 90))) // the image of listing c1
	serve("/photo.jpg", send(photo))                           // a customer's photo of the same product
	serve("/slow.jpg", func(w http.ResponseWriter, r *http.Request) {
		time.Sleep(2 * time.Second)
		w.Write(photo)
	})
	serve("/held.jpg", func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-heldPhotos:
			w.Write(photo)
		case <-r.Context().Done():
		}
	})
	serve("/hang.jpg", func(w http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	serve("/stall.jpg", func(w http.ResponseWriter, r *http.Request) {
		w.Write(photo[:len(photo)/2])
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	})
	serve("/endless.jpg", func(w http.ResponseWriter, r *http.Request) {
		for _, err := w.Write(photo); err == nil; _, err = w.Write(make([]byte, 1<<20)) {
		}
	})
	serve("/short.jpg", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Length", strconv.Itoa(len(photo)))
		w.Write(photo[:100])
	})
	serve("/half-gzip.jpg", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Encoding", "gzip")
		packed := compress(photo)
		w.Write(packed[:len(packed)/2])
	})
	// n redirects that end at the photo.
	serve("/redirect/{n}", func(w http.ResponseWriter, r *http.Request) {
		to := "/photo.jpg"
		if n, _ := strconv.Atoi(r.PathValue("n")); n > 1 {
			to = "/redirect/" + strconv.Itoa(n-1)
		}
		http.Redirect(w, r, to, http.StatusFound)
	})
	server = httptest.NewServer(mux)
	return server
}

func compress(data []byte) []byte {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	z.Write(data)
	z.Close()
	return b.Bytes()
}

func encode(img image.Image, quality int) []byte {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: quality}); err != nil {
		panic(err) // unreachable: writing to a buffer does not fail
	}
	return b.Bytes()
}

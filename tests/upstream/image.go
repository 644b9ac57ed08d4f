package upstream

import (
	"encoding/base64"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"loupe/tests/fixture"
)

// imageTypes are what all models take. https://platform.openai.com/docs/guides/images-vision#image-input-requirements
var imageTypes = []string{"image/jpeg", "image/png", "image/webp", "image/gif"}

// checkURL finds faults of the URL of a photo. It may be http on this machine, where the stand-ins then listen too.
func (r *request) checkURL(text string) {
	u, err := url.Parse(text)
	switch {
	case err != nil || u.Host == "":
		r.fault("the URL of the image is none")
	case u.Scheme != "https" && !(u.Scheme == "http" && u.Hostname() == "127.0.0.1" && r.URL.Host == ""):
		r.fault("the URL of the image is not https")
	}
}

// checkData finds faults of a photo in base64; kind is what it is said to be, "" if nothing is said.
func (r *request) checkData(kind, data string, limit int) {
	photo, err := base64.StdEncoding.DecodeString(data)
	is := http.DetectContentType(photo)
	switch {
	case err != nil:
		r.fault("the image is not in base64")
	case !slices.Contains(imageTypes, is):
		r.fault("the image is " + is)
	case kind != "" && kind != is:
		r.fault("the image is " + is + " and not " + kind)
	case len(photo) > limit:
		r.fault("the image is too large")
	}
}

// checkImage finds faults of a URL of a photo or a data URL (RFC 2397).
func (r *request) checkImage(text string, limit int) {
	data, isData := strings.CutPrefix(text, "data:")
	if !isData {
		r.checkURL(text)
		return
	}
	kind, data, ok := strings.Cut(data, ";base64,")
	if !ok || kind == "" {
		r.fault("the data URL is not of the form data:TYPE;base64,DATA")
		return
	}
	r.checkData(kind, data, limit)
}

// dig takes a value out of nested objects and arrays, as a T; the zero T if there is none.
func dig[T any](v any, path ...any) T {
	t, _ := fixture.At(v, path...).(T)
	return t
}

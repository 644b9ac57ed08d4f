package upstream

import (
	"encoding/base64"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"loupe/tests/fixture"
)

// imageTypes are the formats that all models accept.
// https://platform.openai.com/docs/guides/images-vision#image-input-requirements
var imageTypes = []string{"image/jpeg", "image/png", "image/webp", "image/gif"}

// checkURL checks the URL of a photo. It must be https. After Listen, http on 127.0.0.1 is valid too.
func (r *request) checkURL(text string) {
	u, err := url.Parse(text)
	switch {
	case err != nil || u.Host == "":
		r.violation("the URL of the image is missing or invalid")
	case u.Scheme != "https" && !(u.Scheme == "http" && u.Hostname() == "127.0.0.1" && r.URL.Host == ""):
		r.violation("the URL of the image is not https")
	}
}

// checkData checks a photo in base64. mediaType is the declared type, "" if none is declared; limit
// is in bytes.
func (r *request) checkData(mediaType, data string, limit int) {
	photo, err := base64.StdEncoding.DecodeString(data)
	detected := http.DetectContentType(photo)
	switch {
	case err != nil:
		r.violation("the image is not in base64")
	case !slices.Contains(imageTypes, detected):
		r.violation("the image is " + detected)
	case mediaType != "" && mediaType != detected:
		r.violation("the image is " + detected + " and not " + mediaType)
	case len(photo) > limit:
		r.violation("the image is too large")
	}
}

// checkImage checks a photo given by its URL or as a data URL (RFC 2397).
func (r *request) checkImage(text string, limit int) {
	data, isData := strings.CutPrefix(text, "data:")
	if !isData {
		r.checkURL(text)
		return
	}
	mediaType, data, ok := strings.Cut(data, ";base64,")
	if !ok || mediaType == "" {
		r.violation("the data URL is not of the form data:TYPE;base64,DATA")
		return
	}
	r.checkData(mediaType, data, limit)
}

// lookup returns the value at a path in nested objects and arrays, or the zero T if there is none
// of that type.
func lookup[T any](v any, path ...any) T {
	t, _ := fixture.At(v, path...).(T)
	return t
}

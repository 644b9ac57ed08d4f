package photo

import (
	"strings"

	"loupe/core/base/publicurl"
)

const (
	// UploadPath is the path of an uploaded photo without the id at its end.
	UploadPath = "/api/v1/images/"
	// UploadLife is how long an uploaded photo is kept, in seconds.
	UploadLife = 24 * 60 * 60

	idDigits = 32
	idPrefix = "img_"
)

// NewUploadID returns the id of a new uploaded photo: img_ and the first 32 of the digits, random ones in hexadecimal. The id
// can't be guessed, so it is the only permission that reading the photo needs.
func NewUploadID(digits string) string { return idPrefix + digits[:idDigits] }

// UploadKey returns the KV key of the uploaded photo with this id. It returns false if id does not have the form of an id.
func UploadKey(id string) (key string, ok bool) {
	digits, found := strings.CutPrefix(id, idPrefix)
	if !found || len(digits) != idDigits || strings.Trim(digits, "0123456789abcdef") != "" {
		return "", false
	}
	return "image/" + id, true
}

// UploadKeyOf returns the KV key of the uploaded photo at a URL. It returns false unless the URL's path is [UploadPath] and
// an id. The host is not compared, because a service may have several addresses: a custom domain, workers.dev, a preview.
func UploadKeyOf(url publicurl.URL) (key string, ok bool) {
	_, afterScheme, _ := strings.Cut(url.String(), "://")
	host, id, found := strings.Cut(afterScheme, UploadPath)
	if !found || strings.Contains(host, "/") {
		return "", false
	}
	return UploadKey(id)
}

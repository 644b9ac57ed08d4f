// Package upload defines the ids of uploaded photos, their URLs and their keys in KV.
package upload

import (
	"encoding/hex"
	"strings"

	"loupe/core/publicurl"
)

const (
	// Path is the path of an uploaded photo without the id at its end.
	Path = "/api/v1/images/"
	// Life is how long a photo is kept, in seconds.
	Life = 24 * 60 * 60
	// MaxBytes is the highest size of a photo.
	MaxBytes = 10 << 20

	idBytes  = 16
	idPrefix = "img_"
)

// NewID returns the id of a new photo: img_ and 16 random bytes in hexadecimal. The id can't be guessed,
// so it is the only permission that reading the photo needs.
func NewID(random [idBytes]byte) string { return idPrefix + hex.EncodeToString(random[:]) }

// Key returns the KV key of the photo with this id. It returns false if id does not have the form of an id.
func Key(id string) (key string, ok bool) {
	digits, found := strings.CutPrefix(id, idPrefix)
	if !found || len(digits) != 2*idBytes || strings.Trim(digits, "0123456789abcdef") != "" {
		return "", false
	}
	return "image/" + id, true
}

// KeyOf returns the KV key of the photo at a URL. It returns false unless the URL's path is [Path] and an
// id. The host is not compared: docs/RATIONALE.md says why.
func KeyOf(url publicurl.URL) (key string, ok bool) {
	_, afterScheme, _ := strings.Cut(url.String(), "://")
	_, id, found := strings.Cut(afterScheme, Path)
	if !found || strings.Contains(afterScheme[:strings.Index(afterScheme, Path)], "/") {
		return "", false
	}
	return Key(id)
}

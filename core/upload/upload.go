// Package upload names the photos that callers upload: their URLs, and where they are stored.
package upload

import (
	"encoding/hex"
	"strings"

	"loupe/core/publicurl"
)

const (
	// Path is the path of uploaded photos. An id follows it.
	Path = "/api/v1/images/"
	// Life is for how many seconds a photo is kept.
	Life = 24 * 60 * 60
	// MaxBytes is the size of the largest photo.
	MaxBytes = 10 << 20

	idBytes  = 16
	idPrefix = "img_"
)

// NewID makes an id that cannot be guessed from 16 random bytes.
func NewID(random [idBytes]byte) string { return idPrefix + hex.EncodeToString(random[:]) }

// Key is the KV key of the photo with this id. ok is false if it is not an id.
func Key(id string) (key string, ok bool) {
	digits, found := strings.CutPrefix(id, idPrefix)
	if !found || len(digits) != 2*idBytes || strings.Trim(digits, "0123456789abcdef") != "" {
		return "", false
	}
	return "image/" + id, true
}

// KeyOf is the KV key of the photo at a URL, if that has the form of an uploaded photo's. The host does
// not matter: whoever knows the id may have the photo.
func KeyOf(url publicurl.URL) (key string, ok bool) {
	_, afterScheme, _ := strings.Cut(url.String(), "://")
	_, id, found := strings.Cut(afterScheme, Path)
	if !found || strings.Contains(afterScheme[:strings.Index(afterScheme, Path)], "/") {
		return "", false
	}
	return Key(id)
}

package photo

import (
	"strings"
	"testing"

	"loupe/core/base/publicurl"
)

func TestUploadKeyOfAcceptsAnyHostAndOneExactPath(t *testing.T) {
	id := NewUploadID(strings.Repeat("0f", 16))
	for url, want := range map[string]bool{
		"https://loupe.example.com/api/v1/images/" + id:           true,
		"https://other.com/api/v1/images/" + id:                   true,
		"https://other.com/x/api/v1/images/" + id:                 false,
		"https://other.com/api/v1/images/" + id + "/":             false,
		"https://other.com/api/v1/images/" + id + "?a":            false,
		"https://other.com/api/v1/images/" + id[:len(id)-1]:       false,
		"https://other.com/api/v1/images/" + id[:len(id)-1] + "G": false,
		"https://other.com/api/v1/images/":                        false,
		"https://other.com/?/api/v1/images/" + id:                 false,
	} {
		u, err := publicurl.Check(url, false)
		if err != nil {
			if want {
				t.Errorf("%s: %v", url, err)
			}
			continue
		}
		if key, ok := UploadKeyOf(u); ok != want || ok && key != "image/"+id {
			t.Errorf("%s: got %q, %v, want %v", url, key, ok, want)
		}
	}
}

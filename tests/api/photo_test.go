package api

import (
	"strings"
	"testing"

	"loupe/core/imaging/fingerprint"
)

// setListingImage stores the fingerprints of a listing's image, as the importer does.
func (s *service) setListingImage(id string, jpeg []byte) {
	s.t.Helper()
	prints, err := fingerprint.Of(jpeg, fingerprint.Stored)
	if err != nil {
		s.t.Fatal(err)
	}
	s.exec(`UPDATE listing SET fingerprint = ?2 WHERE id = ?1`, id, prints.String())
}

const (
	otherPhotoURL     = "https://img.shop.com/photo"
	otherPhotoRequest = `{"image_url":"` + otherPhotoURL + `","description":"Halden Scout 35 rangefinder camera"}`
)

func TestUnusablePhotoIsReportedAndTheDescriptionIsUsed(t *testing.T) {
	tooLarge := append(photoJPEG(1), make([]byte, 10<<20)...)
	for name, c := range map[string]struct {
		page *page // nil: no connection
		code string
	}{
		"404":                     {&page{status: 404}, "IMAGE_NOT_SERVED"},
		"500":                     {&page{status: 500}, "IMAGE_NOT_SERVED"},
		"204":                     {&page{status: 204}, "IMAGE_NOT_SERVED"},
		"no connection":           {nil, "IMAGE_UNREACHABLE"},
		"HTML":                    {&page{body: []byte("<!doctype html><img src=a.jpg>")}, "IMAGE_FORMAT"},
		"SVG":                     {&page{body: []byte("<svg xmlns='http://www.w3.org/2000/svg'/>")}, "IMAGE_FORMAT"},
		"empty":                   {&page{}, "IMAGE_FORMAT"},
		"over 10 MB":              {&page{body: tooLarge}, "IMAGE_TOO_LARGE"},
		"redirect without target": {&page{status: 302}, "IMAGE_REDIRECT_REFUSED"},
		"redirect to http":        {&page{status: 302, location: "http://img.shop.com/camera.jpg"}, "IMAGE_REDIRECT_REFUSED"},
		"redirect to private IP":  {&page{status: 301, location: "https://169.254.169.254/latest"}, "IMAGE_REDIRECT_REFUSED"},
		"redirect to itself":      {&page{status: 307, location: "/photo"}, "IMAGE_REDIRECT_REFUSED"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newService(t, 100)
			if c.page != nil {
				s.images.put(otherPhotoURL, *c.page)
			}
			r := s.appraise(otherPhotoRequest)
			s.expectCharge(r, cost)
			s.expect(r, c.code, "error", "image_upload_errors", 0, "code")
			s.expect(r, otherPhotoURL, "error", "image_upload_errors", 0, "url")
			s.expect(r, nil, "error", "image_upload_errors", 1)
			s.expect(r, nil, "error", "discovery_error")
			for _, url := range s.images.fetched {
				if !strings.HasPrefix(url, "https://img.shop.com/") {
					t.Errorf("fetched %s, want only https://img.shop.com/", url)
				}
			}
			if n := len(s.images.fetched); n > 4 {
				t.Errorf("fetched %d times, want 4 at most", n)
			}
		})
	}
}

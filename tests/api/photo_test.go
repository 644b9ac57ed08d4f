package api

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"loupe/core/photo"
)

// givePicture makes a picture that of a listing, as the importer does.
func (s *service) givePicture(id string, jpeg []byte) {
	s.t.Helper()
	print, err := photo.Fingerprint(jpeg)
	if err != nil {
		s.t.Fatal(err)
	}
	s.exec(`UPDATE listing SET fingerprint = ?2 WHERE id = ?1`, id, print.String())
	for band, bits := range print.Bands() {
		s.exec(`INSERT INTO listing_band (band, bits, listing) SELECT ?2, ?3, n FROM listing WHERE id = ?1`, id, band, int(bits))
	}
}

func TestPhotoAloneIsRecognised(t *testing.T) {
	s := start(t, 100)
	s.givePicture("c1", picture(1))
	s.givePicture("g1", picture(2))
	r := s.appraise(`{"image_url":"` + cameraURL + `"}`)
	if s.appraised(r) != 10 || !strings.Contains(fmt.Sprint(r.at("appraisal", "best_match", "title")), "Halden Scout 35") {
		t.Fatalf("%s", r.text)
	}
	if items, _ := r.at("similar_items").([]any); len(items) != 4 {
		t.Errorf("%d similar items, want the four cameras: %s", len(items), r.text)
	}
}

func TestPhotoFailuresAreEntriesAndTheDescriptionGoesOn(t *testing.T) {
	big := append(picture(1), make([]byte, 10<<20)...)
	for name, c := range map[string]struct {
		page    page
		missing bool
		code    string
	}{
		"not there":           {page{status: 404}, false, "IMAGE_NOT_SERVED"},
		"server error":        {page{status: 500}, false, "IMAGE_NOT_SERVED"},
		"no content":          {page{status: 204}, false, "IMAGE_NOT_SERVED"},
		"no connection":       {page{}, true, "IMAGE_UNREACHABLE"},
		"HTML":                {page{body: []byte("<!doctype html><img src=a.jpg>")}, false, "IMAGE_FORMAT"},
		"SVG":                 {page{body: []byte("<svg xmlns='http://www.w3.org/2000/svg'/>")}, false, "IMAGE_FORMAT"},
		"empty":               {page{}, false, "IMAGE_FORMAT"},
		"over 10 MB":          {page{body: big}, false, "IMAGE_TOO_LARGE"},
		"redirect to nothing": {page{status: 302}, false, "IMAGE_REDIRECT_REFUSED"},
		"redirect to http":    {page{status: 302, location: "http://img.shop.com/camera.jpg"}, false, "IMAGE_REDIRECT_REFUSED"},
		"redirect inside":     {page{status: 301, location: "https://169.254.169.254/latest"}, false, "IMAGE_REDIRECT_REFUSED"},
		"redirect to itself":  {page{status: 307, location: "/photo"}, false, "IMAGE_REDIRECT_REFUSED"},
	} {
		t.Run(name, func(t *testing.T) {
			s := start(t, 100)
			if !c.missing {
				s.web.put("https://img.shop.com/photo", c.page)
			}
			r := s.appraise(`{"image_url":"https://img.shop.com/photo","description":"Halden Scout 35 rangefinder camera"}`)
			if s.appraised(r) != 10 || r.at("error", "image_upload_errors", 0, "code") != c.code || r.at("error", "image_upload_errors", 0, "url") == nil {
				t.Errorf("%s", r.text)
			}
			if r.at("error", "image_upload_errors", 1) != nil || r.at("error", "discovery_error") != nil {
				t.Errorf("%s", r.text)
			}
			for _, url := range s.web.fetched {
				if !strings.HasPrefix(url, "https://img.shop.com/") {
					t.Errorf("fetched %s", url)
				}
			}
			if len(s.web.fetched) > 4 {
				t.Errorf("fetched %d times", len(s.web.fetched))
			}
		})
	}
}

func TestRedirectsAreFollowedThreeTimes(t *testing.T) {
	s := start(t, 100)
	s.givePicture("c1", picture(1))
	s.web.put("https://img.shop.com/1", page{status: 301, location: "https://cdn.shop.com/2"})
	s.web.put("https://cdn.shop.com/2", page{status: 302, location: "/3?x=1"})
	s.web.put("https://cdn.shop.com/3?x=1", page{status: 308, location: cameraURL})
	s.web.put("https://img.shop.com/0", page{status: 303, location: "/1"})
	if r := s.appraise(`{"image_url":"https://img.shop.com/1"}`); s.appraised(r) != 10 {
		t.Errorf("three redirects: %s", r.text)
	}
	if r := s.appraise(`{"image_url":"https://img.shop.com/0"}`); r.at("error", "image_upload_errors", 0, "code") != "IMAGE_REDIRECT_REFUSED" {
		t.Errorf("four redirects: %s", r.text)
	}
}

func TestPhotosThatHaveNoFingerprintAreSaidToHaveNone(t *testing.T) {
	for name, body := range map[string][]byte{
		"WebP":       append([]byte("RIFF\x00\x00\x00\x00WEBPVP8 "), make([]byte, 100)...),
		"GIF":        append([]byte("GIF89a\x01\x00\x01\x00"), make([]byte, 100)...),
		"flat":       flatPicture(),
		"cut off":    picture(1)[:2000],
		"bomb":       bytes.Replace(pngHeader, []byte("WWWWHHHH"), []byte{0, 0, 255, 255, 0, 0, 255, 255}, 1),
		"no content": {0xff, 0xd8, 0xff},
	} {
		t.Run(name, func(t *testing.T) {
			s := start(t, 100)
			s.web.put("https://img.shop.com/photo", page{body: body})
			r := s.appraise(`{"image_url":"https://img.shop.com/photo","description":"Halden Scout 35 rangefinder camera"}`)
			if s.appraised(r) != 10 || r.at("error", "image_upload_errors", 0, "code") != "IMAGE_NOT_COMPARED" || r.at("error", "image_upload_errors", 1) != nil {
				t.Errorf("with a description: %s", r.text)
			}
			r = s.appraise(`{"image_url":"https://img.shop.com/photo"}`)
			if s.appraised(r) != 0 || r.at("error", "discovery_error", "code") != "NOT_IDENTIFIED" || r.at("appraisal") != nil {
				t.Errorf("without: %s", r.text)
			}
		})
	}
}

var pngHeader = []byte("\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDRWWWWHHHH\x08\x02\x00\x00\x00\x00\x00\x00\x00" + strings.Repeat("x", 100))

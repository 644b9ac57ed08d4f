package api

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"loupe/build/products/host"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/account"
	"loupe/tests/fixture"
)

const serviceOrigin = "https://loupe.example.com"

// tool calls a tool of the connector from a client without tasks, and returns the reply with the tool's result as its JSON.
func (s *service) tool(name string, arguments fixture.Object) reply {
	s.t.Helper()
	r := fixture.ConnectorRequest("http://loupe.example.com", s.key, "tools/call", nil, nil, fixture.Object{"name": name, "arguments": arguments})
	r.Host = "loupe.example.com"
	answer := s.send(r)
	result, isObject := answer.at("result").(map[string]any)
	if !isObject {
		s.t.Fatalf("%s: got %s, want a result", name, answer)
	}
	answer.json = result
	return answer
}

// expectRefusal checks that a tool refused its call with a code, and that the model can read why.
func (s *service) expectRefusal(r reply, code string, parts ...string) {
	s.t.Helper()
	s.expect(r, true, "isError")
	s.expectContains(r, []any{"content", 0, "text"}, append([]string{code + ": "}, parts...)...)
}

// link is an upload link and its image.
type link struct{ path, image string }

// newLink calls upload_photo and returns the paths of the link and of its image.
func (s *service) newLink() link {
	s.t.Helper()
	r := s.tool("upload_photo", fixture.Object{})
	address, _ := r.at("structuredContent", "upload_url").(string)
	image, _ := r.at("structuredContent", "image_url").(string)
	path, found := strings.CutPrefix(address, serviceOrigin+"/upload/")
	if !found || len(path) != 32 || !strings.HasPrefix(image, serviceOrigin+"/api/v1/images/img_") {
		s.t.Fatalf("got %s, want a link and the URL of its image", r.body)
	}
	s.expectContains(r, []any{"content", 0, "text"}, address, image, "appraise_product")
	return link{"/upload/" + path, image}
}

// use sends a body to a link. It has no key.
func (s *service) use(method string, l link, contentType string, body []byte) reply {
	s.t.Helper()
	return s.send(s.useRequest(method, l, contentType, body))
}

func (s *service) stored(l link) reply { return s.get(strings.TrimPrefix(l.image, serviceOrigin)) }

func TestPhotoOfALinkIsAppraised(t *testing.T) {
	for name, use := range map[string]func(*service, link) reply{
		"curl -T": func(s *service, l link) reply { return s.use("PUT", l, "", photoJPEG(1)) },
		"curl --data-binary": func(s *service, l link) reply {
			return s.use("POST", l, "application/x-www-form-urlencoded", photoJPEG(1))
		},
		"form": func(s *service, l link) reply {
			form := "--B\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a.jpg\"\r\n\r\n" + string(photoJPEG(1)) + "\r\n--B--\r\n"
			return s.use("POST", l, "multipart/form-data; boundary=B", []byte(form))
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newService(t, 100)
			s.undocumented = true // curl sends no content type of a photo
			s.setListingImage("c1", photoJPEG(1))
			l := s.newLink()
			if r := s.get(l.path); r.StatusCode != 200 || r.at("expires_at") != "2026-11-21T12:10:00.000Z" || r.Header.Get("X-Robots-Tag") != "noindex" {
				t.Errorf("got %s %v, want the time at which the link expires", r, r.Header)
			}
			s.expectProblem(s.stored(l), 404, "NOT_FOUND")
			r := use(s, l)
			if r.StatusCode != 201 || r.at("image_url") != l.image || r.Header.Get("Location") != l.image {
				t.Fatalf("got %s, want 201 with the image's URL", r)
			}
			s.expectBalance(100, 0)
			valued := s.tool("appraise_product", fixture.Object{"image_url": l.image})
			s.expectContains(valued, []any{"structuredContent", "appraisal", "best_match", "title"}, "Halden Scout 35")
			s.expectBalance(100-cost, 0)

			s.expectProblem(s.use("PUT", l, "image/jpeg", photoJPEG(2)), 404, "NOT_FOUND")
			s.expectProblem(s.get(l.path), 404, "NOT_FOUND")
			if r := s.stored(l); !bytes.Equal(r.body, photoJPEG(1)) {
				t.Errorf("got %d bytes, want the first photo", len(r.body))
			}
		})
	}
}

// The model may go on before the user has added the photo. No credits are held, and no KV read makes the platform remember that
// the image is absent.
func TestAppraisalBeforeThePhotoIsRefused(t *testing.T) {
	var read []string
	s := newService(t, 100, withFault(func(e host.Effect) *host.Result {
		if e.Kind == exchangetest.KVKeep || e.Kind == exchangetest.KVOpen {
			read = append(read, e.Key)
		}
		return nil
	}))
	l, other := s.newLink(), s.upload(photoJPEG(2)).at("image_url").(string)
	for name, arguments := range map[string]fixture.Object{
		"first photo": {"image_url": l.image, "description": "Halden Scout 35 rangefinder camera"},
		"more photos": {"image_url": other, "images": []string{l.image}, "description": "Halden Scout 35 rangefinder camera"},
	} {
		t.Run(name, func(t *testing.T) {
			s.expectRefusal(s.tool("appraise_product", arguments), "BAD_REQUEST", "the photo has not arrived yet", "nothing was charged")
		})
	}
	r := s.appraise(`{"image_url":"` + l.image + `"}`)
	s.expectProblem(r, 400, "BAD_REQUEST")
	s.expect(r, "image_url", "field")
	s.expectProblem(s.stored(l), 404, "NOT_FOUND")
	s.expectBalance(100, 0)
	if s.queryInt(`SELECT count(*) FROM appraisal`) != 0 || len(read) > 0 {
		t.Errorf("got appraisals or the reads %q, want neither", read)
	}
}

// Whoever sees the link in a log or the image in a chat has no more than that.
func TestDatabaseHasNoTokenOfALink(t *testing.T) {
	s := newService(t, 100)
	first, second := s.newLink(), s.newLink()
	if first == second {
		t.Error("got the same link twice")
	}
	token, hash := strings.TrimPrefix(first.path, "/upload/"), ""
	if err := s.d1.DB().QueryRow(`SELECT hash FROM upload_link WHERE hash = ?1`, account.HashKey(token)).Scan(&hash); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(hash, token) || strings.Contains(first.image, token) {
		t.Errorf("got the hash %s and the image %s, want neither to contain the token", hash, first.image)
	}
	for name, path := range map[string]string{
		"its hash": "/upload/" + hash, "its image": "/upload/" + strings.TrimPrefix(first.image, serviceOrigin+"/api/v1/images/img_"),
		"another case": strings.ToUpper(first.path), "no token": "/upload/", "more": first.path + "/x",
	} {
		if r := s.use("PUT", link{path: path}, "image/jpeg", photoJPEG(1)); r.StatusCode != 404 {
			t.Errorf("%s in place of the token: got %s, want 404", name, r)
		}
	}
}

func (s *service) useRequest(method string, l link, contentType string, body []byte) *http.Request {
	r := httptest.NewRequest(method, l.path, bytes.NewReader(body))
	r.Host = "loupe.example.com"
	if contentType != "" {
		r.Header.Set("Content-Type", contentType)
	}
	return r
}

// ChatGPT passes a file of its chat by a URL, which is checked like the URL of any photo.
func TestFileOfAChatIsStored(t *testing.T) {
	s := newService(t, 100)
	s.setListingImage("c1", photoJPEG(1))
	file := func(url string) fixture.Object {
		return fixture.Object{"photo": fixture.Object{"download_url": url, "file_id": "file_1", "mime_type": "image/jpeg", "file_name": "a.jpg", "file_size_bytes": 9}}
	}
	r := s.tool("upload_photo", file(cameraURL))
	image, _ := r.at("structuredContent", "image_url").(string)
	if image == "" || r.at("structuredContent", "upload_url") != nil || r.at("structuredContent", "expires_at") != "2026-11-22T12:00:00.000Z" {
		t.Fatalf("got %s, want the image without a link", r.body)
	}
	s.images.put(cameraURL, page{status: 404}) // the chat's URL has expired
	for range 2 {
		s.expectContains(s.tool("appraise_product", fixture.Object{"image_url": image}), []any{"structuredContent", "appraisal", "best_match", "title"}, "Halden Scout 35")
	}

	s.images.put("https://img.shop.com/inside.jpg", page{status: 302, location: "https://10.0.0.1/a.jpg"})
	s.images.put("https://img.shop.com/page.jpg", page{body: []byte("<html>")})
	for url, part := range map[string]string{
		"http://img.shop.com/a.jpg":       "must use https",
		"https://127.0.0.1/a.jpg":         "public",
		"https://img.shop.com/inside.jpg": "redirects",
		"https://img.shop.com/page.jpg":   "JPEG, PNG, WebP or GIF",
		goneURL:                           "HTTP error",
		"file:///etc/passwd":              "must use https",
		"":                                "",
	} {
		s.expectRefusal(s.tool("upload_photo", file(url)), "BAD_REQUEST", part)
	}
	for _, fetched := range s.images.fetched {
		if strings.Contains(fetched, "10.0.0.1") || strings.Contains(fetched, "127.0.0.1") {
			t.Errorf("%s was fetched", fetched)
		}
	}
	// ChatGPT on phones passes a name in place of the file.
	if r := s.tool("upload_photo", fixture.Object{"photo": "chat_upload"}); r.at("structuredContent", "upload_url") == nil {
		t.Errorf("got %s, want a link", r.body)
	}
}

// A client that signed its user in has an access token only. It can upload a photo, and nothing else outside of the connector.
func TestAccessTokenOfTheConnectorUploads(t *testing.T) {
	s := newService(t, 100)
	token := account.NewKey("loupe", [account.SecretBytes]byte{9})
	s.exec(`INSERT INTO access_token (hash, api_key, audience, created_at, expires_at) VALUES (?1, 'key_acct_1', 'mcp', 0, ?2)`,
		account.HashKey(token), s.clock().Add(time.Hour).UnixMilli())
	key := s.key
	s.key = token
	url, _ := s.upload(photoJPEG(1)).at("image_url").(string)
	if url == "" {
		t.Fatal("the upload was refused")
	}
	s.advance(time.Hour)
	s.expectProblem(s.upload(photoJPEG(1)), 401, "UNAUTHORIZED")
	s.key = key
	s.expectContains(s.tool("appraise_product", fixture.Object{"image_url": "data:image/png;base64,AAAA"}), []any{"content", 0, "text"}, "call upload_photo")
	s.expectContains(s.tool("appraise_product", fixture.Object{"image_url": "/mnt/data/a.jpg"}), []any{"content", 0, "text"}, "call upload_photo")
}

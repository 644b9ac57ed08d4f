//go:build js && wasm

package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"syscall/js"

	"github.com/syumai/workers/cloudflare"
	"github.com/syumai/workers/cloudflare/fetch"
	"github.com/syumai/workers/cloudflare/kv"
)

const (
	maxBody  = 64 << 10
	maxPhoto = 10 << 20
)

// request has the fields of a request.
type request struct {
	ImageURL    string `json:"image_url"`
	Description string `json:"description"`
	Country     string `json:"country"`
}

func (s *service) appraise(w http.ResponseWriter, r *http.Request) *problem {
	g, p := s.authenticate(w, r)
	if p != nil {
		return p
	}
	body, err := io.ReadAll(io.LimitReader(r.Body, maxBody+1))
	if err != nil {
		return internal(err)
	}
	asked, p := parse(body)
	if p != nil {
		return p
	}
	ctx := r.Context()
	a := appraisal{id: "apr_" + newID(), grant: g, request: asked, hash: hash(string(body)), idempotencyKey: r.Header.Get("Idempotency-Key")}
	earlier, p := s.admit(ctx, a)
	if p != nil {
		return p
	}
	if earlier != nil {
		writeAnswer(w, *earlier)
		return nil
	}
	text, err := s.kv.GetString("rates", &kv.GetOptions{CacheTTL: 60})
	if err != nil {
		return internal(err)
	}
	var rates rates
	json.Unmarshal([]byte(text), &rates) // without rates, prices in other currencies are left out
	photoError := fetchPhoto(ctx, asked.ImageURL)
	listings, err := s.listingsByText(ctx, asked.Description, g.Account)
	if err != nil {
		return internal(err)
	}
	result := value(asked.Description, listings, rates)
	if photoError != nil {
		result.Error.ImageUploadErrors = append(result.Error.ImageUploadErrors, failure{"IMAGE_UNAVAILABLE", photoError.Error()})
	}
	encoded, err := json.Marshal(result)
	if err != nil {
		return internal(err)
	}
	done := answer{id: a.id, body: string(encoded)}
	if result.Appraisal != nil {
		done.charged = cost
	}
	if done.remaining, err = s.settle(ctx, a, done); err != nil {
		return internal(err)
	}
	writeAnswer(w, done)
	return nil
}

func writeAnswer(w http.ResponseWriter, a answer) {
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("Loupe-Appraisal-Id", a.id)
	h.Set("Loupe-Credits-Charged", strconv.Itoa(a.charged))
	h.Set("Loupe-Credits-Remaining", strconv.FormatInt(a.remaining, 10))
	io.WriteString(w, a.body)
}

// parse returns the request in a body, or the field that is wrong and what is wrong with it.
func parse(body []byte) (r request, p *problem) {
	wrong := func(field, detail string) (request, *problem) {
		return r, &problem{Status: 400, Code: "BAD_REQUEST", Field: field, Detail: detail}
	}
	if len(body) > maxBody {
		return wrong("", "the body is larger than 64 kB")
	}
	if err := json.Unmarshal(body, &r); err != nil {
		return wrong("", "the body is not a JSON object with text in its fields")
	}
	switch {
	case r.ImageURL == "":
		return wrong("image_url", "image_url is required")
	case !isPublic(r.ImageURL):
		return wrong("image_url", "image_url must be a public https URL")
	case len(r.Description) > 2000:
		return wrong("description", "description must be text of at most 2,000 characters")
	case r.Country != "" && len(r.Country) != 2:
		return wrong("country", "country must be a code of two letters")
	}
	return r, nil
}

// isPublic reports whether a URL may be fetched: public HTTPS, or anything on a developer's machine.
func isPublic(text string) bool {
	u, err := url.Parse(text)
	if err != nil || u.User != nil {
		return false
	}
	if cloudflare.Getenv("ALLOW_LOCAL_IMAGES") == "1" {
		return u.Scheme == "http" || u.Scheme == "https"
	}
	host := u.Hostname()
	return u.Scheme == "https" && u.Port() == "" && strings.Contains(host, ".") && strings.Trim(host, "0123456789.") != "" && !strings.HasSuffix(host, ".local")
}

// fetchPhoto fetches a photo, and returns an error if it is not available.
func fetchPhoto(ctx context.Context, url string) error {
	r, err := fetch.NewRequest(ctx, http.MethodGet, url, nil)
	if err != nil {
		return err
	}
	r.Header.Set("Accept", "image/*")
	// The client's default calls fetch on a proxy of the global object, which workerd refuses.
	response, err := fetch.NewClient(fetch.WithBinding(js.Global().Get("globalThis"))).Do(r, nil)
	if err != nil {
		return errors.New("the image's host could not be reached")
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("the image's host answered %d", response.StatusCode)
	}
	photo, err := io.ReadAll(io.LimitReader(response.Body, maxPhoto+1))
	switch head := string(photo[:min(4, len(photo))]); {
	case err != nil:
		return errors.New("the image's host could not be reached")
	case len(photo) > maxPhoto:
		return errors.New("the image is larger than 10 MB")
	case !strings.HasPrefix(head, "\xff\xd8") && head != "\x89PNG" && head != "RIFF" && head != "GIF8":
		return errors.New("the URL does not lead to an image")
	}
	return nil
}

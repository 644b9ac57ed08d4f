package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"time"
)

// call is a request to appraise an image: the service's URL, an API key and the image's URL.
type call struct{ service, key, image string }

func (c call) url() string { return c.service + "/api/v1/appraise-product" }

func (c call) body() []byte {
	text, err := json.Marshal(map[string]string{"image_url": c.image})
	if err != nil {
		panic(err) // unreachable: strings can be marshalled
	}
	return text
}

// curl returns the call as a shell command. The URLs and the key contain no quotes, so they need no
// escaping.
func (c call) curl() string {
	return fmt.Sprintf("curl -sS %s \\\n  -H 'Authorization: Bearer %s' \\\n  -H 'Content-Type: application/json' \\\n  -d '%s'",
		c.url(), c.key, c.body())
}

// appraise sends the call and returns the decoded response. It returns an error unless the status is 200.
func (c call) appraise(ctx context.Context) (r result, err error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, c.url(), bytes.NewReader(c.body()))
	if err != nil {
		return r, err
	}
	request.Header.Set("Authorization", "Bearer "+c.key)
	request.Header.Set("Content-Type", "application/json")
	start := time.Now()
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return r, err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return r, err
	}
	if response.StatusCode != http.StatusOK {
		return r, fmt.Errorf("%s: %s", response.Status, text)
	}
	r.id = response.Header.Get("loupe-appraisal-id")
	r.charged, r.remaining = response.Header.Get("loupe-credits-charged"), response.Header.Get("loupe-credits-remaining")
	r.took = time.Since(start)
	return r, json.Unmarshal(text, &r)
}

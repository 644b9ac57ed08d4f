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

// A call is an appraisal of an image.
type call struct{ service, key, image string }

func (c call) url() string { return c.service + "/api/v1/appraise-product" }

func (c call) body() []byte {
	text, err := json.Marshal(map[string]string{"image_url": c.image})
	if err != nil {
		panic(err) // not possible: it is a string
	}
	return text
}

// curl is the same call for a shell. Nothing in it has a quote.
func (c call) curl() string {
	return fmt.Sprintf("curl -sS %s \\\n  -H 'Authorization: Bearer %s' \\\n  -H 'Content-Type: application/json' \\\n  -d '%s'",
		c.url(), c.key, c.body())
}

func (c call) appraise(ctx context.Context) (r result, err error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, c.url(), bytes.NewReader(c.body()))
	if err != nil {
		return r, err
	}
	request.Header.Set("Authorization", "Bearer "+c.key)
	request.Header.Set("Content-Type", "application/json")
	begun := time.Now()
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
	r.took = time.Since(begun)
	return r, json.Unmarshal(text, &r)
}

package oauth

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"loupe/core/problem"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

const fetchTimeout = 5 * time.Second // for the whole document

// findClient returns the client with this ID, as its metadata document describes it. It fetches the document unless a
// fresh copy is stored. CheckClientID must have accepted the ID.
func findClient(c *server.Call, id string) (protocol.Client, error) {
	client := protocol.Client{ID: id}
	var uris string
	err := c.DB.QueryRowContext(c.Context(), `SELECT name, url, redirect_uris FROM oauth_client WHERE id = ? AND expires_at > ?`, id, c.Millis()).
		Scan(&client.Name, &client.Page, &uris)
	if err == nil {
		err = json.Unmarshal([]byte(uris), &client.RedirectURIs)
		return client, err
	}
	if !server.NoRows(err) {
		return client, err
	}
	content, fresh, err := fetchDocument(c, id)
	if err != nil {
		c.Log.Printf("the document of an OAuth client could not be fetched: %s: %v", id, err)
		return client, &problem.Problem{Code: problem.Unavailable, Detail: "the document at " + id + " could not be fetched: " + err.Error()}
	}
	client, failure := protocol.ParseClient(id, content)
	if failure != nil { // not stored: the next request reads it again
		return client, invalid(failure)
	}
	return client, storeClient(c, client, fresh)
}

// storeClient stores a client for as long as its document is fresh.
func storeClient(c *server.Call, client protocol.Client, fresh time.Duration) error {
	uris, err := json.Marshal(client.RedirectURIs)
	if err != nil {
		return err
	}
	_, err = c.DB.ExecContext(c.Context(), `INSERT INTO oauth_client (id, name, url, redirect_uris, expires_at) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET name = excluded.name, url = excluded.url, redirect_uris = excluded.redirect_uris, expires_at = excluded.expires_at`,
		client.ID, client.Name, client.Page, string(uris), c.Millis()+fresh.Milliseconds())
	return err
}

// fetchDocument downloads a client's metadata document within fetchTimeout. It also returns how long the document is
// fresh. Its errors are shown to the user. The transport in a Worker ignores the context, so fetchDocument returns without
// waiting for it; the download ends with the Worker's event.
func fetchDocument(c *server.Call, url string) (content []byte, fresh time.Duration, err error) {
	ctx, cancel := context.WithTimeoutCause(c.Context(), fetchTimeout, errors.New("its server did not answer within 5 seconds"))
	defer cancel()
	done := make(chan error, 1)
	go func() {
		var err error
		content, fresh, err = download(c, ctx, url)
		done <- err
	}()
	select {
	case err := <-done:
		return content, fresh, err
	case <-ctx.Done():
		return nil, 0, context.Cause(ctx)
	}
}

// download follows no redirect: the draft forbids it, and the target could be a host that is not public.
func download(c *server.Call, ctx context.Context, url string) (content []byte, fresh time.Duration, err error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, 0, err
	}
	r.Header.Set("Accept", "application/json")
	r.Header.Set("User-Agent", c.Service())
	response, err := c.Transport.RoundTrip(r)
	if err != nil {
		c.Log.Printf("%s: %v", url, err)
		return nil, 0, errors.New("its server could not be reached")
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return nil, 0, fmt.Errorf("its server answered with status %d", response.StatusCode)
	}
	if !isJSON(response.Header.Get("Content-Type")) {
		return nil, 0, errors.New("its Content-Type is not application/json")
	}
	content, err = io.ReadAll(io.LimitReader(response.Body, protocol.MaxDocument+1))
	switch {
	case err != nil:
		return nil, 0, errors.New("its server ended the answer early")
	case len(content) > protocol.MaxDocument:
		return nil, 0, fmt.Errorf("it is larger than %d bytes", protocol.MaxDocument)
	}
	// The workers package splits a header's value at its commas.
	return content, protocol.FreshFor(strings.Join(response.Header.Values("Cache-Control"), ",")), nil
}

// isJSON reports whether a Content-Type is application/json or application/NAME+json.
func isJSON(contentType string) bool {
	mediaType, _, _ := strings.Cut(contentType, ";")
	mediaType = strings.ToLower(strings.TrimSpace(mediaType))
	name, ok := strings.CutPrefix(mediaType, "application/")
	return ok && (name == "json" || strings.HasSuffix(name, "+json"))
}

package oauth

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"loupe/core/problem"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

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
	if err := earlierFailure(c, id); err != nil {
		return client, err
	}
	document, err := fetchDocument(c, id)
	if err != nil {
		return client, storeFailure(c, id, &problem.Problem{Code: problem.Unavailable, Detail: "the document at " + id + " could not be fetched: " + err.Error()})
	}
	client, failure := protocol.ParseClient(id, document.Body)
	if failure != nil {
		return client, storeFailure(c, id, invalid(failure))
	}
	return client, storeClient(c, client, protocol.FreshFor(strings.Join(document.Header.Values("Cache-Control"), ",")))
}

// storeClient stores a client for as long as its document is fresh, unless maxClients are stored.
func storeClient(c *server.Call, client protocol.Client, fresh time.Duration) error {
	uris, err := json.Marshal(client.RedirectURIs)
	if err != nil {
		return err
	}
	_, err = c.DB.ExecContext(c.Context(), `INSERT INTO oauth_client (id, name, url, redirect_uris, expires_at) SELECT ?1, ?2, ?3, ?4, ?5
		WHERE (SELECT count(*) FROM oauth_client WHERE id <> ?1) < ?6
		ON CONFLICT (id) DO UPDATE SET name = excluded.name, url = excluded.url, redirect_uris = excluded.redirect_uris, expires_at = excluded.expires_at`,
		client.ID, client.Name, client.Page, string(uris), c.Millis()+fresh.Milliseconds(), maxClients)
	return err
}

// fetchDocument downloads a client's metadata document. It follows no redirect: the draft forbids it, and the target could
// be a host that is not public. Its errors are shown to the user.
func fetchDocument(c *server.Call, url string) (server.Fetched, error) {
	r, err := http.NewRequestWithContext(c.Context(), http.MethodGet, url, nil)
	if err != nil {
		return server.Fetched{}, err
	}
	r.Header.Set("Accept", "application/json")
	r.Header.Set("User-Agent", c.Service())
	document, err := c.Fetch(c.Context(), r, protocol.MaxDocument)
	switch {
	case err != nil:
		// The URL may have a query with anything in it, and err may repeat the URL.
		c.Log.Printf("the document of an OAuth client could not be fetched from %s: %s", protocol.ClientHost(url), strings.ReplaceAll(err.Error(), url, "its URL"))
		return document, errors.New("its server could not be reached, was too slow, or sent more than 10 kB")
	case document.Status != http.StatusOK:
		return document, fmt.Errorf("its server answered with status %d", document.Status)
	case !isJSON(document.Header.Get("Content-Type")):
		return document, errors.New("its Content-Type is not application/json")
	}
	return document, nil
}

// isJSON reports whether a Content-Type is application/json or application/NAME+json.
func isJSON(contentType string) bool {
	mediaType, _, _ := strings.Cut(contentType, ";")
	mediaType = strings.ToLower(strings.TrimSpace(mediaType))
	name, ok := strings.CutPrefix(mediaType, "application/")
	return ok && (name == "json" || strings.HasSuffix(name, "+json"))
}

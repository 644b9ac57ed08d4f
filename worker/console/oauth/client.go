package oauth

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"loupe/core/base/problem"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

// findClient returns the client with this ID, as it registered or as its metadata document describes it. It fetches the
// document unless a fresh copy is stored. CheckClientID must have accepted an ID with a document.
func findClient(c *server.Call, id string) (protocol.Client, error) {
	if id == protocol.Command.ID {
		return protocol.Command, nil
	}
	client := protocol.Client{ID: id}
	var uris string
	err := c.DB.QueryRowContext(c.Context(), `SELECT name, url, redirect_uris FROM oauth_client WHERE id = ? AND (expires_at > ? OR network IS NOT NULL)`, id, c.Millis()).
		Scan(&client.Name, &client.Page, &uris)
	if err == nil {
		err = json.Unmarshal([]byte(uris), &client.RedirectURIs)
		return client, err
	}
	if !server.NoRows(err) {
		return client, err
	}
	if protocol.IsRegistered(id) {
		return client, server.Invalid("request", "the app is not registered here any more; remove "+c.Service()+" from the app and add it again")
	}
	if err := earlierFailure(c, id); err != nil {
		return client, err
	}
	document, err := fetchDocument(c, id)
	if err != nil {
		return client, storeFailure(c, id, &problem.Problem{Code: problem.Unavailable, Detail: "the document at " + id + " could not be fetched: " + err.Error()})
	}
	client, failure := protocol.ParseClient(id, document.Body, schemes(c))
	if failure != nil {
		return client, storeFailure(c, id, invalid(failure))
	}
	return client, storeClient(c, client, protocol.FreshFor(strings.Join(document.Header.Values("Cache-Control"), ",")))
}

// storeClient stores a client for as long as its document is fresh, unless maxClients are stored.
func storeClient(c *server.Call, client protocol.Client, fresh time.Duration) error {
	_, err := c.DB.ExecContext(c.Context(), `INSERT INTO oauth_client (id, name, url, redirect_uris, expires_at) SELECT ?1, ?2, ?3, ?4, ?5
		WHERE (SELECT count(*) FROM oauth_client WHERE id <> ?1 AND network IS NULL) < ?6
		ON CONFLICT (id) DO UPDATE SET name = excluded.name, url = excluded.url, redirect_uris = excluded.redirect_uris, expires_at = excluded.expires_at`,
		client.ID, client.Name, client.Page, server.ToJSON(client.RedirectURIs), c.Millis()+fresh.Milliseconds(), maxClients)
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

// After a document can't be fetched or is invalid, the service does not fetch it again for the same user within failureLife. So
// a user can't make the service send requests at will, to one URL, to many URLs of one host, or to many hosts. Failures are
// counted for each user, so one user can't lock others out.
const (
	failureLife     = time.Minute
	maxHostFailures = 5  // of a user and a host; more documents of the host are not fetched for this user
	maxFailures     = 20 // of a user; no more documents are fetched for this user
)

// earlierFailure returns the problem of a document that failed for this user in the last minute, or the problem of too many
// failures. It returns nil if the document may be fetched.
func earlierFailure(c *server.Call, id string) error {
	user, now := c.Session.User, c.Millis()
	var stored string
	err := c.DB.QueryRowContext(c.Context(), `SELECT problem FROM oauth_client_failure WHERE user = ? AND id = ? AND expires_at > ?`, user, id, now).Scan(&stored)
	if err == nil {
		var p problem.Problem
		if err := json.Unmarshal([]byte(stored), &p); err != nil {
			return err
		}
		return &p
	}
	if !server.NoRows(err) {
		return err
	}
	var ofHost, all int
	err = c.DB.QueryRowContext(c.Context(), `SELECT count(*) FILTER (WHERE host = ?), count(*) FROM oauth_client_failure WHERE user = ? AND expires_at > ?`,
		protocol.ClientHost(id), user, now).Scan(&ofHost, &all)
	if err == nil && (ofHost >= maxHostFailures || all >= maxFailures) {
		err = &problem.Problem{Code: problem.Unavailable, Detail: "too many documents of clients that you asked for could not be used in the last minute; try again in a minute"}
	}
	return err
}

// storeFailure stores the problem of a document and returns it.
func storeFailure(c *server.Call, id string, failure error) error {
	var p *problem.Problem
	if !errors.As(failure, &p) {
		return failure
	}
	_, err := c.DB.ExecContext(c.Context(), `INSERT INTO oauth_client_failure (user, id, host, problem, expires_at) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (user, id) DO UPDATE SET problem = excluded.problem, expires_at = excluded.expires_at`,
		c.Session.User, id, protocol.ClientHost(id), server.ToJSON(p), c.Millis()+failureLife.Milliseconds())
	if err != nil {
		return err
	}
	return failure
}

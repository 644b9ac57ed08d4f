package oauth

import (
	"encoding/json"
	"errors"
	"time"

	"loupe/core/problem"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

// If a document can't be fetched or is invalid, the user who asked for it can't have it fetched again for failureLife. So no
// user can make the service send requests at will, to one URL, to many URLs of one host, or to many hosts. Failures of one
// user don't count for others, so nobody can lock other users out.
const (
	failureLife     = time.Minute
	maxHostFailures = 5  // of a user and a host; more documents of the host are not fetched for this user
	maxFailures     = 20 // of a user; no more documents are fetched for this user
)

// failureRecord is the problem of a document as it is stored.
type failureRecord struct {
	Code   problem.Code `json:"code"`
	Detail string       `json:"detail"`
	Field  string       `json:"field"`
}

// earlierFailure returns the problem of a document that failed for this user in the last minute, or the problem of too many
// failures. It returns nil if the document may be fetched.
func earlierFailure(c *server.Call, id string) error {
	user, now := c.Session.User, c.Millis()
	var stored string
	err := c.DB.QueryRowContext(c.Context(), `SELECT problem FROM oauth_client_failure WHERE user = ? AND id = ? AND expires_at > ?`, user, id, now).Scan(&stored)
	if err == nil {
		var f failureRecord
		if err := json.Unmarshal([]byte(stored), &f); err != nil {
			return err
		}
		return &problem.Problem{Code: f.Code, Detail: f.Detail, Field: f.Field}
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
	text, err := json.Marshal(failureRecord{p.Code, p.Detail, p.Field})
	if err != nil {
		return err
	}
	_, err = c.DB.ExecContext(c.Context(), `INSERT INTO oauth_client_failure (user, id, host, problem, expires_at) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (user, id) DO UPDATE SET problem = excluded.problem, expires_at = excluded.expires_at`,
		c.Session.User, id, protocol.ClientHost(id), string(text), c.Millis()+failureLife.Milliseconds())
	if err != nil {
		return err
	}
	return failure
}

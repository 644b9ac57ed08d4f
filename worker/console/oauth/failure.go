package oauth

import (
	"encoding/json"
	"errors"
	"time"

	"loupe/core/problem"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

// A document that could not be fetched, or is invalid, is not fetched again for failureLife. So nobody can make the service
// send requests at will, to one URL, to many URLs of one host, or to many hosts.
const (
	failureLife     = time.Minute
	maxHostFailures = 5   // of one host; more documents of it are not fetched
	maxFailures     = 100 // of all hosts; no more documents are fetched
)

// failureRecord is the problem of a document as it is stored.
type failureRecord struct {
	Code   problem.Code `json:"code"`
	Detail string       `json:"detail"`
	Field  string       `json:"field"`
}

// earlierFailure returns the problem of a document that failed in the last minute, or the problem of too many failures. It
// returns nil if the document may be fetched.
func earlierFailure(c *server.Call, id string) error {
	now := c.Millis()
	var stored string
	err := c.DB.QueryRowContext(c.Context(), `SELECT problem FROM oauth_client_failure WHERE id = ? AND expires_at > ?`, id, now).Scan(&stored)
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
	err = c.DB.QueryRowContext(c.Context(), `SELECT count(*) FILTER (WHERE host = ?), count(*) FROM oauth_client_failure WHERE expires_at > ?`,
		protocol.ClientHost(id), now).Scan(&ofHost, &all)
	if err == nil && (ofHost >= maxHostFailures || all >= maxFailures) {
		err = &problem.Problem{Code: problem.Unavailable, Detail: "too many documents of clients could not be used in the last minute; try again in a minute"}
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
	_, err = c.DB.ExecContext(c.Context(), `INSERT INTO oauth_client_failure (id, host, problem, expires_at) VALUES (?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET problem = excluded.problem, expires_at = excluded.expires_at`,
		id, protocol.ClientHost(id), string(text), c.Millis()+failureLife.Milliseconds())
	if err != nil {
		return err
	}
	return failure
}

package oauth

import (
	"errors"
	"net/http"
	"time"

	"loupe/core/fault"
	"loupe/core/problem"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

const (
	registrationVariable = "OAUTH_REGISTRATION"
	schemesVariable      = "OAUTH_REDIRECT_SCHEMES"

	unusedLife       = 24 * time.Hour // of a registered client without a grant
	maxRegistered    = 10_000         // registered clients in all
	maxRegistrations = 20             // of a network in an hour
)

var (
	errUnknownClient = &protocol.Error{Code: protocol.InvalidClient, Description: "the client is not registered, or its registration has ended: register again"}

	errTooManyRegistrations = &protocol.Error{Code: protocol.TemporarilyUnavailable,
		Description: "too many clients were registered from this address in the last hour, or are registered in all: try again later"}
)

// registers reports whether clients may register.
func registers(c *server.Call) bool { return c.Var(registrationVariable) == "on" }

// schemes returns the private schemes that the operator allows in redirect URIs.
func schemes(c *server.Call) protocol.Schemes {
	schemes, _ := protocol.ParseSchemes(c.Var(schemesVariable))
	return schemes
}

// Faults returns the mistakes in the variables of this package.
func Faults(c *server.Call) (faults []fault.Fault) {
	if v := c.Var(registrationVariable); v != "" && v != "on" && v != "off" {
		faults = append(faults, fault.Fault{Variable: registrationVariable, Problem: "it is neither on nor off, so clients can't register", Remedy: "correct it, or remove it"})
	}
	if _, ok := protocol.ParseSchemes(c.Var(schemesVariable)); !ok {
		faults = append(faults, fault.Fault{Variable: schemesVariable, Problem: "an entry is not a private scheme, so it is not allowed",
			Remedy: "list schemes of programs in lower case without a colon, such as cursor, separated by commas or spaces"})
	}
	return faults
}

// register is the client registration endpoint (RFC 7591), for clients without a metadata document. Anybody may call it,
// so what it stores is limited, and the cron deletes it unless a user gives the client access.
func register(c *server.Call) (any, error) {
	allowPages(c)
	if err := requireSignIn(c); err != nil {
		return nil, err
	}
	if !registers(c) {
		return nil, &problem.Problem{Code: problem.NotFound, Detail: "this service registers no clients; use a client ID metadata document"}
	}
	if !isJSON(c.Request.Header.Get("Content-Type")) {
		return refuse(c, &protocol.Error{Code: protocol.InvalidClientMetadata, Description: "Content-Type must be application/json"})
	}
	body, err := c.ReadBody()
	var p *problem.Problem
	if errors.As(err, &p) {
		return refuse(c, &protocol.Error{Code: protocol.InvalidClientMetadata, Description: p.Detail})
	}
	client, failure := protocol.ParseRegistration(c.NewID(protocol.RegisteredPrefix), body, schemes(c))
	if failure != nil {
		return refuse(c, failure)
	}
	stored, err := storeRegistered(c, client)
	switch {
	case err != nil:
		return nil, err
	case !stored:
		return refuse(c, errTooManyRegistrations)
	}
	return server.Response{Status: http.StatusCreated, Body: protocol.NewRegistration(client, c.Millis()/1000)}, nil
}

// storeRegistered stores a new client, unless there are too many.
func storeRegistered(c *server.Call, client protocol.Client) (stored bool, err error) {
	// Keyed, so that the database doesn't reveal from where a client registered.
	network, err := c.Signature("registration", c.RequestHeader("CF-Connecting-IP"))
	if err != nil {
		return false, err
	}
	now := c.Millis()
	changed, err := c.DB.Batch(c.Context(), server.SQL(`INSERT INTO oauth_client (id, name, url, redirect_uris, expires_at, network, registered_at)
		SELECT ?1, ?2, '', ?3, ?4, ?5, ?6
		WHERE (SELECT count(*) FROM oauth_client WHERE network = ?5 AND registered_at > ?6 - 3600000) < ?7
		AND (SELECT count(*) FROM oauth_client WHERE network IS NOT NULL) < ?8`,
		client.ID, client.Name, server.ToJSON(client.RedirectURIs), now+unusedLife.Milliseconds(), network, now, maxRegistrations, maxRegistered))
	return err == nil && changed[0], err
}

// checkRegistered returns errUnknownClient for the ID of a registered client that was deleted. Clients then register again (RFC 6749
// section 5.2).
func checkRegistered(c *server.Call, id string) (*protocol.Error, error) {
	if !protocol.IsRegistered(id) {
		return nil, nil
	}
	var stored bool
	err := c.DB.QueryRowContext(c.Context(), `SELECT EXISTS (SELECT 1 FROM oauth_client WHERE id = ?)`, id).Scan(&stored)
	if err != nil || stored {
		return nil, err
	}
	return errUnknownClient, nil
}

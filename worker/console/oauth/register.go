package oauth

import (
	"errors"
	"net/http"
	"strings"
	"time"

	"loupe/core/base/fault"
	"loupe/core/base/problem"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

const (
	registrationVariable = "OAUTH_REGISTRATION"
	schemesVariable      = "OAUTH_REDIRECT_SCHEMES"

	unusedLife    = 24 * time.Hour // of a registered client without a grant
	maxRegistered = 10_000         // registered clients in all
)

// maxRegistrations are how many clients may register in an hour from an address or an IPv6 network of 64 bits, from a network of 24 or 48 bits,
// and from an IPv6 network of 32 bits. Providers give networks of 48 bits to anybody.
var maxRegistrations = [...]int{20, 60, 200}

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
// so what it stores is limited, and the cron deletes it unless a user gives the client access. A client that asks for a secret, as many do
// by default, is registered without one: RFC 7591, section 3.2.1, allows that.
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

// networksOf returns the networks of an address, as worker/host/address.mjs writes it: itself, the network of 24 bits or, for IPv6, of 48 bits,
// and for IPv6 that of 32 bits. Without an address all are "".
func networksOf(address string) (networks [len(maxRegistrations)]string) {
	networks[0] = address
	if groups := strings.Split(address, ":"); len(groups) > 3 {
		networks[1], networks[2] = strings.Join(groups[:3], ":"), strings.Join(groups[:2], ":")
	} else if end := strings.LastIndexByte(address, '.'); end > 0 {
		networks[1] = address[:end]
	}
	return networks
}

// mayRegister is the SQL condition that no network ?6 to ?8 registered as many clients as ?9 to ?11 in the hour before ?5.
const mayRegister = `(SELECT count(*) FROM oauth_client WHERE network = ?6 AND registered_at > ?5 - 3600000) < ?9
	AND (SELECT count(*) FROM oauth_client WHERE site = ?7 AND registered_at > ?5 - 3600000) < ?10
	AND (SELECT count(*) FROM oauth_client WHERE provider = ?8 AND registered_at > ?5 - 3600000) < ?11`

// storeRegistered stores a new client, unless its networks registered too many. If there are too many in all, the oldest without a grant is
// deleted.
func storeRegistered(c *server.Call, client protocol.Client) (stored bool, err error) {
	now := c.Millis()
	args := []any{client.ID, client.Name, server.ToJSON(client.RedirectURIs), now + unusedLife.Milliseconds(), now}
	for i, network := range networksOf(c.RequestHeader("CF-Connecting-IP")) {
		if i > 0 && network == "" {
			args = append(args, nil)
			continue
		}
		keyed, err := c.Signature("registration", network) // so that the database doesn't reveal from where a client registered
		if err != nil {
			return false, err
		}
		args = append(args, keyed)
	}
	for _, limit := range maxRegistrations {
		args = append(args, limit)
	}
	args = append(args, maxRegistered)
	changed, err := c.DB.Batch(c.Context(),
		server.SQL(`DELETE FROM oauth_client WHERE (SELECT count(*) FROM oauth_client WHERE network IS NOT NULL) >= ?12 AND `+mayRegister+`
			AND id = (SELECT id FROM oauth_client o WHERE network IS NOT NULL AND NOT EXISTS (SELECT 1 FROM api_key
			WHERE json_extract(client, '$.id') = +o.id AND kind = 'grant' AND revoked_at IS NULL) ORDER BY registered_at LIMIT 1)`, args...),
		server.SQL(`INSERT INTO oauth_client (id, name, url, redirect_uris, expires_at, registered_at, network, site, provider)
			SELECT ?1, ?2, '', ?3, ?4, ?5, ?6, ?7, ?8
			WHERE (SELECT count(*) FROM oauth_client WHERE network IS NOT NULL) < ?12 AND `+mayRegister, args...))
	return err == nil && changed[1], err
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

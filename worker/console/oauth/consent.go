package oauth

import (
	"encoding/base64"
	"strconv"

	"loupe/core/base/problem"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
	"loupe/worker/console/keys"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

const (
	consentPage = "/dashboard/consent?request="
	maxQuery    = 8000 // bytes of an authorization request

	codeSuffix = "_code" // of the service's name, the prefix of codes
)

// authorize redirects every authorization request to the consent page. So a link to this server never leads to another
// site before the user has read its name and agreed (RFC 9700 section 4.11.2). The page's own request checks the
// parameters, because only signed-in users may make this server fetch a client's document.
func authorize(c *server.Call) (any, error) {
	query := c.Request.URL.RawQuery
	if len(query) > maxQuery {
		return nil, server.Invalid("", "the query must have at most "+strconv.Itoa(maxQuery)+" bytes")
	}
	return server.Redirect(consentPage + base64.RawURLEncoding.EncodeToString([]byte(query))), nil
}

// parseRequest parses and checks the authorization request in the path of a consent route.
func parseRequest(c *server.Call) (a protocol.Authorization, client protocol.Client, err error) {
	query, err := base64.RawURLEncoding.DecodeString(c.ID)
	if err != nil || len(query) > maxQuery {
		return a, client, server.Invalid("request", "request must be the value that "+protocol.AuthorizePath+" put into the page's address")
	}
	a, failure := protocol.ParseAuthorization(string(query))
	if failure == nil && protocol.HasDocument(a.ClientID) {
		failure = protocol.CheckClientID(a.ClientID, c.IsLocal())
	}
	if failure != nil {
		return a, client, invalid(failure)
	}
	if client, err = findClient(c, a.ClientID); err != nil {
		return a, client, err
	}
	if !client.Allows(a.RedirectURI, schemes(c)) {
		return a, client, server.Invalid("request", "redirect_uri is not one of the client's redirect_uris, or not one that this service allows")
	}
	if failure := a.Check(origin(c)); failure != nil {
		return a, client, invalid(failure)
	}
	return a, client, nil
}

// invalid returns the problem of an authorization request that can't be granted.
func invalid(failure *protocol.Error) error { return server.Invalid("request", failure.Description) }

// consent is the data of the consent page.
type consent struct {
	Client        clientRecord  `json:"client"`
	RedirectHost  string        `json:"redirect_host"`  // of the address that receives the code, or its scheme: cursor://
	RedirectLocal bool          `json:"redirect_local"` // that address is on the user's own machine
	Account       accountRecord `json:"account"`
	Email         string        `json:"email"`
	CostPerCall   int64         `json:"cost_per_call"` // credits
	Connected     int64         `json:"connected"`     // active grants of the account for this client
	keys.Limits                 // of the new grant, unless the user changes them
}

// clientRecord is a client as the API shows it and as a grant stores it.
type clientRecord struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	URL  string `json:"url"`
	Host string `json:"host,omitempty"` // of ID; "" without a document

	Audience string `json:"audience"` // the part of the service that the client asks for: api or mcp
}

type accountRecord struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

func showConsent(c *server.Call) (any, error) {
	a, client, err := parseRequest(c)
	if err != nil {
		return nil, err
	}
	host, local, _ := protocol.RedirectHost(a.RedirectURI, schemes(c))
	answer := consent{
		Client:       clientRecord{client.ID, client.Name, client.Page, protocol.ClientHost(client.ID), a.Resource.Audience},
		RedirectHost: host, RedirectLocal: local,
		Account: accountRecord{c.Session.Account, c.Session.AccountName}, Email: c.Session.Email,
		CostPerCall: ledger.AppraisalCost, Limits: defaultLimits(a.Resource),
	}
	err = c.DB.QueryRowContext(c.Context(), `SELECT count(*) FROM api_key WHERE account = ? AND kind = 'grant' AND revoked_at IS NULL
		AND json_extract(client, '$.id') = ?`, c.Session.Account, client.ID).Scan(&answer.Connected)
	return answer, err
}

// defaultLimits are the limits of a grant whose user chose none: twenty appraisals a day and two hundred a month, and for the
// API, where lists are appraised, fifty times as many.
func defaultLimits(resource protocol.Resource) keys.Limits {
	perDay, perMonth := int64(20*ledger.AppraisalCost), int64(200*ledger.AppraisalCost)
	if resource == protocol.API {
		perDay, perMonth = 50*perDay, 50*perMonth
	}
	return keys.Limits{PerDay: &perDay, PerMonth: &perMonth}
}

// decide answers an authorization request with the user's decision: a code or access_denied. The page then sends
// the browser to redirect_to.
func decide(c *server.Call) (any, error) {
	a, client, err := parseRequest(c)
	if err != nil {
		return nil, err
	}
	body := struct {
		Decision string `json:"decision"`
		keys.Limits
	}{Limits: defaultLimits(a.Resource)}
	if err := server.DecodeInto(c, &body); err != nil {
		return nil, err
	}
	if body.Decision != "allow" && body.Decision != "deny" {
		return nil, server.Invalid("decision", "decision must be allow or deny")
	}
	if err := body.Limits.Check(); err != nil {
		return nil, err
	}
	type response struct {
		RedirectTo string `json:"redirect_to"`
	}
	if body.Decision == "deny" {
		return response{a.ErrorURL(origin(c), &protocol.Error{Code: protocol.AccessDenied, Description: "the user denied access"})}, nil
	}
	code, err := insertCode(c, a, client, body.Limits)
	return response{a.CodeURL(origin(c), code)}, err
}

// insertCode returns a new authorization code. Only its hash is stored.
func insertCode(c *server.Call, a protocol.Authorization, client protocol.Client, limits keys.Limits) (code string, err error) {
	record := server.ToJSON(clientRecord{ID: client.ID, Name: client.Name, URL: client.Page, Audience: a.Resource.Audience})
	code = account.NewKey(c.Service()+codeSuffix, c.Secret())
	now := c.Millis()
	perDay, perMonth := limits.Values()
	changed, err := c.DB.Batch(c.Context(), server.SQL(`INSERT INTO authorization_code (hash, user, account, client, redirect_uri, challenge, created_at, expires_at,
			credits_per_day, credits_per_month)
		SELECT ?1, ?2, ?8, ?3, ?4, ?5, ?6, ?7, ?11, ?12 WHERE (SELECT count(*) FROM api_key WHERE account = ?8 AND kind = 'grant' AND revoked_at IS NULL) < ?9
		AND (SELECT count(*) FROM authorization_code WHERE user = ?2 AND created_at > ?6 - 3600000) < ?10`,
		account.HashKey(code), c.Session.User, record, a.RedirectURI, a.Challenge, now, now+codeLife.Milliseconds(), c.Session.Account, maxGrants, maxCodes, perDay, perMonth))
	if err == nil && !changed[0] {
		err = &problem.Problem{Code: problem.Conflict, Detail: "the account has " + strconv.Itoa(maxGrants) + " connected clients, or you have allowed access " +
			strconv.Itoa(maxCodes) + " times in the last hour; revoke a client, or try again later"}
	}
	return code, err
}

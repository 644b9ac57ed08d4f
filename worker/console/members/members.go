// Package members manages who may use an account: its members with their roles, invitations, and the account that a session
// shows.
package members

import (
	"net/http"
	"strconv"
	"time"

	"loupe/core/base/problem"
	"loupe/core/base/ulid"
	"loupe/worker/console/accounts"
	"loupe/worker/console/keys"
	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodPut, Pattern: "/console/account", Access: server.SignedIn, Status: http.StatusNoContent, Handle: switchAccount},
	{Method: http.MethodPatch, Pattern: "/console/account", Access: server.Owner, Status: http.StatusNoContent, Handle: renameAccount},

	{Method: http.MethodGet, Pattern: "/console/members", Access: server.SignedIn, Status: http.StatusOK, Handle: listMembers},
	{Method: http.MethodPatch, Pattern: "/console/members/{id}", Access: server.Owner, Status: http.StatusOK, Handle: changeRole},
	{Method: http.MethodGet, Pattern: "/console/members/{id}/made", Access: server.SignedInOwner, Status: http.StatusOK, Handle: listMade},
	{Method: http.MethodDelete, Pattern: "/console/members/{id}", Access: server.SignedInOwner, Status: http.StatusNoContent, Handle: removeMember},
	{Method: http.MethodDelete, Pattern: "/console/membership", Access: server.SignedIn, Status: http.StatusNoContent, Handle: leave},

	{Method: http.MethodGet, Pattern: "/console/invitations", Access: server.SignedInOwner, Status: http.StatusOK, Handle: listInvitations},
	{Method: http.MethodPost, Pattern: "/console/invitations", Access: server.Owner, Status: http.StatusCreated, Handle: invite},
	{Method: http.MethodDelete, Pattern: "/console/invitations/{id}", Access: server.SignedInOwner, Status: http.StatusNoContent, Handle: withdraw},
	{Method: http.MethodGet, Pattern: "/console/invitation/{id}", Access: server.SignedIn, Status: http.StatusOK, Handle: showInvitation},
	{Method: http.MethodPost, Pattern: "/console/invitation/{id}", Access: server.SignedIn, Status: http.StatusNoContent, Handle: accept},

	{Method: http.MethodGet, Pattern: "/admin/accounts/{id}/members", Access: server.Staff, Status: http.StatusOK, Handle: listMembersOf},
	{Method: http.MethodPost, Pattern: "/admin/accounts/{id}/invitations", Access: server.Administrator, Status: http.StatusCreated, Handle: inviteTo},
}

const (
	maxMembers = 100 // of an account
	maxActs    = 100 // invitations and changes of members by a user in an hour, so that nobody fills the audit log
)

// checkActs returns a problem if the session's user has reached maxActs.
func checkActs(c *server.Call) error {
	var acts int
	since := "act_" + ulid.New(c.Now().Add(-time.Hour).UnixMilli(), [ulid.RandomBytes]byte{})
	err := c.DB.QueryRowContext(c.Context(), `SELECT count(*) FROM audit WHERE actor = ? AND id > ? AND action GLOB 'member.*'`, c.Session.User, since).Scan(&acts)
	if err == nil && acts >= maxActs {
		err = &problem.Problem{Code: problem.Conflict, Detail: "you have invited or changed members " + strconv.Itoa(maxActs) + " times in the last hour; try again later"}
	}
	return err
}

// member is a member of an account as the API shows it.
type member struct {
	ID        string           `json:"id"` // of the user
	Name      string           `json:"name"`
	Email     string           `json:"email"`
	Role      string           `json:"role"`
	CreatedAt server.Timestamp `json:"created_at"`
}

func (m *member) Targets() []any { return []any{&m.ID, &m.Name, &m.Email, &m.Role, &m.CreatedAt} }

func (m *member) Cursor() string { return m.ID }

const selectMembers = `SELECT u.id, u.name, u.email, m.role, m.created_at FROM membership m JOIN user u ON u.id = m.user WHERE m.account = ? `

func listMembers(c *server.Call) (any, error) { return membersOf(c, c.Session.Account) }

func listMembersOf(c *server.Call) (any, error) {
	if err := accounts.RequireAccount(c, c.ID); err != nil {
		return nil, err
	}
	return membersOf(c, c.ID)
}

// membersOf returns a page of an account's members, newest users first.
func membersOf(c *server.Call, account string) (any, error) {
	before, err := server.Before(c, "user_")
	if err != nil {
		return nil, err
	}
	return server.QueryPage[member](c, selectMembers+`AND u.id < ? ORDER BY u.id DESC LIMIT ?`, account, before)
}

// findMember returns a member of the session's account, or a NotFound problem.
func findMember(c *server.Call, user string) (member, error) {
	m, err := server.QueryRow[member](c, selectMembers+`AND u.id = ?`, c.Session.Account, user)
	if server.NoRows(err) {
		err = &problem.Problem{Code: problem.NotFound, Detail: "no such member"}
	}
	return m, err
}

// decodeRole checks the field role, which is member unless the request has one.
func decodeRole(role string) (string, error) {
	switch role {
	case "":
		return server.RoleMember, nil
	case server.RoleOwner, server.RoleMember:
		return role, nil
	}
	return "", server.Invalid("role", "role must be owner or member")
}

// keepsOwner is the condition that the account of a row of membership has an owner without this row. The statement that changes
// the row checks it, so two owners can't both leave at the same time.
const keepsOwner = `(role <> '` + server.RoleOwner + `' OR EXISTS (
	SELECT 1 FROM membership o WHERE o.account = membership.account AND o.user <> membership.user AND o.role = '` + server.RoleOwner + `'))`

var lastOwner = &problem.Problem{Code: problem.Conflict, Detail: "an account needs an owner; make another member an owner first"}

// changeRole makes a member an owner, or an owner a member.
func changeRole(c *server.Call) (any, error) {
	body, err := server.DecodeBody[struct {
		Role string `json:"role"`
	}](c)
	if err != nil {
		return nil, err
	}
	if body.Role == "" {
		return nil, server.Invalid("role", "role must be owner or member")
	}
	role, err := decodeRole(body.Role)
	if err != nil {
		return nil, err
	}
	if _, err := findMember(c, c.ID); err != nil {
		return nil, err
	}
	if err := checkActs(c); err != nil {
		return nil, err
	}
	changed, err := c.DB.Batch(c.Context(),
		server.SQL(`UPDATE membership SET role = ?3 WHERE account = ?1 AND user = ?2 AND (?3 = '`+server.RoleOwner+`' OR `+keepsOwner+`)`,
			c.Session.Account, c.ID, role),
		withdrawal(c.Session.Account, c.ID),
		c.Audit("member.role", c.Session.Account, map[string]any{"user": c.ID, "role": role}).
			Unless(`SELECT 1 FROM membership WHERE account = ? AND user = ? AND role <> ?`, c.Session.Account, c.ID, role))
	if err != nil {
		return nil, err
	}
	if !changed[0] {
		return nil, lastOwner
	}
	return findMember(c, c.ID)
}

// removeMember ends a membership and, with made=revoke, what listMade lists: it revokes the keys and deletes the webhooks.
func removeMember(c *server.Call) (any, error) {
	made := c.Request.URL.Query().Get("made")
	if made != "" && made != "revoke" {
		return nil, server.Invalid("made", "made must be revoke, or left out")
	}
	return nil, end(c, "member.remove", c.ID, made != "")
}

// leave ends the membership of the session's user. It ends the session, too.
func leave(c *server.Call) (any, error) {
	err := end(c, "member.leave", c.Session.User, false)
	if err == nil {
		c.DeleteCookie(server.SessionCookie)
	}
	return nil, err
}

// end ends a user's membership in the session's account, in one transaction with the sessions that show the account, the grants
// that the user allowed clients, the access tokens of both, and the invitations that withdrawal selects. Cached grants of these tokens
// may work for another 60 seconds. API keys and webhooks that the user made remain, because they are the account's, unless endsMade is set. A
// user without another account gets one.
func end(c *server.Call, action, user string, endsMade bool) error {
	if _, err := findMember(c, user); err != nil {
		return err
	}
	account, now := c.Session.Account, c.Millis()
	const remains = `SELECT 1 FROM membership WHERE account = ?1 AND user = ?2`
	ended := func(statement string) server.Statement {
		return server.SQL(statement+` AND NOT EXISTS (`+remains+`)`, account, user, now)
	}
	own := c.NewID("acct")
	statements := []server.Statement{
		server.SQL(`DELETE FROM membership WHERE account = ? AND user = ? AND `+keepsOwner, account, user),
		server.SQL(`INSERT INTO account (id, name, created_at) SELECT ?1, name, ?2 FROM user WHERE id = ?3 AND NOT EXISTS (SELECT 1 FROM membership WHERE user = ?3)`, own, now, user),
		server.SQL(`INSERT INTO membership (account, user, role, created_at) SELECT id, ?1, '`+server.RoleOwner+`', created_at FROM account WHERE id = ?2`, user, own),
		ended(`UPDATE access_token SET expires_at = min(expires_at, ?3) WHERE api_key IN (SELECT id FROM api_key WHERE account = ?1)
			AND (session IN (SELECT id FROM session WHERE user = ?2) OR api_key IN (SELECT id FROM api_key WHERE account = ?1 AND user = ?2 AND kind = 'grant'))`),
		ended(`UPDATE api_key SET revoked_at = ?3 WHERE account = ?1 AND user = ?2 AND kind = 'grant' AND revoked_at IS NULL`),
		ended(`UPDATE session SET revoked_at = ?3 WHERE account = ?1 AND user = ?2 AND revoked_at IS NULL`),
		withdrawal(account, user),
	}
	detail := map[string]any{"user": user}
	if endsMade {
		detail["made"] = "revoked"
		statements = append(statements, ended(`UPDATE api_key SET revoked_at = ?3 WHERE id IN (SELECT id FROM `+workingKeys+`)`),
			ended(`UPDATE access_token SET expires_at = min(expires_at, ?3) WHERE api_key IN (SELECT id FROM api_key WHERE account = ?1 AND user = ?2 AND revoked_at = ?3)`),
			ended(`UPDATE webhook SET state = 'deleted' WHERE id IN (SELECT id FROM `+workingWebhooks+`)`))
	}
	changed, err := c.DB.Batch(c.Context(), append(statements,
		c.Audit(action, account, detail).Unless(`SELECT 1 FROM membership WHERE account = ? AND user = ?`, account, user))...)
	if err != nil {
		return err
	}
	if !changed[0] {
		return lastOwner
	}
	keys.ForgetEnded(c, account, now)
	return nil
}

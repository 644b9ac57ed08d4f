package members

import (
	"net/url"
	"strconv"
	"time"

	"loupe/core/base/problem"
	"loupe/core/store/account"
	"loupe/worker/console/accounts"
	"loupe/worker/console/server"
)

const (
	invitationLife   = 7 * 24 * time.Hour
	maxInvitations   = 20 // open ones of an account
	invitationPage   = "/dashboard/invitation?token="
	invitationSuffix = "_invitation" // of the service's name, the prefix of tokens
)

// invitation is an invitation as the API shows it.
type invitation struct {
	ID        string           `json:"id"`
	Email     string           `json:"email"`
	Role      string           `json:"role"`
	CreatedAt server.Timestamp `json:"created_at"`
	ExpiresAt server.Timestamp `json:"expires_at"`
}

func (i *invitation) Targets() []any {
	return []any{&i.ID, &i.Email, &i.Role, &i.CreatedAt, &i.ExpiresAt}
}

func (i *invitation) Cursor() string { return i.ID }

// listInvitations lists the invitations that can be accepted, newest first.
func listInvitations(c *server.Call) (any, error) {
	before, err := server.Before(c, "inv_")
	if err != nil {
		return nil, err
	}
	return server.QueryPage[invitation](c, `SELECT id, email, role, created_at, expires_at FROM invitation
		WHERE account = ? AND expires_at > ? AND id < ? ORDER BY id DESC LIMIT ?`, c.Session.Account, c.Millis(), before)
}

// newInvitation is the only response that contains the link. The service sends no mail: the inviter sends the link.
type newInvitation struct {
	invitation
	URL string `json:"url"`
}

// isOwner is the condition that a user is an owner of an account, the parameters ?1 and ?2.
const isOwner = `EXISTS (SELECT 1 FROM membership WHERE account = ?1 AND user = ?2 AND role = '` + server.RoleOwner + `')`

// invite invites into the session's account, unless the user has been removed from it meanwhile.
func invite(c *server.Call) (any, error) {
	if err := checkActs(c); err != nil {
		return nil, err
	}
	return inviteInto(c, c.Session.Account, isOwner)
}

// inviteTo invites a person to any account for an administrator, such as the first owner of an account without members.
func inviteTo(c *server.Call) (any, error) {
	if err := accounts.RequireCustomer(c, c.ID); err != nil {
		return nil, err
	}
	return inviteInto(c, c.ID, "true")
}

// inviteInto makes an invitation if the condition holds. Its parameters are those of isOwner.
func inviteInto(c *server.Call, owner, condition string) (any, error) {
	body, err := server.DecodeBody[struct {
		Email string `json:"email"`
		Role  string `json:"role"`
	}](c)
	if err != nil {
		return nil, err
	}
	email, err := server.CleanEmail(body.Email)
	if err != nil {
		return nil, err
	}
	role, err := decodeRole(body.Role)
	if err != nil {
		return nil, err
	}
	var inviter any
	if c.Session != nil {
		inviter = c.Session.User
	}
	id, token, now := c.NewID("inv"), account.NewKey(c.Service()+invitationSuffix, c.Secret()), c.Now()
	created := newInvitation{invitation{id, email, role, server.Timestamp(now.UnixMilli()), server.Timestamp(now.Add(invitationLife).UnixMilli())},
		c.Origin() + invitationPage + url.QueryEscape(token)}
	changed, err := c.DB.Batch(c.Context(),
		server.SQL(`INSERT INTO invitation (hash, id, account, email, role, inviter, created_at, expires_at)
			SELECT ?3, ?4, ?1, ?5, ?6, ?2, ?7, ?8 WHERE (SELECT count(*) FROM invitation WHERE account = ?1 AND expires_at > ?7) < ?9 AND `+condition,
			owner, inviter, account.HashKey(token), id, email, role, int64(created.CreatedAt), int64(created.ExpiresAt), maxInvitations),
		c.Audit("member.invite", owner, map[string]any{"invitation": id, "role": role}).
			Unless(`SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM invitation WHERE id = ?)`, id))
	if err == nil && !changed[0] {
		err = &problem.Problem{Code: problem.Conflict, Detail: "the account has " + strconv.Itoa(maxInvitations) + " open invitations; withdraw one first"}
	}
	return created, err
}

var noInvitation = &problem.Problem{Code: problem.NotFound, Detail: "no such invitation: it has expired, or was accepted or withdrawn"}

func withdraw(c *server.Call) (any, error) {
	changed, err := c.DB.Batch(c.Context(), server.SQL(`DELETE FROM invitation WHERE id = ? AND account = ?`, c.ID, c.Session.Account))
	if err == nil && !changed[0] {
		err = noInvitation
	}
	return nil, err
}

// withdrawal returns the statement that withdraws an account's invitations that a user made or may accept, unless the user is its owner.
// They would be a way back for an owner who was removed or made a member.
func withdrawal(account, user string) server.Statement {
	return server.SQL(`DELETE FROM invitation WHERE account = ?1 AND NOT `+isOwner+`
		AND (inviter = ?2 OR lower(email) = (SELECT lower(email) FROM user WHERE id = ?2))`, account, user)
}

// offer is an invitation as the invited person sees it.
type offer struct {
	Account   string           `json:"account"` // its name
	Inviter   *string          `json:"inviter"` // address, nil for an administrator
	Role      string           `json:"role"`
	ExpiresAt server.Timestamp `json:"expires_at"`

	account, email string
}

func (o *offer) Targets() []any {
	return []any{&o.Account, &o.Inviter, &o.Role, &o.ExpiresAt, &o.account, &o.email}
}

// findOffer returns the invitation whose token is in the path. It belongs to whoever has the token and the verified address.
func findOffer(c *server.Call) (offer, error) {
	o, err := server.QueryRow[offer](c, `SELECT a.name, u.email, i.role, i.expires_at, i.account, i.email
		FROM invitation i JOIN account a ON a.id = i.account LEFT JOIN user u ON u.id = i.inviter WHERE i.hash = ? AND i.expires_at > ?`,
		account.HashKey(c.ID), c.Millis())
	switch {
	case server.NoRows(err):
		return o, noInvitation
	case err == nil && !server.SameAddress(o.email, c.Session.Email):
		return o, &problem.Problem{Code: problem.Forbidden, Detail: "the invitation is for another address than " + c.Session.Email + "; sign in with the address that was invited"}
	}
	return o, err
}

func showInvitation(c *server.Call) (any, error) { return findOffer(c) }

// accept makes the session's user a member and switches the session to the account. A member who is invited as an owner becomes
// one. The invitation can't be accepted again.
func accept(c *server.Call) (any, error) {
	o, err := findOffer(c)
	if err != nil {
		return nil, err
	}
	hash := account.HashKey(c.ID)
	changed, err := c.DB.Batch(c.Context(),
		server.SQL(`INSERT INTO membership (account, user, role, created_at) SELECT i.account, ?2, i.role, ?3 FROM invitation i
			WHERE i.hash = ?1 AND (SELECT count(*) FROM membership m WHERE m.account = i.account) < ?4
			ON CONFLICT (account, user) DO UPDATE SET role = excluded.role WHERE excluded.role = '`+server.RoleOwner+`'`, hash, c.Session.User, c.Millis(), maxMembers),
		server.SQL(`DELETE FROM invitation WHERE hash = ? AND EXISTS (SELECT 1 FROM membership m WHERE m.account = invitation.account AND m.user = ?)`, hash, c.Session.User),
		c.Audit("member.accept", o.account, map[string]any{"role": o.Role}).Unless(`SELECT 1 FROM invitation WHERE hash = ?`, hash))
	if err != nil {
		return nil, err
	}
	if !changed[1] {
		if _, err := findOffer(c); err != nil {
			return nil, err
		}
		return nil, &problem.Problem{Code: problem.Conflict, Detail: "the account has " + strconv.Itoa(maxMembers) + " members already"}
	}
	_, err = c.SwitchAccount(o.account)
	return nil, err
}

package members_test

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/core/store/account"
	"loupe/worker/console/consoletest"
)

// invite invites an address into the account of a caller's session and returns the path of the invitation.
func invite(f *consoletest.Fixture, caller *consoletest.User, email, role string) string {
	f.Helper()
	return path(f, caller.OK(201, "POST", "/console/invitations", `{"email":"`+email+`","role":"`+role+`"}`))
}

// path returns the path of a new invitation.
func path(f *consoletest.Fixture, invitation consoletest.Object) string {
	f.Helper()
	link, err := url.Parse(invitation["url"].(string))
	if err != nil || link.Path != "/dashboard/invitation" {
		f.Fatalf("got link %v, want one to the page of invitations", link)
	}
	return "/console/invitation/" + link.Query().Get("token")
}

// join makes a user a member of the account of an owner's session, with this role, and shows it in the user's session.
func join(f *consoletest.Fixture, owner, user *consoletest.User, email, role string) {
	f.Helper()
	user.OK(204, "POST", invite(f, owner, email, role), "")
	user.Reload()
	f.Equal("account of the session", user.Account, owner.Account)
}

// names returns the addresses of a list with their roles, sorted.
func names(page consoletest.Object) (list []string) {
	for _, item := range page["items"].([]any) {
		list = append(list, item.(consoletest.Object)["email"].(string)+" "+item.(consoletest.Object)["role"].(string))
	}
	slices.Sort(list)
	return list
}

func TestInvitationIsAcceptedOnceByItsAddress(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	ben, carol := f.SignIn("ben@example.com"), f.SignIn("carol@example.com")
	own := ben.Account
	link := invite(f, ann, " Ben@Example.com ", "")
	f.Equal("invitations", names(ann.OK(200, "GET", "/console/invitations", "")), []string{"Ben@Example.com member"})
	if token := link[strings.LastIndex(link, "/")+1:]; strings.Contains(f.Dump(), token) || !account.WellFormed(token) {
		t.Errorf("the token %s is stored or not well formed", token)
	}

	carol.Refused("FORBIDDEN", "", "GET", link, "")
	carol.Refused("FORBIDDEN", "", "POST", link, "")
	ben.Refused("NOT_FOUND", "", "GET", link+"x", "")
	f.Members("offer", ben.OK(200, "GET", link, ""), consoletest.Object{"account": "ann@example.com", "inviter": "ann@example.com", "role": "member"})
	ben.OK(204, "POST", link, "")
	ben.Refused("NOT_FOUND", "", "GET", link, "")
	ben.Refused("FORBIDDEN", "", "POST", link, "") // its CSRF token is for the account that the page shows
	ben.Reload()
	ben.Refused("NOT_FOUND", "", "POST", link, "")
	f.Equal("account of the session", ben.Account, ann.Account)
	f.Equal("members", names(ben.OK(200, "GET", "/console/members", "")), []string{"ann@example.com owner", "ben@example.com member"})
	f.Equal("invitations", names(ann.OK(200, "GET", "/console/invitations", "")), []string{})
	f.Members("session", ben.OK(200, "GET", "/console/session", ""), consoletest.Object{"accounts": []any{
		consoletest.Object{"id": ann.Account, "name": "ann@example.com", "role": "member"}, consoletest.Object{"id": own, "name": "ben@example.com", "role": "owner"}}})
	f.Equal("audit", f.Column(`SELECT action || ' ' || detail FROM audit WHERE target = ? AND action <> 'member.invite'`, ann.Account), []string{`member.accept {"role":"member"}`})
}

func TestInvitationsEnd(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	ben := f.SignIn("ben@example.com")
	expired := invite(f, ann, "ben@example.com", "owner")
	f.Clock = f.Clock.Add(7*24*time.Hour - time.Millisecond)
	ben.OK(200, "GET", expired, "")
	f.Clock = f.Clock.Add(time.Millisecond)
	ben.Refused("NOT_FOUND", "", "GET", expired, "")
	ben.Refused("NOT_FOUND", "", "POST", expired, "")

	withdrawn := ann.OK(201, "POST", "/console/invitations", `{"email":"ben@example.com"}`)
	ben.Refused("NOT_FOUND", "", "DELETE", "/console/invitations/"+withdrawn["id"].(string), "")
	ann.OK(204, "DELETE", "/console/invitations/"+withdrawn["id"].(string), "")
	ann.Refused("NOT_FOUND", "", "DELETE", "/console/invitations/"+withdrawn["id"].(string), "")
	ben.Refused("NOT_FOUND", "", "POST", path(f, withdrawn), "")
	f.Clock = f.Clock.Add(time.Hour)
	f.Cron()
	f.Equal("invitations kept", f.Column(`SELECT count(*) FROM invitation`)[0], "0")
	f.Equal("members", f.Column(`SELECT count(*) FROM membership`)[0], "2")
}

func TestInvitationsAreLimitedAndChecked(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	ann.Refused("BAD_REQUEST", "email", "POST", "/console/invitations", `{"email":"ben"}`)
	ann.Refused("BAD_REQUEST", "role", "POST", "/console/invitations", `{"email":"ben@example.com","role":"admin"}`)
	for n := range 20 {
		invite(f, ann, fmt.Sprintf("%d@example.com", n), "member")
	}
	ann.Refused("CONFLICT", "", "POST", "/console/invitations", `{"email":"ben@example.com"}`)
	f.Equal("acts in the audit log", f.Column(`SELECT count(*) FROM audit`)[0], "20")

	ben, link := f.SignIn("ben@example.com"), f.OK(201, "POST", "/admin/accounts/"+f.SignIn("full@example.com").Account+"/invitations", `{"email":"ben@example.com"}`)
	full := f.Column(`SELECT account FROM invitation WHERE inviter IS NULL`)[0]
	f.Exec(`WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 99) INSERT INTO user SELECT 'u' || n, 'a@example.com', 'n', 1, 1 FROM number`)
	f.Exec(`INSERT INTO membership SELECT ?, id, 'member', 1 FROM user WHERE id LIKE 'u__' OR id LIKE 'u_'`, full)
	f.Equal("members", f.Column(`SELECT count(*) FROM membership WHERE account = ?`, full)[0], "100")
	ben.Refused("CONFLICT", "", "POST", path(f, link), "")
}

// What a member made keeps working, so whoever removes the member sees it, and may end it in the same step.
func TestWhatARemovedMemberMadeCanBeEnded(t *testing.T) {
	for query, left := range map[string]string{"": "2 1", "?made=revoke": "1 0"} {
		f, ann := consoletest.OpenSignedIn(t)
		ben := f.SignIn("ben@example.com")
		join(f, ann, ben, "ben@example.com", "member")
		ann.OK(201, "POST", "/console/keys", `{"name":"of Ann"}`)
		key := ben.OK(201, "POST", "/console/keys", `{"name":"shop"}`)
		f.Memory.Values[account.GrantKey(account.HashKey(key["key"].(string)))] = "cached"
		f.Exec(`INSERT INTO webhook (id, account, user, url, events, created_at, secret_of) VALUES ('whk_1', ?, ?, 'https://ben.example.com/', '[]', 1, 'x')`, ann.Account, ben.ID)
		path := "/console/members/" + ben.ID
		made := ann.OK(200, "GET", path+"/made", "")
		f.Equal("made", fmt.Sprint(made["keys"], made["webhooks"]), fmt.Sprint([]any{consoletest.Object{"id": key["id"], "name": "shop"}}, []any{consoletest.Object{"id": "whk_1", "name": "https://ben.example.com/"}}))
		f.Equal("the owner's", len(ann.OK(200, "GET", "/console/members/"+ann.ID+"/made", "")["keys"].([]any)), 1)
		ann.Refused("BAD_REQUEST", "made", "DELETE", path+"?made=keep", "")
		ann.OK(204, "DELETE", path+query, "")
		f.Equal("left after "+query, f.Column(`SELECT (SELECT count(*) FROM api_key WHERE account = ?1 AND kind = 'key' AND revoked_at IS NULL) || ' ' || (SELECT count(*) FROM webhook WHERE account = ?1 AND state <> 'deleted')`, ann.Account)[0], left)
		_, cached := f.Memory.Values[account.GrantKey(account.HashKey(key["key"].(string)))]
		f.Equal("its grant is cached", cached, query == "")
	}
}

// Tokens of the account that another session of the member made end too, and their cached grants are deleted.
func TestRemovedMemberLosesGrantsAndTheTokensOfOtherSessions(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	ben, elsewhere := f.SignIn("ben@example.com"), f.SignIn("ben@example.com")
	own := ben.Account
	join(f, ann, ben, "ben@example.com", "member")
	show := func(account string) {
		elsewhere.OK(204, "PUT", "/console/account", `{"id":"`+account+`"}`)
		elsewhere.Reload()
	}
	show(ann.Account)
	token := elsewhere.OK(201, "POST", "/console/token", "")["token"].(string)
	show(own)
	kept := elsewhere.OK(201, "POST", "/console/token", "")["token"].(string)
	f.Exec(`INSERT INTO api_key (id, account, user, name, kind, hash, hint, created_at, client) VALUES ('grant', ?, ?, 'App', 'grant', ?, '', 1, '{}')`, ann.Account, ben.ID, fmt.Sprintf("%064d", 1))
	f.Exec(`INSERT INTO access_token VALUES (?, 'grant', 'mcp', NULL, 1, ?)`, account.HashKey("of the grant"), f.Millis()+1e6)
	for _, token := range []string{token, kept, "of the grant"} {
		f.Memory.Values[account.GrantKey(account.HashKey(token))] = "cached"
	}
	ann.OK(204, "DELETE", "/console/members/"+ben.ID, "")
	ann.Refused("NOT_FOUND", "", "DELETE", "/console/members/"+ben.ID, "")
	f.Equal("session in the own account", elsewhere.OK(200, "GET", "/console/session", "")["account"].(consoletest.Object)["id"], own)
	elsewhere.Refused("NOT_FOUND", "", "PUT", "/console/account", `{"id":"`+ann.Account+`"}`)
	f.Equal("active tokens", f.Column(`SELECT hash FROM access_token WHERE expires_at > ?`, f.Millis()), []string{account.HashKey(kept)})
	f.Equal("revoked keys", f.Column(`SELECT id FROM api_key WHERE revoked_at IS NOT NULL`), []string{"grant"})
	f.Equal("cached grants", f.Memory.Values, map[string]string{account.GrantKey(account.HashKey(kept)): "cached"})
	f.Equal("audit", f.Column(`SELECT actor || target || detail FROM audit WHERE action = 'member.remove'`), []string{ann.ID + ann.Account + `{"user":"` + ben.ID + `"}`})
}

func TestAccountKeepsAnOwner(t *testing.T) {
	f := consoletest.Open(t)
	f.Vars["SIGNUP_CREDITS"] = "50"
	ann, ben := f.SignIn("ann@example.com"), f.SignIn("ben@example.com")
	handedOver := ann.Account
	join(f, ann, ben, "ben@example.com", "member")
	ann.Refused("CONFLICT", "", "DELETE", "/console/membership", "")
	ann.Refused("CONFLICT", "", "DELETE", "/console/members/"+ann.ID, "")
	ann.Refused("CONFLICT", "", "PATCH", "/console/members/"+ann.ID, `{"role":"member"}`)
	ann.Refused("BAD_REQUEST", "role", "PATCH", "/console/members/"+ben.ID, `{"role":"boss"}`)
	ann.Refused("BAD_REQUEST", "role", "PATCH", "/console/members/"+ben.ID, `{}`)
	ann.Refused("NOT_FOUND", "", "PATCH", "/console/members/user_x", `{"role":"owner"}`)
	f.Members("changed", ann.OK(200, "PATCH", "/console/members/"+ben.ID, `{"role":"owner"}`), consoletest.Object{"id": ben.ID, "role": "owner"})
	ann.OK(200, "GET", "/console/session", "") // a refusal ends no session
	f.Equal("contact", f.OK(200, "GET", "/admin/accounts/"+handedOver, "")["email"], "ann@example.com")

	ann.OK(204, "DELETE", "/console/membership", "")
	ann.Refused("UNAUTHORIZED", "", "GET", "/console/session", "")
	f.Equal("members", names(ben.OK(200, "GET", "/console/members", "")), []string{"ben@example.com owner"})
	f.Equal("contact after the hand-over", f.OK(200, "GET", "/admin/accounts/"+handedOver, "")["email"], "ben@example.com")
	f.Equal("found by a member's address", len(f.OK(200, "GET", "/admin/accounts?q=BEN@", "")["items"].([]any)), 2)

	again := f.SignIn("ann@example.com") // gets an account of her own, but no more credits
	f.Equal("the same user", again.ID, ann.ID)
	f.Members("credits", again.OK(200, "GET", "/console/credits", ""), consoletest.Object{"balance": 0.0})
	f.Members("credits", ben.OK(200, "GET", "/console/credits", ""), consoletest.Object{"balance": 50.0})
	f.Equal("acts", f.Column(`SELECT action FROM audit ORDER BY action`), []string{"member.accept", "member.invite", "member.leave", "member.role"})
}

func TestMemberInvitedAsOwnerBecomesOne(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	ben := f.SignIn("ben@example.com")
	join(f, ann, ben, "ben@example.com", "member")
	join(f, ann, ben, "ben@example.com", "owner")
	join(f, ann, ben, "ben@example.com", "member") // does not take the role away
	f.Equal("members", names(ann.OK(200, "GET", "/console/members", "")), []string{"ann@example.com owner", "ben@example.com owner"})
}

func TestFormerOwnerHasNoInvitationToComeBack(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	ben, friend := f.SignIn("ben@example.com"), f.SignIn("friend@example.com")
	own := ben.Account
	for _, lose := range []string{`PATCH {"role":"member"}`, "DELETE "} {
		join(f, ann, ben, "ben@example.com", "owner")
		links := []string{invite(f, ben, "BEN@example.com", "owner"), invite(f, ann, "ben@example.com", "owner"), invite(f, ben, "friend@example.com", "owner")}
		kept := invite(f, ann, "friend@example.com", "member")
		method, body, _ := strings.Cut(lose, " ")
		ann.Send(method, "/console/members/"+ben.ID, body)
		if method == "DELETE" {
			ben = f.SignIn("ben@example.com")
			f.Equal("account after the removal", ben.Account, own)
		}
		ben.Refused("NOT_FOUND", "", "POST", links[0], "")
		ben.Refused("NOT_FOUND", "", "POST", links[1], "")
		friend.Refused("NOT_FOUND", "", "POST", links[2], "")
		friend.OK(200, "GET", kept, "")
		f.Equal("owners", f.Column(`SELECT user FROM membership WHERE account = ? AND role = 'owner'`, ann.Account), []string{ann.ID})
	}
}

func TestActsOfAnOwnerAreLimited(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	f.Exec(`WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 99) INSERT INTO audit
		SELECT ? || printf('%04d', n), ?, ?, 'member.invite', ?, '{}' FROM number`, f.NewID("act")[:26], f.Millis(), ann.ID, ann.Account)
	invite(f, ann, "ben@example.com", "member")
	ann.Refused("CONFLICT", "", "POST", "/console/invitations", `{"email":"ben@example.com"}`)
	ann.Refused("CONFLICT", "", "PATCH", "/console/members/"+ann.ID, `{"role":"owner"}`)
	f.Clock = f.Clock.Add(time.Hour + time.Millisecond)
	invite(f, ann, "ben@example.com", "member")
}

// An administrator gives an account that nobody can sign in to its first owner.
func TestAdministratorInvitesTheFirstOwner(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	f.Equal("contact", f.OK(200, "GET", "/admin/accounts/"+id, "")["email"], nil)
	link := path(f, f.OK(201, "POST", "/admin/accounts/"+id+"/invitations", `{"email":"ann@example.com","role":"owner"}`))
	f.Refused("NOT_FOUND", "", "POST", "/admin/accounts/acct_x/invitations", `{"email":"ann@example.com"}`)
	f.Refused("BAD_REQUEST", "account", "POST", "/admin/accounts/issued/invitations", `{"email":"ann@example.com"}`)
	ann := f.SignIn("ann@example.com")
	f.Members("offer", ann.OK(200, "GET", link, ""), consoletest.Object{"account": "Ann", "inviter": nil, "role": "owner"})
	ann.OK(204, "POST", link, "")
	ann.Reload()
	f.Equal("members", names(f.OK(200, "GET", "/admin/accounts/"+id+"/members", "")), []string{"ann@example.com owner"})

	ann.OK(204, "PATCH", "/console/account", `{"name":"Ann & Co"}`)
	f.Members("account", ann.OK(200, "GET", "/console/session", "")["account"].(consoletest.Object), consoletest.Object{"id": id, "name": "Ann & Co", "role": "owner"})
	f.Clock = f.Clock.Add(time.Hour)
	f.Equal("the account that was used last", f.SignIn("ann@example.com").Account, id)
}

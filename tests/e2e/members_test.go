package e2e

import (
	"net/url"
	"testing"
)

// A member uses an account until the owner removes the member. The tokens end with the session.
func TestMemberUsesAnAccountUntilRemoved(t *testing.T) {
	t.Parallel()
	owner, member := signIn(t, "owner-of-members@example.com"), signIn(t, "member@example.com")
	link, err := url.Parse(owner.ok(201, "POST", "/console/invitations", `{"email":"member@example.com"}`)["url"].(string))
	if err != nil {
		t.Fatal(err)
	}
	path := "/console/invitation/" + link.Query().Get("token")
	owner.ok(403, "POST", path, "")
	member.ok(204, "POST", path, "")
	session := member.ok(200, "GET", "/console/session", "")
	member.csrf = session["csrf_token"].(string)
	if got := session["account"].(map[string]any); got["id"] != owner.account || got["role"] != "member" {
		t.Fatalf("got account %v, want the owner's", got)
	}
	member.ok(403, "POST", "/console/checkout", `{"pack":"starter"}`)
	token := member.ok(201, "POST", "/console/token", "")["token"].(string)
	list := func() int {
		request := member.request("GET", "/api/v1/appraisals", "")
		request.Header.Set("Authorization", "Bearer "+token)
		return send(t, request).StatusCode
	}
	if got := list(); got != 200 {
		t.Errorf("token of a member: got %d, want 200", got)
	}
	id := session["user"].(map[string]any)["id"].(string)
	owner.ok(204, "DELETE", "/console/members/"+id, "")
	member.ok(401, "GET", "/console/session", "")
	if got := list(); got != 401 {
		t.Errorf("token of a removed member: got %d, want 401", got)
	}
	owner.ok(409, "DELETE", "/console/membership", "") // of the last owner
	if got := signIn(t, "member@example.com"); got.account != member.account {
		t.Errorf("got account %s after the next sign-in, want the member's own", got.account)
	}
}

package signin

import (
	"cmp"
	"net/url"
	"strconv"

	"loupe/worker/console/server"
)

// GitHub's OAuth: https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
const (
	githubIssuer    = "https://github.com"
	githubAuthorize = "https://github.com/login/oauth/authorize"
	githubToken     = "https://github.com/login/oauth/access_token"
	githubUser      = "https://api.github.com/user"
	githubEmails    = "https://api.github.com/user/emails"
)

// githubIdentify exchanges a code and reads the user from GitHub's API. The subject is the numeric id: a login can be
// renamed and then belong to someone else. The address is the primary one, which must be verified; the address of
// the public profile need not be.
func githubIdentify(c *server.Call, p *provider, a attempt, callback url.Values) (identity, error) {
	t, err := exchange(c, p, a, githubToken, callback.Get("code"), c.Var("GITHUB_CLIENT_SECRET"), false)
	if err != nil {
		return identity{}, err
	}
	var user struct {
		ID    int64  `json:"id"`
		Login string `json:"login"`
		Name  string `json:"name"`
	}
	if err := get(c, githubUser, t.AccessToken, &user); err != nil {
		return identity{}, err
	}
	if user.ID <= 0 {
		return identity{}, fail(failed, "GitHub's user has no id")
	}
	var emails []struct {
		Email    string `json:"email"`
		Primary  bool   `json:"primary"`
		Verified bool   `json:"verified"`
	}
	if err := get(c, githubEmails, t.AccessToken, &emails); err != nil {
		return identity{}, err
	}
	u := profile{Subject: strconv.FormatInt(user.ID, 10), Name: cmp.Or(user.Name, user.Login)}
	for _, e := range emails {
		if e.Primary {
			u.Email, u.Verified = e.Email, verified(e.Verified)
		}
	}
	return u.identity(githubIssuer)
}

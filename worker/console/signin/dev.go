package signin

import (
	"strings"

	"loupe/core/problem"
	"loupe/worker/console/server"
)

// signInDev signs a user in with any address, without a password. It serves development and tests only.
func signInDev(c *server.Call) (any, error) {
	if !c.DevSignIn() {
		return nil, &problem.Problem{Code: problem.NotFound, Detail: "no such path"}
	}
	body, err := server.DecodeBody[struct {
		Email string `json:"email"`
		Name  string `json:"name"`
	}](c)
	if err != nil {
		return nil, err
	}
	email, err := cleanEmail(body.Email)
	if err != nil {
		return nil, err
	}
	name := email
	if body.Name != "" {
		if name, err = server.CleanLine("name", body.Name, 200); err != nil {
			return nil, err
		}
	}
	return nil, signIn(c, identity{issuer: server.DevIssuer, subject: strings.ToLower(email), email: email, name: name})
}

// cleanEmail trims an address. It checks only what the schema and the lists need: issuers verify addresses.
func cleanEmail(text string) (string, error) {
	email, err := server.CleanLine("email", text, 254)
	if err != nil {
		return "", err
	}
	local, domain, _ := strings.Cut(email, "@")
	if len(email) > 254 || local == "" || domain == "" || strings.ContainsAny(email, " <>\"") {
		return "", server.Invalid("email", "email must be an address such as ann@example.com")
	}
	return email, nil
}

package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os/exec"
	"runtime"
	"strings"
	"time"

	loupe "loupe/build/products/clients/go"

	"github.com/spf13/cobra"
	"golang.org/x/oauth2"
)

const (
	clientID     = "loupe-command" // every service knows it
	callbackPath = "/callback"

	signInTime = 10 * time.Minute
	lockPause  = 50 * time.Millisecond
)

// oauthConfig returns how this program signs in to a service.
func oauthConfig(service string) *oauth2.Config {
	return &oauth2.Config{ClientID: clientID, Scopes: []string{"api"}, Endpoint: oauth2.Endpoint{
		AuthURL: service + "/oauth/authorize", TokenURL: service + "/oauth/token", AuthStyle: oauth2.AuthStyleInParams,
	}}
}

func (p *program) loginCommand() *cobra.Command {
	return &cobra.Command{
		Use: "login", Short: "Sign in by your browser", Args: cobra.NoArgs,
		Long: "Sign in by your browser. There you see what loupe may do, and how many credits it may spend. Without a browser on this machine, create a key in the dashboard and set LOUPE_API_KEY.",
		RunE: func(c *cobra.Command, _ []string) error { return p.login(c.Context()) },
	}
}

// login gets tokens for a service and stores them.
func (p *program) login(ctx context.Context) error {
	service, err := p.service()
	if err != nil {
		return err
	}
	s, err := openStore()
	if err != nil {
		return err
	}
	if err := checkServer(ctx, service); err != nil {
		return err
	}
	token, err := p.authorize(ctx, oauthConfig(service), service)
	if err != nil {
		return err
	}
	err = s.update(ctx, func(c *settings) error {
		if earlier := c.Tokens[service]; earlier != nil {
			revoke(ctx, service, earlier) // if that fails, the access ends when unused
		}
		c.Service, c.Tokens[service] = service, token
		return nil
	})
	if err != nil {
		return err
	}
	credits, err := loupe.New(service, token.AccessToken).Credits(ctx)
	if err != nil {
		return err
	}
	if p.json {
		return p.printJSON(map[string]any{"service": service, "available": credits.Available})
	}
	fmt.Fprintf(p.out, "You are signed in to %s. You have %d credits; an appraisal costs %d.\n", service, credits.Available, credits.CostPerCall)
	return nil
}

// checkServer returns an error unless users can sign in to a service at this address.
func checkServer(ctx context.Context, service string) error {
	r, err := http.NewRequestWithContext(ctx, "GET", service+"/.well-known/oauth-authorization-server", nil)
	if err != nil {
		return err
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	var metadata struct{ Issuer string }
	err = json.NewDecoder(io.LimitReader(response.Body, 64<<10)).Decode(&metadata)
	switch {
	case response.StatusCode == http.StatusNotFound:
		return errors.New("nobody can sign in at " + service + ": check the address, or set LOUPE_API_KEY to a key that its operator gives you")
	case response.StatusCode != http.StatusOK || err != nil:
		return errors.New(service + " does not answer as a Loupe service: status " + response.Status)
	case metadata.Issuer != service:
		return errors.New("the service calls itself " + metadata.Issuer + ": use that address")
	}
	return nil
}

// authorize sends the user's browser to the service and waits for the answer on a port of this machine (RFC 8252 section 7.3).
func (p *program) authorize(ctx context.Context, config *oauth2.Config, service string) (*oauth2.Token, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	config.RedirectURL = "http://" + listener.Addr().String() + callbackPath
	state, verifier := rand.Text(), oauth2.GenerateVerifier()
	answers := make(chan url.Values, 1)
	server := &http.Server{ReadHeaderTimeout: 10 * time.Second, Handler: callback(state, service, answers)}
	go server.Serve(listener)
	defer server.Shutdown(context.WithoutCancel(ctx)) // after the page is sent

	address := config.AuthCodeURL(state, oauth2.S256ChallengeOption(verifier), oauth2.SetAuthURLParam("resource", service+"/api/v1"))
	fmt.Fprintln(p.err, "Allow access in your browser. If it does not open, visit:\n"+address)
	p.open(address) // if that fails, the user has the address

	ctx, cancel := context.WithTimeoutCause(ctx, signInTime, errors.New("nobody has signed in within ten minutes"))
	defer cancel()
	select {
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	case answer := <-answers:
		if code := answer.Get("error"); code != "" {
			return nil, fmt.Errorf("%w: access was not allowed: %s", errSignedOut, cmp.Or(answer.Get("error_description"), code))
		}
		token, err := config.Exchange(ctx, answer.Get("code"), oauth2.VerifierOption(verifier))
		if err == nil && token.Extra("scope") != "api" {
			err = errors.New("the service gave a token for something else than the API; is it an earlier version?")
		}
		return token, err
	}
}

// callback receives the answer to an authorization request. It ignores requests of other pages and programs: with another state or
// issuer (RFC 9207).
func callback(state, service string, answers chan<- url.Values) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		answer := r.URL.Query()
		if r.URL.Path != callbackPath || answer.Get("iss") != service || subtle.ConstantTimeCompare([]byte(answer.Get("state")), []byte(state)) != 1 {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		w.Header().Set("Referrer-Policy", "no-referrer")
		if answer.Has("error") {
			fmt.Fprintln(w, "Access was not allowed. You can close this page.")
		} else {
			fmt.Fprintln(w, "You can close this page and return to the terminal.")
		}
		select {
		case answers <- answer:
		default: // the page was loaded again
		}
	})
}

// openBrowser opens a URL in the user's browser.
func openBrowser(url string) error {
	switch runtime.GOOS {
	case "windows":
		return exec.Command("rundll32", "url.dll,FileProtocolHandler", url).Start()
	case "darwin":
		return exec.Command("open", url).Start()
	}
	return exec.Command("xdg-open", url).Start()
}

func (p *program) logoutCommand() *cobra.Command {
	return &cobra.Command{
		Use: "logout", Short: "Sign out, and revoke the access", Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error { return p.logout(c.Context()) },
	}
}

// logout revokes the tokens of a service and forgets them.
func (p *program) logout(ctx context.Context) error {
	service, err := p.service()
	if err != nil {
		return err
	}
	s, err := openStore()
	if err != nil {
		return err
	}
	return s.update(ctx, func(c *settings) error {
		token := c.Tokens[service]
		if token == nil {
			return errSignedOut
		}
		if err := revoke(ctx, service, token); err != nil {
			return fmt.Errorf("%w: end the access at %s/dashboard/keys", err, service)
		}
		delete(c.Tokens, service)
		fmt.Fprintln(p.err, "You are signed out of "+service+".")
		return nil
	})
}

// revoke revokes what the user allowed when the token was issued (RFC 7009).
func revoke(ctx context.Context, service string, token *oauth2.Token) error {
	form := url.Values{"client_id": {clientID}, "token": {token.RefreshToken}}
	r, err := http.NewRequestWithContext(ctx, "POST", service+"/oauth/revoke", strings.NewReader(form.Encode()))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		return err
	}
	response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return errors.New("the access could not be revoked: status " + response.Status)
	}
	return nil
}

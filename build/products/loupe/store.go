package main

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"reflect"
	"strings"

	"github.com/gofrs/flock"
	"golang.org/x/oauth2"
)

// store is the file with the tokens, which only the user may read.
type store struct{ path string }

// settings is the content of a store.
type settings struct {
	Service string                   `json:"service,omitempty"` // that was signed in to last
	Tokens  map[string]*oauth2.Token `json:"tokens,omitempty"`  // by the service
}

// openStore returns the store in the user's folder of settings.
func openStore() (store, error) {
	folder, err := os.UserConfigDir()
	return store{filepath.Join(folder, "loupe", "config.json")}, err
}

// load returns the settings, empty ones if there is no file.
func (s store) load() (c settings, err error) {
	text, err := os.ReadFile(s.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return c, nil
	case err != nil:
		return c, err
	}
	if err := json.Unmarshal(text, &c); err != nil {
		return c, errors.New(s.path + " is damaged; delete it and sign in again")
	}
	return c, nil
}

// update changes the settings under a lock for all processes. The changes are written even if change returns an error.
func (s store) update(ctx context.Context, change func(*settings) error) error {
	if err := os.MkdirAll(filepath.Dir(s.path), 0o700); err != nil {
		return err
	}
	lock := flock.New(s.path + ".lock")
	if _, err := lock.TryLockContext(ctx, lockPause); err != nil {
		return err
	}
	defer lock.Unlock()
	before, err := s.load()
	if err != nil {
		return err
	}
	after, _ := s.load() // a copy
	if after.Tokens == nil {
		after.Tokens = map[string]*oauth2.Token{}
	}
	err = change(&after)
	if reflect.DeepEqual(before, after) {
		return err
	}
	text, encodingErr := json.MarshalIndent(after, "", "  ")
	return errors.Join(err, encodingErr, writeFile(s.path, text, 0o600))
}

// accessToken returns a valid access token for a service. It gets a new one if the stored one has expired. A refresh token can be used
// once, so only one process does that at a time. Returns errSignedOut without a usable token.
func (s store) accessToken(ctx context.Context, service string) (access string, err error) {
	err = s.update(ctx, func(c *settings) error {
		token, err := oauthConfig(service).TokenSource(ctx, c.Tokens[service]).Token()
		if refused, ok := errors.AsType[*oauth2.RetrieveError](err); c.Tokens[service] == nil || ok && refused.ErrorCode == "invalid_grant" {
			delete(c.Tokens, service)
			return errSignedOut
		}
		if err != nil {
			return err
		}
		access, c.Tokens[service] = token.AccessToken, token
		return nil
	})
	return access, err
}

// writeFile writes a file atomically.
func writeFile(path string, content []byte, mode fs.FileMode) error {
	written := path + ".new"
	err := os.WriteFile(written, content, mode)
	if err == nil {
		err = os.Rename(written, path)
	}
	if err != nil {
		os.Remove(written)
	}
	return err
}

// parseService returns the origin in the address of a service, with or without /api/v1. Plain http is accepted only for this machine,
// because keys and tokens are sent.
func parseService(address string) (string, error) {
	u, err := url.Parse(address)
	switch {
	case err != nil || u.Host == "" || u.User != nil:
		return "", usageError{errors.New("the address of the service must be a URL such as https://loupe.example.com")}
	case u.Scheme == "http" && (u.Hostname() == "localhost" || net.ParseIP(u.Hostname()).IsLoopback()):
	case u.Scheme != "https":
		return "", usageError{errors.New("the address of the service must use https")}
	}
	return u.Scheme + "://" + strings.ToLower(u.Host), nil
}

package admin

import (
	"errors"
	"net/netip"
	"net/url"
	"os"
	"strings"
)

// Token finds the ADMIN_TOKEN for a URL: in the environment, else, if the URL is of this machine, in the .dev.vars of
// the working folder, from which wrangler dev has it too.
func Token(address string) (string, error) {
	if token := os.Getenv("ADMIN_TOKEN"); token != "" {
		return token, nil
	}
	if !IsLoopback(address) {
		return "", errors.New("set ADMIN_TOKEN: the one in .dev.vars is for this machine only")
	}
	text, err := os.ReadFile(".dev.vars")
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return "", err
	}
	for line := range strings.Lines(string(text)) {
		name, value, _ := strings.Cut(line, "=")
		if strings.TrimSpace(name) != "ADMIN_TOKEN" {
			continue
		}
		if value = strings.Trim(strings.TrimSpace(value), `"'`); value != "" {
			return value, nil
		}
	}
	return "", errors.New("set ADMIN_TOKEN, here or in .dev.vars")
}

// IsLoopback reports whether a URL is of this machine.
func IsLoopback(address string) bool {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" {
		return false
	}
	ip, err := netip.ParseAddr(u.Hostname())
	return u.Hostname() == "localhost" || err == nil && ip.IsLoopback()
}

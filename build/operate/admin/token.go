package admin

import (
	"errors"
	"net/netip"
	"net/url"
	"os"
	"strings"
)

// Token returns the ADMIN_TOKEN of the service at a URL. It reads the environment, then, if the service runs
// on this machine, the file .dev.vars in the working directory, as wrangler dev does.
func Token(serviceURL string) (string, error) {
	if token := os.Getenv("ADMIN_TOKEN"); token != "" {
		return token, nil
	}
	if !IsLoopback(serviceURL) {
		return "", errors.New("set ADMIN_TOKEN in the environment: .dev.vars is only for services on this machine")
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
	return "", errors.New("ADMIN_TOKEN is neither in the environment nor in .dev.vars; make deploy LOCAL=1 writes one into .dev.vars")
}

// IsLoopback reports whether a URL is http or https and its host is this machine: localhost or a loopback
// address.
func IsLoopback(rawURL string) bool {
	u, err := url.Parse(rawURL)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" {
		return false
	}
	ip, err := netip.ParseAddr(u.Hostname())
	return u.Hostname() == "localhost" || err == nil && ip.IsLoopback()
}

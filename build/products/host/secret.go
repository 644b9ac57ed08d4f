package host

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// vault holds the secrets, and the hosts that each may be sent to. A host without a port is allowed
// over https on port 443 only. An access token may take a name that has no value.
type vault struct {
	values  map[string]string
	allowed map[string][]string // hosts by the name of the secret
	names   []string            // of SECRETS, in its order
}

var (
	secretName = regexp.MustCompile(`^[A-Z][A-Z0-9_]*$`)
	reference  = regexp.MustCompile(`\$\{([A-Z][A-Z0-9_]*)\}`)
)

// newVault reads the variable SECRETS: space-separated entries NAME@host[:port], one for each host
// that a secret may be sent to. It returns an error if an entry is malformed.
func newVault(values map[string]string, secrets string) (vault, error) {
	v := vault{values: values, allowed: map[string][]string{}}
	for _, entry := range strings.Fields(secrets) {
		name, host, _ := strings.Cut(entry, "@")
		if !secretName.MatchString(name) || host == "" || strings.ContainsAny(host, "/@?#") {
			return v, fmt.Errorf("SECRETS: %s is not NAME@host[:port]", entry)
		}
		v.names = append(v.names, name)
		v.allowed[name] = append(v.allowed[name], strings.ToLower(host))
	}
	return v, nil
}

// has reports whether the secret has a value.
func (v vault) has(name string) bool { return v.values[name] != "" }

// allowsToken reports whether an access token may take the name: SECRETS lists a host for it, and it
// has no value.
func (v vault) allowsToken(name string) bool { return len(v.allowed[name]) > 0 && v.values[name] == "" }

// sign computes the HMAC-SHA256 of the message under the value of the secret.
func (h *Host) sign(e Effect) Result {
	if !h.vault.has(e.Name) {
		return Fail(protocol.Unavailable, "the secret "+e.Name+" has no value")
	}
	mac := hmac.New(sha256.New, []byte(h.vault.values[e.Name]))
	mac.Write([]byte(e.Message))
	return exchangetest.Signature(mac.Sum(nil)).Result(e)
}

// substitution puts secrets into one request and removes them from its response.
type substitution struct {
	valueOf func(name string) string // "" if there is none
	vault   vault
	url     *url.URL     // of the request
	enabled bool         // if not, ${NAME} is plain text
	sent    []sentSecret // in order of their first use
}

// sentSecret is a text to redact.
type sentSecret struct {
	text, ref string         // ref is ${NAME}
	forms     *regexp.Regexp // matches the text in every form
}

// expand replaces each ${NAME} with the escaped value. It returns an error if SECRETS does not allow
// a secret to be sent to the request's host, or if a secret has no value.
func (s *substitution) expand(text string, escape func(string) string) (string, error) {
	if !s.enabled {
		return text, nil
	}
	var err error
	expanded := reference.ReplaceAllStringFunc(text, func(ref string) string {
		name := ref[2 : len(ref)-1]
		value := s.valueOf(name)
		if value == "" || !s.vault.allows(name, s.url) {
			err = fmt.Errorf("secret %s may not be sent to %s", name, s.url.Host)
			return ""
		}
		for _, text := range append(credentials(value), value) {
			if !slices.ContainsFunc(s.sent, func(earlier sentSecret) bool { return earlier.text == text && earlier.ref == ref }) {
				s.sent = append(s.sent, sentSecret{text, ref, forms(text)})
			}
		}
		return escape(value)
	})
	return expanded, err
}

// allows reports whether SECRETS allows the secret to be sent to the URL's host and port.
func (v vault) allows(name string, u *url.URL) bool {
	port := u.Port()
	host := strings.ToLower(strings.TrimSuffix(u.Host, ":"+port))
	if n, err := strconv.Atoi(port); err == nil {
		port = strconv.Itoa(n) // 0443 is 443
	}
	switch {
	case u.Scheme == "https" && (port == "" || port == "443"):
	case u.Scheme == "http" && (port == "" || port == "80"):
		return false
	default:
		host += ":" + port
	}
	return slices.Contains(v.allowed[name], host)
}

// escapeQuery percent-encodes all but RFC 3986's unreserved characters.
func escapeQuery(value string) string { return strings.ReplaceAll(url.QueryEscape(value), "+", "%20") }

// escapeJSON escapes a value for a string of JSON.
func escapeJSON(value string) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.Encode(value)
	return strings.TrimSuffix(b.String()[1:], "\"\n")
}

// credentials returns what a server may repeat of Basic credentials (RFC 7617): the decoded
// "user:password" and the password. Each is left out if shorter than 8 characters, because it would
// match ordinary text. The result is nil if the value is not Basic credentials.
func credentials(value string) []string {
	decoded, err := base64.StdEncoding.Strict().DecodeString(value)
	if err != nil || !userAndPassword.Match(decoded) {
		return nil
	}
	_, password, _ := strings.Cut(string(decoded), ":")
	return slices.DeleteFunc([]string{string(decoded), password}, func(s string) bool { return len(s) < 8 })
}

var userAndPassword = regexp.MustCompile(`\A[ -~]*:[ -~]*\z`)

// forms returns an expression that matches a secret in every form: each character may be literal or
// escaped, as in JSON or in a URL.
func forms(secret string) *regexp.Regexp {
	var pattern strings.Builder
	for _, c := range secret {
		fmt.Fprintf(&pattern, `(?:\\?%s|`, regexp.QuoteMeta(string(c)))
		for _, b := range []byte(string(c)) {
			fmt.Fprintf(&pattern, `(?:%%|\\u00)(?i:%02x)`, b)
		}
		pattern.WriteString("|")
		for _, unit := range utf16.Encode([]rune{c}) {
			fmt.Fprintf(&pattern, `\\u(?i:%04x)`, unit)
		}
		pattern.WriteString(")")
	}
	compiled := regexp.MustCompile(pattern.String())
	compiled.Longest()
	return compiled
}

// empty reports whether no secret was put into the request.
func (s *substitution) empty() bool { return len(s.sent) == 0 }

// redact replaces each secret of the request, however it is escaped, with its ${NAME}.
func (s *substitution) redact(text string) string { return string(s.redactBytes([]byte(text))) }

// redactBytes redacts arbitrary bytes. It returns the same slice if there is nothing to replace.
func (s *substitution) redactBytes(text []byte) []byte {
	// Longest first: if one secret is a prefix of another, replacing it first would leave the rest
	// of the other one.
	longestFirst := slices.SortedStableFunc(slices.Values(s.sent), func(a, b sentSecret) int { return len(b.text) - len(a.text) })
	for _, secret := range longestFirst {
		if secret.forms.Match(text) { // ReplaceAllLiteral always copies
			text = secret.forms.ReplaceAllLiteral(text, []byte(secret.ref))
		}
	}
	return text
}

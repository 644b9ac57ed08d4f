package host

import (
	"encoding/base64"
	"fmt"
	"maps"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
)

// vault has the secrets and where each may go. Allowed are hosts as a URL has them, with a port unless it is
// the scheme's own; without a port only https will do. A name without a value may get that of a token.
type vault struct {
	values  map[string]string
	allowed map[string][]string
}

var (
	secretName = regexp.MustCompile(`^[A-Z][A-Z0-9_]*$`)
	reference  = regexp.MustCompile(`\$\{([A-Z][A-Z0-9_]*)\}`)
)

// newVault reads the variable SECRETS: space-separated NAME@host[:port], one for each host that a secret may be
// sent to. A secret not named there does not exist.
func newVault(values map[string]string, pairs string) (vault, error) {
	v := vault{values, map[string][]string{}}
	for _, pair := range strings.Fields(pairs) {
		name, host, _ := strings.Cut(pair, "@")
		if !secretName.MatchString(name) || host == "" || strings.ContainsAny(host, "/@?#") {
			return v, fmt.Errorf("SECRETS: %q is not NAME@host[:port]", pair)
		}
		v.allowed[name] = append(v.allowed[name], strings.ToLower(host))
	}
	return v, nil
}

// names lists the secrets that have a value, in order.
func (v vault) names() []string {
	names := slices.Sorted(maps.Keys(v.allowed))
	return slices.DeleteFunc(names, func(name string) bool { return v.values[name] == "" })
}

// forToken reports whether a token may be had under the name.
func (v vault) forToken(name string) bool { return len(v.allowed[name]) > 0 && v.values[name] == "" }

// filling puts secrets into one request and remembers which.
type filling struct {
	value func(name string) string // "" for none
	vault vault
	to    *url.URL
	asked bool   // else nothing is a reference
	used  []used // in order of their first use
}

// used is a secret that was put in, however it is written, and the reference for it.
type used struct {
	text, ref string
	forms     *regexp.Regexp
}

// fill replaces each ${NAME}, its value written by escape. The error names what may not be sent.
func (f *filling) fill(text string, escape func(string) string) (string, error) {
	if !f.asked {
		return text, nil
	}
	var err error
	filled := reference.ReplaceAllStringFunc(text, func(ref string) string {
		name := ref[2 : len(ref)-1]
		value := f.value(name)
		if value == "" || !f.vault.allows(name, f.to) {
			err = fmt.Errorf("secret %s may not be sent to %s", name, f.to.Host)
			return ""
		}
		for _, text := range append(credentials(value), value) {
			if !slices.ContainsFunc(f.used, func(u used) bool { return u.text == text && u.ref == ref }) {
				f.used = append(f.used, used{text, ref, forms(text)})
			}
		}
		return escape(value)
	})
	return filled, err
}

func (v vault) allows(name string, to *url.URL) bool {
	port := to.Port()
	host := strings.ToLower(strings.TrimSuffix(to.Host, ":"+port))
	if n, err := strconv.Atoi(port); err == nil {
		port = strconv.Itoa(n) // 0443 is 443
	}
	switch {
	case to.Scheme == "https" && (port == "" || port == "443"):
	case to.Scheme == "http" && (port == "" || port == "80"):
		return false
	default:
		host += ":" + port
	}
	return slices.Contains(v.allowed[name], host)
}

// escapeQuery percent-encodes all but RFC 3986's unreserved characters.
func escapeQuery(value string) string { return strings.ReplaceAll(url.QueryEscape(value), "+", "%20") }

// credentials gives what Basic credentials (RFC 7617) have inside: user and password, and the password; not what is too
// short to be one.
func credentials(value string) []string {
	decoded, err := base64.StdEncoding.Strict().DecodeString(value)
	if err != nil || !userAndPassword.Match(decoded) {
		return nil
	}
	_, password, _ := strings.Cut(string(decoded), ":")
	return slices.DeleteFunc([]string{string(decoded), password}, func(s string) bool { return len(s) < 8 })
}

var userAndPassword = regexp.MustCompile(`\A[ -~]*:[ -~]*\z`)

// forms matches a secret however it is written: each character may be escaped, as JSON or a URL would or need not.
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

// redact puts references back where an upstream repeats a secret that was sent to it.
func (f *filling) redact(text string) string { return string(f.redactBytes([]byte(text))) }

func (f *filling) redactBytes(text []byte) []byte {
	// The longest first, lest a secret that another one begins with leave the rest of that.
	longest := slices.SortedStableFunc(slices.Values(f.used), func(a, b used) int { return len(b.text) - len(a.text) })
	for _, u := range longest {
		if u.forms.Match(text) { // else a copy would be made
			text = u.forms.ReplaceAllLiteral(text, []byte(u.ref))
		}
	}
	return text
}

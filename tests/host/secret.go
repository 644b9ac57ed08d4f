package host

import (
	"fmt"
	"maps"
	"net/url"
	"regexp"
	"slices"
	"strings"
)

// vault has the secrets and where each may go. Allowed are hosts as a URL has them, with a port unless it is
// the scheme's own; without a port only https will do.
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

// filling puts secrets into one request and remembers which.
type filling struct {
	vault vault
	to    *url.URL
	used  map[string]bool
	asked bool // else nothing is a reference
}

// fill replaces each ${NAME}, its value written by escape. The error names what may not be sent.
func (f *filling) fill(text string, escape func(string) string) (string, error) {
	if !f.asked {
		return text, nil
	}
	var err error
	filled := reference.ReplaceAllStringFunc(text, func(ref string) string {
		name := ref[2 : len(ref)-1]
		if f.vault.values[name] == "" || !f.vault.allows(name, f.to) {
			err = fmt.Errorf("secret %s may not be sent to %s", name, f.to.Host)
			return ""
		}
		f.used[name] = true
		return escape(f.vault.values[name])
	})
	return filled, err
}

func (v vault) allows(name string, to *url.URL) bool {
	host := strings.ToLower(to.Host)
	switch {
	case to.Scheme == "https":
		host = strings.TrimSuffix(host, ":443")
	case to.Port() == "":
		return false
	}
	return slices.Contains(v.allowed[name], host)
}

// escapeQuery writes a value as encodeURIComponent does.
func escapeQuery(value string) string { return strings.ReplaceAll(url.QueryEscape(value), "+", "%20") }

// redact puts references back where an upstream repeats a secret that was sent to it.
func (f *filling) redact(text string) string {
	for _, name := range f.vault.names() {
		if f.used[name] {
			value := f.vault.values[name]
			text = strings.NewReplacer(value, "${"+name+"}", escapeQuery(value), "${"+name+"}").Replace(text)
		}
	}
	return text
}

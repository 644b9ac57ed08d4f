// Package pretty stands in for github.com/tidwall/pretty, which gjson needs for its modifiers (@pretty,
// @ugly) only. Loupe uses no modifiers; the package itself would bring encoding/json, a fifth of its size, into
// the core. Here JSON stays as it is. go.mod puts it in place.
package pretty

// Options are those that gjson sets.
type Options struct {
	Width    int
	Prefix   string
	Indent   string
	SortKeys bool
}

// DefaultOptions are none.
var DefaultOptions = &Options{}

func Pretty(json []byte) []byte                    { return json }
func PrettyOptions(json []byte, _ *Options) []byte { return json }
func Ugly(json []byte) []byte                      { return json }

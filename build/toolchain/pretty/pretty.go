// Package pretty replaces github.com/tidwall/pretty, which gjson uses only for its modifiers @pretty and
// @ugly. Loupe uses no modifiers, and the original imports encoding/json, which would make core.wasm about a fifth
// larger. These functions return JSON unchanged. The replace directive is in go.mod.
package pretty

// Options has the fields that gjson sets. They have no effect.
type Options struct {
	Width    int
	Prefix   string
	Indent   string
	SortKeys bool
}

// DefaultOptions is empty.
var DefaultOptions = &Options{}

// Pretty returns json.
func Pretty(json []byte) []byte { return json }

// PrettyOptions returns json.
func PrettyOptions(json []byte, _ *Options) []byte { return json }

// Ugly returns json.
func Ugly(json []byte) []byte { return json }

package protocol

import (
	"slices"
	"testing"
)

func TestOnlyPrivateSchemesMayBeAllowed(t *testing.T) {
	for list, want := range map[string]struct {
		schemes Schemes
		ok      bool
	}{
		"":                        {nil, true},
		"cursor, com.example.app": {Schemes{"cursor", "com.example.app"}, true},
		"cursor://":               {nil, false},
		"Cursor cursor":           {Schemes{"cursor"}, false},
		"https":                   {nil, false},
		"javascript,data file":    {nil, false},
		"1password":               {nil, false},
		"a\tb":                    {nil, false},
	} {
		schemes, ok := ParseSchemes(list)
		if !slices.Equal(schemes, want.schemes) || ok != want.ok {
			t.Errorf("%q: got %q, %v, want %+v", list, schemes, ok, want)
		}
	}
}

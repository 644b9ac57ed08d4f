package api_test

import (
	"strings"
	"testing"
)

// The account has no credits, so a call whose query is accepted gets OUT_OF_CREDITS.
func TestQueryParametersAreChecked(t *testing.T) {
	for query, want := range map[string]struct{ code, field string }{
		"":                                {"OUT_OF_CREDITS", ""},
		"include=details":                 {"OUT_OF_CREDITS", ""},
		"include=details,details":         {"OUT_OF_CREDITS", ""},
		"utm_source=x&include=details":    {"OUT_OF_CREDITS", ""},
		"conclude=x":                      {"OUT_OF_CREDITS", ""},
		"include=detail":                  {"BAD_REQUEST", "include"},
		"include=":                        {"BAD_REQUEST", "include"},
		"include":                         {"BAD_REQUEST", "include"},
		"include=details,trend":           {"BAD_REQUEST", "include"},
		"include=details&include=details": {"BAD_REQUEST", "include"},
		"includes=details":                {"BAD_REQUEST", "includes"},
		"Include=details":                 {"BAD_REQUEST", "Include"},
		"include[]=details":               {"BAD_REQUEST", "include[]"},
	} {
		r := post(validBody)
		r.Query = query
		if _, d := healthy().do(t, r); d.Code != want.code || d.Field != want.field {
			t.Errorf("%q: got %s with the field %q, want %s with %q", query, d.Code, d.Field, want.code, want.field)
		}
	}
	list := post("")
	list.Method, list.Path = "GET", "/api/v1/appraisals"
	const cursor = "after=apr_01KAKSYQG0R2J8TBXN4WQ5V7CE"
	for query, field := range map[string]string{
		"afters=apr_1": "afters", "After=apr_1": "After", "after=%27": "after", "after=": "after", "after": "after", "after=zzz": "after", "after=apr_zzz": "after",
		"after=apr_81KAKSYQG0R2J8TBXN4WQ5V7CE": "after", "after=key_01KAKSYQG0R2J8TBXN4WQ5V7CE": "after", cursor + "0": "after", cursor[:len(cursor)-1]: "after",
		"limit=0": "limit", "limit=51": "limit", "limit=x": "limit", "state=posted": "state", "state=": "state", "status=valued&state=x": "state",
		"search=": "search", "search=%": "search", "search=%4": "search", "search=%zz": "search", "search=%ff": "search", "search=" + strings.Repeat("a", 201): "search", "serch=x": "serch",
		"api_key=loupe_secret": "api_key", "api_key=apr_01KAKSYQG0R2J8TBXN4WQ5V7CE": "api_key", "apikey=key_01KAKSYQG0R2J8TBXN4WQ5V7CE": "apikey",
		"since=2026-11-20": "since", "since=2026-11-20T15:00:00": "since", "until=2026-02-30T00:00:00Z": "until", "until=2026-11-20T15:00:00%2B01:00": "until", "since=2026-11-20T15:00:00Z&since=2026-11-20T15:00:00Z": "since",
		"after=apr_01kaksyqg0r2j8tbxn4wq5v7ce": "after", cursor + "&" + cursor: "after", cursor + ",": "after", "after=apr_01KAKSYQG0R2J8U%20N4WQ5V7CE": "after",
	} {
		list.Query = query
		if _, d := healthy().do(t, list); d.Code != "BAD_REQUEST" || d.Field != field {
			t.Errorf("%q: got %s with the field %q, want BAD_REQUEST with %q", query, d.Code, d.Field, field)
		}
	}
}

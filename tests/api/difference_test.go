package api

import (
	"fmt"
	"maps"
	"slices"

	"github.com/tidwall/gjson"
)

const maxShown = 400 // bytes of a body or a value in the message of a failed test

// body is a response body. A message shows what explains a failure: the errors of an answer, or the beginning of another body.
type body []byte

func (b body) String() string {
	if failures := gjson.GetBytes(b, "error"); failures.IsObject() {
		return fmt.Sprintf("an answer of %d bytes with the errors %s", len(b), excerpt(failures.Raw))
	}
	return excerpt(string(b))
}

func excerpt(text string) string {
	if len(text) > maxShown {
		return fmt.Sprintf("%s... (%d bytes)", text[:maxShown], len(text))
	}
	return text
}

// difference compares two values of decoded JSON. It returns the path of the first difference with both values, or "" if the
// values are equal.
func difference(path string, got, want any) string {
	switch want := want.(type) {
	case map[string]any:
		if got, ok := got.(map[string]any); ok {
			names := maps.Clone(want)
			maps.Copy(names, got)
			for _, name := range slices.Sorted(maps.Keys(names)) {
				if d := difference(path+"."+name, got[name], want[name]); d != "" {
					return d
				}
			}
			return ""
		}
	case []any:
		if got, ok := got.([]any); ok && len(got) == len(want) {
			for i := range want {
				if d := difference(fmt.Sprint(path, ".", i), got[i], want[i]); d != "" {
					return d
				}
			}
			return ""
		}
	default:
		if got == want {
			return ""
		}
	}
	return fmt.Sprintf("%s: got %s, want %s", path, excerpt(fmt.Sprint(got)), excerpt(fmt.Sprint(want)))
}

// expectSame checks that two replies have the same JSON object as their body.
func (s *service) expectSame(got, want reply) {
	s.t.Helper()
	if d := difference("body", got.json, want.json); d != "" || got.json == nil {
		s.t.Errorf("%s; got %s", d, got.body)
	}
}

package route

import "testing"

func TestMatch(t *testing.T) {
	for _, test := range []struct {
		pattern, path, id string
		ok                bool
	}{
		{"/a", "/a", "", true},
		{"/a", "/a/", "", false},
		{"/a", "/A", "", false},
		{"/a", "/a/b", "", false},
		{"/a", "", "", false},

		{"/a/{id}", "/a/x", "x", true},
		{"/a/{id}", "/a/{id}", "{id}", true},
		{"/a/{id}", "/a/%2F", "%2F", true},
		{"/a/{id}", "/a/", "", false},
		{"/a/{id}", "/a", "", false},
		{"/a/{id}", "/a//", "", false},
		{"/a/{id}", "/a/x/", "", false},
		{"/a/{id}", "/a/x/y", "", false},
		{"/a/{id}", "/b/x", "", false},

		{"/a/{id}/b", "/a/x/b", "x", true},
		{"/a/{id}/b", "/a/b/b", "b", true},
		{"/a/{id}/b", "/a/b", "", false},
		{"/a/{id}/b", "/a//b", "", false},
		{"/a/{id}/b", "/a/x/c", "", false},
		{"/a/{id}/b", "/a/x/y/b", "", false},
		{"/a/{id}/b", "/a/x/b/", "", false},
		{"/a/{id}/b", "/a/x/bb", "", false},
	} {
		if id, ok := Match(test.pattern, test.path); id != test.id || ok != test.ok {
			t.Errorf("Match(%q, %q): got %q, %v, want %q, %v", test.pattern, test.path, id, ok, test.id, test.ok)
		}
	}
}

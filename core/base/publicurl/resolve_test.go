package publicurl

import (
	"strings"
	"testing"
)

var resolveCases = []struct {
	base, location string
	err            error
	want           string
}{
	{base: "https://a.com/b/c?d", location: "https://x.com/y", want: "https://x.com/y"},
	{base: "https://a.com/b/c?d", location: "HTTPS://X.com", want: "https://x.com/"},
	{base: "https://a.com/b/c?d", location: "//x.com/y?z#f", want: "https://x.com/y?z"},
	{base: "https://a.com/b/c?d", location: "/y/../z", want: "https://a.com/z"},
	{base: "https://a.com/b/c?d", location: "y", want: "https://a.com/b/y"},
	{base: "https://a.com/b/c?d", location: "./y/", want: "https://a.com/b/y/"},
	{base: "https://a.com/b/c?d", location: "../../../y", want: "https://a.com/y"},
	{base: "https://a.com/b/c?d", location: "..", want: "https://a.com/"},
	{base: "https://a.com/b/c?d", location: "%2e%2E/y", want: "https://a.com/y"},
	{base: "https://a.com/b/c?d", location: "?e=f", want: "https://a.com/b/c?e=f"},
	{base: "https://a.com/b/c?d", location: "?", want: "https://a.com/b/c?"},
	{base: "https://a.com/b/c?d", location: "", want: "https://a.com/b/c?d"},
	{base: "https://a.com/b/c?d", location: "#top", want: "https://a.com/b/c?d"},
	{base: "https://a.com/b/c?d", location: "/:80/x", want: "https://a.com/:80/x"},
	{base: "https://a.com/b/c?d", location: "y/z:80", want: "https://a.com/b/y/z:80"},
	{base: "https://a.com/b/c?d", location: "y?z:80", want: "https://a.com/b/y?z:80"},
	{base: "https://a.com/b/c?d", location: "é", want: "https://a.com/b/%C3%A9"},
	{base: "https://a.com", location: "y", want: "https://a.com/y"},
	{base: "https://[2606:4700::1]/", location: "/y", want: "https://[2606:4700::1]/y"},
	{base: "https://a.com/b", location: "/..//x.test/", want: "https://a.com//x.test/"},

	{base: "https://a.com/b", location: "http://a.com/b", err: ErrNotHTTPS},
	{base: "https://a.com/b", location: "file:///etc/passwd", err: ErrNotHTTPS},
	{base: "https://a.com/b", location: "data:image/png,x", err: ErrNotAbsolute},
	{base: "https://a.com/b", location: "https:y", err: ErrNotAbsolute},
	{base: "https://a.com/b", location: "https:/localhost/", err: ErrNotAbsolute},
	{base: "https://a.com/b", location: "1a:b", err: ErrNotAbsolute},
	{base: "https://a.com/b", location: ":80", err: ErrNotAbsolute},
	{base: "https://a.com/b", location: "https://127.0.0.1/", err: ErrNotPublic},
	{base: "https://a.com/b", location: "https://169.254.169.254/latest/meta-data/", err: ErrNotPublic},
	{base: "https://a.com/b", location: "//[::1]/", err: ErrNotPublic},
	{base: "https://a.com/b", location: "//localhost/", err: ErrReserved},
	{base: "https://a.com/b", location: "//0x7f.1/", err: ErrIPv4},
	{base: "https://a.com/b", location: "//u@x.com/", err: ErrUserInfo},
	{base: "https://a.com/b", location: "//x.com:22/", err: ErrNot443},
	{base: "https://a.com/b", location: "//", err: ErrNoHost},
	{base: "https://a.com/b", location: "///x.com/", err: ErrNoHost},
	{base: "https://a.com/b", location: `\\x.com/`, err: ErrCharacter},
	{base: "https://a.com/b", location: `/\x.com/`, err: ErrCharacter},
	{base: "https://a.com/b", location: "/\t/x.com/", err: ErrCharacter},
	{base: "https://a.com/b", location: " //x.com/", err: ErrCharacter},
	{base: "https://a.com/b", location: "y\r\n", err: ErrCharacter},
	{base: "https://a.com/b", location: "\xe9.jpg", err: ErrUTF8},
	{base: "https://a.com/b", location: "%zz", err: ErrEscape},
	{base: "https://a.com/b", location: strings.Repeat("a", MaxLength), err: ErrTooLong},
}

func TestResolve(t *testing.T) {
	for _, c := range resolveCases {
		base, err := Check(c.base, false)
		if err != nil {
			t.Fatalf("Check(%q) failed: %v", c.base, err)
		}
		u, err := Resolve(base, c.location, false)
		if err != c.err || u.String() != c.want {
			t.Errorf("Resolve(%q, %q) = %q, %v, want %q, %v", c.base, c.location, u, err, c.want, c.err)
		}
	}
}

func TestResolveFromLocalURL(t *testing.T) {
	base, err := Check("http://localhost:8787/a/b", true)
	if err != nil {
		t.Fatal(err)
	}
	for location, want := range map[string]string{
		"c":               "http://localhost:8787/a/c",
		"//127.0.0.1:1/c": "http://127.0.0.1:1/c",
	} {
		if u, err := Resolve(base, location, true); err != nil || u.String() != want {
			t.Errorf("Resolve(%q, %q, true) = %q, %v, want %q", base, location, u, err, want)
		}
		if _, err := Resolve(base, location, false); err != ErrNotHTTPS {
			t.Errorf("Resolve(%q, %q, false): got %v, want %v", base, location, err, ErrNotHTTPS)
		}
	}
}

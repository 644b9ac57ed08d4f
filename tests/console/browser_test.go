package console

import (
	"encoding/json"
	"os/exec"
	"reflect"
	"testing"
)

// Browsers have rules of their own for cookies with the prefix __Host-, for redirects and for Origin.
func TestSignInInARealBrowser(t *testing.T) {
	t.Parallel()
	f, origin := startNative(t)
	configure(f, "rs256")
	output, err := exec.CommandContext(t.Context(), "../../build/toolchain/node.sh", "node", "browser.mjs", origin).Output()
	if err != nil {
		t.Fatalf("%v: %s", err, &f.Logged)
	}
	type cookie struct {
		Name, SameSite, Path string
		HTTPOnly             bool `json:"httpOnly"`
		Secure               bool
	}
	type seen struct {
		URL, Visible, Email string
		Cookies             []cookie
		Statuses            []int
	}
	want := seen{URL: origin + "/dashboard/keys", Email: "ann@example.com", Statuses: []int{200, 403, 201, 204, 401},
		Cookies: []cookie{{Name: "__Host-loupe_session", SameSite: "Lax", Path: "/", HTTPOnly: true, Secure: true}}}
	var got seen
	if err := json.Unmarshal(output, &got); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

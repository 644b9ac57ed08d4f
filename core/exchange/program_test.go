package exchange_test

import (
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

func TestConfigHasTheHostsVariablesAndSecrets(t *testing.T) {
	var got exchange.Config
	s := exchangetest.NewSession(t, exchange.Program{
		Variables: []string{"A", "B", "EMPTY"},
		Secrets:   []string{"KEY", "OTHER"},
		Configure: func(c exchange.Config) exchange.Stage { got = c; return func(*exchange.Flow) {} },
	})
	answer := s.Step(exchangetest.ConfigureFrame(exchange.Headers{{Name: "UNDECLARED", Value: "2"}, {Name: "A", Value: "1"}, {Name: "EMPTY"}}, "KEY"))
	if string(answer.Raw) != "\x00" {
		t.Errorf("ready is %q, want one zero byte", answer.Raw)
	}
	for _, c := range [][2]string{{"A", "1"}, {"EMPTY", "otherwise"}, {"B", "otherwise"}} {
		if v := got.Var(c[0], "otherwise"); v != c[1] {
			t.Errorf("%s is %q, want %q", c[0], v, c[1])
		}
	}
	if vars := got.Vars(); len(vars) != 2 || vars.Get("A") != "1" {
		t.Errorf("the variables are %v, want A=1 and an empty EMPTY alone", vars)
	}
	if !got.Secret("KEY") || got.Secret("OTHER") || got.Secret(exchange.BindingAI) {
		t.Errorf("KEY is %v, OTHER is %v, AI is %v, want only KEY to be set",
			got.Secret("KEY"), got.Secret("OTHER"), got.Secret(exchange.BindingAI))
	}
}

// The bytes are those that the package comment documents.
func TestManifestIsEncodedAsDocumented(t *testing.T) {
	s := exchangetest.NewSession(t, exchange.Program{
		Deferred:    []string{"/d"},
		Variables:   []string{"A", "BB"},
		Secrets:     []string{"KEY"},
		Internal:    exchange.Response{Status: 500, Headers: exchange.Headers{{Name: "h", Value: "v"}}, Body: []byte("in")},
		Unavailable: exchange.Response{Status: 503, Body: []byte("un")},
		Configure:   func(exchange.Config) exchange.Stage { return status(200) },
	})
	want := "\x03" + le(0, 0, 1, 0) + le(6, 0, 0, 0) + le(1, 0, 0, 0) + str("/d") +
		le(2, 0, 0, 0) + str("A") + str("BB") + le(1, 0, 0, 0) + str("KEY") +
		le(500&255, 1) + le(1, 0, 0, 0) + str("h") + str("v") + le(1, 0, 0, 0) + "\x00" + str("in") +
		le(503&255, 1) + le(0, 0, 0, 0) + le(1, 0, 0, 0) + "\x00" + str("un")
	for _, when := range []string{"before configure", "after configure"} {
		if got := string(s.Step([]byte{3}).Raw); got != want {
			t.Errorf("%s the manifest is\n%q, want\n%q", when, got, want)
		}
		if when == "before configure" {
			s.Step(exchangetest.ConfigureFrame(nil))
		}
	}
}

// le is little-endian bytes, str an encoded string of up to 255 bytes.
func le(bytes ...byte) string { return string(bytes) }
func str(s string) string     { return le(byte(len(s)), 0, 0, 0) + s }

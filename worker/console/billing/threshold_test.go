package billing_test

import (
	"testing"

	"loupe/worker/console/consoletest"
)

// The schema sends the event; see worker/migrations.
func TestThresholdIsSetAndRemoved(t *testing.T) {
	s, u := openSignedIn(t)
	for _, threshold := range []string{"0", "-1", "1000000001", "1.5", `"5"`, "1e30"} {
		u.Refused("BAD_REQUEST", "low_balance", "PUT", "/console/low-balance", `{"low_balance":`+threshold+`}`)
	}
	for body, want := range map[string]any{`{"low_balance":100}`: 100.0, `{"low_balance":null}`: nil} {
		s.Equal(body, u.OK(200, "PUT", "/console/low-balance", body), consoletest.Object{"low_balance": want})
		s.Members(body, u.OK(200, "GET", "/console/credits", ""), consoletest.Object{"low_balance": want})
	}
}

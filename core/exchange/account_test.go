package exchange_test

import (
	"testing"

	"loupe/core/exchange"
)

// The bytes are those that the package comment documents: the host learns of the account before the effects of the
// frame, and once.
func TestAccountAsDocumented(t *testing.T) {
	s := newSession(t, func(f *exchange.Flow) {
		f.SetAccount("acct_1")
		f.Await(f.Wait(1))
		f.Then(func(f *exchange.Flow) { f.Await(f.Wait(1)) })
	})
	opened := s.Open(1)
	const want = "\x01\x01\x00\x00\x00\x10\x06\x00\x00\x00acct_1\x01\x00\x00\x00"
	if got := string(opened.Raw); opened.Account != "acct_1" || len(got) < len(want) || got[:len(want)] != want {
		t.Errorf("got %q for the account %q, want a frame that begins with %q", got, opened.Account, want)
	}
	if next := s.Done(1, ended(0)); next.Account != "" || next.Raw[5] != 0 {
		t.Errorf("the next frame is %q, want none with an account", next.Raw)
	}
}

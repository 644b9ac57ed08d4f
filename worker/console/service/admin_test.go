package service_test

import (
	"errors"
	"net/http/httptest"
	"testing"

	"loupe/build/admin"
	"loupe/core/account"
	"loupe/core/market"
	"loupe/worker/console/consoletest"
)

// The operator's programs call the console through package admin.
func TestAdminClientCallsTheConsole(t *testing.T) {
	f := consoletest.Open(t)
	server := httptest.NewServer(f)
	defer server.Close()
	client, ctx := admin.Client{URL: server.URL + "/", Token: token}, t.Context()

	created, err := client.CreateAccount(ctx, "Ann")
	if err != nil || created.ID == "" || created.Name != "Ann" {
		t.Fatalf("CreateAccount: got %+v, %v, want an account named Ann", created, err)
	}
	for range 2 {
		if balance, err := client.Grant(ctx, created.ID, 30, "welcome", "once"); balance != 30 || err != nil {
			t.Errorf("Grant with an id: got balance %d, %v, want 30", balance, err)
		}
	}
	if balance, err := client.Grant(ctx, created.ID, 5, "welcome", ""); balance != 35 || err != nil {
		t.Errorf("Grant: got balance %d, %v, want 35", balance, err)
	}
	f.Exec(`INSERT INTO transfer VALUES ('t', ?, 'earned', 10, 'pending', 'r', 1, NULL)`, created.ID)
	want := admin.Account{ID: created.ID, Name: "Ann", Balance: 35, Held: 10, Available: 25}
	if got, err := client.Account(ctx, created.ID); got != want || err != nil {
		t.Errorf("Account: got %+v, %v, want %+v", got, err, want)
	}
	key, err := client.CreateKey(ctx, created.ID, "laptop")
	if err != nil || !account.WellFormed("loupe", key.Key) || key.Account != created.ID || key.Name != "laptop" || key.Hint != key.Key[len(key.Key)-4:] {
		t.Errorf("CreateKey: got %+v, %v, want a well-formed key named laptop with its hint", key, err)
	}
	f.Memory.Err = errors.New("no connection")
	if revoked, err := client.RevokeKey(ctx, key.ID); err != nil || revoked.ID != key.ID || revoked.Key != "" || revoked.Warning == "" {
		t.Errorf("RevokeKey while KV fails: got %+v, %v, want the key's id and a warning", revoked, err)
	}
	f.Memory.Err = nil
	rates := `{"date":"2026-05-01","base":"EUR","rates":{"USD":1.08}}`
	if err := client.PutRates(ctx, []byte(rates)); err != nil || f.Memory.Values[market.RatesKey] != rates {
		t.Errorf("PutRates: KV has %v, %v, want %s", f.Memory.Values, err, rates)
	}

	var problem *admin.Problem
	_, err = client.Grant(ctx, created.ID, 31, "welcome", "once")
	if !errors.As(err, &problem) || problem.Status != 409 || problem.Code != "CONFLICT" || problem.Field != "id" || problem.Detail == "" {
		t.Errorf("Grant with a taken id: got %+v, want 409 CONFLICT of the field id", err)
	}
	// The client escapes an id, so it stays one segment of the path.
	for _, id := range []string{"a/keys", "../rates", "x?after=1", ""} {
		if _, err := client.Account(ctx, id); !errors.As(err, &problem) || problem.Status != 404 {
			t.Errorf("Account(%q): got error %v, want 404", id, err)
		}
	}
	client.Token = "another"
	if _, err := client.CreateAccount(ctx, "Bob"); !errors.As(err, &problem) || problem.Status != 401 {
		t.Errorf("wrong token: got error %v, want 401", err)
	}
}

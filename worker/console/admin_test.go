package main

import (
	"errors"
	"net/http/httptest"
	"testing"

	"loupe/build/admin"
	"loupe/core/account"
	"loupe/core/market"
)

// The operator's programs call the console through package admin.
func TestAdminClientCallsTheConsole(t *testing.T) {
	f := setup(t)
	server := httptest.NewServer(f)
	defer server.Close()
	client, ctx := admin.Client{URL: server.URL + "/", Token: token}, t.Context()

	made, err := client.CreateAccount(ctx, "Ann")
	if err != nil || made.ID == "" || made.Name != "Ann" {
		t.Fatal(made, err)
	}
	for range 2 {
		if balance, err := client.Grant(ctx, made.ID, 30, "welcome", "once"); balance != 30 || err != nil {
			t.Error(balance, err)
		}
	}
	if balance, err := client.Grant(ctx, made.ID, 5, "welcome", ""); balance != 35 || err != nil {
		t.Error(balance, err)
	}
	f.exec(`INSERT INTO transfer VALUES ('t', ?, 'earned', 10, 'pending', 'r', 1, NULL)`, made.ID)
	want := admin.Account{ID: made.ID, Name: "Ann", Balance: 35, Held: 10, Available: 25}
	if got, err := client.Account(ctx, made.ID); got != want || err != nil {
		t.Error(got, err)
	}
	key, err := client.CreateKey(ctx, made.ID, "laptop")
	if err != nil || !account.WellFormed("loupe", key.Key) || key.Account != made.ID || key.Name != "laptop" || key.Hint != key.Key[len(key.Key)-4:] {
		t.Error(key, err)
	}
	f.kv.err = errors.New("no connection")
	if revoked, err := client.RevokeKey(ctx, key.ID); err != nil || revoked.ID != key.ID || revoked.Key != "" || revoked.Warning == "" {
		t.Error(revoked, err)
	}
	f.kv.err = nil
	rates := `{"date":"2026-05-01","base":"EUR","rates":{"USD":1.08}}`
	if err := client.PutRates(ctx, []byte(rates)); err != nil || f.kv.values[market.RatesKey] != rates {
		t.Error(f.kv.values, err)
	}

	var problem *admin.Problem
	_, err = client.Grant(ctx, made.ID, 31, "welcome", "once")
	if !errors.As(err, &problem) || problem.Status != 409 || problem.Code != "CONFLICT" || problem.Field != "id" || problem.Detail == "" {
		t.Errorf("%+v", err)
	}
	// An id is one segment of the path, whatever is in it.
	for _, id := range []string{"a/keys", "../rates", "x?after=1", ""} {
		if _, err := client.Account(ctx, id); !errors.As(err, &problem) || problem.Status != 404 {
			t.Errorf("%q: %v", id, err)
		}
	}
	client.Token = "another"
	if _, err := client.CreateAccount(ctx, "Bob"); !errors.As(err, &problem) || problem.Status != 401 {
		t.Error(err)
	}
}

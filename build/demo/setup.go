package main

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"loupe/build/admin"
)

// adminToken returns the ADMIN_TOKEN in .dev.vars, where wrangler dev and make key read it too. If there is
// none, it adds a new one.
func adminToken() (string, error) {
	os.Unsetenv("ADMIN_TOKEN") // it may belong to another service
	const local = "http://127.0.0.1"
	if token, err := admin.Token(local); err == nil {
		return token, nil
	}
	text, err := os.ReadFile(secretsFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		text = []byte("# Settings of wrangler dev on this machine.\nALLOW_LOCAL_IMAGES=1\n")
	case err != nil:
		return "", err
	case len(text) > 0 && text[len(text)-1] != '\n':
		text = append(text, '\n')
	}
	text = append(text, "ADMIN_TOKEN="+rand.Text()+"\n"...)
	if err := os.WriteFile(secretsFile, text, 0o600); err != nil {
		return "", err
	}
	return admin.Token(local)
}

// sampleRates returns made-up exchange rates, dated today, for the currencies of the sample listings and a
// few more.
func sampleRates() []byte {
	text, err := json.Marshal(map[string]any{
		"date": time.Now().UTC().Format(time.DateOnly),
		"base": "USD",
		"rates": map[string]float64{
			"AUD": 1.52, "BRL": 5.6, "CAD": 1.37, "CHF": 0.88, "CNY": 7.2, "DKK": 6.9, "EUR": 0.92, "GBP": 0.79, "INR": 84,
			"JPY": 152, "KRW": 1380, "MXN": 18.5, "NOK": 10.8, "NZD": 1.66, "PLN": 4, "SEK": 10.6, "SGD": 1.33, "ZAR": 18.2,
		},
	})
	if err != nil {
		panic(err) // unreachable: the values can be marshalled
	}
	return text
}

const demoCredits = 1000

// demoKey creates an API key in the demo's account and tops up the account to demoCredits. The first run
// creates the account. Its id is in a file beside the local database, so both are deleted together.
func demoKey(ctx context.Context, client admin.Client) (string, error) {
	file := filepath.Join(stateDir, "demo-account")
	id, err := os.ReadFile(file)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	account, err := client.Account(ctx, strings.TrimSpace(string(id)))
	if problem := (*admin.Problem)(nil); errors.As(err, &problem) && problem.Status == 404 {
		if account, err = client.CreateAccount(ctx, "Demo"); err == nil {
			err = os.WriteFile(file, []byte(account.ID+"\n"), 0o600)
		}
	}
	if err != nil {
		return "", err
	}
	if account.Available < demoCredits {
		if _, err := client.Grant(ctx, account.ID, demoCredits-account.Available, "for the demo", ""); err != nil {
			return "", err
		}
	}
	key, err := client.CreateKey(ctx, account.ID, "demo "+time.Now().UTC().Format(time.RFC3339))
	return key.Key, err
}

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

// adminToken is the administrator's token in .dev.vars, where wrangler dev and make key look for it. If there is none,
// it is put there.
func adminToken() (string, error) {
	os.Unsetenv("ADMIN_TOKEN") // of another Loupe
	const here = "http://127.0.0.1"
	if token, err := admin.Token(here); err == nil {
		return token, nil
	}
	text, err := os.ReadFile(secrets)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		text = []byte("# For wrangler dev, on this machine only.\nALLOW_LOCAL_IMAGES=1\n")
	case err != nil:
		return "", err
	case len(text) > 0 && text[len(text)-1] != '\n':
		text = append(text, '\n')
	}
	text = append(text, "ADMIN_TOKEN="+rand.Text()+"\n"...)
	if err := os.WriteFile(secrets, text, 0o600); err != nil {
		return "", err
	}
	return admin.Token(here)
}

// sampleRates is a made-up table: enough for the sample listings, of no use for anything else.
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
		panic(err) // not possible: the table is above
	}
	return text
}

const credits = 1000

// demoKey makes a key in the demo's account and fills that up to a thousand credits. The account's id is kept beside
// the database that it is in, for the next time.
func demoKey(ctx context.Context, client admin.Client) (string, error) {
	file := filepath.Join(state, "demo-account")
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
	if account.Available < credits {
		if _, err := client.Grant(ctx, account.ID, credits-account.Available, "for the demo", ""); err != nil {
			return "", err
		}
	}
	key, err := client.CreateKey(ctx, account.ID, "demo "+time.Now().UTC().Format(time.RFC3339))
	return key.Key, err
}

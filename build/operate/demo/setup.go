package main

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"loupe/build/operate/admin"
)

// generated are the secrets that the first run makes up and later runs keep.
var generated = [...]string{"ADMIN_TOKEN", "SESSION_SECRET", "STATE_SECRET"}

// writeVars writes varsFile with the variables and the generated secrets, and returns ADMIN_TOKEN. It keeps the secrets that
// the file has, and nothing else of it.
func writeVars(vars map[string]string) (token string, err error) {
	text, err := os.ReadFile(varsFile)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	all := maps.Clone(vars)
	for _, name := range generated {
		all[name] = rand.Text() + rand.Text()
	}
	for line := range strings.Lines(string(text)) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		if slices.Contains(generated[:], name) && value != "" {
			all[name] = value
		}
	}
	var file strings.Builder
	for _, name := range slices.Sorted(maps.Keys(all)) {
		value := all[name]
		if strings.ContainsAny(value, " \n#'") {
			value = `"` + value + `"` // no value has a double quote
		}
		fmt.Fprintf(&file, "%s=%s\n", name, value)
	}
	if err := os.MkdirAll(stateDir, 0o755); err != nil {
		return "", err
	}
	return all["ADMIN_TOKEN"], os.WriteFile(varsFile, []byte(file.String()), 0o600)
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
// creates the account. A file next to the local database has its id, so both are deleted together.
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

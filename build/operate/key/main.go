// Key creates an API key in a new account or in an existing one, and can grant the account credits:
//
//	go run ./build/operate/key -name NAME [-url URL] [-account ID] [-credits N] [-reason TEXT]
//
// It writes the key to standard output and everything else to standard error. The key is never shown again.
// The administrator's token is read from ADMIN_TOKEN or, for a service on this machine, from .dev.vars.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"loupe/build/operate/admin"
	"loupe/build/operate/dev"
)

func main() { dev.Main("key", run) }

func run(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	flags := dev.NewFlags("key", stderr)
	url := flags.String("url", "http://127.0.0.1:8787", "`URL` of the service")
	name := flags.String("name", "", "`name` of the key and of the new account (required)")
	account := flags.String("account", "", "`id` of an existing account; without it, a new account is created")
	credits := flags.Int64("credits", 0, "`number` of credits to grant")
	reason := flags.String("reason", "granted with make key", "reason for the grant, shown in the ledger")
	if err := dev.ParseFlags(flags, args, "name"); err != nil {
		return err
	}
	if *credits < 0 {
		return errors.New("-credits is negative; to take credits from an account, see POST /accounts/{id}/grants in docs/ADMINISTRATION.md")
	}
	token, err := admin.Token(*url)
	if err != nil {
		return err
	}
	client := admin.Client{URL: *url, Token: token}
	if *account == "" {
		created, err := client.CreateAccount(ctx, *name)
		if err != nil {
			return err
		}
		*account = created.ID
	}
	// Printed before the next step: after a failure, the operator can repeat the rest with -account.
	fmt.Fprintln(stderr, "account", *account)
	if *credits != 0 {
		balance, err := client.Grant(ctx, *account, *credits, *reason, "")
		if err != nil {
			return err
		}
		fmt.Fprintln(stderr, "balance", balance)
	}
	// The key is created last, so that no later failure can leave a key that was never shown.
	key, err := client.CreateKey(ctx, *account, *name)
	if err != nil {
		return err
	}
	fmt.Fprintln(stderr, "key", key.ID+", shown only once:")
	fmt.Fprintln(stdout, key.Key)
	return nil
}

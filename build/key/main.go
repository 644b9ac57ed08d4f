// Key makes an API key, in an account of its own or in one that is there, and grants the account credits:
//
//	go run ./build/key -name NAME [-url URL] [-account ID] [-credits N] [-reason TEXT]
//
// The key, which is shown this once, goes to standard output, everything else to standard error. The administrator's
// token comes from ADMIN_TOKEN, or on this machine from .dev.vars.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"

	"loupe/build/admin"
)

func main() {
	if err := run(os.Args[1:], os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, "key:", err)
		os.Exit(1)
	}
}

func run(args []string, stdout, stderr io.Writer) error {
	flags := flag.NewFlagSet("key", flag.ContinueOnError)
	flags.SetOutput(stderr)
	url := flags.String("url", "http://127.0.0.1:8787", "where Loupe runs")
	name := flags.String("name", "", "the key's name, and that of a new account")
	account := flags.String("account", "", "the `id` of the key's account, if it is not to be a new one")
	credits := flags.Int64("credits", 0, "how many credits to grant")
	reason := flags.String("reason", "granted with make key", "what the ledger says of the grant")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *name == "" || flags.NArg() > 0 {
		return fmt.Errorf("it takes -name NAME and options, see -help")
	}
	token, err := admin.Token(*url)
	if err != nil {
		return err
	}
	client, ctx := admin.Client{URL: *url, Token: token}, context.Background()
	if *account == "" {
		made, err := client.CreateAccount(ctx, *name)
		if err != nil {
			return err
		}
		*account = made.ID
	}
	// Told at each step, so that whoever has to repeat the rest after a failure can name the account.
	fmt.Fprintln(stderr, "account", *account)
	if *credits != 0 {
		balance, err := client.Grant(ctx, *account, *credits, *reason, "")
		if err != nil {
			return err
		}
		fmt.Fprintln(stderr, "balance", balance)
	}
	// Last, so that no key is made that the failure of something else then hides.
	key, err := client.CreateKey(ctx, *account, *name)
	if err != nil {
		return err
	}
	fmt.Fprintln(stderr, "key", key.ID+", shown this once:")
	fmt.Fprintln(stdout, key.Key)
	return nil
}

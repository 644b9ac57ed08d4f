//go:build js && wasm

package main

import (
	"cmp"
	"crypto/rand"
	"database/sql"
	"log"
	"os"
	"strings"
	"syscall/js"
	"time"

	"github.com/syumai/workers"
	"github.com/syumai/workers/cloudflare"
	"github.com/syumai/workers/cloudflare/cron"
	"github.com/syumai/workers/cloudflare/d1"
	"github.com/syumai/workers/cloudflare/fetch"
	"github.com/syumai/workers/cloudflare/kv"
)

func main() {
	database, err := d1.OpenConnector("DB")
	if err != nil {
		panic(err)
	}
	entries, err := kv.NewNamespace("KV")
	if err != nil {
		panic(err)
	}
	// The platform's fetch works as a method of the global object only, and workers knows that object as a proxy.
	client := fetch.NewClient(fetch.WithBinding(js.Global().Get("globalThis")))
	c := &Console{
		DB:         sql.OpenDB(database),
		KV:         namespace{entries},
		Web:        client.HTTPClient(fetch.RedirectModeManual).Transport,
		Now:        time.Now,
		Random:     rand.Reader,
		Log:        log.New(os.Stdout, "console: ", 0), // there is no other output in a Worker
		Service:    strings.ToLower(cmp.Or(cloudflare.Getenv("SERVICE_NAME"), "loupe")),
		AdminToken: cloudflare.Getenv("ADMIN_TOKEN"),
		RatesURL:   cmp.Or(cloudflare.Getenv("ECB_RATES_URL"), ecbURL),
	}
	cron.ScheduleTaskNonBlock(c.cron)
	workers.Serve(c)
}

type namespace struct{ *kv.Namespace }

func (n namespace) Get(key string) (string, bool, error) {
	value, err := n.GetString(key, nil)
	if err != nil || value == "<null>" { // how workers spells that there is no such key
		return "", false, err
	}
	return value, true, nil
}

func (n namespace) Put(key, value string) error { return n.PutString(key, value, nil) }

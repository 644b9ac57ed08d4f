//go:build js && wasm

package main

import (
	"context"
	"crypto/rand"
	"database/sql"
	"log"
	"os"
	"time"

	"github.com/syumai/workers"
	"github.com/syumai/workers/cloudflare"
	"github.com/syumai/workers/cloudflare/cron"
	"github.com/syumai/workers/cloudflare/d1"
	"github.com/syumai/workers/cloudflare/kv"

	"loupe/worker/console/server"
	"loupe/worker/console/service"
	"loupe/worker/console/workerd"
)

func main() {
	connector, err := d1.OpenConnector("DB")
	if err != nil {
		panic(err)
	}
	namespace, err := kv.NewNamespace("KV")
	if err != nil {
		panic(err)
	}
	c := &server.Console{
		DB:        server.Database{DB: sql.OpenDB(connector), Batch: workerd.Batch(cloudflare.GetBinding("DB")), Size: workerd.Size(cloudflare.GetBinding("DB"))},
		KV:        kvNamespace{namespace},
		Transport: workerd.Transport{},
		Now:       time.Now,
		Random:    rand.Reader,
		Log:       log.New(os.Stdout, "console: ", 0), // workerd logs standard output
		Var:       cloudflare.Getenv,
		Routes:    service.Routes,
		Health:    workerd.Health(cloudflare.GetBinding("HEALTH")),

		DeleteTranscripts: workerd.DeleteTranscripts(cloudflare.GetBinding("TRANSCRIPTS_BUCKET")),
	}
	cron.ScheduleTaskNonBlock(func(ctx context.Context) error { return service.Cron(c, ctx) })
	workers.Serve(c)
}

// kvNamespace implements server.KV with the package workers.
type kvNamespace struct{ *kv.Namespace }

func (n kvNamespace) Get(key string) (string, bool, error) {
	value, err := n.GetString(key, nil)
	if err != nil || value == "<null>" { // the value that workers returns for a missing key
		return "", false, err
	}
	return value, true, nil
}

func (n kvNamespace) Put(key, value string) error { return n.PutString(key, value, nil) }

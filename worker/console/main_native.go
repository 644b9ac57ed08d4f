//go:build !(js && wasm)

package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"database/sql"
	"encoding/hex"
	"errors"
	"flag"
	"fmt"
	"log"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	_ "modernc.org/sqlite"

	"loupe/core/problem"
	"loupe/worker/console/server"
	"loupe/worker/console/service"
	"loupe/worker/migrations"
)

// main serves the console and the built site on this machine, for work on the site. It runs neither the data plane
// nor the cron: `make demo` and wrangler dev do.
func main() {
	address := flag.String("address", "localhost:8788", "address to listen on")
	file := flag.String("database", "", "path of an SQLite database, created if it does not exist; \"\" for a temporary one")
	assets := flag.String("assets", "build/out/assets", "folder of the built site")
	flag.Parse()
	if err := run(*address, *file, *assets); err != nil {
		fmt.Fprintln(os.Stderr, "console:", err)
		os.Exit(1)
	}
}

func run(address, file, assets string) error {
	if file == "" {
		folder, err := os.MkdirTemp("", "loupe-console-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(folder)
		file = filepath.Join(folder, "d1.sqlite")
	}
	db, err := open(file)
	if err != nil {
		return err
	}
	defer db.Close()
	secret := make([]byte, 32)
	rand.Read(secret) // never fails
	defaults := map[string]string{
		"SESSION_SECRET": hex.EncodeToString(secret), "ADMIN_TOKEN": hex.EncodeToString(secret[:16]), "DEV_SIGN_IN": "1",
		"ADMINS": "admin@example.com", "SIGNUP_CREDITS": "1000",
	}
	c := &server.Console{
		DB:        server.Database{DB: db, Batch: server.Transaction(db), Size: server.SizeOf(db)},
		KV:        &server.MemoryKV{Values: map[string]string{}},
		Transport: &http.Transport{Proxy: http.ProxyFromEnvironment},
		Now:       time.Now,
		Random:    rand.Reader,
		Log:       log.New(os.Stderr, "console: ", log.LstdFlags),
		Var:       func(name string) string { return cmp.Or(os.Getenv(name), defaults[name]) },
		Routes:    service.Routes,
		Health: func(context.Context) ([]byte, error) {
			return nil, &problem.Problem{Code: problem.Unavailable, Detail: "the data plane does not run in this server"}
		},
		DeleteTranscripts: func(context.Context, []string) error { return nil },
	}
	fmt.Fprintf(os.Stderr, "listening on http://%s; sign in as admin@example.com for administration\n", address)
	listener := http.Server{Addr: address, Handler: withAssets(c, http.FileServer(http.Dir(assets)))}
	interrupted, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(interrupted, func() { listener.Close() })
	if err := listener.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// withAssets serves the console's paths by the console and all others by the site.
func withAssets(console, site http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		first, _, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
		switch {
		case first == ".well-known" && strings.HasPrefix(r.URL.Path, "/.well-known/oauth-"),
			first == "admin", first == "auth", first == "console", first == "oauth", first == "webhooks":
			console.ServeHTTP(w, r)
		case first == "dashboard" && !strings.Contains(r.URL.Path, "."): // a page, which the dashboard's script draws
			r.URL.Path = "/dashboard/"
			site.ServeHTTP(w, r)
		default:
			site.ServeHTTP(w, r)
		}
	})
}

// open opens an SQLite database and applies the migrations that it does not have yet.
func open(file string) (*sql.DB, error) {
	db, err := sql.Open("sqlite", "file:"+file+"?_pragma=foreign_keys(1)&_pragma=busy_timeout(10000)&_pragma=journal_mode(wal)&_txlock=immediate")
	if err != nil {
		return nil, err
	}
	// Has the name of wrangler's table (https://developers.cloudflare.com/d1/reference/migrations).
	if _, err := db.Exec(`CREATE TABLE IF NOT EXISTS d1_migrations (name TEXT PRIMARY KEY)`); err != nil {
		return nil, err
	}
	for _, m := range migrations.Named() {
		if err := apply(db, m); err != nil {
			return nil, fmt.Errorf("%s: %w", m.Name, err)
		}
	}
	return db, nil
}

// apply applies a migration unless it is applied.
func apply(db *sql.DB, m migrations.Migration) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback() // does nothing after Commit
	var applied bool
	if err := tx.QueryRow(`SELECT EXISTS (SELECT 1 FROM d1_migrations WHERE name = ?)`, m.Name).Scan(&applied); err != nil || applied {
		return err
	}
	if _, err := tx.Exec(m.SQL); err != nil {
		return err
	}
	if _, err := tx.Exec(`INSERT INTO d1_migrations (name) VALUES (?)`, m.Name); err != nil {
		return err
	}
	return tx.Commit()
}

//go:build js && wasm

package main

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"encoding/json"
	"errors"
	"hash/crc32"
	"net/http"
	"strings"
	"syscall/js"

	"github.com/syumai/workers/cloudflare"
	"github.com/syumai/workers/cloudflare/kv"
)

// grant is what a key allows. KV caches it.
type grant struct {
	Key     string `json:"key"`
	Account string `json:"account"`
}

// authenticate finds the grant of the request's key and applies the key's rate limit.
func (s *service) authenticate(w http.ResponseWriter, r *http.Request) (g grant, p *problem) {
	scheme, key, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	if !strings.EqualFold(scheme, "bearer") || !wellFormed(key) {
		return g, unauthorized
	}
	hash := hash(key)
	allowed, err := limit(hash)
	if err != nil {
		return g, internal(err)
	}
	w.Header().Set("RateLimit-Policy", `"key";q=`+strings.Replace(cloudflare.Getenv("RATE_LIMIT"), "/", ";w=", 1))
	if !allowed {
		return g, &problem{Status: 429, Code: "RATE_LIMITED", Detail: "too many requests with this key"}
	}
	text, err := s.kv.GetString("peer:"+hash, nil)
	if err != nil {
		return g, internal(err)
	}
	if json.Unmarshal([]byte(text), &g) == nil {
		return g, nil
	}
	g, err = s.findKey(r.Context(), hash)
	if errors.Is(err, sql.ErrNoRows) {
		return g, unauthorized
	}
	if err != nil {
		return g, internal(err)
	}
	encoded, _ := json.Marshal(g)
	if err := s.kv.PutString("peer:"+hash, string(encoded), &kv.PutOptions{ExpirationTTL: 60}); err != nil {
		return g, internal(err)
	}
	return g, nil
}

// findKey finds the key with a hash. It returns sql.ErrNoRows if there is none.
func (s *service) findKey(ctx context.Context, hash string) (g grant, err error) {
	err = s.db.QueryRowContext(ctx, "SELECT k.id, k.account FROM api_key k JOIN account a ON a.id = k.account WHERE k.hash = ?1 AND k.revoked_at IS NULL "+
		"AND k.suspended_at IS NULL AND a.suspended_at IS NULL AND coalesce(k.expires_at > ?2, 1)", hash, now()).Scan(&g.Key, &g.Account)
	return g, err
}

// wellFormed reports whether a key has the right form and checksum.
func wellFormed(key string) bool {
	body := len(key) - 6
	return body > 44 && key[body-44] == '_' && checksum(key[:body]) == key[body:]
}

func checksum(text string) string {
	const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	var result [6]byte
	rest := crc32.ChecksumIEEE([]byte(text))
	for i := 5; i >= 0; i-- {
		result[i] = digits[rest%62]
		rest /= 62
	}
	return string(result[:])
}

func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

func newID() string {
	var id [16]byte
	rand.Read(id[:])
	return hex.EncodeToString(id[:])
}

// limit counts a call of a key. The package workers has no rate limits.
func limit(key string) (allowed bool, err error) {
	type result struct {
		allowed bool
		err     error
	}
	done := make(chan result, 1)
	then := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- result{allowed: args[0].Get("success").Bool()}
		return nil
	})
	defer then.Release()
	fail := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- result{err: errors.New(args[0].Call("toString").String())}
		return nil
	})
	defer fail.Release()
	cloudflare.GetBinding("RATE_LIMITER").Call("limit", map[string]any{"key": key}).Call("then", then, fail)
	r := <-done
	return r.allowed, r.err
}

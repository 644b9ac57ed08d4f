package main

import (
	"database/sql"
	"errors"
	"io"
	"net/http"

	"loupe/core/account"
)

// A keyRecord is what may be known of a key.
type keyRecord struct {
	ID        string     `json:"id"`
	Account   string     `json:"account"`
	Name      string     `json:"name"`
	Hint      string     `json:"hint"` // the key's end
	CreatedAt timestamp  `json:"created_at"`
	RevokedAt *timestamp `json:"revoked_at"`
	hash      string
}

func (k *keyRecord) cursor() string { return k.ID }

func (k *keyRecord) fields() []any {
	return []any{&k.ID, &k.Account, &k.Name, &k.Hint, &k.CreatedAt, &k.RevokedAt, &k.hash}
}

const (
	keyColumns = `id, account, name, hint, created_at, revoked_at, hash `
	hintLength = 4
)

// newKey is the answer that shows a key, which nothing else does: only its hash is kept.
type newKey struct {
	keyRecord
	Key string `json:"key"`
}

func (c *Console) createKey(r *http.Request, accountID string) (any, error) {
	name, err := readName(r)
	if err != nil {
		return nil, err
	}
	if err := c.customer(r, accountID); err != nil {
		return nil, err
	}
	id, err := c.newID("key")
	if err != nil {
		return nil, err
	}
	var secret [account.SecretBytes]byte
	if _, err := io.ReadFull(c.Random, secret[:]); err != nil {
		return nil, err
	}
	key := account.NewKey(c.Service, secret)
	record, err := one[keyRecord](c, r, `INSERT INTO api_key (id, account, name, hash, hint, created_at)
		VALUES (?, ?, ?, ?, ?, ?) RETURNING `+keyColumns,
		id, accountID, name, account.HashKey(key), key[len(key)-hintLength:], c.Now().UnixMilli())
	return newKey{record, key}, err
}

func (c *Console) listKeys(r *http.Request, accountID string) (any, error) {
	if _, err := c.account(r, accountID); err != nil {
		return nil, err
	}
	return list[keyRecord](c, r, `SELECT `+keyColumns+`FROM api_key WHERE account = ? AND id > ? ORDER BY id LIMIT ?`,
		accountID, r.URL.Query().Get("after"))
}

type revokedKey struct {
	keyRecord
	Warning string `json:"warning,omitempty"`
}

// revokeKey can be repeated: the first time stands, and the KV entry is deleted again.
func (c *Console) revokeKey(r *http.Request, id string) (any, error) {
	key, err := one[keyRecord](c, r, `UPDATE api_key SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?
		RETURNING `+keyColumns, c.Now().UnixMilli(), id)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, &problem{Code: notFound, Detail: "there is no such key"}
	}
	if err != nil {
		return nil, err
	}
	answer := revokedKey{keyRecord: key}
	if err := c.KV.Delete(account.GrantKey(key.hash)); err != nil {
		// No grant is trusted for longer than account.GrantLife, so this only delays what has been done.
		c.Log.Printf("key %s is revoked, but its KV entry is still there: %v", id, err)
		answer.Warning = "the key is revoked, but its cached copy could not be deleted: it may still work for 60 seconds"
	}
	return answer, nil
}

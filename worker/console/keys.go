package main

import (
	"database/sql"
	"errors"
	"io"
	"net/http"

	"loupe/core/account"
	"loupe/core/problem"
)

const hintLength = 4 // characters

// keyRecord is an API key as the API shows it, without the key itself: only its hash is stored.
type keyRecord struct {
	ID        string     `json:"id"`
	Account   string     `json:"account"`
	Name      string     `json:"name"`
	Hint      string     `json:"hint"` // the key's last characters
	CreatedAt timestamp  `json:"created_at"`
	RevokedAt *timestamp `json:"revoked_at"`
	hash      string
}

func (k *keyRecord) cursor() string { return k.ID }

func (k *keyRecord) scanTargets() []any {
	return []any{&k.ID, &k.Account, &k.Name, &k.Hint, &k.CreatedAt, &k.RevokedAt, &k.hash}
}

const keyColumns = `id, account, name, hint, created_at, revoked_at, hash `

// createdKey is the only response that contains an API key.
type createdKey struct {
	keyRecord
	Key string `json:"key"`
}

func (c *Console) createKey(r *http.Request, accountID string) (any, error) {
	name, err := decodeName(r)
	if err != nil {
		return nil, err
	}
	if err := c.requireCustomer(r, accountID); err != nil {
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
	record, err := queryRow[keyRecord](c, r, `INSERT INTO api_key (id, account, name, hash, hint, created_at)
		VALUES (?, ?, ?, ?, ?, ?) RETURNING `+keyColumns,
		id, accountID, name, account.HashKey(key), key[len(key)-hintLength:], c.Now().UnixMilli())
	return createdKey{record, key}, err
}

func (c *Console) listKeys(r *http.Request, accountID string) (any, error) {
	if _, err := c.findAccount(r, accountID); err != nil {
		return nil, err
	}
	return queryPage[keyRecord](c, r, `SELECT `+keyColumns+`FROM api_key WHERE account = ? AND id > ? ORDER BY id LIMIT ?`,
		accountID, r.URL.Query().Get("after"))
}

type revokedKey struct {
	keyRecord
	Warning string `json:"warning,omitempty"`
}

// revokeKey revokes an API key and deletes its cached grant. It is idempotent: repeating it keeps the
// time of the first revocation and deletes the grant again.
func (c *Console) revokeKey(r *http.Request, id string) (any, error) {
	key, err := queryRow[keyRecord](c, r, `UPDATE api_key SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?
		RETURNING `+keyColumns, c.Now().UnixMilli(), id)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, &problem.Problem{Code: problem.NotFound, Detail: "no such API key"}
	}
	if err != nil {
		return nil, err
	}
	response := revokedKey{keyRecord: key}
	if err := c.KV.Delete(account.GrantKey(key.hash)); err != nil {
		// Not a failure: grants expire after account.GrantLife, so this only delays the revocation.
		c.Log.Printf("key %s is revoked, but its grant could not be deleted from KV: %v", id, err)
		response.Warning = "the key is revoked, but its cached grant could not be deleted: it may work for up to 60 seconds"
	}
	return response, nil
}

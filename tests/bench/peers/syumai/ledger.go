//go:build js && wasm

package main

import (
	"context"
	"encoding/json"
	"strings"
	"time"
)

const (
	cost = 10
	day  = 86_400_000 // milliseconds
)

// appraisal is an admitted request.
type appraisal struct {
	id, hash, idempotencyKey string
	grant                    grant
	request                  request
}

// answer is a stored answer.
type answer struct {
	id, body  string
	charged   int
	remaining int64
}

func now() int64 { return time.Now().UnixMilli() }

// admit records an appraisal and holds its credits. It returns the stored answer of a repeated request. The driver has no
// transactions: credits that a failure leaves held are released here.
func (s *service) admit(ctx context.Context, a appraisal) (earlier *answer, p *problem) {
	if a.idempotencyKey != "" {
		if _, err := s.db.ExecContext(ctx, "UPDATE appraisal SET idempotency_key = NULL WHERE account = ?1 AND idempotency_key = ?2 AND created_at <= ?3",
			a.grant.Account, a.idempotencyKey, now()-day); err != nil {
			return nil, internal(err)
		}
	}
	_, err := s.db.ExecContext(ctx, "INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at) VALUES (?1, ?2, 'earned', ?3, 'pending', 'appraisal', ?4)",
		a.id, a.grant.Account, cost, now())
	if err != nil && strings.Contains(err.Error(), "out_of_credits") {
		return nil, &problem{Status: 402, Code: "OUT_OF_CREDITS", Detail: "the balance does not cover the call"}
	}
	if err != nil {
		return nil, internal(err)
	}
	request, _ := json.Marshal(a.request)
	var key any
	if a.idempotencyKey != "" {
		key = a.idempotencyKey
	}
	_, err = s.db.ExecContext(ctx, "INSERT INTO appraisal (id, account, api_key, idempotency_key, request_hash, request, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
		a.id, a.grant.Account, a.grant.Key, key, a.hash, string(request), now())
	if err == nil {
		return nil, nil
	}
	if _, err := s.db.ExecContext(ctx, settle, a.id, "voided", now()); err != nil {
		return nil, internal(err)
	}
	if !strings.Contains(err.Error(), "appraisal.idempotency_key") {
		return nil, internal(err)
	}
	var hash string
	earlier = &answer{}
	if err := s.db.QueryRowContext(ctx, "SELECT p.id, p.request_hash, coalesce(p.answer, ''), iif(t.state = 'posted', t.amount, 0), b.available FROM appraisal p "+
		"JOIN transfer t ON t.id = p.id JOIN credit b ON b.account = p.account WHERE p.account = ?1 AND p.idempotency_key = ?2", a.grant.Account, a.idempotencyKey).
		Scan(&earlier.id, &hash, &earlier.body, &earlier.charged, &earlier.remaining); err != nil {
		return nil, internal(err)
	}
	if hash != a.hash || earlier.body == "" {
		return nil, &problem{Status: 409, Code: "IDEMPOTENCY_CONFLICT", Detail: "the idempotency key was used for another request, or the first one is in progress"}
	}
	return earlier, nil
}

const settle = "UPDATE transfer SET state = ?2, settled_at = ?3 WHERE id = ?1 AND state = 'pending'"

// settle stores an answer and spends or releases its credits. It returns the credits that remain.
func (s *service) settle(ctx context.Context, a appraisal, done answer) (remaining int64, err error) {
	if _, err := s.db.ExecContext(ctx, "UPDATE appraisal SET answer = ?2, answered_at = ?3 WHERE id = ?1 AND answered_at IS NULL", a.id, []byte(done.body), now()); err != nil {
		return 0, err
	}
	state := "voided"
	if done.charged > 0 {
		state = "posted"
	}
	if _, err := s.db.ExecContext(ctx, settle, a.id, state, now()); err != nil {
		return 0, err
	}
	err = s.db.QueryRowContext(ctx, "SELECT available FROM credit WHERE account = ?1", a.grant.Account).Scan(&remaining)
	return remaining, err
}

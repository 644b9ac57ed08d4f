package server

import (
	"context"
	"database/sql"
	"io"
	"log"
	"net/http"
	"time"

	"loupe/core/store/account"
)

// Console serves the routes of the control plane. All fields are required.
type Console struct {
	DB        Database
	KV        KV
	Transport http.RoundTripper // for requests to other servers; it follows no redirects
	Now       func() time.Time
	Random    io.Reader // cryptographically secure
	Log       *log.Logger
	Var       func(name string) string // a variable or secret; "" if it is not set
	Routes    []Route

	// Health returns the health of the data plane with the mistakes of its configuration, JSON. See package exchange.
	Health func(context.Context) ([]byte, error)
	// DeleteTranscripts deletes the transcripts of appraisals in the bucket, at most 1,000. Without a bucket it does nothing.
	DeleteTranscripts func(ctx context.Context, appraisals []string) error
}

// Database is the D1 database, which both planes use.
type Database struct {
	*sql.DB // has no transactions in a Worker: use Batch

	// Batch runs the statements in one transaction: all of them take effect, or none and the error says
	// why. It reports for each statement whether it changed rows.
	Batch func(ctx context.Context, statements ...Statement) (changed []bool, err error)

	// Size returns how large the database is, in bytes.
	Size func(context.Context) (int64, error)
}

// EachRow runs a query and calls load for each of its rows, with the row's Scan.
func (c *Console) EachRow(ctx context.Context, load func(scan func(...any) error) error, query string, args ...any) error {
	rows, err := c.DB.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := load(rows.Scan); err != nil {
			return err
		}
	}
	return rows.Err()
}

// Statement is an SQL statement with the values of its parameters, in order.
type Statement struct {
	SQL  string
	Args []any
}

// SQL returns a statement. A timestamp is passed as its milliseconds.
func SQL(query string, args ...any) Statement { return Statement{query, args} }

// KV is the Workers KV namespace that both planes use.
type KV interface {
	Get(key string) (value string, found bool, err error)
	Put(key, value string) error
	Delete(key string) error
}

// Task is work that the cron does every minute. A failure of one task does not prevent the others.
type Task struct {
	Name string // for the log, such as "old sessions not deleted"
	Run  func(*Console, context.Context) error

	// Essential makes the cron's event fail if the task fails, so that it shows in Cloudflare's dashboard.
	// Failures of other tasks are only logged.
	Essential bool
}

// Service returns the service's name, the prefix of new API keys and of cookies.
func (c *Console) Service() string { return account.ServiceName(c.Var("SERVICE_NAME")) }

// Day is the length of a day in milliseconds.
const Day = 24 * 3600_000

// Millis returns the current time in Unix milliseconds, as the database stores times.
func (c *Console) Millis() int64 { return c.Now().UnixMilli() }

// Transaction returns the Batch of a database that has transactions, such as SQLite.
func Transaction(db *sql.DB) func(context.Context, ...Statement) ([]bool, error) {
	return func(ctx context.Context, statements ...Statement) ([]bool, error) {
		tx, err := db.BeginTx(ctx, nil)
		if err != nil {
			return nil, err
		}
		defer tx.Rollback() // does nothing after Commit
		changed := make([]bool, len(statements))
		for i, s := range statements {
			result, err := tx.ExecContext(ctx, s.SQL, s.Args...)
			if err != nil {
				return nil, err
			}
			n, err := result.RowsAffected()
			if err != nil {
				return nil, err
			}
			changed[i] = n > 0
		}
		return changed, tx.Commit()
	}
}

// SizeOf returns the Size of an SQLite database.
func SizeOf(db *sql.DB) func(context.Context) (int64, error) {
	return func(ctx context.Context) (bytes int64, err error) {
		err = db.QueryRowContext(ctx, `SELECT page_count * page_size FROM pragma_page_count, pragma_page_size`).Scan(&bytes)
		return bytes, err
	}
}

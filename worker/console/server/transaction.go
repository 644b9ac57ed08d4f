package server

import (
	"context"
	"database/sql"
)

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

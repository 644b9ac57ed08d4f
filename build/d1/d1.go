// Package d1 performs the core's SQL statements on a database of this machine.
package d1

import (
	"database/sql"
	"fmt"

	"loupe/core/exchange"
)

// Batch performs the statements in one transaction, like a batch of D1, and returns the rows of each.
func Batch(db *sql.DB, statements ...exchange.Statement) ([]exchange.Rows, error) {
	tx, err := db.Begin()
	if err != nil {
		return nil, err
	}
	defer tx.Rollback() // has no effect after Commit
	var sets []exchange.Rows
	for _, s := range statements {
		set, err := query(tx, s)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", s.SQL, err)
		}
		sets = append(sets, set)
	}
	return sets, tx.Commit()
}

func query(tx *sql.Tx, s exchange.Statement) (set exchange.Rows, err error) {
	var params []any
	for _, p := range s.Params {
		params = append(params, p.Any())
	}
	rows, err := tx.Query(s.SQL, params...)
	if err != nil {
		return set, err
	}
	defer rows.Close()
	if set.Columns, err = rows.Columns(); err != nil {
		return set, err
	}
	for rows.Next() {
		columns, targets := make([]any, len(set.Columns)), make([]any, len(set.Columns))
		for i := range columns {
			targets[i] = &columns[i]
		}
		if err := rows.Scan(targets...); err != nil {
			return set, err
		}
		row := make([]exchange.Value, len(columns))
		for i, column := range columns {
			row[i] = ValueOf(column)
		}
		set.Rows = append(set.Rows, row)
	}
	return set, rows.Err()
}

// ValueOf returns a column as the SQLite driver reads it.
func ValueOf(column any) exchange.Value {
	switch column := column.(type) {
	case int64:
		return exchange.Int(column)
	case float64:
		return exchange.Real(column)
	case string:
		return exchange.Text(column)
	case []byte:
		return exchange.Blob(column)
	}
	return exchange.Value{}
}

// Package d1 performs the core's SQL statements on a database of this machine.
package d1

import (
	"bytes"
	"compress/flate"
	"database/sql"
	"fmt"
	"io"
	"sync"

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
		params = append(params, Param(p))
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
			if row[i], err = ValueOf(column); err != nil {
				return set, err
			}
		}
		set.Rows = append(set.Rows, row)
	}
	return set, rows.Err()
}

// Param returns a parameter for the SQLite driver. A blob of the protocol is a text that the database stores deflated.
func Param(value exchange.Value) any {
	if text, ok := value.Any().([]byte); ok {
		return Deflate(text)
	}
	return value.Any()
}

// ValueOf returns the value of a column as the SQLite driver reads it. It returns an error if a blob is not deflated text.
func ValueOf(column any) (exchange.Value, error) {
	switch column := column.(type) {
	case int64:
		return exchange.Int(column), nil
	case float64:
		return exchange.Real(column), nil
	case string:
		return exchange.Text(column), nil
	case []byte:
		text, err := Inflate(column)
		return exchange.Blob(text), err
	}
	return exchange.Value{}, nil
}

// Deflate compresses a text as a column stores it: RFC 1951.
func Deflate(text []byte) []byte {
	var b bytes.Buffer
	w := writers.Get().(*flate.Writer)
	defer writers.Put(w)
	w.Reset(&b)
	w.Write(text)
	w.Close()
	return b.Bytes()
}

// writers are reused because each takes a megabyte.
var writers = sync.Pool{New: func() any {
	w, _ := flate.NewWriter(nil, flate.DefaultCompression) // fails for other levels only
	return w
}}

// Inflate returns the text of a column. It returns an error if the column is not deflated text.
func Inflate(column []byte) ([]byte, error) {
	text, err := io.ReadAll(flate.NewReader(bytes.NewReader(column)))
	if err != nil {
		return nil, fmt.Errorf("a blob is not deflated text: %w", err)
	}
	return text, nil
}

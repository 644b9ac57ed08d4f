package host

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"loupe/build/operate/d1"
	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/worker/migrations/d1limits"

	sqlite "modernc.org/sqlite"
)

// D1 is a D1 database on SQLite in memory. Batches run one after another, each in a transaction, with
// foreign keys enforced. Like D1 in workerd, it differs from SQLite in these points:
//
//   - Every number is bound as a real: ?1/2 of 1 is 0.5, and 7 in a TEXT column is "7.0".
//   - Every number is returned as a JavaScript number: 3.0 and 3 are the same, and integers beyond
//     2^53 are not exact.
//   - If several columns have the same name, the last one counts.
//   - A result without rows has no columns.
//   - A statement keeps to D1's limits: see package d1limits.
//
// https://developers.cloudflare.com/d1/worker-api/#type-conversion
type D1 struct {
	db       *sql.DB
	mu       sync.Mutex
	prepared map[string]*sql.Stmt // by SQL

	// Observe, unless nil, gets each batch before it runs.
	Observe func(batch []Statement)
}

// Statement is one statement of a batch. A parameter is nil, int64, float64, string or []byte.
type Statement struct {
	SQL    string
	Params []any
}

// Rows is the result of one statement. A value is nil, int64, float64, string or []byte.
type Rows struct {
	Changes int64 // rows changed, including those changed by triggers
	Columns []string
	Rows    [][]any
}

// OpenD1 creates a database and applies the migrations in order. An error names the migration by its
// number, from 1.
func OpenD1(migrations []string) (*D1, error) {
	key := strings.Join(migrations, ";\n")
	if image, found := migrated.Load(key); found {
		return openMemory(image.([]byte))
	}
	d, err := openMemory(nil)
	if err != nil {
		return nil, err
	}
	for i, m := range migrations {
		if _, err := d.db.Exec("BEGIN;" + m + "\n;COMMIT"); err != nil {
			d.Close()
			return nil, fmt.Errorf("migration %d: %w", i+1, err)
		}
	}
	if len(migrations) == 0 {
		return d, nil
	}
	image, err := d.serialize()
	if err != nil {
		d.Close()
		return nil, err
	}
	migrated.Store(key, image)
	return d, nil
}

// migrated caches the files of empty databases by their migrations. Reading such a file takes a
// hundredth of the time of the migrations.
var migrated sync.Map // string to []byte

// connection has the methods of the driver's connections that convert a database to a file and back.
type connection interface {
	Serialize() ([]byte, error)
	Deserialize([]byte) error
}

// openMemory opens a database in memory that has the content of a file. It is empty if the file is.
func openMemory(image []byte) (*D1, error) {
	db, err := sql.Open("sqlite", "file::memory:?_pragma=foreign_keys(1)")
	if err != nil {
		return nil, err
	}
	if err := d1limits.Apply(db, 1); err != nil { // each connection to :memory: would be another database
		return nil, err
	}
	d := NewD1(db)
	if len(image) == 0 {
		return d, nil
	}
	if err := d.withConnection(func(c connection) error { return c.Deserialize(image) }); err != nil {
		d.Close()
		return nil, err
	}
	return d, nil
}

// serialize returns the database as a file.
func (d *D1) serialize() (image []byte, err error) {
	err = d.withConnection(func(c connection) error {
		image, err = c.Serialize()
		return err
	})
	return image, err
}

func (d *D1) withConnection(use func(connection) error) error {
	conn, err := d.db.Conn(context.Background())
	if err != nil {
		return err
	}
	defer conn.Close()
	return conn.Raw(func(c any) error { return use(c.(connection)) })
}

// NewD1 returns the D1 on an open SQLite database, which must have one connection.
func NewD1(db *sql.DB) *D1 { return &D1{db: db, prepared: map[string]*sql.Stmt{}} }

// DB returns the underlying database. It has one connection, so close all rows and end all
// transactions before the next call.
func (d *D1) DB() *sql.DB { return d.db }

// Close closes the database and frees its memory.
func (d *D1) Close() error { return d.db.Close() }

// Batch runs the statements in one transaction, all or none. Its errors have D1's messages.
func (d *D1) Batch(statements ...Statement) ([]Rows, error) { return d.batch(false, statements) }

// Raw runs a statement, and keeps columns with the same name, as the method raw of D1's statements does.
func (d *D1) Raw(s Statement) (Rows, error) {
	sets, err := d.batch(true, []Statement{s})
	if err != nil {
		return Rows{}, err
	}
	return sets[0], nil
}

func (d *D1) batch(raw bool, statements []Statement) ([]Rows, error) {
	if len(statements) == 0 {
		return nil, errors.New("D1_ERROR: No SQL statements detected.")
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.Observe != nil {
		d.Observe(statements)
	}
	if len(d.prepared) > 200 { // some have another text in each exchange
		d.forget()
	}
	changes, err := d.prepare("SELECT total_changes()")
	if err != nil {
		return nil, d1Error(err)
	}
	texts := make([]*sql.Stmt, len(statements))
	for i, s := range statements {
		if texts[i], err = d.prepare(s.SQL); err != nil {
			return nil, d1Error(err)
		}
	}
	tx, err := d.db.Begin()
	if err != nil {
		return nil, d1Error(err)
	}
	defer tx.Rollback() // has no effect after Commit
	batch := make([]Rows, len(statements))
	for i, s := range statements {
		if batch[i], err = run(tx.Stmt(texts[i]), tx.Stmt(changes), s, raw); err != nil {
			return nil, d1Error(err)
		}
	}
	if err := tx.Commit(); err != nil {
		d.db.Exec("ROLLBACK") // fails if SQLite has rolled back already
		return nil, d1Error(err)
	}
	return batch, nil
}

// prepare returns a prepared statement. SQLite takes longer to compile most statements, with their triggers, than to run them.
func (d *D1) prepare(text string) (*sql.Stmt, error) {
	if s := d.prepared[text]; s != nil {
		return s, nil
	}
	s, err := d.db.Prepare(text)
	if err == nil {
		d.prepared[text] = s
	}
	return s, err
}

// forget closes the prepared statements.
func (d *D1) forget() {
	for text, s := range d.prepared {
		s.Close()
		delete(d.prepared, text)
	}
}

// run runs a statement. changes counts the changes of the connection so far.
func run(statement, changes *sql.Stmt, s Statement, raw bool) (Rows, error) {
	var set Rows
	switch highest := highestParameter(s.SQL); {
	case highest > 100:
		return set, errors.New("variable number must be between ?1 and ?100: SQLITE_ERROR")
	case highest != len(s.Params):
		return set, errors.New("Wrong number of parameter bindings for SQL query.")
	}
	params := make([]any, len(s.Params))
	for i, p := range s.Params {
		if n, ok := p.(int64); ok {
			p = float64(n)
		}
		params[i] = p
	}
	var before, after int64
	if err := changes.QueryRow().Scan(&before); err != nil {
		return set, err
	}
	rows, err := statement.Query(params...)
	if err != nil {
		return set, err
	}
	defer rows.Close()
	if err := set.scan(rows, raw); err != nil {
		return set, err
	}
	rows.Close()
	err = changes.QueryRow().Scan(&after)
	set.Changes = after - before
	return set, err
}

func (set *Rows) scan(rows *sql.Rows, raw bool) error {
	names, err := rows.Columns()
	if err != nil {
		return err
	}
	// In D1 a row is a JavaScript object: a repeated name keeps its first position and takes its last
	// value.
	var columns []string
	position := make([]int, len(names))
	for i, name := range names {
		if position[i] = slices.Index(columns, name); position[i] < 0 || raw {
			position[i] = len(columns)
			columns = append(columns, name)
		}
	}
	cells, targets := make([]any, len(names)), make([]any, len(names))
	for i := range cells {
		targets[i] = &cells[i]
	}
	for rows.Next() {
		if err := rows.Scan(targets...); err != nil {
			return err
		}
		row := make([]any, len(columns))
		for i, cell := range cells {
			if row[position[i]], err = fromSQLite(cell); err != nil {
				return fmt.Errorf("column %s: %w", names[i], err)
			}
		}
		set.Columns, set.Rows = columns, append(set.Rows, row)
	}
	return rows.Err()
}

// fromSQLite converts a cell to the value that D1 returns.
func fromSQLite(cell any) (any, error) {
	switch v := cell.(type) {
	case nil, string, []byte:
		return v, nil
	case int64:
		return number(float64(v)), nil
	case float64:
		return number(v), nil
	}
	return nil, fmt.Errorf("the driver returned a %T: declare the column INTEGER, REAL, TEXT or BLOB", cell)
}

// number returns an int64 for JavaScript's safe integers, nil for infinities and NaN, which JSON
// cannot represent, and a float64 for all else.
func number(v float64) any {
	const maxSafeInteger = 1<<53 - 1
	switch {
	case math.IsInf(v, 0) || math.IsNaN(v):
		return nil
	case v == math.Trunc(v) && math.Abs(v) <= maxSafeInteger:
		return int64(v)
	}
	return v
}

// highestParameter returns the highest n of the parameters ?n in a statement, or 0. A ? without a number is one more than the highest
// before it. Quoted text and comments are ignored.
func highestParameter(sql string) int {
	highest := 0
	for i := 0; i < len(sql); i++ {
		rest := sql[i+1:]
		switch c := sql[i]; {
		case c == '\'' || c == '"' || c == '`':
			i += end(rest, string(c))
		case c == '[':
			i += end(rest, "]")
		case c == '-' && strings.HasPrefix(rest, "-"):
			i += end(rest, "\n")
		case c == '/' && strings.HasPrefix(rest, "*"):
			i += 1 + end(rest[1:], "*/")
		case c == '?':
			digits := 0
			for digits < len(rest) && '0' <= rest[digits] && rest[digits] <= '9' {
				digits++
			}
			n, err := strconv.Atoi(rest[:digits])
			if err != nil {
				n = highest + 1
			}
			highest = max(highest, n)
		}
	}
	return highest
}

// end returns the length of text up to and including the first mark, or of all of text without one.
func end(text, mark string) int {
	if at := strings.Index(text, mark); at >= 0 {
		return at + len(mark)
	}
	return len(text)
}

// d1Error converts an error to D1's message: SQLite's message, then the name of its code.
func d1Error(err error) error {
	message := err.Error()
	var e *sqlite.Error
	if errors.As(err, &e) {
		// The driver's message is "constraint failed: CHECK constraint failed: name (275)".
		message = strings.TrimSuffix(message, fmt.Sprintf(" (%d)", e.Code()))
		if _, text, found := strings.Cut(message, ": "); found {
			message = text
		}
		message += ": " + codeName(e.Code())
	}
	return errors.New("D1_ERROR: " + message)
}

// Names of SQLite's result codes. https://www.sqlite.org/rescode.html
var (
	primaryCodes = map[int]string{
		1: "SQLITE_ERROR", 5: "SQLITE_BUSY", 6: "SQLITE_LOCKED", 7: "SQLITE_NOMEM", 9: "SQLITE_INTERRUPT",
		11: "SQLITE_CORRUPT", 13: "SQLITE_FULL", 18: "SQLITE_TOOBIG", 19: "SQLITE_CONSTRAINT", 20: "SQLITE_MISMATCH",
		25: "SQLITE_RANGE",
	}
	constraintCodes = map[int]string{
		1: "CHECK", 2: "COMMITHOOK", 3: "FOREIGNKEY", 4: "FUNCTION", 5: "NOTNULL", 6: "PRIMARYKEY", 7: "TRIGGER",
		8: "UNIQUE", 9: "VTAB", 10: "ROWID", 11: "PINNED", 12: "DATATYPE",
	}
)

func codeName(code int) string {
	name := primaryCodes[code&0xff]
	if name == "" {
		name = "SQLITE_ERROR"
	}
	if kind := constraintCodes[code>>8]; kind != "" && code&0xff == 19 {
		name += " (extended: SQLITE_CONSTRAINT_" + kind + ")"
	}
	return name
}

// perform runs the statements of an effect.
func (d *D1) perform(e Effect) Result {
	statements := make([]Statement, len(e.Statements))
	for i, s := range e.Statements {
		statements[i].SQL = s.SQL
		for _, p := range s.Params {
			statements[i].Params = append(statements[i].Params, d1.Param(p))
		}
	}
	batch, err := d.Batch(statements...)
	if err != nil {
		return Fail(protocol.Failed, err.Error())
	}
	sets := make([]protocol.Rows, len(batch))
	for i, set := range batch {
		sets[i] = protocol.Rows{Changes: set.Changes, Columns: set.Columns}
		for _, row := range set.Rows {
			values := make([]protocol.Value, len(row))
			for c, v := range row {
				if values[c], err = d1.ValueOf(v); err != nil {
					return Fail(protocol.Failed, err.Error())
				}
			}
			sets[i].Rows = append(sets[i].Rows, values)
		}
	}
	return exchangetest.Rows(sets...).Result(e)
}

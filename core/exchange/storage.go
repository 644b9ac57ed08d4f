package exchange

import "loupe/core/exchange/wire"

// KVGet reads a key. The answer is nil if there is no such key.
func (f *Flow) KVGet(key string) Future[[]byte] {
	e, w := f.exchange.start(kindKVGet, StorageTime)
	w.String(key)
	return Future[[]byte]{e, decodeKV}
}

// KVKeep reads the value of a key and keeps it in the host. The answer is like that of [Flow.Body]; its
// status is 404 if there is no such key. A value of more than maxBytes fails with TooLarge.
func (f *Flow) KVKeep(key string, maxBytes, headBytes int) Future[Answer] {
	e, w := f.exchange.start(kindKVKeep, StorageTime)
	w.String(key)
	w.U32(uint32(maxBytes))
	w.U32(uint32(headBytes))
	return Future[Answer]{e, func(r *wire.Reader) Answer {
		found, kept := r.U8() == 1, decodeKept(r)
		if !found {
			kept.Status = 404
		}
		return kept
	}}
}

// KVOpen begins to read the value of a key for the client. The answer has status 200 and the first headBytes
// of the value, or status 404 if there is no such key. [Kept] of it may be the only part of a response with
// [Flow.Reply], and nothing else: the host then sends the value as fast as the client reads it, and never
// holds it in memory as a whole.
func (f *Flow) KVOpen(key string, headBytes int) Future[Answer] {
	e, w := f.exchange.start(kindKVOpen, StorageTime)
	w.String(key)
	w.U32(uint32(headBytes))
	return Future[Answer]{e, func(r *wire.Reader) Answer {
		found, head := r.U8() == 1, r.Bytes()
		if !found {
			return Answer{Status: 404}
		}
		return Answer{Status: 200, Body: head}
	}}
}

// KVPut writes a key that expires after the given number of seconds. The platform's minimum is 60. The
// value is the parts, one after the other.
func (f *Flow) KVPut(key string, seconds int, value ...Part) Future[struct{}] {
	e, w := f.exchange.start(kindKVPut, StorageTime)
	w.String(key)
	writeParts(w, value)
	w.U32(uint32(seconds))
	return Future[struct{}]{e, decodeNothing}
}

// KVDelete removes a key.
func (f *Flow) KVDelete(key string) Future[struct{}] {
	e, w := f.exchange.start(kindKVDelete, StorageTime)
	w.String(key)
	return Future[struct{}]{e, decodeNothing}
}

func decodeKV(r *wire.Reader) []byte {
	found, value := r.U8() == 1, r.Bytes()
	if !found {
		return nil
	}
	return value
}

// Statement is one SQL statement of a batch. Its parameters are bound to ?1, ?2 and so on.
type Statement struct {
	SQL    string
	Params []Value
}

// SQL returns a statement with its parameters.
func SQL(sql string, params ...Value) Statement { return Statement{sql, params} }

// Rows is the result of one statement.
type Rows struct {
	Changes int64 // rows inserted, updated or deleted
	Columns []string
	Rows    [][]Value
}

// Query is a statement that returns rows, and the function that scans them.
type Query[T any] struct {
	SQL  string
	Scan func(r *Row, row *T) // reads every column, in the order of the statement
}

// Bind returns the statement with its parameters.
func (q Query[T]) Bind(params ...Value) Statement { return Statement{q.SQL, params} }

// All returns the rows of the statement i of a batch. It returns none if the batch has no such statement, as after an
// error.
func (q Query[T]) All(batch []Rows, i int) []T {
	if i < 0 || i >= len(batch) {
		return nil
	}
	return Scan(batch[i], q.Scan)
}

// One returns the row of the statement i of a batch, nil unless there is exactly one.
func (q Query[T]) One(batch []Rows, i int) *T {
	if all := q.All(batch, i); len(all) == 1 {
		return &all[0]
	}
	return nil
}

// Last returns the row of a batch's last statement, nil unless there is exactly one.
func (q Query[T]) Last(batch []Rows) *T { return q.One(batch, len(batch)-1) }

// Scan returns the rows of a result. It leaves out rows with more or fewer columns than scan reads.
func Scan[T any](set Rows, scan func(r *Row, row *T)) []T {
	all, n := make([]T, len(set.Rows)), 0
	r := &Row{}
	for _, values := range set.Rows {
		r.values, r.read = values, 0
		if scan(r, &all[n]); r.read == len(values) {
			n++
		}
	}
	return all[:n]
}

// Page returns the first limit rows and, if there are more, the cursor of the last of these: where the next page
// begins.
func Page[T any](rows []T, limit int, cursor func(*T) string) (page []T, next string) {
	if len(rows) <= limit {
		return rows, ""
	}
	return rows[:limit], cursor(&rows[limit-1])
}

// Row reads the columns of a row, one after the other. Reads past the last column give null.
type Row struct {
	values []Value
	read   int
}

// Value reads a column.
func (r *Row) Value() Value {
	r.read++
	if r.read > len(r.values) {
		return Value{}
	}
	return r.values[r.read-1]
}

// Int reads a column as [Value.Int] does.
func (r *Row) Int() int64 { return r.Value().Int() }

// Real reads a column as [Value.Real] does.
func (r *Row) Real() float64 { return r.Value().Real() }

// Text reads a column as [Value.Text] does.
func (r *Row) Text() string { return r.Value().Text() }

// Bool reads a column of 0 or 1.
func (r *Row) Bool() bool { return r.Int() != 0 }

// ScanInt, ScanText and ScanBool scan rows of a single column.
func ScanInt(r *Row, row *int64)   { *row = r.Int() }
func ScanText(r *Row, row *string) { *row = r.Text() }
func ScanBool(r *Row, row *bool)   { *row = r.Bool() }

// D1 runs the statements in one transaction: all or none. The answer has one Rows for each statement, or is an error.
func (f *Flow) D1(statements ...Statement) Future[[]Rows] { return f.query(kindD1, statements) }

// ReadD1 is like D1 for statements that don't write. A replica of the database may answer, if it has everything that was committed before
// the exchange's earlier answers from D1.
func (f *Flow) ReadD1(statements ...Statement) Future[[]Rows] { return f.query(kindD1Read, statements) }

func (f *Flow) query(kind uint8, statements []Statement) Future[[]Rows] {
	e, w := f.exchange.start(kind, StorageTime)
	n := len(statements)
	w.Count(n)
	for _, s := range statements {
		w.String(s.SQL)
		w.Count(len(s.Params))
		for _, v := range s.Params {
			writeValue(w, v)
		}
	}
	return Future[[]Rows]{e, func(r *wire.Reader) []Rows {
		batch := decodeRows(r)
		if len(batch) != n {
			r.Fail()
		}
		return batch
	}}
}

func decodeRows(r *wire.Reader) []Rows {
	batch := make([]Rows, r.Count(16))
	for i := range batch {
		set := &batch[i]
		set.Changes = r.I64()
		set.Columns = make([]string, r.Count(4))
		for c := range set.Columns {
			set.Columns[c] = r.String()
		}
		set.Rows = make([][]Value, r.Count(4))
		for n := range set.Rows {
			row := make([]Value, r.Count(1))
			for c := range row {
				row[c] = decodeValue(r)
			}
			set.Rows[n] = row
		}
	}
	return batch
}

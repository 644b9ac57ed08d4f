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

// Page returns the first limit rows and, if there are more, the text in a column of the last of these: the cursor of the next page.
func (r *Rows) Page(limit, column int) (page [][]Value, next string) {
	if len(r.Rows) <= limit {
		return r.Rows, ""
	}
	return r.Rows[:limit], r.Rows[limit-1][column].Text()
}

// D1 runs the statements in one transaction: all or none. The answer has one Rows for each statement.
func (f *Flow) D1(statements ...Statement) Future[[]Rows] { return f.query(kindD1, statements) }

// ReadD1 is like D1 for statements that don't write. A replica of the database may answer, if it has everything that was committed before
// the exchange's earlier answers from D1.
func (f *Flow) ReadD1(statements ...Statement) Future[[]Rows] { return f.query(kindD1Read, statements) }

func (f *Flow) query(kind uint8, statements []Statement) Future[[]Rows] {
	e, w := f.exchange.start(kind, StorageTime)
	w.Count(len(statements))
	for _, s := range statements {
		w.String(s.SQL)
		w.Count(len(s.Params))
		for _, v := range s.Params {
			writeValue(w, v)
		}
	}
	return Future[[]Rows]{e, decodeRows}
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

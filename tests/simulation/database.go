package main

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"strconv"
	"strings"
	"sync"
	"time"

	"modernc.org/sqlite"

	"loupe/build/products/host"
	"loupe/worker/console/server"
	"loupe/worker/migrations"
)

// database is D1, and the network to it.
type database struct {
	*host.D1
	w            *world
	refusesUntil time.Time
}

func openDatabase(w *world) (*database, error) {
	d, err := host.OpenD1(repeatable(migrations.All()))
	return &database{D1: d, w: w}, err
}

// repeatable replaces what differs from run to run in triggers: random bytes, and the machine's time.
func repeatable(scripts []string) (list []string) {
	registerHash()
	replace := strings.NewReplacer(
		"hex(randomblob(8))", "hash_of(NEW.account, NEW.type, NEW.data, NEW.created_at)",
		"unixepoch() * 1000", strconv.FormatInt(epoch.UnixMilli(), 10))
	for _, script := range scripts {
		list = append(list, replace.Replace(script))
	}
	return list
}

// registerHash gives SQL a function hash_of, whose result is 16 hexadecimal digits.
var registerHash = sync.OnceFunc(func() {
	sqlite.MustRegisterDeterministicScalarFunction("hash_of", -1, func(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
		h := fnv.New64a()
		fmt.Fprint(h, args)
		return fmt.Sprintf("%016X", h.Sum64()), nil
	})
})

// D1's messages. https://developers.cloudflare.com/d1/observability/debug-d1/#error-list
var (
	errLost     = errors.New("D1_ERROR: Network connection lost.")
	errOverload = errors.New("D1_ERROR: D1 DB is overloaded. Requests queued for too long.")
)

// journey is what the network does with one call of the database.
type journey struct {
	there, back time.Duration
	arrives     bool
	err         error // that the caller gets; nil if it gets the answer
}

func (d *database) journey() journey {
	w := d.w
	j := journey{there: w.latency("database", time.Millisecond, 40*time.Millisecond), back: w.latency("database", time.Millisecond, 40*time.Millisecond), arrives: true}
	if w.happens("database refuses for a while") {
		d.refusesUntil = w.now.Add(w.latency("refusal", time.Second, 2*time.Minute))
		w.tell("database", "refuses until %s", clockTime(d.refusesUntil))
	}
	switch {
	case w.now.Before(d.refusesUntil) && !w.calm:
		j.arrives, j.err = false, errOverload
	case w.happens("database loses the request"):
		j.arrives, j.err, j.back = false, errLost, w.latency("loss", 10*time.Millisecond, 20*time.Second)
	case w.happens("database loses the reply"):
		j.err, j.back = errLost, w.latency("loss", 10*time.Millisecond, 20*time.Second)
	case w.happens("database answers late"):
		if w.stream("late").IntN(2) == 0 {
			j.there = w.latency("late", 0, 40*time.Second)
		} else {
			j.back = w.latency("late", 0, 40*time.Second)
		}
	}
	return j
}

// connector opens the database for one run of the console. Each statement is one call of the database, and so is a batch.
type connector struct {
	c *consoleRun
}

func (c connector) Connect(context.Context) (driver.Conn, error) { return connection(c), nil }
func (c connector) Driver() driver.Driver                        { return nil }

type connection connector

var errNoTransactions = errors.New("D1 has no transactions")

func (connection) Prepare(string) (driver.Stmt, error) { return nil, errors.New("not used") }
func (connection) Close() error                        { return nil }
func (connection) Begin() (driver.Tx, error)           { return nil, errNoTransactions }

func (c connection) QueryContext(_ context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	var set host.Rows
	err := c.c.call(func() (err error) {
		set, err = c.c.w.database.Raw(statement(query, args))
		return err
	})
	if err != nil {
		return nil, err
	}
	return &resultRows{set: set}, nil
}

func (c connection) ExecContext(_ context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	sets, err := c.c.batch(statement(query, args))
	if err != nil {
		return nil, err
	}
	return driver.RowsAffected(sets[0].Changes), nil
}

func statement(query string, args []driver.NamedValue) host.Statement {
	s := host.Statement{SQL: query}
	for _, a := range args {
		s.Params = append(s.Params, a.Value)
	}
	return s
}

// resultRows are the rows of a statement, all read at once, as D1 returns them.
type resultRows struct {
	set  host.Rows
	next int
}

func (r *resultRows) Columns() []string { return r.set.Columns }
func (r *resultRows) Close() error      { return nil }
func (r *resultRows) Next(row []driver.Value) error {
	if r.next == len(r.set.Rows) {
		return io.EOF
	}
	for i, value := range r.set.Rows[r.next] {
		row[i] = value
	}
	r.next++
	return nil
}

// batch runs a batch for the console.
func (c *consoleRun) batch(statements ...host.Statement) (sets []host.Rows, err error) {
	err = c.call(func() (err error) {
		sets, err = c.w.database.Batch(statements...)
		return err
	})
	return sets, err
}

// call calls the database from the console. It calls run when the call arrives at the database, if it does.
func (c *consoleRun) call(run func() error) (err error) {
	j := c.w.database.journey()
	if err := c.wait(j.there); err != nil {
		return err
	}
	if j.arrives {
		err = run()
	}
	if err := c.wait(j.back); err != nil {
		return err
	}
	if j.err != nil {
		c.faulted = true
		return j.err
	}
	return err
}

// transaction is server.Database's Batch.
func (c *consoleRun) transaction(_ context.Context, statements ...server.Statement) ([]bool, error) {
	list := make([]host.Statement, len(statements))
	for i, s := range statements {
		list[i].SQL = s.SQL
		for _, a := range s.Args {
			value, err := driver.DefaultParameterConverter.ConvertValue(a)
			if err != nil {
				return nil, err
			}
			list[i].Params = append(list[i].Params, value)
		}
	}
	sets, err := c.batch(list...)
	if err != nil {
		return nil, err
	}
	changed := make([]bool, len(sets))
	for i, set := range sets {
		changed[i] = set.Changes > 0
	}
	return changed, nil
}

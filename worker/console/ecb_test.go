package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"loupe/core/account"
	"loupe/core/market"
)

// bankFile is the bank's file of a day.
func bankFile(day string) string {
	return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube><Cube time='` + day + `'><Cube currency='JPY' rate='163.20'/><Cube currency='USD' rate='1.0815'/></Cube></Cube>
</gesmes:Envelope>
`
}

const (
	ownRates  = `{"date":"2026-04-29","base":"USD","rates":{"EUR":0.5}}` // an operator's
	bankRates = `{"date":"2026-05-01","base":"EUR","rates":{"JPY":163.2,"USD":1.0815}}`
)

func answers(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, text) }
}

func fails(status int) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { http.Error(w, bankFile("2026-05-01"), status) }
}

// bank makes the fixture ask a server of its own, and counts how often it does.
func (f *fixture) bank(handler http.HandlerFunc) (asked *atomic.Int32) {
	asked = new(atomic.Int32)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		handler(w, r)
	}))
	f.Cleanup(server.Close)
	f.RatesURL = server.URL + "/eurofxref-daily.xml"
	return asked
}

func TestRefreshRates(t *testing.T) {
	dated := func(day string) string { return strings.Replace(ownRates, "2026-04-29", day, 1) }
	for _, test := range []struct {
		name   string
		stored string
		minute int // of the hour
		bank   string
		asked  int32
		want   string // stored afterwards
	}{
		{"none yet", "", 30, "2026-05-01", 1, bankRates},
		{"none yet and the bank's not new", "", 30, "2026-04-28", 1, strings.Replace(bankRates, "05-01", "04-28", 1)},
		{"none that can be read", `{"date":"2026-05-01"`, 30, "2026-05-01", 1, bankRates},
		{"later", ownRates, refreshMinute, "2026-05-01", 1, bankRates},
		{"another minute", ownRates, refreshMinute + 1, "2026-05-01", 0, ownRates},
		{"the same day", ownRates, refreshMinute, "2026-04-29", 1, ownRates},
		{"earlier", ownRates, refreshMinute, "2026-04-28", 1, ownRates},
		{"of today already", dated("2026-05-01"), refreshMinute, "2026-05-01", 0, dated("2026-05-01")},
		{"put for a day to come", dated("2026-05-09"), refreshMinute, "2026-05-01", 0, dated("2026-05-09")},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := setup(t)
			asked := f.bank(answers(bankFile(test.bank)))
			if test.stored != "" {
				f.kv.values[account.RatesKey] = test.stored
			}
			f.now = f.now.Add(time.Duration(test.minute) * time.Minute)
			if err := f.refreshRates(t.Context()); err != nil {
				t.Fatal(err)
			}
			got := f.kv.values[account.RatesKey]
			if got != test.want || asked.Load() != test.asked {
				t.Errorf("asked %d times; stored is %s, want %s", asked.Load(), got, test.want)
			}
			wantLog := ""
			if got != test.stored {
				wantLog = "exchange rates of " + test.bank + ", from the European Central Bank\n"
			}
			if f.log.String() != wantLog {
				t.Errorf("log %q, want %q", &f.log, wantLog)
			}
		})
	}
}

func TestRefreshedRatesAreShown(t *testing.T) {
	f := setup(t)
	f.bank(answers(bankFile("2026-05-01")))
	if err := f.cron(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got := string(mustMarshal(f.ok(200, "GET", "/admin/rates", ""))); got != strings.Replace(bankRates, `"date":"2026-05-01","base":"EUR"`, `"base":"EUR","date":"2026-05-01"`, 1) {
		t.Error(got)
	}
}

// What goes wrong is said, and leaves what is there.
func TestRefreshRatesFails(t *testing.T) {
	for _, test := range []struct {
		name   string
		bank   http.HandlerFunc
		reason string
	}{
		{"not found", fails(404), "the bank answers 404"},
		{"server error", fails(500), "the bank answers 500"},
		{"another success", fails(203), "the bank answers 203"},
		{"redirect", func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/elsewhere" {
				t.Error("the redirect was followed")
			}
			http.Redirect(w, r, "/elsewhere", http.StatusFound)
		}, "the bank answers 302"},
		{"nothing", answers(""), market.ErrECBForm.Error()},
		{"garbage", answers("\x00\xff<<<>>>"), market.ErrECBForm.Error()},
		{"a web page", answers("<!DOCTYPE html><html><body>Maintenance</body></html>"), market.ErrECBForm.Error()},
		{"a part", answers(bankFile("2026-05-01")[:300]), market.ErrECBForm.Error()},
		{"no day", answers(bankFile("2026-02-30")), market.ErrRatesDate.Error()},
		{"a day to come", answers(bankFile("2026-05-02")), "2026-05-02, which is still to come"},
		{"too large", answers(bankFile("2026-05-01") + strings.Repeat(" ", maxFile)), "larger than 64 kB"},
		{"endless", func(w http.ResponseWriter, _ *http.Request) {
			for {
				if _, err := w.Write(make([]byte, 1<<16)); err != nil {
					return
				}
			}
		}, "larger than 64 kB"},
		{"broken off", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Length", "5000")
			io.WriteString(w, bankFile("2026-05-01"))
		}, "unexpected EOF"},
		{"no answer", func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, "EOF"},
	} {
		t.Run(test.name, func(t *testing.T) {
			for _, stored := range []string{"", ownRates} {
				f := setup(t)
				asked := f.bank(test.bank)
				if stored != "" {
					f.kv.values[account.RatesKey] = stored
				}
				f.now = f.now.Add(refreshMinute * time.Minute)
				if err := f.cron(t.Context()); err != nil {
					t.Error(err)
				}
				if asked.Load() != 1 || f.kv.values[account.RatesKey] != stored {
					t.Errorf("asked %d times; stored is %q, want %q", asked.Load(), f.kv.values[account.RatesKey], stored)
				}
				if got := f.log.String(); !strings.HasPrefix(got, "no new exchange rates: ") || !strings.Contains(got, test.reason) ||
					strings.Count(got, "\n") != 1 {
					t.Errorf("log %q, want one line with %q", got, test.reason)
				}
			}
		})
	}
}

func TestNoBankAtThatAddress(t *testing.T) {
	f := setup(t)
	server := httptest.NewServer(nil)
	server.Close()
	f.RatesURL = server.URL
	if err := f.refreshRates(t.Context()); err == nil || !strings.Contains(err.Error(), "refused") || len(f.kv.values) > 0 {
		t.Errorf("%v, stored %v", err, f.kv.values)
	}
}

type transport func(*http.Request) (*http.Response, error)

func (f transport) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

// The time is kept although neither the transport nor the body heeds the context, as in a Worker.
func TestSlowBank(t *testing.T) {
	for name, begins := range map[string]bool{"no answer": false, "half an answer": true} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				hang := make(chan struct{})
				defer close(hang)
				web := transport(func(*http.Request) (*http.Response, error) {
					if !begins {
						<-hang
					}
					return &http.Response{StatusCode: http.StatusOK, Body: io.NopCloser(io.MultiReader(
						strings.NewReader(bankFile("2026-05-01")[:300]), reader(func([]byte) (int, error) {
							<-hang
							return 0, io.EOF
						})))}, nil
				})
				c := &Console{KV: &memory{values: map[string]string{}}, Web: web, Now: time.Now, RatesURL: ecbURL}
				began := time.Now()
				err := c.refreshRates(t.Context())
				if took := time.Since(began); err == nil || err.Error() != "the bank took too long" || took != fetchTime {
					t.Errorf("%v after %v", err, took)
				}
			})
		})
	}
}

type reader func([]byte) (int, error)

func (f reader) Read(p []byte) (int, error) { return f(p) }

func TestRefreshEndsWithItsContext(t *testing.T) {
	f := setup(t)
	f.bank(func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if err := f.refreshRates(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
}

func TestRefreshIsOff(t *testing.T) {
	f := setup(t)
	asked := f.bank(answers(bankFile("2026-05-01")))
	f.RatesURL, f.kv.err = noECB, errors.New("not even KV is asked")
	if err := f.refreshRates(t.Context()); err != nil || asked.Load() != 0 || f.log.Len() > 0 {
		t.Errorf("%v, asked %d times, log %q", err, asked.Load(), &f.log)
	}
}

func TestRatesURL(t *testing.T) {
	for _, address := range []string{ecbURL, "https://mirror.example:8443/a?b=c", "http://127.0.0.1:8080/x", "http://localhost/x", "http://[::1]:80/x"} {
		if !mayFetch(address) {
			t.Errorf("%s is refused", address)
		}
	}
	for _, address := range []string{"", "OFF", "0", "www.ecb.europa.eu", "//www.ecb.europa.eu/x", "http://www.ecb.europa.eu/x",
		"http://127.0.0.1.example.com/x", "http://localhost@example.com/x", "https://user:pass@example.com/", "https:///x", "https:x",
		"ftp://localhost/x", "file:///etc/passwd", "data:text/xml,x", "https://exa mple.com/", "https://[::1"} {
		if mayFetch(address) {
			t.Errorf("%s is taken", address)
		}
		f := setup(t)
		f.RatesURL = address
		f.Web = transport(func(*http.Request) (*http.Response, error) { panic("asked " + address) })
		if err := f.refreshRates(t.Context()); err == nil || !strings.Contains(err.Error(), "ECB_RATES_URL") {
			t.Errorf("%s: %v", address, err)
		}
	}
}

// readOnly is a namespace that takes nothing.
type readOnly struct{ KV }

func (readOnly) Put(string, string) error { return errors.New("no room") }

func TestRefreshWithoutKV(t *testing.T) {
	f := setup(t)
	asked := f.bank(answers(bankFile("2026-05-01")))
	f.KV = readOnly{f.kv}
	if err := f.refreshRates(t.Context()); err == nil || err.Error() != "no room" || f.log.Len() > 0 {
		t.Errorf("%v, log %q", err, &f.log)
	}
	f.kv.err = errors.New("no connection")
	if err := f.refreshRates(t.Context()); !errors.Is(err, f.kv.err) || asked.Load() != 1 {
		t.Errorf("%v, asked %d times", err, asked.Load())
	}
}

// From a Friday to the Monday after it, the cron has the day's rates within the hour, and asks for them once an hour.
func TestRatesThroughAWeekend(t *testing.T) {
	f := setup(t)
	f.kv.values[account.RatesKey], f.RatesURL = ownRates, ecbURL
	bank, asked := "2026-04-30", map[string]int{} // by day
	f.Web = transport(func(r *http.Request) (*http.Response, error) {
		if r.Method != "GET" || r.URL.String() != ecbURL {
			t.Errorf("%s %s", r.Method, r.URL)
		}
		asked[f.now.Format(time.DateOnly)]++
		return &http.Response{StatusCode: http.StatusOK, Body: io.NopCloser(strings.NewReader(bankFile(bank)))}, nil
	})
	var stored []string
	for f.now = f.now.Truncate(24 * time.Hour); f.now.Day() < 5; f.now = f.now.Add(time.Minute) {
		if day := f.now.Weekday(); day != time.Saturday && day != time.Sunday && f.now.Hour() == 14 {
			bank = f.now.Format(time.DateOnly)
		}
		before := f.kv.values[account.RatesKey]
		if err := f.refreshRates(t.Context()); err != nil {
			t.Fatal(err)
		}
		if after := f.kv.values[account.RatesKey]; after != before {
			rates, err := market.ParseRates([]byte(after))
			if err != nil {
				t.Fatal(err)
			}
			stored = append(stored, f.now.Format("Mon 15:04 ")+rates.Date)
		}
	}
	if got := strings.Join(stored, ", "); got != "Fri 00:07 2026-04-30, Fri 14:07 2026-05-01, Mon 14:07 2026-05-04" {
		t.Error(got)
	}
	if got := fmt.Sprint(asked); got != "map[2026-05-01:15 2026-05-02:24 2026-05-03:24 2026-05-04:15]" {
		t.Error(got)
	}
}

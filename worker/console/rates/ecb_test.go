package rates_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"loupe/core/market"
	"loupe/worker/console/consoletest"
	"loupe/worker/console/rates"
	"loupe/worker/console/server"
)

// bankFile returns the bank's file with the rates of a day.
func bankFile(day string) string {
	return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube><Cube time='` + day + `'><Cube currency='JPY' rate='163.20'/><Cube currency='USD' rate='1.0815'/></Cube></Cube>
</gesmes:Envelope>
`
}

const (
	operatorRates = `{"date":"2026-04-29","base":"USD","rates":{"EUR":0.5}}`
	bankRates     = `{"date":"2026-05-01","base":"EUR","rates":{"JPY":163.2,"USD":1.0815}}`
)

func respondWith(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, text) }
}

func failWith(status int) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { http.Error(w, bankFile("2026-05-01"), status) }
}

// serveBank starts a server in place of the bank's and counts the requests to it.
func serveBank(f *consoletest.Fixture, handler http.HandlerFunc) (requests *atomic.Int32) {
	requests = new(atomic.Int32)
	bank := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		requests.Add(1)
		handler(w, r)
	}))
	f.Cleanup(bank.Close)
	f.Vars["ECB_RATES_URL"] = bank.URL + "/eurofxref-daily.xml"
	return requests
}

func TestRefreshRates(t *testing.T) {
	dated := func(day string) string { return strings.Replace(operatorRates, "2026-04-29", day, 1) }
	for _, test := range []struct {
		name     string
		stored   string // before
		minute   int    // of the hour
		bankDay  string // of the bank's rates
		requests int32
		want     string // stored after
	}{
		{"nothing stored", "", 30, "2026-05-01", 1, bankRates},
		{"nothing stored, the bank's rates are old", "", 30, "2026-04-28", 1, strings.Replace(bankRates, "05-01", "04-28", 1)},
		{"stored rates are invalid", `{"date":"2026-05-01"`, 30, "2026-05-01", 1, bankRates},
		{"the bank's are later", operatorRates, rates.RefreshMinute, "2026-05-01", 1, bankRates},
		{"not the refresh minute", operatorRates, rates.RefreshMinute + 1, "2026-05-01", 0, operatorRates},
		{"the bank's are of the same day", operatorRates, rates.RefreshMinute, "2026-04-29", 1, operatorRates},
		{"the bank's are earlier", operatorRates, rates.RefreshMinute, "2026-04-28", 1, operatorRates},
		{"stored rates are of today", dated("2026-05-01"), rates.RefreshMinute, "2026-05-01", 0, dated("2026-05-01")},
		{"the operator has a currency that the bank lacks", `{"date":"2026-04-29","base":"EUR","rates":{"USD":1.07,"AED":4}}`, rates.RefreshMinute, "2026-05-01", 1,
			strings.Replace(bankRates, "}}", `,"AED":4}}`, 1)},
		{"no rate connects the stored rates with the bank's", `{"date":"2026-04-29","base":"AED","rates":{"SAR":1}}`, rates.RefreshMinute, "2026-05-01", 1, bankRates},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := consoletest.Open(t)
			requests := serveBank(f, respondWith(bankFile(test.bankDay)))
			if test.stored != "" {
				f.Memory.Values[market.RatesKey] = test.stored
			}
			f.Clock = f.Clock.Add(time.Duration(test.minute) * time.Minute)
			if err := rates.Refresh(f.Console, t.Context()); err != nil {
				t.Fatal(err)
			}
			got := f.Memory.Values[market.RatesKey]
			f.Equal("stored", got, test.want)
			if got != test.stored && ratesOf(f, test.bankDay) != test.want {
				t.Errorf("stored for %s: got %q, want %s", test.bankDay, ratesOf(f, test.bankDay), test.want)
			}
			f.Equal("requests", requests.Load(), test.requests)
			wantLog := ""
			if got != test.stored {
				wantLog = "exchange rates refreshed: those of " + test.bankDay + " from the European Central Bank\n"
			}
			f.Equal("log", f.Logged.String(), wantLog)
		})
	}
}

func TestFailedRefreshIsLoggedAndKeepsTheStoredRates(t *testing.T) {
	for _, test := range []struct {
		name   string
		bank   http.HandlerFunc
		reason string
	}{
		{"not found", failWith(404), "the bank answered with status 404"},
		{"redirect", func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/elsewhere" {
				t.Error("got a request to the redirect's target, want none")
			}
			http.Redirect(w, r, "/elsewhere", http.StatusFound)
		}, "the bank answered with status 302"},
		{"empty file", respondWith(""), rates.ErrBankFile.Error()},
		{"future date", respondWith(bankFile("2026-05-02")), "future date, 2026-05-02"},
		{"too large", respondWith(bankFile("2026-05-01") + strings.Repeat(" ", rates.MaxRatesFile)), "larger than 64 kB"},
		{"connection lost", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Length", "5000")
			io.WriteString(w, bankFile("2026-05-01"))
		}, "unexpected EOF"},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := consoletest.Open(t)
			requests := serveBank(f, test.bank)
			f.Memory.Values[market.RatesKey] = operatorRates
			f.Clock = f.Clock.Add(rates.RefreshMinute * time.Minute)
			f.Cron()
			f.Equal("requests", int(requests.Load()), 1)
			f.Equal("stored", f.Memory.Values[market.RatesKey], operatorRates)
			if got := f.Logged.String(); !strings.HasPrefix(got, "exchange rates not refreshed: ") || !strings.Contains(got, test.reason) || strings.Count(got, "\n") != 1 {
				t.Errorf("log: got %q, want one line with %q", got, test.reason)
			}
		})
	}
}

type roundTripper func(*http.Request) (*http.Response, error)

func (f roundTripper) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

// Neither the transport nor the body of this test ends with the context, as in a Worker.
func TestRefreshRatesTimesOut(t *testing.T) {
	for name, responds := range map[string]bool{"no response": false, "incomplete response": true} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				hang := make(chan struct{})
				defer close(hang)
				bank := roundTripper(func(r *http.Request) (*http.Response, error) {
					if r.Method != "GET" || r.URL.String() != rates.ECBURL {
						t.Errorf("got %s %s, want GET %s", r.Method, r.URL, rates.ECBURL)
					}
					if !responds {
						<-hang
					}
					return &http.Response{StatusCode: http.StatusOK, Body: io.NopCloser(io.MultiReader(
						strings.NewReader(bankFile("2026-05-01")[:300]), reader(func([]byte) (int, error) {
							<-hang
							return 0, io.EOF
						})))}, nil
				})
				c := &server.Console{KV: &server.MemoryKV{Values: map[string]string{}}, Transport: bank, Now: time.Now, Var: func(string) string { return "" }}
				start := time.Now()
				err := rates.Refresh(c, t.Context())
				if took := time.Since(start); err == nil || err.Error() != "the server did not answer in time" || took != server.FetchTimeout {
					t.Errorf("got error %v after %v, want a timeout after %v", err, took, server.FetchTimeout)
				}
			})
		})
	}
}

type reader func([]byte) (int, error)

func (f reader) Read(p []byte) (int, error) { return f(p) }

func TestAllowedURL(t *testing.T) {
	for _, rawURL := range []string{rates.ECBURL, "https://mirror.example:8443/a?b=c", "http://127.0.0.1:8080/x", "http://localhost/x", "http://[::1]:80/x"} {
		if !server.AllowedURL(rawURL, true) {
			t.Errorf("%s: got false, want true", rawURL)
		}
	}
	for _, rawURL := range []string{"", "OFF", "0", "www.ecb.europa.eu", "//www.ecb.europa.eu/x", "http://www.ecb.europa.eu/x",
		"http://127.0.0.1.example.com/x", "http://localhost@example.com/x", "https://user:pass@example.com/", "https:///x", "https:x",
		"ftp://localhost/x", "file:///etc/passwd", "data:text/xml,x", "https://exa mple.com/", "https://[::1"} {
		if server.AllowedURL(rawURL, true) {
			t.Errorf("%s: got true, want false", rawURL)
		}
	}
	f := consoletest.Open(t)
	f.Vars["ECB_RATES_URL"] = "http://www.ecb.europa.eu/x"
	f.Transport = roundTripper(func(r *http.Request) (*http.Response, error) { panic("unwanted request to " + r.URL.String()) })
	if err := rates.Refresh(f.Console, t.Context()); err == nil || !strings.Contains(err.Error(), "ECB_RATES_URL") {
		t.Errorf("got error %v, want one that names ECB_RATES_URL", err)
	}
}

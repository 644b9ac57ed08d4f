package api

import (
	"bytes"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"loupe/build/products/host"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/account"
	"loupe/tests/fixture"
)

// newRehearsal starts a service whose key is a test key. Its only effects are look-ups of keys, and waits.
func newRehearsal(t *testing.T) *service {
	t.Helper()
	s := newService(t, 0, withFault(func(e host.Effect) *host.Result {
		switch e.Kind {
		case exchangetest.KVGet, exchangetest.KVPut, exchangetest.Limit, exchangetest.Wait, exchangetest.Body:
		case exchangetest.D1:
			if sql := e.Statements[0].SQL; !strings.Contains(sql, "api_key") {
				t.Errorf("got the statement %s, want those of keys only", sql)
			}
		default:
			t.Errorf("got the effect %v, want none outside the service", e.Kind)
		}
		return nil
	}))
	s.key = s.addTestKey()
	return s
}

// addTestKey adds a test key of the account, and returns it.
func (s *service) addTestKey() string {
	key := account.NewKey("loupe_test", [account.SecretBytes]byte{1})
	s.exec(`INSERT INTO api_key (id, account, kind, name, hash, hint, created_at) VALUES ('key_test', 'acct_1', 'test', 'test', ?1, '', 0)`, account.HashKey(key))
	return key
}

func (s *service) rehearse(description string, headers ...string) reply {
	s.t.Helper()
	return s.appraise(`{"image_url":"`+cameraURL+`","country":"GB","description":"`+description+`"}`, headers...)
}

// rehearsals matches the row of an outcome in the documentation, and the descriptions that ask for it.
var rehearsals, rehearsal = regexp.MustCompile("(?m)^\\| (`test .*`) \\| (.*) \\|$"), regexp.MustCompile("test ([A-Z_]+)")

func TestATestKeyRehearsesEveryDocumentedOutcome(t *testing.T) {
	s := newRehearsal(t)
	document, err := os.ReadFile("../../docs/API.md")
	if err != nil {
		t.Fatal(err)
	}
	known := 0
	for _, row := range rehearsals.FindAllStringSubmatch(string(document), -1) {
		for _, found := range rehearsal.FindAllStringSubmatch(row[1], -1) {
			code := found[1]
			if known++; code == "SLOW" {
				continue // TestASlowRehearsalTakesTenSeconds
			}
			r := s.rehearse(found[0])
			if status, _ := strconv.Atoi(row[2][:3]); status > 400 {
				want := code
				if code == "NOT_SETTLED" {
					want = "UNAVAILABLE"
				}
				s.expectProblem(r, status, want)
				if (r.appraisalID() != "") != (code == "NOT_SETTLED") || (r.Header.Get("Retry-After") != "") != (status == 429 || status == 503) {
					t.Errorf("%s: got the headers %v", found[0], r.Header)
				}
				continue
			}
			s.expectRehearsed(r, !strings.HasPrefix(row[2], "200 without"))
			if errors := string(r.body[bytes.Index(r.body, []byte(`"error":`)):]); strings.Contains(errors, `"code":"`+code+`"`) == (code == "VARIANTS") {
				t.Errorf("%s: got the errors %s", found[0], errors)
			}
		}
	}
	if known != 27 {
		t.Errorf("got %d descriptions in the documentation, want 27", known)
	}
}

// expectRehearsed checks that an answer to a test key is marked as a test, costs nothing, and has a value only if hasValue is set.
func (s *service) expectRehearsed(r reply, hasValue bool) {
	s.t.Helper()
	s.expectCharge(r, 0)
	s.expect(r, true, "test")
	lower, _ := r.at("appraisal", "price_lower").(float64)
	upper, _ := r.at("appraisal", "price_upper").(float64)
	if hasValue != (lower > 60 && lower < upper && upper < 300) || hasValue != (r.at("appraisal", "price_currency") == "GBP") {
		s.t.Errorf("got %s, want a range about 107 GBP: %v", r.body, hasValue)
	}
}

func TestOtherRehearsalsHaveAValue(t *testing.T) {
	s := newRehearsal(t)
	for _, description := range []string{"", "a chair for parts", "test", "test of time"} {
		r := s.rehearse(description)
		s.expectRehearsed(r, true)
		s.expectEmpty(r, "error", "image_upload_errors")
		s.expect(r, nil, "error", "appraisal_error")
	}
	s.expectRehearsed(s.rehearse("", "Idempotency-Key", "k", "Prefer", "respond-async"), true)
	r := s.send(s.requestDetails(cameraRequest))
	s.expect(r, true, "test")
	if list, _ := r.at("details", "candidates").([]any); len(list) != 8 {
		t.Errorf("got %d candidates, want 8 in %s", len(list), r.body)
	}
	if r := s.rehearse("", "Accept", "text/event-stream"); !strings.Contains(string(r.body), "event: stage") || !strings.Contains(string(r.body), `"test":true`) {
		t.Errorf("got %s, want events", r)
	}
	s.expectProblem(s.appraise(`{"image_url":"http://127.0.0.1/"}`), 400, "BAD_REQUEST")
	for _, table := range []string{"appraisal", "transfer", "entry", "usage_day"} {
		if n := s.queryInt(`SELECT count(*) FROM ` + table); n != 0 {
			t.Errorf("got %d rows of %s, want none", n, table)
		}
	}
}

func TestASlowRehearsalTakesTenSeconds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newRehearsal(t)
		begun := time.Now()
		s.expectCharge(s.rehearse("test SLOW"), 0)
		if took := time.Since(begun).Round(time.Second); took != 10*time.Second {
			t.Errorf("took %v, want 10 s", took)
		}
	})
}

func TestATestKeyOnlyCallsToolsThatAppraise(t *testing.T) {
	s := newRehearsal(t)
	for _, tool := range []string{"appraise_products", "upload_photo", "get_appraisal", "record_sale", "correct_appraisal", "credit_balance"} {
		s.expectRefusal(s.tool(tool, fixture.Object{}), "FORBIDDEN")
	}
	r := s.tool("appraise_product", fixture.Object{"image_url": cameraURL, "country": "GB"})
	s.expect(r, true, "structuredContent", "test")
	s.expect(r, 0, "_meta", "loupe/appraisal", "credits_charged")
	if listed := s.tool("appraise_product", fixture.Object{"image_url": cameraURL, "description": "test OUT_OF_CREDITS"}); listed.at("isError") != true {
		t.Errorf("got %s, want a refusal", listed.body)
	}
}

package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"loupe/build/admin"
	"loupe/build/dev"
	"loupe/tests/fixture"
)

// A customer has an account and a key, made as the operator makes them.
type customer struct {
	*testing.T
	service *dev.Service
	admin   admin.Client
	account string
	key     admin.Key
}

func newCustomer(t *testing.T, s *dev.Service, credits int64) customer {
	t.Helper()
	c := customer{T: t, service: s, admin: adminOf(s)}
	account, err := c.admin.CreateAccount(t.Context(), t.Name())
	if err != nil {
		t.Fatal(err)
	}
	c.account = account.ID
	if credits > 0 {
		if _, err := c.admin.Grant(t.Context(), c.account, credits, "for a test", ""); err != nil {
			t.Fatal(err)
		}
	}
	if c.key, err = c.admin.CreateKey(t.Context(), c.account, "test"); err != nil {
		t.Fatal(err)
	}
	return c
}

// stands gives the account's balance and what of it is held.
func (c customer) stands() (balance, held int64) {
	c.Helper()
	account, err := c.admin.Account(context.Background(), c.account)
	if err != nil {
		c.Fatal(err)
	}
	return account.Balance, account.Held
}

// ledger gives the states that the account's transfers came to, in their order, grants left out.
func (c customer) ledger() (states []string) {
	c.Helper()
	request, _ := http.NewRequest("GET", c.service.URL+"/admin/accounts/"+c.account+"/ledger", nil)
	request.Header.Set("Authorization", "Bearer "+adminToken)
	r := send(c.T, request)
	for _, item := range r.list("items") {
		if entry := item.(map[string]any); entry["reason"] == "appraisal" {
			states = append(states, entry["state"].(string))
		}
	}
	return states
}

const path = "/api/v1/appraise-product"

// request makes a call of the main route. The body's object is given as pairs of names and values.
func (c customer) request(fields ...any) *http.Request {
	body := map[string]any{}
	for i := 0; i+1 < len(fields); i += 2 {
		body[fields[i].(string)] = fields[i+1]
	}
	text, err := json.Marshal(body)
	if err != nil {
		c.Fatal(err)
	}
	return c.post(string(text))
}

func (c customer) post(body string) *http.Request {
	request, err := http.NewRequest("POST", c.service.URL+path, strings.NewReader(body))
	if err != nil {
		c.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+c.key.Key)
	request.Header.Set("Content-Type", "application/json")
	return request
}

// get asks for a path with the customer's key.
func (c customer) get(path string) *http.Request {
	request, err := http.NewRequest("GET", c.service.URL+path, nil)
	if err != nil {
		c.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+c.key.Key)
	return request
}

// call makes the call, which must be answered, and gives what it charged.
func (c customer) call(fields ...any) (reply, int) {
	c.Helper()
	r := send(c.T, c.request(fields...))
	return r, r.charged(c.T)
}

// A reply is what came back.
type reply struct {
	*http.Response
	text []byte
	json map[string]any // nil if it is not a JSON object
}

// send makes a request, which must be answered.
func send(t *testing.T, request *http.Request) reply {
	t.Helper()
	r, err := try(request)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// try makes a request. Without an error there is an answer, which says what it is the answer to.
func try(request *http.Request) (r reply, err error) {
	if r.Response, err = http.DefaultClient.Do(request); err != nil {
		return r, err
	}
	defer r.Body.Close()
	if r.text, err = io.ReadAll(r.Body); err != nil {
		return r, err
	}
	json.Unmarshal(r.text, &r.json)
	if r.Header.Get("X-Request-Id") == "" {
		err = fmt.Errorf("%s %s: %s without x-request-id", request.Method, request.URL.Path, r.Status)
	}
	return r, err
}

// at digs a value out of nested objects and lists.
func (r reply) at(path ...any) any { return fixture.At(r.json, path...) }

func (r reply) list(path ...any) []any {
	list, _ := r.at(path...).([]any)
	return list
}

// charged checks that the reply is an answer, and gives its charge.
func (r reply) charged(t *testing.T) int {
	t.Helper()
	if r.StatusCode != 200 || r.Header.Get("Content-Type") != "application/json" || r.json == nil {
		t.Fatalf("%s %s", r.Status, r.text)
	}
	charged, err := strconv.Atoi(r.Header.Get("Loupe-Credits-Charged"))
	if err != nil || charged != 0 && charged != 10 || (charged == 0) != (r.at("appraisal") == nil) {
		t.Errorf("charged %q for %s", r.Header.Get("Loupe-Credits-Charged"), r.text)
	}
	return charged
}

// refused checks that the reply is a problem of the contract's table.
func (r reply) refused(t *testing.T, status int, code string) {
	t.Helper()
	if r.StatusCode != status || r.at("code") != code {
		t.Fatalf("%s %s, want %d %s", r.Status, r.text, status, code)
	}
	if r.Header.Get("Content-Type") != "application/problem+json" || r.at("status") != float64(status) ||
		r.at("title") != http.StatusText(status) || r.at("detail") == nil || r.at("type") == nil {
		t.Errorf("not a problem of RFC 9457: %v %s", r.Header, bytes.TrimSpace(r.text))
	}
}

package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"

	"loupe/build/operate/admin"
	"loupe/core/store/ledger"
	"loupe/tests/contract"
	"loupe/tests/fixture"
	"loupe/tests/workerd"
)

// cost is the price of an appraisal with a value, in credits.
const cost = ledger.AppraisalCost

// customer is an account with an API key, which the console created.
type customer struct {
	*testing.T
	service *workerd.Service
	admin   admin.Client
	account string
	key     string // an API key
}

func newCustomer(t *testing.T, s *workerd.Service, credits int64) customer {
	t.Helper()
	c := customer{T: t, service: s, admin: adminClient(s)}
	var err error
	if c.account, c.key, err = fixture.OpenAccount(t.Context(), c.admin, t.Name(), credits); err != nil {
		t.Fatal(err)
	}
	return c
}

// balance returns the account's balance and its held credits.
func (c customer) balance() (balance, held int64) {
	c.Helper()
	account, err := c.admin.Account(context.Background(), c.account)
	if err != nil {
		c.Fatal(err)
	}
	return account.Balance, account.Held
}

func (c customer) expectBalance(balance, held int64) {
	c.Helper()
	if gotBalance, gotHeld := c.balance(); gotBalance != balance || gotHeld != held {
		c.Errorf("got a balance of %d with %d held, want %d with %d held", gotBalance, gotHeld, balance, held)
	}
}

// expectLedger checks the result of ledgerStates, separated by spaces.
func (c customer) expectLedger(want string) {
	c.Helper()
	if got := strings.Join(c.ledgerStates(), " "); got != want {
		c.Errorf("got ledger entries %q, want %q", got, want)
	}
}

// ledgerStates returns the state in each of the account's ledger entries for appraisals, oldest first.
func (c customer) ledgerStates() (states []string) {
	c.Helper()
	request, _ := http.NewRequest("GET", c.service.URL+"/admin/accounts/"+c.account+"/ledger", nil)
	request.Header.Set("Authorization", "Bearer "+adminToken)
	r := send(c.T, request)
	for _, item := range slices.Backward(r.list("items")) {
		if entry := item.(map[string]any); entry["reason"] == "appraisal" {
			states = append(states, entry["state"].(string))
		}
	}
	return states
}

const appraisePath = "/api/v1/appraise-product"

// request makes an appraisal request. The fields of its body are pairs of name and value.
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

// post makes an appraisal request with this body.
func (c customer) post(body string) *http.Request {
	request := c.newRequest("POST", appraisePath, strings.NewReader(body))
	request.Header.Set("Content-Type", "application/json")
	return request
}

// get makes a GET request with the customer's key.
func (c customer) get(path string) *http.Request { return c.newRequest("GET", path, nil) }

// newRequest makes a request with the customer's key.
func (c customer) newRequest(method, path string, body io.Reader) *http.Request {
	request, err := http.NewRequest(method, c.service.URL+path, body)
	if err != nil {
		c.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+c.key)
	return request
}

// ok sends a request to the API with a body of this type, and returns the reply. It ends the test unless the reply has this status.
func (c customer) ok(status int, method, path, contentType, body string) reply {
	c.Helper()
	request := c.newRequest(method, "/api/v1"+path, strings.NewReader(body))
	request.Header.Set("Content-Type", contentType)
	r := send(c.T, request)
	if r.StatusCode != status {
		c.Fatalf("%s %s: got %s %s, want %d", method, path, r.Status, r.body, status)
	}
	return r
}

// mcp makes a request to the connector, from a client with these capabilities. Meta has further members of the params' _meta.
func (c customer) mcp(method string, capabilities, meta, params fixture.Object) *http.Request {
	return fixture.ConnectorRequest(c.service.URL, c.key, method, capabilities, meta, params)
}

// record returns the stored appraisal of an answer, with its evidence.
func (c customer) record(r reply) reply {
	c.Helper()
	return send(c.T, c.get("/api/v1/appraisals/"+r.Header.Get("Loupe-Appraisal-Id")))
}

// call sends an appraisal request and returns the answer with its charge.
func (c customer) call(fields ...any) (reply, int) {
	c.Helper()
	r := send(c.T, c.request(fields...))
	return r, r.charged(c.T)
}

// reply is the response to a request.
type reply struct {
	*http.Response
	body []byte
	json map[string]any // nil if the body is not a JSON object
}

// send sends a request. It ends the test if there is no response.
func send(t *testing.T, request *http.Request) reply {
	t.Helper()
	r, err := do(request)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// do sends a request. A response without a request id is an error, and so is a request or a response that
// docs/openapi.yaml does not allow.
func do(request *http.Request) (r reply, err error) {
	if r.Response, err = http.DefaultClient.Do(request); err != nil {
		return r, err
	}
	defer r.Body.Close()
	if r.body, err = io.ReadAll(r.Body); err != nil {
		return r, err
	}
	json.Unmarshal(r.body, &r.json)
	if r.Header.Get("X-Request-Id") == "" {
		return r, fmt.Errorf("%s %s: got %s without x-request-id", request.Method, request.URL.Path, r.Status)
	}
	var sent []byte
	if request.GetBody != nil {
		body, err := request.GetBody()
		if err != nil {
			return r, err
		}
		if sent, err = io.ReadAll(body); err != nil {
			return r, err
		}
	}
	return r, contract.Check(request, sent, r.Response, r.body)
}

// at returns the value at a path in the JSON body, or nil.
func (r reply) at(path ...any) any { return fixture.At(r.json, path...) }

// list returns the array at a path in the JSON body, or nil.
func (r reply) list(path ...any) []any {
	list, _ := r.at(path...).([]any)
	return list
}

// charged returns the charge that an answer states, in credits. It ends the test unless the reply is a
// JSON answer with status 200.
func (r reply) charged(t *testing.T) int {
	t.Helper()
	if r.StatusCode != 200 || r.Header.Get("Content-Type") != "application/json" || r.json == nil {
		t.Fatalf("got %s %s, want a JSON answer with status 200", r.Status, r.body)
	}
	charged, err := strconv.Atoi(r.Header.Get("Loupe-Credits-Charged"))
	if err != nil || charged != 0 && charged != cost || (charged == 0) != (r.at("appraisal") == nil) {
		t.Errorf("charged %q for %s, want the price with an appraisal and 0 without one", r.Header.Get("Loupe-Credits-Charged"), r.body)
	}
	return charged
}

// expectProblem checks that a reply is a problem response (RFC 9457) with this status and code.
func (r reply) expectProblem(t *testing.T, status int, code string) {
	t.Helper()
	if r.StatusCode != status || r.at("code") != code {
		t.Fatalf("got %s %s, want %d %s", r.Status, r.body, status, code)
	}
	if r.Header.Get("Content-Type") != "application/problem+json" || r.at("status") != float64(status) ||
		r.at("title") != http.StatusText(status) || r.at("detail") == nil || r.at("type") == nil {
		t.Errorf("got %v %s, want an application/problem+json with type, title, status and detail", r.Header, bytes.TrimSpace(r.body))
	}
}

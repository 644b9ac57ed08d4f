package api

import (
	"net/http/httptest"
	"strings"
	"testing"

	"loupe/build/products/host"
	"loupe/core/store/account"

	"github.com/tidwall/gjson"
)

const (
	serviceFees = `{"channels":[{"name":"auctions","title":"Auctions","currency":"USD","shipping":"buyer","date":"2026-11-20","fees":[{"name":"f","percent":13.6,"fixed":0.4}]},
		{"name":"abroad","currency":"EUR","countries":["DE"],"shipping":"buyer","fees":[]}]}`
	ownFees = `{"channels":[{"name":"shop","currency":"USD","shipping":"seller","fees":[{"name":"payment","percent":2.9,"fixed":0.3}]}]}`
)

// fees sends a request about the account's table of fees with a key, and checks the status.
func (s *service) fees(key string, status int, method, body string) reply {
	s.t.Helper()
	r := httptest.NewRequest(method, "/api/v1/fees", strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+key)
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	got := s.send(r)
	if got.StatusCode != status {
		s.t.Fatalf("%s %s: got %s, want %d", method, body, got, status)
	}
	return got
}

// cents returns a figure of a decision in cents.
func cents(decision gjson.Result, path string) int64 { return int64(decision.Get(path).Num*100 + 0.5) }

// A call, a queued call and an item of a batch get the same decision, by the account's own table or else the service's.
func TestDecisionIsByTheTableInForce(t *testing.T) {
	t.Parallel()
	s := newService(t, 1000, withVars(map[string]string{"FEES": serviceFees}), func(o *host.Options) { o.Queue = &host.Queue{} })
	other := s.addAccount("acct_2", 100)
	request := strings.TrimSuffix(cameraRequest, "}") + `,"cost":300,"shipping":8,"margin":"10%"}`

	decide := func(key string) gjson.Result {
		t.Helper()
		r := httptest.NewRequest("POST", "/api/v1/appraise-product?include=details", strings.NewReader(request))
		r.Header = s.requestOf(key, "").Header
		got := s.send(r)
		if got.StatusCode != 200 {
			t.Fatalf("got %s, want 200", got)
		}
		return gjson.GetBytes(got.body, "details")
	}
	details := decide(s.key)
	d := details.Get("decision")
	price := cents(details, "prices.market")
	fees := (price*136 + 40_000 + 500) / 1000
	if got := cents(d, "channels.0.fees.market"); d.Get("best_channel").Str != "auctions" || d.Get("channels.#").Int() != 1 || got != fees {
		t.Errorf("got %s, want the fees of auctions, %d cents of %d", d, fees, price)
	}
	if got := cents(d, "highest_cost.market"); got != price-fees-(price+5)/10 || d.Get("verdict").Str == "" || d.Get("fees_date").Str != "2026-11-20" {
		t.Errorf("got %s, want the highest cost of %d cents less %d and a tenth", d, price, fees)
	}

	if got := s.fees(s.key, 200, "GET", "").at("owner"); got != "service" {
		t.Errorf("got the owner %v, want the service", got)
	}
	if got := s.fees(s.key, 400, "PUT", strings.Replace(ownFees, "2.9", "-1", 1)).at("field"); got != "channels[0].fees[0].percent" {
		t.Errorf("got the field %v, want the place of the mistake", got)
	}
	if got := s.fees(s.key, 200, "PUT", ownFees).at("owner"); got != "account" {
		t.Errorf("got the owner %v, want the account", got)
	}
	s.Wait()
	if got := decide(s.key).Get("decision.best_channel").Str; got != "shop" {
		t.Errorf("got the channel %s by the account's own table, want shop", got)
	}
	if got := decide(other).Get("decision.best_channel").Str; got != "auctions" {
		t.Errorf("another account got the channel %s, want auctions", got)
	}
	queued := s.appraise(request, "Prefer", "respond-async")
	batch := s.batch(strings.Replace(request, "camera\"", "camera, in a list\"", 1))
	s.Wait()
	for name, id := range map[string]string{
		"a queued call": queued.at("id").(string), "an item of a batch": s.get(batch+"/results").at("results", 0, "appraisal_id").(string),
	} {
		if got := gjson.GetBytes(s.get("/api/v1/appraisals/"+id).body, "evidence.decision.best_channel").Str; got != "shop" {
			t.Errorf("%s got the channel %q, want shop", name, got)
		}
	}
	if got := s.appraise(strings.TrimSuffix(request, "}") + `,"channels":["auctions"]}`); got.StatusCode != 400 || got.at("field") != "channels" {
		t.Errorf("got %s for a channel that the account's own table lacks, want 400", got)
	}

	app := account.NewKey("loupe", [account.SecretBytes]byte([]byte(strings.Repeat("a", account.SecretBytes))))
	s.exec(`INSERT INTO api_key (id, account, kind, name, hash, hint, client, created_at) VALUES ('app', 'acct_1', 'grant', 'App', 'none' || hex(zeroblob(30)), '', '{}', 0)`)
	s.exec(`INSERT INTO access_token (hash, api_key, audience, created_at, expires_at) VALUES (?1, 'app', 'api', 0, 9e15)`, account.HashKey(app))
	s.fees(app, 200, "GET", "")
	s.fees(app, 403, "PUT", serviceFees)

	s.fees(s.key, 204, "DELETE", "")
	if got := s.fees(s.key, 200, "GET", "").at("owner"); got != "service" {
		t.Errorf("got the owner %v after the account's own table was deleted, want the service", got)
	}
}

func TestLotHasAValuePerPiece(t *testing.T) {
	t.Parallel()
	s := newService(t, 1000)
	r := s.appraise(strings.Replace(cameraRequest, "Halden", "Lot of 4 Halden", 1))
	evidence := gjson.GetBytes(s.record(r).body, "evidence")
	if each := evidence.Get("value_per_piece").Num; evidence.Get("pieces").Int() != 4 || each < 50 || int(each*4+0.5) != int(evidence.Get("estimate").Num+0.5) {
		t.Errorf("got %s pieces at %v, want 4 and a quarter of %s", evidence.Get("pieces"), each, evidence.Get("estimate"))
	}
}

package appraisal_test

import (
	"bytes"
	"encoding/json"
	"image"
	"image/color"
	"image/png"
	"slices"
	"strings"
	"testing"

	"loupe/core/answer"
	"loupe/core/appraisal"
	"loupe/core/appraisal/request"
	"loupe/core/base/jsontext"
	"loupe/core/base/publicurl"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/market"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

const photoURL = "https://img.example.com/camera.png"

// The services that a script answers for.
const (
	photo      = "photo"
	model      = "model"
	shop       = "shop" // the search with an outside service
	page       = "page" // every listing's page
	admission  = "admission"
	replay     = "replay"
	rateOfKey  = "rate of the key"
	keyLimits  = "limits of the key"
	balance    = "balance"
	settlement = "settlement"
	record     = "record"
	rates      = "rates"
	pastRates  = "rates of a past day"
	discovery  = "discovery" // the cache
	catalogue  = "catalogue"
	storing    = "storing" // the discovery
)

// script answers the effects of an appraisal. By default every service succeeds: the photo arrives, the
// model and the searches find a camera, and the database commits.
type script struct {
	variables exchange.Headers
	secrets   []string                       // in addition to the secrets of withModel
	answers   map[string]exchangetest.Answer // by service, in place of the default
	pages     map[string]exchangetest.Answer // by URL
	unvalued  bool                           // whether the account has had too many appraisals without a value

	mayAsk      bool
	cancelAfter int // how often the hook Cancelled is asked until it says yes; 0: it never does

	settleAttempts int // counted by run
}

// withModel configures a model and an outside search in addition to the catalogue.
var withModel = exchange.Headers{
	{Name: "SEARCH", Value: "catalog,serper-shopping"}, {Name: "VISION", Value: "openai"},
}

// withModelAnd is withModel and another variable.
func withModelAnd(name, value string) exchange.Headers {
	return append(exchange.Headers{{Name: name, Value: value}}, withModel...)
}

// withMore makes the catalogue find three listings of the camera and these.
func withMore(listings ...[]exchange.Value) map[string]exchangetest.Answer {
	rows := catalogueRows()
	rows.Rows = append(rows.Rows, listings...)
	return map[string]exchangetest.Answer{catalogue: exchangetest.Rows(rows)}
}

// camera is a request with a description that the catalogue's listings match.
func camera(t *testing.T) appraisal.Request {
	t.Helper()
	url, err := publicurl.Check(photoURL, false)
	if err != nil {
		t.Fatal(err)
	}
	return appraisal.Request{
		Appraisal: &request.Appraisal{Image: url, Description: "Halden F2 35mm film SLR camera", Country: "US", Currency: "USD", Limit: 20},
		Grant:     account.Grant{Account: "acct_1", Key: "key_1"}, Hash: "hash",
	}
}

// run runs the request and returns its outcome and its exchange.
func (s *script) run(t *testing.T, r appraisal.Request) (appraisal.Outcome, *exchangetest.Exchange) {
	t.Helper()
	var outcomes []appraisal.Outcome
	host := exchangetest.New(t, exchange.Program{
		Variables: appraisal.Variables(), Secrets: appraisal.Secrets(),
		Configure: func(config exchange.Config) exchange.Stage {
			settings := appraisal.Configure(config)
			return func(f *exchange.Flow) {
				appraisal.Run(f, settings, &r, appraisal.Hooks{MayAsk: s.mayAsk, Cancelled: s.cancelled, Done: func(f *exchange.Flow, o appraisal.Outcome) {
					outcomes = append(outcomes, o)
					f.Reply(exchange.Response{Status: 200})
				}})
			}
		},
	})
	host.Variables, host.Answer = s.variables, s.answer
	host.Secrets = append([]string{"VISION_API_KEY", "SERPER_API_KEY"}, s.secrets...)
	x := host.Do(exchange.Request{Method: "POST"})
	if len(outcomes) != 1 {
		t.Fatalf("done was called %d times, want once", len(outcomes))
	}
	return outcomes[0], x
}

func (s *script) cancelled(*exchange.Flow) bool {
	s.cancelAfter--
	return s.cancelAfter == 0
}

func (s *script) answer(e exchangetest.Effect) exchangetest.Answer {
	service := serviceOf(e)
	if service == settlement {
		s.settleAttempts++
	}
	if answer, given := s.answers[service]; given {
		return answer.Each(max(1, len(e.Statements)))
	}
	if answer, given := s.pages[e.URL]; given {
		return answer
	}
	switch service {
	case photo:
		return exchangetest.HTTP(200, cameraPicture)
	case model:
		return exchangetest.HTTP(200, modelAnswer)
	case shop:
		return exchangetest.HTTP(200, `{"searchParameters":{},"shopping":[]}`)
	case page:
		return exchangetest.HTTP(404, "")
	case catalogue:
		return exchangetest.Rows(catalogueRows()).Each(len(e.Statements))
	case admission:
		rows := make([]exchange.Rows, len(e.Statements))
		if e.Statements[len(rows)-1].SQL == ledger.HasTooManyUnvalued.SQL {
			tooMany := map[bool]int64{true: 1}[s.unvalued]
			rows[len(rows)-1] = exchangetest.OneRow(exchange.Int(tooMany))
		}
		return exchangetest.Rows(rows...)
	case settlement:
		if e.Statements[0].SQL == ledger.CancelAppraisal {
			return exchangetest.Rows(exchange.Rows{}, exchange.Rows{},
				exchangetest.OneRow(exchange.Int(0), exchange.Text(ledger.Voided), exchange.Int(ledger.AppraisalCost), exchange.Int(100), exchange.Value{}))
		}
		return exchangetest.Rows(exchange.Rows{Changes: 1}, exchange.Rows{},
			exchangetest.OneRow(exchange.Int(1), e.Statements[1].Params[1], exchange.Int(ledger.AppraisalCost), exchange.Int(90), exchange.Value{}))
	case balance:
		return exchangetest.Rows(exchangetest.OneRow(exchange.Int(7), exchange.Int(3), exchange.Int(4)))
	case pastRates:
		return exchangetest.Rows(exchange.Rows{})
	case rates, discovery:
		return exchangetest.NotFound()
	}
	switch e.Kind {
	case exchangetest.KVPut:
		return exchangetest.OK()
	case exchangetest.Token:
		return exchangetest.TokenStatus(200)
	}
	return exchangetest.Answer{} // the host performs waits and reads
}

func serviceOf(e exchangetest.Effect) string {
	switch e.Kind {
	case exchangetest.Fetch:
		switch {
		case e.URL == photoURL:
			return photo
		case strings.HasPrefix(e.URL, "https://api.openai.com/"):
			return model
		case strings.HasPrefix(e.URL, "https://google.serper.dev/"), strings.HasPrefix(e.URL, "https://api.ebay.com/"):
			return shop
		}
		return page
	case exchangetest.KVGet:
		if strings.HasPrefix(e.Key, "discovery/") {
			return discovery
		}
		return rates
	case exchangetest.KVPut:
		return storing
	case exchangetest.D1:
		switch e.Statements[len(e.Statements)-1].SQL {
		case ledger.HoldCredits, ledger.HasTooManyUnvalued.SQL:
			return admission
		case ledger.FindReplay.SQL:
			return replay
		case ledger.FindRate.SQL:
			return rateOfKey
		case ledger.FindKeyLimits.SQL:
			return keyLimits
		case ledger.FindCredits.SQL:
			return balance
		case ledger.FindSettlement.SQL:
			return settlement
		case ledger.FindAppraisal.SQL:
			return record
		case market.FindRates:
			return pastRates
		}
		return catalogue
	}
	return ""
}

// catalogueRows are three listings of the camera, in the columns of the catalogue's search.
func catalogueRows() exchange.Rows {
	rows := exchange.Rows{Columns: make([]string, 16)}
	for _, l := range [][]string{
		{"a", "Halden F2 35mm film SLR camera, chrome", "240.00", "USD"},
		{"b", "Halden F2 35mm film SLR camera body", "220.00", "USD"},
		{"c", "Halden F2 film SLR camera 35mm, tested", "260.00", "USD"},
	} {
		rows.Rows = append(rows.Rows, listingRow(l[0], l[1], l[2], l[3]))
	}
	return rows
}

func listingRow(id, title, price, currency string) []exchange.Value {
	text := exchange.Text
	return []exchange.Value{
		text(id), text(title), text("Halden"), text("cameras"), text("Shop " + id), text(price), text(currency),
		text("https://shop.example.com/" + id), text(""), text(""), text(""), text(""), text(""), text("catalog"), text("shop.csv"), {},
	}
}

const modelAnswer = `{"choices":[{"finish_reason":"stop","message":{"content":"{\"title\":\"Halden F2 35mm film SLR camera\",` +
	`\"brand\":\"Halden\",\"model\":\"F2\",\"category\":\"camera\",\"attributes\":[],\"condition\":\"unknown\",\"defects\":[],` +
	`\"queries\":[\"Halden F2\"],\"confidence\":0.9}"}}]}`

// cameraPicture is a PNG with enough detail for a fingerprint.
var cameraPicture = encodePicture(func(x, y int) uint8 { return uint8(x*x/7 + y*5 + x*y/3) })

// flatPicture is a PNG without detail: it has no fingerprint.
var flatPicture = encodePicture(func(x, y int) uint8 { return 128 })

func encodePicture(shade func(x, y int) uint8) string {
	picture := image.NewGray(image.Rect(0, 0, 96, 96))
	for y := range 96 {
		for x := range 96 {
			picture.SetGray(x, y, color.Gray{Y: shade(x, y)})
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil {
		panic(err)
	}
	return b.String()
}

// body is the part of an answer that the tests look at.
type body struct {
	SimilarItems []struct{ Title, Price string } `json:"similar_items"`
	Appraisal    *struct {
		Lower     float64 `json:"price_lower"`
		Upper     float64 `json:"price_upper"`
		Reasoning []string
	}
	Error struct {
		Discovery  *entry  `json:"discovery_error"`
		Upload     []entry `json:"image_upload_errors"`
		Enrichment []entry `json:"price_enrichment_errors"`
		Appraisal  *entry  `json:"appraisal_error"`
	}
}

type entry struct {
	Code, Message, URL, Provider string
	Status                       int `json:"http_status"`
}

func decode(t *testing.T, o appraisal.Outcome) body {
	t.Helper()
	var b body
	if err := json.Unmarshal([]byte(textOf(o)), &b); err != nil {
		t.Fatalf("answer %q: %v", textOf(o), err)
	}
	return b
}

func codes(entries []entry) (codes []string) {
	for _, e := range entries {
		codes = append(codes, e.Code)
	}
	return codes
}

// asked returns how often a service was called.
func asked(x *exchangetest.Exchange, service string) (n int) {
	for _, e := range x.Effects {
		if serviceOf(e) == service {
			n++
		}
	}
	return n
}

// candidate is a listing in the stored evidence.
type candidate struct {
	Source, ID, Title, Brand, Condition, Converted, Why string
	PriceFromPage                                       bool `json:"price_from_page"`
	OutOfStock                                          bool `json:"out_of_stock"`
	Date                                                string
	Used                                                bool
}

// difference is a claim about the description that only the rules or only the model made, in the stored evidence.
type difference struct {
	Kind, Words, By string
	Counts          bool
}

// evidence returns what the last settlement stored with the answer.
func evidence(t *testing.T, x *exchangetest.Exchange) (e struct {
	Photo struct{ Problem string }
	Item  struct {
		Title, Provider string
		Confidence      float64
		Claims          []any
	}
	Differences []difference
	Candidates  []candidate
	RatesDate   string `json:"rates_date"`
	Stages      []struct {
		Stage string
		MS    int64
	}
}) {
	t.Helper()
	for _, n := range []int{storedEvidence, storedFindings} {
		if err := json.Unmarshal([]byte(settled(t, x)[0].Params[n].Text()), &e); err != nil {
			t.Fatal(err)
		}
	}
	return e
}

// Parameters of ledger.StoreAnswer.
const storedEvidence, storedAnswer, storedFindings = 3, 5, 6

// settled returns the statements of the last settlement.
func settled(t *testing.T, x *exchangetest.Exchange) []exchange.Statement {
	t.Helper()
	for _, effect := range slices.Backward(x.Effects) {
		if serviceOf(effect) == settlement {
			return effect.Statements
		}
	}
	t.Fatal("nothing was settled")
	return nil
}

// candidateOf returns a candidate in the evidence.
func candidateOf(t *testing.T, x *exchangetest.Exchange, id string) candidate {
	t.Helper()
	for _, c := range evidence(t, x).Candidates {
		if c.ID == id {
			return c
		}
	}
	t.Fatalf("got the candidates %+v, want one with the id %s", evidence(t, x).Candidates, id)
	return candidate{}
}

// textOf returns the response body, "" without an answer.
func textOf(o appraisal.Outcome) string {
	if o.Answer == nil {
		return ""
	}
	return string(o.Answer.JSON())
}

// evidenceText returns the evidence as callers see it, "" without any.
func evidenceText(o appraisal.Outcome) string {
	if o.Evidence == nil {
		return ""
	}
	return string(jsontext.Encode(o.Evidence, answer.EvidenceMembers))
}

package appraisal_test

import (
	"strings"
	"testing"

	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/ledger"
)

// withEarly is withModel, and the shop's search begins early.
var withEarly = withModelAnd("EARLY_SEARCHES", "serper-shopping")

// naming is the answer of a model that names the camera by a query for shops.
func naming(query string) exchangetest.Answer {
	return exchangetest.HTTP(200, strings.Replace(modelAnswer, `[\"Halden F2\"]`, `[\"`+query+`\"]`, 1))
}

// sameQuery has the words of camera's description.
const sameQuery = "SLR film camera, 35mm (Halden F2)"

func TestSameWordsAreSearchedOnce(t *testing.T) {
	const same, other, none = "Halden F2 35mm film SLR camera", "my aunt's camera", ""
	for name, c := range map[string]struct {
		variables   exchange.Headers
		description string
		model       exchangetest.Answer
		shops       int
	}{
		"same words":         {withEarly, same, naming(sameQuery), 1},
		"other shop's words": {withEarly, same, naming("Halden F2"), 2},
		"other words":        {withEarly, other, naming(sameQuery), 2},
		"no description":     {withEarly, none, naming(sameQuery), 1},
		"model failed":       {withEarly, same, exchangetest.HTTP(500, ""), 1},
		"only the catalogue": {withModel, other, naming(sameQuery), 1},
		"no model":           {withEarly[:2], same, exchangetest.Answer{}, 1},
	} {
		r := camera(t)
		r.Description = c.description
		s := script{variables: c.variables, answers: map[string]exchangetest.Answer{model: c.model}}
		_, x := s.run(t, r)
		if got := asked(x, shop); got != c.shops {
			t.Errorf("%s: the shop was asked %d times, want %d", name, got, c.shops)
		}
	}
}

// An early search changes when the listings arrive, not what the answer says.
func TestEarlySearchForTheSameWordsGivesTheSameAnswer(t *testing.T) {
	found := map[string]exchangetest.Answer{model: naming(sameQuery), shop: exchangetest.HTTP(200, `{"searchParameters":{},"shopping":[{"title":"Halden F2 35mm film SLR camera","link":"https://shop.com/9","source":"A shop","price":"$255.00"}]}`)}
	late, _ := (&script{variables: withModel, answers: found}).run(t, camera(t))
	early, _ := (&script{variables: withEarly, answers: found}).run(t, camera(t))
	if textOf(early) != textOf(late) || !strings.Contains(textOf(late), "A shop") {
		t.Errorf("got the answer\n%s, want\n%s", textOf(early), textOf(late))
	}
}

// The early search of a shop was paid for, so its listings count. Its failure does not matter if the later search answered.
func TestEarlySearchForOtherWordsCounts(t *testing.T) {
	const (
		search   = "https://api.ebay.com/buy/browse/v1/item_summary/search?limit=50&filter=buyingOptions%3A%7BFIXED_PRICE%7D&q="
		forWords = search + "Halden%20F2%2035mm%20film%20SLR%20camera"
		forItem  = search + "Halden%20F2"
	)
	offer := func(id string) exchangetest.Answer {
		return exchangetest.HTTP(200, `{"total":1,"itemSummaries":[{"itemId":"`+id+`","title":"Halden F2 35mm film SLR camera","price":{"value":"24`+id+`","currency":"USD"},"itemWebUrl":"https://www.ebay.com/itm/`+id+`"}]}`)
	}
	failed := exchangetest.HTTP(400, "")
	variables := exchange.Headers{{Name: "SEARCH", Value: "catalog,ebay"}, {Name: "VISION", Value: "openai"}, {Name: "EARLY_SEARCHES", Value: "ebay"}}
	for name, c := range map[string]struct {
		words, item exchangetest.Answer
		offers      []string
		reported    bool
	}{
		"both":         {offer("1"), offer("2"), []string{"1", "2"}, false},
		"early failed": {failed, offer("2"), []string{"2"}, false},
		"later failed": {offer("1"), failed, []string{"1"}, true},
	} {
		s := script{variables: variables, secrets: []string{"EBAY_CREDENTIALS"}, pages: map[string]exchangetest.Answer{forWords: c.words, forItem: c.item}}
		o, x := s.run(t, camera(t))
		for _, id := range c.offers {
			candidateOf(t, x, id)
		}
		if got := decode(t, o).Error.Discovery; (got != nil) != c.reported {
			t.Errorf("%s: got the error %+v, want one: %v", name, got, c.reported)
		}
		if key, _, _ := remembered(x); (key == "") != c.reported {
			t.Errorf("%s: stored under %q, want it stored unless the later search failed", name, key)
		}
	}
}

// A batch waits for one free slot of each service before it begins an item, and nobody waits for its answer.
func TestBatchBeginsNoSearchEarly(t *testing.T) {
	r := camera(t)
	s := script{variables: withEarly}
	host := exchangetest.New(t, exchange.Program{
		Variables: appraisal.Variables(), Secrets: appraisal.Secrets(),
		Configure: func(config exchange.Config) exchange.Stage {
			settings := appraisal.Configure(config)
			return func(f *exchange.Flow) {
				item := ledger.Item{Key: "key_1", Request: string(r.Appraisal.JSON())}
				appraisal.RunItem(f, settings, appraisal.NewID(f), "acct_1", &item, func(f *exchange.Flow, o appraisal.Outcome) { f.Reply(exchange.Response{Status: 200}) })
			}
		},
	})
	host.Variables, host.Answer, host.Secrets = s.variables, s.answer, []string{"VISION_API_KEY", "SERPER_API_KEY"}
	x := host.Do(exchange.Request{Method: "POST"})
	if asked(x, shop) != 1 || asked(x, catalogue) != 2 {
		t.Errorf("the shop was asked %d times and the catalogue %d times, want once and twice", asked(x, shop), asked(x, catalogue))
	}
}

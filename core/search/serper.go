package search

import (
	"strings"

	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// serper is a search of a kind with Serper, for the value of a member, with so many results if most is not 0. There is no
// public reference: https://serper.dev/playground
func (s *Settings) serper(kind, member, value, country string, most int64) exchange.Fetch {
	var w jsontext.Writer
	w.Open('{')
	w.Key(member).String(value)
	w.Key("gl").String(strings.ToLower(country))
	w.Key("hl").String("en")
	if most > 0 {
		w.Key("num").Int(most)
	}
	w.Close('}')
	return exchange.Fetch{
		Method: "POST", URL: s.base("SERPER_BASE_URL", "https://google.serper.dev") + "/" + kind,
		Headers: exchange.Headers{{Name: "x-api-key", Value: "${SERPER_API_KEY}"}, {Name: "content-type", Value: "application/json"}},
		Body:    []exchange.Part{exchange.Literal(w)},
	}
}

func serperShopping(s *Settings, q *Question) exchange.Fetch {
	return s.serper("shopping", "q", q.Query, q.Country, 40)
}

func serperLens(s *Settings, q *Question) exchange.Fetch {
	return s.serper("lens", "url", q.PhotoURL, q.Country, 0)
}

var serperShoppingRows = shape{
	check: checkSerper, lists: []string{"shopping"},
	title: "title", url: "link", vendor: "source", image: "imageUrl", price: "price",
	refine: refineShopping,
}

var serperLensRows = shape{
	check: checkSerper, lists: []string{"organic"},
	title: "title", url: "link", vendor: "source", image: "imageUrl thumbnailUrl", price: "price", anywhere: true,
}

// checkSerper: an answer repeats the question in the object "searchParameters". Without a result its list may not be there.
func checkSerper(answer gjson.Result) (none bool, err error) {
	if !answer.Get("searchParameters").IsObject() {
		return false, upstream.Unusable
	}
	return true, nil
}

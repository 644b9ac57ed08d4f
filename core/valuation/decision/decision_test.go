package decision_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"loupe/core/answer"
	"loupe/core/base/jsontext"
	"loupe/core/market"
	"loupe/core/valuation/decision"

	"github.com/tidwall/gjson"
)

// sale is a case of testdata/cases.txt, which says what its members mean.
type sale struct {
	name                              string
	Fees                              json.RawMessage
	Ships, Currency, Answer, Category string
	Rate, Price, Shipping, Total      float64
	Net                               float64
	Margin                            any
	HighestCost                       *float64 `json:"highest_cost"`
}

func readCases(t *testing.T) (cases []sale) {
	t.Helper()
	text, err := os.ReadFile("testdata/cases.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ = bytes.Cut(text, []byte("\n\n"))
	for _, block := range strings.Split(strings.TrimSpace(string(text)), "\n\n") {
		lines := strings.Split(block, "\n")
		if len(lines) != 3 {
			t.Fatalf("%q: got %d lines, want a name, a sum and members", lines[0], len(lines))
		}
		c := sale{name: lines[0], Ships: "seller", Currency: "USD"}
		if err := json.Unmarshal([]byte(lines[2]), &c); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if c.Answer == "" {
			c.Answer = c.Currency
		}
		cases = append(cases, c)
	}
	return cases
}

// table returns a table with one channel.
func table(t *testing.T, ships, currency string, fees []byte) *decision.Table {
	t.Helper()
	text := fmt.Sprintf(`{"channels":[{"name":"shop","currency":%q,"shipping":%q,"fees":%s}]}`, currency, ships, fees)
	parsed, faults := decision.Parse([]byte(text), "FEES")
	if faults != nil {
		t.Fatalf("%s: %v", text, faults)
	}
	return parsed
}

func rates(t *testing.T, base, other string, rate float64) *market.Rates {
	t.Helper()
	r, err := market.ParseRates([]byte(fmt.Sprintf(`{"date":"2026-11-20","base":%q,"rates":{%q:%v}}`, base, other, rate)))
	if err != nil {
		t.Fatal(err)
	}
	return &r
}

func amount(units float64) market.Amount {
	a, err := market.AmountOf(units)
	if err != nil {
		panic(err)
	}
	return a
}

func TestSalesWorkedByHand(t *testing.T) {
	cases := readCases(t)
	if len(cases) < 40 {
		t.Errorf("got %d cases, want 40 or more", len(cases))
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			in := decision.Input{Table: table(t, c.Ships, c.Currency, c.Fees), Country: "US", Currency: c.Answer, Category: c.Category,
				Shipping: amount(c.Shipping), Rates: &market.Rates{}}
			if c.Rate != 0 {
				in.Rates = rates(t, c.Currency, c.Answer, c.Rate)
			}
			for i := range in.Prices {
				in.Prices[i] = amount(c.Price)
			}
			switch margin := c.Margin.(type) {
			case float64:
				in.Margin = amount(margin)
			case string:
				in.MarginShare = int64(amount(gjson.Parse(margin).Num))
				fmt.Sscanf(margin, "%d%%", &in.MarginShare)
				in.MarginShare *= 10_000
			}
			o := decision.Decide(in).Best
			if got := o.Fees[decision.Market].Float(); got != c.Total {
				t.Errorf("got the fees %v, want %v", got, c.Total)
			}
			if got := o.Net[decision.Market].Float(); got != c.Net {
				t.Errorf("got the net %v, want %v", got, c.Net)
			}
			if got := o.HighestCost[decision.Fast].Float(); c.HighestCost != nil && got != *c.HighestCost {
				t.Errorf("got the highest cost %v, want %v", got, *c.HighestCost)
			}
		})
	}
}

// An amount that is too large in the answer's currency is one that no price reaches.
func TestAmountsBeyondTheLargest(t *testing.T) {
	fees := `[{"name":"fee","percent":50,"cap":900000000000},{"name":"other","steps":[{"percent":0},{"from":100,"percent":50},{"from":900000000000}]}]`
	in := decision.Input{Table: table(t, "seller", "USD", []byte(fees)), Country: "US", Currency: "KRW", Rates: rates(t, "USD", "KRW", 20),
		Cost: amount(1), Prices: [3]market.Amount{amount(3000), amount(3000), amount(3000)}, Below: func(market.Amount) float64 { return 0 }}
	if got := decision.Decide(in).Best.Fees[decision.Market].Float(); got != 2000 {
		t.Errorf("got the fees %v, want 2000", got)
	}
}

// One unit of the channel's currency may be less than the smallest amount of the answer's.
func TestFeesInCurrencyOfSmallUnits(t *testing.T) {
	in := decision.Input{Table: table(t, "seller", "VND", []byte(`[{"name":"fee","fixed":50000}]`)), Country: "US", Currency: "USD",
		Rates: rates(t, "USD", "VND", 25_000), Prices: [3]market.Amount{amount(10), amount(10), amount(10)}}
	if got := decision.Decide(in).Best.Fees[decision.Market].Float(); got != 2 {
		t.Errorf("got the fees %v, want 2", got)
	}
}

// randomFee returns a random fee. If whole is true, a step applies to the whole amount, so the net may fall as the price grows.
func randomFee(r *rand.Rand, name string, whole bool) map[string]any {
	cents := func(most int64) float64 { return float64(r.Int64N(most)) / 100 }
	percent := func() float64 { return float64(r.Int64N(200_000)) / 10_000 } // up to 20: five fees take at most 100
	fee := map[string]any{"name": name, "fixed": cents(300), "of": []string{"price", "price_and_shipping"}[r.IntN(2)]}
	if r.IntN(2) == 0 {
		fee["cap"] = float64(1000+r.Int64N(20_000)) / 100
		fee["minimum"] = cents(500)
	}
	if r.IntN(2) == 0 {
		fee["percent"] = percent()
		return fee
	}
	steps, from := []any{}, int64(0)
	for range 1 + r.IntN(4) {
		steps = append(steps, map[string]any{"from": float64(from) / 100, "percent": percent()})
		from += 1 + r.Int64N(30_000)
	}
	if fee["steps"] = steps; whole {
		fee["per_step"] = "whole"
	}
	return fee
}

// reference adds fees as rational numbers, and rounds the sum half up to a multiple of 1/perMajor.
func reference(fees []map[string]any, price, shipping *big.Rat, buyerPays bool, perMajor int64) *big.Rat {
	rat := func(v any) *big.Rat {
		x := new(big.Rat)
		if f, ok := v.(float64); ok {
			x.SetString(fmt.Sprint(f))
		}
		return x
	}
	total := new(big.Rat)
	for _, fee := range fees {
		of := new(big.Rat).Set(price)
		if fee["of"] == "price_and_shipping" && buyerPays {
			of.Add(of, shipping)
		}
		one := rat(fee["fixed"])
		share := func(part *big.Rat, percent any) {
			one.Add(one, new(big.Rat).Quo(new(big.Rat).Mul(part, rat(percent)), big.NewRat(100, 1)))
		}
		steps, _ := fee["steps"].([]any)
		if steps == nil {
			share(of, fee["percent"])
		}
		for i, s := range steps {
			step := s.(map[string]any)
			from, isLast := rat(step["from"]), i+1 == len(steps)
			if of.Cmp(from) < 0 {
				break
			}
			reachesNext := !isLast && of.Cmp(rat(steps[i+1].(map[string]any)["from"])) >= 0
			switch {
			case fee["per_step"] == "whole" && !reachesNext:
				share(of, step["percent"])
			case fee["per_step"] == "whole":
			case reachesNext:
				share(new(big.Rat).Sub(rat(steps[i+1].(map[string]any)["from"]), from), step["percent"])
			default:
				share(new(big.Rat).Sub(of, from), step["percent"])
			}
		}
		if least, ok := fee["minimum"]; ok && one.Cmp(rat(least)) < 0 {
			one = rat(least)
		}
		if most, ok := fee["cap"]; ok && one.Cmp(rat(most)) > 0 {
			one = rat(most)
		}
		total.Add(total, one)
	}
	units := total.Mul(total, big.NewRat(perMajor, 1))
	units.Add(units, big.NewRat(1, 2))
	return new(big.Rat).SetFrac(new(big.Int).Quo(units.Num(), units.Denom()), big.NewInt(perMajor))
}

func TestRandomTables(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 100 {
		whole := n%4 == 0
		var fees []map[string]any
		for i := range r.IntN(6) {
			fees = append(fees, randomFee(r, fmt.Sprint("fee ", i), whole))
		}
		text, _ := json.Marshal(fees)
		if fees == nil {
			text = []byte("[]")
		}
		ships := []string{"seller", "buyer"}[r.IntN(2)]
		in := decision.Input{Table: table(t, ships, "USD", text), Currency: "USD", Rates: &market.Rates{}, Shipping: amount(float64(r.IntN(2000)) / 100),
			Below: func(market.Amount) float64 { return 0 }}
		if r.IntN(2) == 0 {
			in.Margin = amount(float64(r.IntN(5000)) / 100)
		} else {
			in.MarginShare = r.Int64N(500_000)
		}
		last := market.Amount(-1 << 62)
		for cents := r.Int64N(40_000); cents < 80_000; cents += r.Int64N(3) * (1 + r.Int64N(2)*r.Int64N(4000)) {
			cents++
			price := market.Amount(cents) * market.Unit / 100
			in.Prices = [3]market.Amount{price, price, price}
			d := decision.Decide(in)
			o := d.Best
			want := reference(fees, big.NewRat(cents, 100), big.NewRat(int64(in.Shipping), int64(market.Unit)), ships == "buyer", 100)
			if got := big.NewRat(int64(o.Fees[0]), int64(market.Unit)); got.Cmp(want) != 0 {
				t.Fatalf("%s at %d cents: got the fees %v, want %v", text, cents, got.FloatString(4), want.FloatString(4))
			}
			if o.Net[0] < last && !whole {
				t.Fatalf("%s at %d cents: the net %v is less than the net %v of a lower price", text, cents, o.Net[0], last)
			}
			last = o.Net[0]
			highest := o.HighestCost[decision.Market]
			if highest <= 0 {
				continue
			}
			in.Cost = highest
			bought := decision.Decide(in)
			margin := max(in.Margin, (price*market.Amount(in.MarginShare)/1_000_000+market.Unit/200)/100*100)
			if profit := bought.Best.Net[decision.Market] - highest; profit != margin {
				t.Fatalf("%s at %d cents: bought at %v, the profit is %v, want the margin %v", text, cents, highest, profit, margin)
			}
			if bought.Verdict != decision.Buy {
				t.Fatalf("%s at %d cents: bought at the highest cost, the verdict is %s", text, cents, bought.Verdict)
			}
			in.Cost = highest + market.Unit/100
			if verdict := decision.Decide(in).Verdict; verdict != decision.Leave {
				t.Fatalf("%s at %d cents: a cent over the highest cost, the verdict is %s", text, cents, verdict)
			}
			in.Cost = 0
		}
	}
}

// channels is a table with channels of several countries and currencies.
const channels = `{"channels":[
	{"name":"auctions","title":"Auctions","currency":"USD","countries":["US"],"shipping":"seller","date":"2026-11-20","fees":[{"name":"f","percent":13.6,"fixed":0.4}]},
	{"name":"auctions-uk","currency":"GBP","countries":["GB"],"shipping":"buyer","date":"2026-10-01","fees":[]},
	{"name":"local","currency":"USD","shipping":"buyer","date":"2026-11-01","fees":[]},
	{"name":"swiss","currency":"CHF","shipping":"buyer","fees":[]}]}`

func decide(t *testing.T, change func(*decision.Input)) (*decision.Decision, gjson.Result) {
	t.Helper()
	parsed, faults := decision.Parse([]byte(channels), "FEES")
	if faults != nil {
		t.Fatal(faults)
	}
	in := decision.Input{Table: parsed, Country: "US", Currency: "USD", Rates: rates(t, "GBP", "USD", 1.25), Cost: amount(60), Shipping: amount(8),
		Prices: [3]market.Amount{amount(80), amount(100), amount(120)}, Below: func(price market.Amount) float64 { return price.Float() / 1000 }}
	change(&in)
	d := decision.Decide(in)
	findings := answer.Findings{Details: answer.Details{Decision: d.Answer()}}
	shown := jsontext.Encode(&answer.Evidence{Findings: &findings}, answer.EvidenceMembers)
	return d, gjson.GetBytes(shown, "decision")
}

func TestDecision(t *testing.T) {
	for name, test := range map[string]struct {
		change func(*decision.Input)
		want   map[string]string // JSON by path
	}{
		"buy where most is left": {func(*decision.Input) {}, map[string]string{"verdict": `"buy"`, "best_channel": `"local"`, "channels.#.channel": `["local","auctions"]`,
			"profit": `{"fast":20,"market":40,"patient":60}`, "return": `{"fast":0.3333,"market":0.6667,"patient":1}`, "highest_cost": `{"fast":80,"market":100}`,
			"chance_of_loss": `0.06`, "fees_date": `"2026-11-01"`, "channels.1.fees": `{"fast":11.28,"market":14,"patient":16.72}`, "channels.1.net": `{"fast":60.72,"market":78,"patient":95.28}`}},
		"borderline on the channel that is named": {func(in *decision.Input) { in.Channels, in.Margin = []string{"auctions"}, amount(10) }, map[string]string{"verdict": `"borderline"`, "margin": `"10"`,
			"best_channel": `"auctions"`, "highest_cost": `{"fast":50.72,"market":68}`, "channels.#": `1`, "chance_of_loss": `0.0792`}}, // 79.17 - 11.16712 - 8 = 60.00
		"leave": {func(in *decision.Input) { in.Channels, in.MarginShare = []string{"auctions"}, 200_000 }, map[string]string{"verdict": `"leave"`, "margin": `"20%"`,
			"highest_cost": `{"fast":44.72,"market":58}`}},
		"no cost":                     {func(in *decision.Input) { in.Cost = 0 }, map[string]string{"verdict": `null`, "cost": `null`, "profit": `null`, "return": `null`, "chance_of_loss": `null`, "highest_cost": `{"fast":80,"market":100}`}},
		"no table":                    {func(in *decision.Input) { in.Table = nil }, map[string]string{"verdict": `"buy"`, "best_channel": `null`, "channels": `[]`, "fees_date": `null`, "net": `{"fast":72,"market":92,"patient":112}`, "highest_cost": `{"fast":72,"market":92}`}},
		"neither":                     {func(in *decision.Input) { in.Table, in.Cost = nil, 0 }, map[string]string{"@this": `null`}},
		"channel of another country":  {func(in *decision.Input) { in.Channels = []string{"auctions-uk"} }, map[string]string{"best_channel": `"auctions-uk"`}},
		"name that the table lacks":   {func(in *decision.Input) { in.Channels = []string{"gone"} }, map[string]string{"best_channel": `null`, "channels": `[]`}},
		"amounts finer than the cent": {func(in *decision.Input) { in.Cost = amount(60.004) }, map[string]string{"cost": `60`}},
	} {
		t.Run(name, func(t *testing.T) {
			_, got := decide(t, test.change)
			for path, want := range test.want {
				if got := got.Get(path).Raw; got != want {
					t.Errorf("%s: got %s, want %s", path, got, want)
				}
			}
		})
	}
}

func TestExplanation(t *testing.T) {
	for want, change := range map[string]func(*decision.Input){
		"Buy: the margin is kept even at the fast price. For a sale on local at the market price of USD 100.00, at most USD 100.00 may be paid; at the fast price of USD 80.00, at most USD 80.00, " +
			"to break even. After fees, about 6 of 100 comparable sales bring less than the cost of USD 60.00. There is no exchange rate for the fees of swiss.": func(*decision.Input) {},
		"For a sale at the market price of USD 100.00, at most USD 72.00 may be paid; at the fast price of USD 80.00, at most USD 56.00, to keep a margin of 20% of the price. " +
			"Fees are not counted, because none of the channels applies. The table of fees no longer has gone.": func(in *decision.Input) {
			in.Cost, in.Channels, in.MarginShare = 0, []string{"gone"}, 200_000
		},
		"Leave it: the margin is not kept at the market price. Even if the item cost nothing, a sale at the market price of USD 100.00 would not bring the margin. " +
			"About 7 of 100 comparable sales bring less than the cost of USD 60.00. Fees are not counted, because there is no table of fees.": func(in *decision.Input) {
			in.Table, in.Margin = nil, amount(95)
		},
	} {
		if _, got := decide(t, change); got.Get("explanation").Str != want {
			t.Errorf("got\n\t%s, want\n\t%s", got.Get("explanation").Str, want)
		}
	}
}

func TestMistakesNameTheirPlace(t *testing.T) {
	const channel = `"name":"a","currency":"USD","shipping":"buyer"`
	of := func(fee string) string { return `{"channels":[{` + channel + `,"fees":[{"name":"f",` + fee + `}]}]}` }
	for text, want := range map[string]string{
		`x`:                "FEES is not valid JSON",
		`[]`:               "FEES must be an object",
		`{}`:               "FEES.channels is missing",
		`{"channels":{}}`:  "FEES.channels must be an array of at most 40 objects",
		`{"channels":[1]}`: "FEES.channels[0] must be an object",
		`{"fees":[]}`:      "FEES has the member “fees”, which is not one of channels",
		`{"channels":[{` + channel + `},{` + channel + `}]}`:                "FEES.channels[1].name is the name of another channel, too",
		`{"channels":[{"name":"A b","currency":"USD","shipping":"buyer"}]}`: "FEES.channels[0].name must have lower-case letters, digits and hyphens only, such as ebay-us",
		`{"channels":[{"name":"a","currency":"usd","shipping":"buyer"}]}`:   "FEES.channels[0].currency must be a currency code of ISO 4217, such as USD",
		`{"channels":[{"name":"a","currency":"USD"}]}`:                      "FEES.channels[0].shipping must be seller or buyer: who pays it",
		`{"channels":[{` + channel + `,"countries":["UK"]}]}`:               "FEES.channels[0].countries must have ISO 3166-1 alpha-2 codes only, such as GB",
		`{"channels":[{` + channel + `,"date":"20.11.2026"}]}`:              "FEES.channels[0].date must be a date, such as 2026-11-20",
		`{"channels":[{` + channel + `,"source":"http://a.com"}]}`:          "FEES.channels[0].source must be a URL with https",
		of(`"percent":"13.6"`):                            "FEES.channels[0].fees[0].percent must be a number from 0 with at most 4 decimals",
		of(`"percent":-1`):                                "FEES.channels[0].fees[0].percent must be a number from 0 with at most 4 decimals",
		of(`"percent":100.5`):                             "FEES.channels[0].fees[0].percent must not be more than 100",
		of(`"fixed":0.00001`):                             "FEES.channels[0].fees[0].fixed must be a number from 0 with at most 4 decimals",
		of(`"of":"all"`):                                  "FEES.channels[0].fees[0].of must be price or price_and_shipping",
		of(`"minimum":2,"cap":1`):                         "FEES.channels[0].fees[0].minimum must not be more than cap",
		of(`"categories":[]`):                             "FEES.channels[0].fees[0].categories must be an array of 1 to 20 strings",
		of(`"percent":5,"steps":[{"percent":5}]`):         "FEES.channels[0].fees[0].percent must be left out if there are steps",
		of(`"steps":[]`):                                  "FEES.channels[0].fees[0].steps must have at least one step",
		of(`"steps":[{"from":5}]`):                        "FEES.channels[0].fees[0].steps[0] must begin at 0, because it is the first step",
		of(`"steps":[{"percent":5},{"from":0}]`):          "FEES.channels[0].fees[0].steps[1] must begin above the step before it",
		of(`"steps":[{"percent":5,"fixed":1}]`):           "FEES.channels[0].fees[0].steps[0].fixed must be left out unless per_step is whole",
		of(`"steps":[{"percent":5},{"from":5,"over":5}]`): "FEES.channels[0].fees[0].steps[1].over must be left out if there is from",
		`{"channels":[{` + channel + `,"fees":[{"name":"f","percent":60},{"name":"g","percent":60}]}]}`: "FEES.channels[0].fees must not take more than 100 percent together",
		`{"channels":[{` + channel + `,"fees":[{"percent":60}]}]}`:                                      "FEES.channels[0].fees[0].name is missing",
		strings.Repeat(" ", decision.MaxTable) + `{}`:                                                   "FEES must not be larger than 8000 bytes",
	} {
		table, faults := decision.Parse([]byte(text), "FEES")
		if table != nil || len(faults) == 0 || faults[0].Variable+" "+faults[0].Problem != want {
			t.Errorf("%.90s: got %v, want %s", text, faults, want)
		}
	}
	if table, faults := decision.Parse(nil, "FEES"); table != nil || faults != nil || len(table.Names()) != 0 {
		t.Errorf("no table: got %v, %v", table, faults)
	}
}

// maxVariable is Cloudflare's limit for the value of a variable, in bytes: https://developers.cloudflare.com/workers/platform/limits/
const maxVariable = 5000

func TestExampleIsATableThatFitsIntoAVariable(t *testing.T) {
	text, err := os.ReadFile("../../../docs/fees.example.json")
	if err != nil {
		t.Fatal(err)
	}
	var compact bytes.Buffer
	if err := json.Compact(&compact, text); err != nil {
		t.Fatal(err)
	}
	parsed, faults := decision.Parse(compact.Bytes(), "FEES")
	if faults != nil || len(parsed.Names()) < 12 || compact.Len() > maxVariable {
		t.Errorf("got %d channels in %d bytes with the mistakes %v, want 12 or more in at most %d", len(parsed.Names()), compact.Len(), faults, maxVariable)
	}
	for _, c := range gjson.ParseBytes(text).Get("channels").Array() {
		if c.Get("fees.#").Int() > 0 && (c.Get("source").Str == "" || c.Get("date").Str == "") {
			t.Errorf("%s: has fees without their source and date", c.Get("name"))
		}
	}
}

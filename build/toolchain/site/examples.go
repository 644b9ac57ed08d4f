package main

import (
	"fmt"
	"os"

	"loupe/core/base/problem"

	"github.com/tidwall/gjson"
)

// examples has the examples of the OpenAPI document that the site shows.
type examples struct {
	Request string // JSON, indented
	Answer  string // JSON, indented and shortened
	Value   value
	Offers  []offer // listings that were found, used ones first

	problems map[problem.Code]string // the problem document of each code that has an example
}

// value is the appraisal of the example.
type value struct {
	Lower, Upper float64
	Currency     string
	Best         string // title of the best match
	Reasons      []string
}

// offer is a listing of the example.
type offer struct {
	Title, Vendor string
	Price         float64
	Used, Best    bool
}

// readExamples reads the examples from openapi.json.
func readExamples(file string) (examples, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return examples{}, err
	}
	const camera = `content.application/json.examples.camera.value`
	document := gjson.ParseBytes(text)
	operation := document.Get(`paths./appraise-product.post`)
	answer := operation.Get(`responses.200.` + camera)
	record := document.Get(`paths./appraisals/{id}.get.responses.200.` + camera)
	e := examples{problems: map[problem.Code]string{}}
	if e.Request, err = indented(operation.Get(`requestBody.` + camera).Raw); err != nil {
		return e, fmt.Errorf("%s: the example request: %w", file, err)
	}
	e.readValue(answer.Get("appraisal"))
	for _, candidate := range record.Get("evidence.candidates").Array() {
		price := candidate.Get("converted")
		if !price.Exists() {
			price = candidate.Get("price")
		}
		e.Offers = append(e.Offers, offer{
			Title: candidate.Get("title").Str, Vendor: candidate.Get("vendor").Str, Price: price.Float(),
			Used: candidate.Get("used").Bool(), Best: candidate.Get("url").Str == answer.Get("appraisal.best_match.url").Str,
		})
	}
	if e.Value.Currency != "USD" || len(e.Offers) == 0 {
		return e, fmt.Errorf("%s: the example answer has no value in USD or no listings", file)
	}
	if e.Answer, err = indented(shortAnswer(answer)); err != nil {
		return e, err
	}
	for _, response := range document.Get("components.responses").Map() {
		for _, example := range response.Get(`content.application/problem\+json.examples`).Map() {
			e.problems[problem.Code(example.Get("value.code").Str)] = example.Get("value").Raw
		}
	}
	return e, nil
}

func (e *examples) readValue(v gjson.Result) {
	e.Value = value{
		Lower: v.Get("price_lower").Num, Upper: v.Get("price_upper").Num,
		Currency: v.Get("price_currency").Str, Best: v.Get("best_match.title").Str,
	}
	for _, reason := range v.Get("reasoning").Array() {
		e.Value.Reasons = append(e.Value.Reasons, reason.Str)
	}
}

// shortAnswer returns the answer with one similar item and two reasons only.
func shortAnswer(answer gjson.Result) string {
	a := answer.Get("appraisal")
	return `{"similar_items":[` + answer.Get("similar_items.0").Raw + `],"appraisal":{"price_lower":` + a.Get("price_lower").Raw +
		`,"price_upper":` + a.Get("price_upper").Raw + `,"price_currency":` + a.Get("price_currency").Raw +
		`,"best_match":` + a.Get("best_match").Raw + `,"reasoning":[` + a.Get("reasoning.1").Raw + `,` + a.Get("reasoning.4").Raw +
		`],"defects":` + a.Get("defects").Raw + `},"error":` + answer.Get("error").Raw + `}`
}

// Range returns the range in whole units of the currency.
func (v value) Range() string { return fmt.Sprintf("$%.0f – $%.0f", v.Lower, v.Upper) }

// Left returns how many of the listings were left out.
func (e examples) Left() (n int) {
	for _, o := range e.Offers {
		if !o.Used {
			n++
		}
	}
	return n
}

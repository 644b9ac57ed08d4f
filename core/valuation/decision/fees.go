// Package decision turns a value into a decision: what is left of a price after the fees of each channel, and the most that may be
// paid for an item. It performs no I/O. Amounts are exact: see docs/API.md#decisions.
package decision

import (
	"strconv"
	"strings"

	"loupe/core/base/date"
	"loupe/core/base/fault"
	"loupe/core/base/jsontext"
	"loupe/core/base/text"
	"loupe/core/market"

	"github.com/tidwall/gjson"
)

const (
	// MaxTable is the largest size of a table of fees in bytes.
	MaxTable = 8000

	maxChannels, maxFees, maxSteps, maxWords = 40, 20, 20, 20

	maxName, maxText = 40, 300 // bytes

	million = 1_000_000 // the whole, as a share in millionths
)

// Table is what each channel charges a seller.
type Table struct{ channels []channel }

// channel is a place where items are sold.
type channel struct {
	name, title string
	currency    string   // of its amounts
	countries   []string // of sellers who may use it; nil: of all
	date        string   // when its fees were looked up, YYYY-MM-DD; "" if unknown
	sellerShips bool     // the price includes the shipping, else the buyer pays it in addition
	fees        []fee
}

// fee is one fee of a channel. Amounts are in the channel's currency.
type fee struct {
	name           string
	ofShipping     bool // a share of the price and the shipping that the buyer pays, else of the price alone
	fixed          market.Amount
	minimum, limit market.Amount // 0: none
	whole          bool          // the step that the amount reaches applies to all of it; else each applies to its part of the amount
	steps          []step        // at least one; the first begins at 0
	categories     []string      // lower-case words of the items that it is for; nil: for all
}

// step is the share and the fixed part of a fee from an amount on.
type step struct {
	from  market.Amount
	over  bool  // it begins above from
	share int64 // in millionths
	fixed market.Amount
}

// Names returns the names of the channels, an empty slice for a nil table.
func (t *Table) Names() []string {
	names := []string{}
	if t != nil {
		for i := range t.channels {
			names = append(names, t.channels[i].name)
		}
	}
	return names
}

// Parse parses a table. If the text has mistakes, it returns nil and the mistakes, each with its place, such as FEES.channels[1].currency if
// at is FEES. It returns nil for an empty text.
func Parse(text []byte, at string) (*Table, []fault.Fault) {
	if len(text) == 0 {
		return nil, nil
	}
	p := &parser{at: at}
	root, err := jsontext.Parse(text)
	switch {
	case len(text) > MaxTable:
		p.fault("", "must not be larger than "+strconv.Itoa(MaxTable)+" bytes")
		return nil, p.faults
	case err != nil:
		p.fault("", err.Error())
		return nil, p.faults
	}
	t := &Table{}
	p.enter(at, &root, " channels ", func() {
		p.list("channels", " name title currency countries source date shipping fees ", maxChannels, func() {
			c := p.channel()
			for _, name := range t.Names() {
				if name == c.name && name != "" {
					p.fault("name", "is the name of another channel, too")
				}
			}
			t.channels = append(t.channels, c)
		})
		if !p.has("channels") {
			p.fault("channels", "is missing")
		}
	})
	if p.faults != nil {
		return nil, p.faults
	}
	return t, nil
}

func (p *parser) channel() channel {
	c := channel{name: p.text("name", maxName), title: p.text("title", maxText), currency: p.text("currency", maxName), date: p.text("date", maxName)}
	switch {
	case c.name == "" || strings.Trim(c.name, "abcdefghijklmnopqrstuvwxyz0123456789-") != "":
		p.fault("name", "must have lower-case letters, digits and hyphens only, such as ebay-us")
	case c.title == "":
		c.title = c.name
	}
	if !market.IsCurrency(c.currency) {
		p.fault("currency", "must be a currency code of ISO 4217, such as USD")
	}
	if _, ok := date.Parse(c.date); c.date != "" && !ok {
		p.fault("date", "must be a date, such as 2026-11-20")
	}
	if source := p.text("source", maxText); source != "" && !strings.HasPrefix(source, "https://") {
		p.fault("source", "must be a URL with https")
	}
	c.countries = p.words("countries")
	for _, country := range c.countries {
		if _, ok := market.CurrencyOf(country); !ok || country != strings.ToUpper(country) {
			p.fault("countries", "must have ISO 3166-1 alpha-2 codes only, such as GB")
			break
		}
	}
	switch p.text("shipping", maxName) {
	case "seller":
		c.sellerShips = true
	case "buyer":
	default:
		p.fault("shipping", "must be seller or buyer: who pays it")
	}
	p.list("fees", " name of percent fixed minimum cap steps per_step categories ", maxFees, func() { c.fees = append(c.fees, p.fee()) })
	if c.mostShare() > million {
		p.fault("fees", "must not take more than 100 percent together")
	}
	return c
}

// mostShare returns the highest share of a price, in millionths, that all fees together may take of it.
func (c *channel) mostShare() (total int64) {
	for i := range c.fees {
		var most int64 // of the fees with this name, because only one of them applies
		for j := range c.fees {
			if c.fees[j].name == c.fees[i].name {
				if j < i {
					most = 0
					break
				}
				for _, s := range c.fees[j].steps {
					most = max(most, s.share)
				}
			}
		}
		total += most
	}
	return total
}

func (p *parser) fee() fee {
	f := fee{name: p.text("name", maxText), fixed: p.amount("fixed"), minimum: p.amount("minimum"), limit: p.amount("cap"), categories: p.words("categories")}
	if f.name == "" {
		p.fault("name", "is missing")
	}
	for i, word := range f.categories {
		f.categories[i] = strings.ToLower(word)
	}
	if f.limit > 0 && f.minimum > f.limit {
		p.fault("minimum", "must not be more than cap")
	}
	f.ofShipping = p.oneOf("of", "price", "price_and_shipping")
	f.whole = p.oneOf("per_step", "part", "whole")
	if !p.has("steps") {
		f.steps = []step{{share: p.percent()}}
		return f
	}
	if p.has("percent") {
		p.fault("percent", "must be left out if there are steps")
	}
	p.list("steps", " from over percent fixed ", maxSteps, func() {
		s := step{from: p.amount("from"), share: p.percent(), fixed: p.amount("fixed")}
		if s.over = p.has("over"); s.over {
			s.from = p.amount("over")
		}
		n := len(f.steps)
		switch {
		case s.over && p.has("from"):
			p.fault("over", "must be left out if there is from")
		case n == 0 && (s.over || s.from > 0):
			p.fault("", "must begin at 0, because it is the first step")
		case n > 0 && s.from <= f.steps[n-1].from:
			p.fault("", "must begin above the step before it")
		case !f.whole && s.fixed > 0:
			p.fault("fixed", "must be left out unless per_step is whole")
		}
		f.steps = append(f.steps, s)
	})
	if len(f.steps) == 0 {
		p.fault("steps", "must have at least one step")
	}
	return f
}

// parser parses a table.
type parser struct {
	at     string // path of the current object, such as FEES.channels[1]
	object *gjson.Result
	faults []fault.Fault
}

// fault reports a problem of a member of the current object, or of the object itself if member is "".
func (p *parser) fault(member, problem string) {
	at := p.at
	if member != "" {
		if at != "" {
			at += "."
		}
		at += member
	}
	p.faults = append(p.faults, fault.Fault{Variable: at, Problem: problem, Remedy: "see docs/FEES.md and docs/fees.example.json"})
}

// enter calls parse with an object as the current one. It reports members that are not in members.
func (p *parser) enter(at string, object *gjson.Result, members string, parse func()) {
	outerAt, outer := p.at, p.object
	p.at, p.object = at, object
	if object.IsObject() {
		for c := jsontext.Read(object); c.Next(); {
			if name := c.Name(); !strings.Contains(members, " "+name+" ") || name == "" {
				p.fault("", "has the member “"+text.Excerpt(name, maxName)+"”, which is not one of"+strings.TrimRight(members, " "))
				break
			}
		}
		parse()
	} else {
		p.fault("", "must be an object")
	}
	p.at, p.object = outerAt, outer
}

// list enters each element of a member that must be an array of objects, if there is one.
func (p *parser) list(name, members string, most int, parse func()) {
	value := p.get(name)
	elements := jsontext.List(value, "@this", most+1)
	if value.Type != gjson.Null && !value.IsArray() || len(elements) > most {
		p.fault(name, "must be an array of at most "+strconv.Itoa(most)+" objects")
		return
	}
	path := name
	if p.at != "" {
		path = p.at + "." + name
	}
	for i := range elements {
		p.enter(path+"["+strconv.Itoa(i)+"]", &elements[i], members, parse)
	}
}

// get returns a member. It is not inlined, because a gjson.Result is large.
//
//go:noinline
func (p *parser) get(name string) *gjson.Result {
	value := jsontext.Get(p.object, name)
	return &value
}

func (p *parser) has(name string) bool { return p.get(name).Type != gjson.Null }

// text returns a member that is a text, "" if there is none.
func (p *parser) text(name string, most int) string {
	value := p.get(name)
	if p.has(name) && (value.Type != gjson.String || value.Str == "" || len(value.Str) > most) {
		p.fault(name, "must be a string of 1 to "+strconv.Itoa(most)+" bytes")
	}
	return value.Str
}

// oneOf reports whether a member is the second of the values that it may have; the first is the default.
func (p *parser) oneOf(name, first, second string) bool {
	value := p.text(name, maxName)
	if value != "" && value != first && value != second {
		p.fault(name, "must be "+first+" or "+second)
	}
	return value == second
}

// words returns a member that is an array of texts.
func (p *parser) words(name string) (words []string) {
	value := p.get(name)
	elements := jsontext.List(value, "@this", maxWords+1)
	wrong := p.has(name) && len(elements) == 0 || len(elements) > maxWords
	for i := range elements {
		wrong = wrong || elements[i].Type != gjson.String || elements[i].Str == "" || len(elements[i].Str) > maxName
		words = append(words, elements[i].Str)
	}
	if wrong {
		p.fault(name, "must be an array of 1 to "+strconv.Itoa(maxWords)+" strings")
	}
	return words
}

// amount returns a member that is an amount, 0 if there is none.
func (p *parser) amount(name string) market.Amount {
	value := p.get(name)
	if value.Type == gjson.Null {
		return 0
	}
	a, err := market.ParseAmount(value.Raw)
	if err != nil || value.Type != gjson.Number {
		p.fault(name, "must be a number from 0 with at most 4 decimals")
	}
	return a
}

// percent returns the member percent in millionths, 0 if there is none. A percentage has as many decimals as an amount, so its
// ten-thousandths are millionths of 1.
func (p *parser) percent() int64 {
	share := int64(p.amount("percent"))
	if share > million {
		p.fault("percent", "must not be more than 100")
	}
	return share
}

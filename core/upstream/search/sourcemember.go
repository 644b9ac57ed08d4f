package search

import (
	"slices"
	"strconv"
	"strings"

	"loupe/core/base/fault"
	"loupe/core/base/jsontext"
	"loupe/core/market"
	"loupe/core/market/product"

	"github.com/tidwall/gjson"
)

// sourceParser parses SOURCES.
type sourceParser struct {
	allowLocal bool     // requests may go to any host, over plain HTTP
	reserved   []string // names that a source may not have
	faults     []fault.Fault

	at     string // path of the current object, such as SOURCES[0].request
	object *gjson.Result
}

// enter calls parse with an object inside the current one as the current object. It reports members that are not in members.
func (r *sourceParser) enter(at string, object *gjson.Result, members string, parse func()) {
	outerAt, outer := r.at, r.object
	r.at, r.object = at, object
	if object.IsObject() {
		for c := jsontext.Read(object); c.Next(); {
			switch name := c.Name(); {
			case members == anyMembers, strings.Contains(members, " "+name+" "):
			case isWord(name, "_", maxName):
				r.fault(name, "is not a known member")
			default:
				r.fault("", "has an unknown member")
			}
		}
		parse()
	} else {
		r.fault("", "must be an object")
	}
	r.at, r.object = outerAt, outer
}

// fault reports a problem of a member of the current object, or of the object itself if member is "".
func (r *sourceParser) fault(member, problem string) {
	at := r.at
	if member != "" {
		at += "." + member
	}
	r.faults = append(r.faults, fault.Fault{Variable: at, Problem: problem, Remedy: "see docs/SOURCES.md; make source NAME=... tries a source"})
}

// The most characters of the name of a source or a member, and of a header.
const maxName, maxHeaderName = 20, 64

// isWord reports whether s has 1 to maxLength characters, begins with a lower-case letter, and has only lower-case letters and the
// characters in others.
func isWord(s, others string, maxLength int) bool {
	return s != "" && len(s) <= maxLength && 'a' <= s[0] && s[0] <= 'z' && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz"+others) == ""
}

// get returns a member. It is not inlined, because a gjson.Result is large and there are many members.
//
//go:noinline
func (r *sourceParser) get(name string) *gjson.Result {
	value := jsontext.Get(r.object, name)
	return &value
}

// has reports whether there is a member.
func (r *sourceParser) has(name string) bool { return r.get(name).Type != gjson.Null }

// member enters a member that must be an object, if there is one.
func (r *sourceParser) member(name, members string, parse func()) {
	if r.has(name) {
		r.enter(r.at+"."+name, r.get(name), members, parse)
	}
}

// textKind says what a text must be.
type textKind uint8

const (
	paths           textKind = iota
	pathsOrTemplate          // a template has paths in braces
	pathsOrURL               // a template of a public https URL whose host is constant
	currencyCode
	plainText
)

// required is like text, and reports a fault if there is no such member.
func (r *sourceParser) required(name string, kind textKind) string {
	if !r.has(name) {
		r.fault(name, "is missing")
	}
	return r.text(name, kind)
}

// text returns a member that is a text, "" if there is none or if it is faulty.
func (r *sourceParser) text(name string, kind textKind) string {
	s := r.get(name).Str
	switch {
	case !r.has(name):
	case s == "":
		r.fault(name, "must be a string that is not empty")
	case kind == plainText, kind == currencyCode && market.IsCurrency(s):
		return s
	case kind == currencyCode:
		r.fault(name, "must be a currency code of ISO 4217, such as USD")
	case !arePaths(s, kind != paths):
		r.fault(name, "must be a valid path")
	case kind == pathsOrURL && isTemplate(s) && urlTemplateFault(s) != "":
		r.fault(name, urlTemplateFault(s))
	default:
		return s
	}
	return ""
}

// integer parses a member that must be a whole number, if there is one.
func (r *sourceParser) integer(name string, least, most int, into *int) {
	if !r.has(name) {
		return
	}
	var err error
	if *into, err = strconv.Atoi(r.get(name).Raw); err != nil || *into < least || *into > most {
		r.fault(name, "must be a whole number from "+strconv.Itoa(least)+" to "+strconv.Itoa(most))
	}
}

// factor parses a member that must be a percentage, and returns what it multiplies a price by: 1 if there is none.
func (r *sourceParser) factor(name string) float64 {
	percent := r.get(name)
	if r.has(name) && (percent.Type != gjson.Number || !(percent.Num >= 0 && percent.Num <= 100)) {
		r.fault(name, "must be a number from 0 to 100")
	}
	return 1 + percent.Num/100
}

// oneOf returns the index of a member among the values that it may have, 0 if there is none.
func (r *sourceParser) oneOf(name string, values []string) int {
	value := r.text(name, plainText)
	at := slices.Index(values, value)
	if at < 0 && value != "" {
		r.fault(name, "must be one of "+strings.Join(values, ", "))
	}
	return max(0, at)
}

const badCondition = "must be a condition of Loupe, such as like_new"

// condition returns a member that is the name of a condition.
func (r *sourceParser) condition(name string) product.Condition {
	written := r.text(name, plainText)
	c := conditionNamed(written)
	if c == product.Unknown && written != "" {
		r.fault(name, badCondition)
	}
	return c
}

// conditionNamed returns the condition with a name, such as "like new" or "like_new"; product.Unknown if there is none.
func conditionNamed(name string) product.Condition {
	c := product.ParseCondition(name)
	if c.String() != strings.ReplaceAll(name, "_", " ") {
		return product.Unknown
	}
	return c
}

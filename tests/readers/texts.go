package main

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"loupe/core/market"
	"loupe/tests/guest"
	"loupe/tests/guest/functions"
)

// An example is the text of a price with its currency and its amount in decimal. currency and amount are "" for None.
type example struct{ text, currency, amount string }

// readTexts reads the examples of price-parser's tests. Text without digits and an amount of zero have no price to read. A
// range is right if it begins with the amount. So is a number of tomans, which market returns in rials.
func readTexts(core guest.Caller, folder string, t *tally) error {
	source, err := os.ReadFile(filepath.Join(folder, "tests", "test_price_parsing.py"))
	if err != nil {
		return err
	}
	examples := parseExamples(string(source))
	if len(examples) == 0 {
		return errors.New("the tests have no examples")
	}
	for _, e := range examples {
		got, err := guest.Read[market.Price](core, functions.Price, []byte(e.text))
		if guest.IsLost(err) {
			return err
		}
		want, _ := strconv.ParseFloat(e.amount, 64)
		readable := want > 0 && strings.ContainsAny(e.text, "0123456789")
		low := got.Low.Float()
		if strings.Contains(e.text, "تومان") {
			low /= 10
		}
		named, _ := market.ParsePrice("1 "+e.currency, "")
		differ := named.Basis == market.CurrencyNamed && got.Basis == market.CurrencyNamed && named.Currency != got.Currency
		o := right
		switch {
		case err != nil && !readable:
			o = noPrice
		case err != nil:
			o = refused
		case !readable || low != want || differ:
			o = wrong
		}
		t.add(o, "%q, want %q %s: got %s %s %v", e.text, e.amount, e.currency, market.FormatPrice(got.Low), got.Currency, err)
	}
	return nil
}

// pythonTokens matches a comment, a string or anything else that separates or is an argument.
var pythonTokens = regexp.MustCompile(`#[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[\w.]+|[^\s\w]`)

// parseExamples returns the examples in Python source: calls of Example with the text that names the currency, the text of the
// price, the currency, the text of the amount, and the amount.
func parseExamples(source string) (examples []example) {
	tokens := pythonTokens.FindAllString(source, -1)
	for i := 0; i+2 < len(tokens); i++ {
		if tokens[i] != "Example" || tokens[i+1] != "(" {
			continue
		}
		args := []string{""}
		depth := 1
		for i += 2; i < len(tokens) && depth > 0; i++ {
			switch token := tokens[i]; {
			case token == "(":
				depth++
			case token == ")":
				depth--
			case token == "," && depth == 1:
				args = append(args, "")
			case strings.ContainsAny(token[:1], `"'`):
				args[len(args)-1] += unquote(token)
			case token[0] != '#' && token != "None" && token != "Decimal":
				args[len(args)-1] += token
			}
		}
		i--
		if len(args) >= 5 {
			examples = append(examples, example{args[1], args[2], args[4]})
		}
	}
	return examples
}

// unquote returns the value of a string literal of Python whose escapes, apart from \x, are Go's.
func unquote(literal string) string {
	inner := literal[1 : len(literal)-1]
	if literal[0] == '\'' {
		inner = strings.ReplaceAll(strings.ReplaceAll(inner, `\'`, `'`), `"`, `\"`)
	}
	value, err := strconv.Unquote(`"` + strings.ReplaceAll(inner, `\x`, `\u00`) + `"`)
	if err != nil {
		return literal
	}
	return value
}

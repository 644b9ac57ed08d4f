package main

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
)

// A mark is a word in everything that an account owns, such as names, addresses and URLs, and nowhere else.
const (
	markPrefix = "qzx"
	markLength = 8
)

func markOf(n int) string { return fmt.Sprintf("%s%04dx", markPrefix, n) }

// checkApart checks that a text contains no marks but those of the accounts that may read it.
func (w *world) checkApart(what string, text []byte, readers ...*account) {
	for _, mark := range marksIn(text) {
		if !slices.ContainsFunc(readers, func(a *account) bool { return a.mark == mark }) {
			at := bytes.Index(text, []byte(mark))
			w.violate(apart, "%s was answered with data of %s: %s", what, mark, text[max(0, at-100):min(len(text), at+100)])
		}
	}
}

// checkPurchases checks that a text names no purchases but those of the accounts that may read it: they have no mark.
func (w *world) checkPurchases(what string, text []byte, readers ...*account) {
	if !bytes.Contains(text, []byte("pur_")) {
		return
	}
	for _, c := range w.stripe.checkouts {
		if bytes.Contains(text, []byte(c.purchase)) && !slices.ContainsFunc(readers, func(a *account) bool { return a.id == c.account }) {
			w.violate(apart, "%s was answered with the purchase %s of %s: %s", what, c.purchase, c.account, text)
		}
	}
}

// marksIn returns the marks in a text, each once.
func marksIn(text []byte) (marks []string) {
	for {
		at := bytes.Index(text, []byte(markPrefix))
		if at < 0 || at+markLength > len(text) {
			return marks
		}
		if mark := string(text[at : at+markLength]); isMark(mark) && !slices.Contains(marks, mark) {
			marks = append(marks, mark)
		}
		text = text[at+markLength:]
	}
}

// isMark reports whether a text with the prefix is a mark. A random key may have the prefix, too.
func isMark(text string) bool {
	n, err := strconv.Atoi(text[len(markPrefix) : markLength-1])
	return err == nil && text == markOf(n)
}

package main

import (
	"bytes"
	"slices"

	"loupe/core/exchange"
)

// secretMark is in the values of all secrets.
const secretMark = "zqsecretqz"

// checkReply checks that an answer contains no secret.
func (w *world) checkReply(what string, answer reply) {
	if bytes.Contains(answer.body, []byte(secretMark)) {
		w.violate(secret, "%s was answered with a secret: %s", what, answer.body)
	}
	headers, _ := answer.header.(exchange.Headers)
	for _, h := range headers {
		if bytes.Contains([]byte(h.Value), []byte(secretMark)) {
			w.violate(secret, "%s was answered with a secret in %s", what, h.Name)
		}
	}
}

// checkSecrets checks that the log and the recorded frames of an isolate contain no secret, and that the log contains no API key.
func (i *isolate) checkSecrets() {
	for _, line := range i.host.Lines() {
		if text := []byte(line); bytes.Contains(text, []byte(secretMark)) || i.w.hasKey(text) {
			i.w.violate(secret, "the log has a secret: %s", line)
		}
	}
	if i.record == nil {
		return
	}
	for _, step := range i.record.Steps {
		if bytes.Contains(step.Frame, []byte(secretMark)) || bytes.Contains(step.Answer, []byte(secretMark)) {
			i.w.violate(secret, "a frame of isolate %d has a secret", i.number)
		}
	}
}

// hasKey reports whether a text contains an API key of an account, or a code or a refresh token of an app.
func (w *world) hasKey(text []byte) bool {
	if !bytes.Contains(text, []byte("loupe_")) {
		return false
	}
	for _, a := range w.ledger.all {
		for _, k := range slices.Concat(a.keys, a.retired, []*apiKey{a.testKey}) {
			if bytes.Contains(text, []byte(k.key)) {
				return true
			}
		}
		for _, s := range a.secrets {
			if bytes.Contains(text, []byte(s)) {
				return true
			}
		}
	}
	return false
}

// checkStored checks that a stored text contains neither a secret nor an API key.
func (w *world) checkStored(where string, text []byte) {
	if bytes.Contains(text, []byte(secretMark)) || w.hasKey(text) {
		w.violate(secret, "%s has a secret or a key: %s", where, text)
	}
}

package main

import (
	"strings"
	"time"
)

// rehearse asks for an appraisal with a test key, in any form. Nothing may be charged; worker/invariants checks that nothing is stored.
func (c *client) rehearse() {
	r := request("POST", appraisePath, c.appraisalBody())
	switch c.random.IntN(3) {
	case 0:
		r.Header.Set("Accept", "text/event-stream")
	case 1:
		r.Header.Set("Prefer", "respond-async")
	}
	answer := c.send(c.testKey, r, time.Minute)
	switch {
	case answer.lost || answer.status >= 400:
	case answer.status != 200 || !strings.Contains(string(answer.body), `"test":true`):
		c.violate(refused, "a test key was answered with %d %s", answer.status, answer.body)
	case strings.TrimLeft(answer.header.Get("loupe-credits-charged"), "0") != "":
		c.violate(refused, "a test key was charged: %s", answer.body)
	}
}

package main

import (
	"bytes"
	"maps"
	"slices"
)

// secretNames are the names of the secrets, in order.
var secretNames = slices.Sorted(maps.Keys(secrets))

// checkSecrets checks that a text has no secret of the service.
func (w *world) checkSecrets(what string, text []byte) {
	for _, name := range secretNames {
		if bytes.Contains(text, []byte(secrets[name])) {
			w.violate(secret, "%s has the value of %s", what, name)
		}
	}
}

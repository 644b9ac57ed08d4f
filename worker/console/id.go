package main

import (
	"io"

	"loupe/core/ulid"
)

// newID returns a new identifier: the prefix, an underscore and a ULID. Identifiers with the same
// prefix sort by the time they were made.
func (c *Console) newID(prefix string) (string, error) {
	var random [ulid.RandomBytes]byte
	if _, err := io.ReadFull(c.Random, random[:]); err != nil {
		return "", err
	}
	return prefix + "_" + ulid.New(c.Now().UnixMilli(), random), nil
}

package server

import (
	"io"

	"loupe/core/ulid"
)

// NewID returns a new identifier: the prefix, an underscore and a ULID. Identifiers with the same
// prefix sort by the time they were made.
func (c *Console) NewID(prefix string) (string, error) {
	var random [ulid.RandomBytes]byte
	if _, err := io.ReadFull(c.Random, random[:]); err != nil {
		return "", err
	}
	return prefix + "_" + ulid.New(c.Now().UnixMilli(), random), nil
}

// Secret returns 32 random bytes.
func (c *Console) Secret() (secret [32]byte, err error) {
	_, err = io.ReadFull(c.Random, secret[:])
	return secret, err
}

package server

import (
	"io"

	"loupe/core/base/ulid"
)

// NewID returns a new identifier: the prefix, an underscore and a ULID. Identifiers with the same
// prefix sort by the time they were made.
func (c *Console) NewID(prefix string) string {
	var random [ulid.RandomBytes]byte
	c.read(random[:])
	return prefix + "_" + ulid.New(c.Now().UnixMilli(), random)
}

// Secret returns 32 random bytes.
func (c *Console) Secret() (secret [32]byte) {
	c.read(secret[:])
	return secret
}

// read fills b with random bytes. It panics if Random fails, as crypto/rand.Read does.
func (c *Console) read(b []byte) {
	if _, err := io.ReadFull(c.Random, b); err != nil {
		panic(err)
	}
}

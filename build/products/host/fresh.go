package host

import (
	"fmt"
	"hash/crc32"
	"math/bits"
	"os"
	"path/filepath"
	"strings"
)

// CheckFresh returns an error unless build/out/NAME.wasm was built from the sources as they are now. build/out/NAME.sum lists
// the sources of the last build, as the command cksum does. A source that was added since is noticed only when one of
// the others changes.
func CheckFresh(root, name string) error {
	name = "build/out/" + name
	sums, err := os.ReadFile(filepath.Join(root, name+".sum"))
	if err != nil {
		return fmt.Errorf("%s.wasm is missing: run make %[1]s.wasm", name)
	}
	for line := range strings.Lines(string(sums)) {
		source := strings.SplitN(strings.TrimSpace(line), " ", 3)[2]
		path := source
		if !filepath.IsAbs(path) {
			path = filepath.Join(root, path)
		}
		// The go command notes each file that is read here, so it does not reuse a test result after a source has changed.
		content, err := os.ReadFile(path)
		if err != nil || !strings.HasPrefix(line, fmt.Sprintf("%d %d ", cksum(content), len(content))) {
			return fmt.Errorf("%s.wasm is stale, %s has changed since it was built: run make %[1]s.wasm", name, source)
		}
	}
	built, err := os.Stat(filepath.Join(root, name+".wasm"))
	listed, _ := os.Stat(filepath.Join(root, name+".sum"))
	if err != nil || listed.ModTime().After(built.ModTime()) {
		return fmt.Errorf("make did not finish %s.wasm: run it again", name)
	}
	return nil
}

// cksum returns the checksum of the POSIX command cksum: a CRC-32 over the content and its length, with the bits of each byte
// in the opposite order to package crc32.
// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/cksum.html
func cksum(content []byte) uint32 {
	reversed := make([]byte, len(content), len(content)+8)
	for i, b := range content {
		reversed[i] = bits.Reverse8(b)
	}
	for n := len(content); n > 0; n >>= 8 {
		reversed = append(reversed, bits.Reverse8(byte(n)))
	}
	return bits.Reverse32(crc32.Update(^uint32(0), crc32.IEEETable, reversed))
}

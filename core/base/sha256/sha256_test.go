package sha256

import (
	standard "crypto/sha256"
	"math/rand/v2"
	"testing"
)

// Examples from https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values.
func TestHexOfNISTExamples(t *testing.T) {
	for text, want := range map[string]string{
		"":    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
		"abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
		"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
	} {
		if got := Hex([]byte(text)); got != want {
			t.Errorf("Hex(%q) = %s, want %s", text, got, want)
		}
	}
}

func TestSumMatchesStandardLibrary(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	data := make([]byte, 3000)
	for i := range data {
		data[i] = byte(r.Uint32())
	}
	for n := range len(data) {
		if got, want := Sum(data[:n]), standard.Sum256(data[:n]); got != want {
			t.Fatalf("Sum of %d bytes = %x, want %x", n, got, want)
		}
	}
}

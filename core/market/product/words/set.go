package words

// HashBasis and HashByte are FNV-1a, 32 bits. http://www.isthe.com/chongo/tech/comp/fnv/
const HashBasis = uint32(2166136261)

// HashByte returns the hash of a word that c lengthens. The hash of the empty word is HashBasis.
func HashByte(hash uint32, c byte) uint32 { return (hash ^ uint32(c)) * 16777619 }

// Set is a Bloom filter: it contains each word that was added, and a few others. Two bits stand for a word.
// https://doi.org/10.1145/362686.362692
type Set [1 << 14 / 32]uint32

func bitsOf(hash uint32) [2]uint32 { return [2]uint32{hash & (1<<14 - 1), hash >> 18} }

// Add adds a word.
func (s *Set) Add(word string) {
	hash := HashBasis
	for i := range len(word) {
		hash = HashByte(hash, word[i])
	}
	for _, bit := range bitsOf(hash) {
		s[bit/32] |= 1 << (bit % 32)
	}
}

// Has reports whether the set contains a word with this hash.
func (s *Set) Has(hash uint32) bool {
	for _, bit := range bitsOf(hash) {
		if s[bit/32]&(1<<(bit%32)) == 0 {
			return false
		}
	}
	return true
}

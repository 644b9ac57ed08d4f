package words

// HashBasis and HashByte are FNV-1a, 32 bits. http://www.isthe.com/chongo/tech/comp/fnv/
const HashBasis = uint32(2166136261)

// HashByte returns the hash of a word that c lengthens. The hash of the empty word is HashBasis.
func HashByte(hash uint32, c byte) uint32 { return (hash ^ uint32(c)) * 16777619 }

// Set is a Bloom filter: it contains each word that was added, and a few others. Two bits stand for a word.
// https://doi.org/10.1145/362686.362692
type Set string

func bitsOf(hash uint32) [2]uint32 { return [2]uint32{hash & (1<<14 - 1), hash >> 18} }

// NewSet returns the set of these words.
func NewSet(words []string) Set {
	set := make([]byte, 1<<14/8)
	for _, word := range words {
		hash := HashBasis
		for i := range len(word) {
			hash = HashByte(hash, word[i])
		}
		for _, bit := range bitsOf(hash) {
			set[bit/8] |= 1 << (bit % 8)
		}
	}
	return Set(set)
}

// Has reports whether the set contains a word with this hash.
func (s Set) Has(hash uint32) bool {
	for _, bit := range bitsOf(hash) {
		if s[bit/8]&(1<<(bit%8)) == 0 {
			return false
		}
	}
	return true
}

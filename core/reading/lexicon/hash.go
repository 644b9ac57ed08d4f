package lexicon

// EmptyHash is the hash of an empty text.
const EmptyHash uint32 = 2166136261

// Hash continues a hash with a text. It is FNV-1a with 32 bits, datatracker.ietf.org/doc/html/rfc9923.
func Hash(h uint32, text string) uint32 {
	for i := range len(text) {
		h = (h ^ uint32(text[i])) * 16777619
	}
	return h
}

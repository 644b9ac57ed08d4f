package text

// Pairs is a small table of keys and their values. Unlike a map it needs no code that fills it at start-up.
type Pairs [][2]string

// Get returns the value of a key, "" if the table lacks it.
func (p Pairs) Get(key string) string {
	for i := range p {
		if p[i][0] == key {
			return p[i][1]
		}
	}
	return ""
}

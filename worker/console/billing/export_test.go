package billing

// ParsePacks returns the number of packs and the error of a value of PACKS.
func ParsePacks(text string) (int, error) {
	packs, err := parsePacks(text)
	return len(packs), err
}

// Names of internals for tests.
var (
	ParsePrice  = parsePrice
	FormatPrice = formatPrice
)

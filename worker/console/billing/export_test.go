package billing

// ParsePacks returns the number of packs and the error of a value of PACKS.
func ParsePacks(text string) (int, error) {
	packs, err := parsePacks(text)
	return len(packs), err
}

// ParsePrice is parsePrice.
var ParsePrice = parsePrice

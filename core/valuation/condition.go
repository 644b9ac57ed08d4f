package valuation

// conditionFactor is what the item's condition and defects leave of the price.
func conditionFactor(item *Item) float64 {
	return 1
}

// cleanDefects bounds the defects.
func cleanDefects(defects []string) []string {
	var out []string
	for _, d := range defects {
		if d = quote(d); d != "" && len(out) < MaxDefects {
			out = append(out, d)
		}
	}
	return out
}

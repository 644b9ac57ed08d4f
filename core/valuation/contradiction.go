package valuation

// contradictionFactor is the factor on every probability if the description contradicts the photo. It was set by hand,
// because the benchmark sets have no photos.
const contradictionFactor = 0.5

// contradicts reports whether the photo was identified and the description names nothing of what it shows: "microsoft
// office" for a photo of a camera. Words that name no product, such as colours, sizes and numbers, don't count.
func contradicts(item *Item) bool {
	if item.Title == "" || item.Description == "" {
		return false
	}
	var shown []token
	for _, s := range [...]string{item.Title, item.Brand, item.Model, item.Category} {
		shown = tokenize(shown, 0, truncate(s, maxTitleBytes))
	}
	for _, s := range item.Attributes[:min(len(item.Attributes), maxTokens)] {
		shown = tokenize(shown, 0, truncate(s, maxTitleBytes))
	}
	named := 0
	for _, t := range readDamage(truncate(item.Description, maxDescriptionBytes)).rest {
		if t.digits > 0 || len(t.text) < 3 || lexicon[t.text].facet != noFacet {
			continue
		}
		named++
		for _, s := range shown {
			if wordSimilarity(t.text, s.text) > 0 {
				return false
			}
		}
	}
	return named > 0
}

package valuation

import (
	"slices"

	"loupe/core/base/text"
	"loupe/core/reading/description"
	"loupe/core/valuation/matching"
)

// If the description contradicts the photo, the product that the listings confirm is valued. The values were set by hand,
// because the benchmark sets have no photos.
const (
	minConfirmation      = 0.5 // lowest probability of the best listing that confirms a product
	minModelConfirmation = 0.2 // the same for a listing that names the described model
)

const lessCertain = "The result is less certain than usual; correct the description or the photo to be sure."

// resolveContradiction changes the item and the listings to those to appraise, and returns the reason to state first, the
// zero Reason if the description and the photo agree. The item must be read; it is read again after a change.
//
// If the description names another product or another model than the photo shows, the one that listings confirm is valued. If they confirm
// both, the photo's product counts, but the described model. confirmed is false if listings confirm neither; then there is no value.
func resolveContradiction(item *matching.Subject, listings *[]Listing) (contradiction Reason, confirmed bool) {
	if item.Named || item.Title == "" || item.Description == "" {
		return Reason{}, true
	}
	shown, titles := item.ShownTokens(), matching.TitlesOf(*listings)
	model, contradicts := item.Said.Contradiction(shown, titles)
	if !contradicts {
		return Reason{}, true
	}
	isModel := model.IsNamed()
	title, what := item.Title, "product"
	if isModel {
		what = "model"
	}
	said, seen := text.Excerpt(item.Description, description.MaxExcerpt), text.Excerpt(title, description.MaxExcerpt)
	because := func(valued, sentences string) Reason {
		return NewReason("contradiction", "The description “"+said+"” names another "+what+" than the photo shows, “"+seen+"”. "+sentences,
			"description photo differs valued", said, seen, what, valued)
	}
	item.Contradicted = true
	inPhoto, all := *item, *listings
	for _, described := range [...]bool{isModel, !isModel} {
		*item, *listings = inPhoto, all
		needed, valued, sentence := minConfirmation, "photo", "The product in the photo was valued. "
		if item.OnlyShown = !described; described {
			*listings = withoutPictures(all)
			item.Title, item.Model, item.Attributes = "", "", nil
			valued, sentence = "description", "The described "+what+" was valued, because listings match it. "
			if isModel {
				item.OnlyModel, item.Title, needed = &model, model.TitleOf(shown), minModelConfirmation
			} else {
				item.Brand, item.Category = "", ""
			}
		}
		item.Read()
		if confirmation(item, *listings) >= needed*matching.ContradictionFactor {
			return because(valued, sentence+lessCertain), true
		}
	}
	return because("", "Listings confirm neither, so no value could be estimated. Correct the description or the photo."), false
}

// withoutPictures returns the listings without what an image search and the pictures say.
func withoutPictures(listings []Listing) []Listing {
	listings = slices.Clone(listings)
	for i := range listings {
		listings[i].PictureMatch, listings[i].VisualRank = 0, 0
	}
	return listings
}

// confirmation returns the highest probability of a listing being the item.
func confirmation(item *matching.Subject, listings []Listing) (p float64) {
	candidates, _, _ := judge(item, listings)
	for i := range candidates {
		p = max(p, candidates[i].Probability)
	}
	return p
}

package valuation

import "loupe/core/valuation/internal/pricing"

// kindWords has general words for goods of each kind, in the item's words and in the categories of listings.
var kindWords = makeKindWords([pricing.KindCount]string{
	pricing.Electronics: "laptop laptops notebook notebooks computer computers tablet tablets phone phones smartphone smartphones cellphone mobile " +
		"camera cameras camcorder lens console consoles television tv monitor printer headphones earbuds speaker router electronics " +
		"gb tb ghz ram ssd hdd cpu gpu processor graphics",
	pricing.Instruments: "guitar guitars bass basses piano pianos keyboard synthesizer synth violin drum drums amplifier amplifiers amp pedal " +
		"saxophone trumpet flute clarinet cello ukulele mandolin banjo instrument instruments",
})

func makeKindWords(words [pricing.KindCount]string) map[string]pricing.Kind {
	kinds := map[string]pricing.Kind{}
	for kind, list := range words {
		for _, t := range tokenize(nil, 0, list) {
			kinds[t.text] = pricing.Kind(kind)
		}
	}
	return kinds
}

// kindOf returns the kind of goods that most of the item's words and of the probable listings' categories name, or
// pricing.Common.
func kindOf(item *Item, tokens []token, candidates []candidate) pricing.Kind {
	var votes [pricing.KindCount]float64
	vote := func(tokens []token, weight float64) {
		for i := range tokens {
			votes[kindWords[tokens[i].text]] += weight
		}
	}
	vote(tokens, 1)
	vote(titleTokens(item.Category), 1)
	category, weight := "", 0.0
	for i := range candidates {
		c := &candidates[i]
		if c.Category == "" || c.probability < minVariantProbability {
			continue
		}
		if c.Category != category {
			vote(titleTokens(category), weight)
			category, weight = c.Category, 0
		}
		weight += c.probability
	}
	vote(titleTokens(category), weight)
	best := pricing.Common
	votes[best] = 0
	for kind, n := range votes {
		if n > votes[best] {
			best = pricing.Kind(kind)
		}
	}
	return best
}

package pricing

import (
	"loupe/core/reading/lexicon"
	"loupe/core/valuation/matching"
	"loupe/core/valuation/prediction"
)

// kindWords has general words for goods of each kind, in the item's words and in the categories of listings.
var kindWords = makeKindWords([prediction.KindCount]string{
	prediction.Electronics: "laptop laptops notebook notebooks computer computers tablet tablets phone phones smartphone smartphones cellphone mobile " +
		"camera cameras camcorder lens console consoles television tv monitor printer headphones earbuds speaker router electronics " +
		"gb tb ghz ram ssd hdd cpu gpu processor graphics",
	prediction.Instruments: "guitar guitars bass basses piano pianos keyboard synthesizer synth violin drum drums amplifier amplifiers amp pedal " +
		"saxophone trumpet flute clarinet cello ukulele mandolin banjo instrument instruments",
})

func makeKindWords(words [prediction.KindCount]string) map[string]prediction.Kind {
	kinds := map[string]prediction.Kind{}
	for kind, list := range words {
		for _, t := range lexicon.Tokenize(nil, 0, list) {
			kinds[t.Text] = prediction.Kind(kind)
		}
	}
	return kinds
}

// KindOf returns the kind of goods that most of the item's words and of the probable listings' categories name, or
// prediction.Common.
func KindOf(item *matching.Subject, tokens []lexicon.Token, candidates []matching.Candidate) prediction.Kind {
	var votes [prediction.KindCount]float64
	vote := func(tokens []lexicon.Token, weight float64) {
		for i := range tokens {
			votes[kindWords[tokens[i].Text]] += weight
		}
	}
	vote(tokens, 1)
	vote(lexicon.TokenizeTitle(item.Category), 1)
	category, weight := "", 0.0
	for i := range candidates {
		c := &candidates[i]
		if c.Category == "" || c.Probability < minVariantProbability {
			continue
		}
		if c.Category != category {
			vote(lexicon.TokenizeTitle(category), weight)
			category, weight = c.Category, 0
		}
		weight += c.Probability
	}
	vote(lexicon.TokenizeTitle(category), weight)
	best := prediction.Common
	votes[best] = 0
	for kind, n := range votes {
		if n > votes[best] {
			best = prediction.Kind(kind)
		}
	}
	return best
}

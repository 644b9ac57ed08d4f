// Code generated from conditions.txt by build/toolchain/conditions. DO NOT EDIT.

package product

import (
	_ "embed"

	"loupe/core/base/phrases"
)

// phraseTexts is the text of conditionPhrases.
//
//go:embed table/phrases.txt
var phraseTexts string

// phraseCodes has two letters for each phrase. See decodePhrase.
//
//go:embed table/codes.txt
var phraseCodes string

// firstWords is the words.Set of the first words of the phrases that name a condition.
//
//go:embed table/firstwords.bin
var firstWords string

// conditionPhrases has the phrases for conditions.
var conditionPhrases = phrases.Table{Text: phraseTexts, Blocks: []uint32{
	0, 433, 770, 1239, 1672, 2080, 2505, 2970, 3384, 3878, 4336, 4745, 5287, 6051,
}}

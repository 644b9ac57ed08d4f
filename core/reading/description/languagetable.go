// Code generated from languages by build/toolchain/languages. DO NOT EDIT.

package description

import (
	_ "embed"

	"loupe/core/base/phrases"
)

// phraseTexts is the text of languageTable.
//
//go:embed table/phrases.txt
var phraseTexts string

// kindOfMeaning has indices in meaningKinds, by the numbers in languageTable.
//
//go:embed table/meanings.bin
var kindOfMeaning string

// languageTable has the phrases of all languages, each once for each of its meanings.
var languageTable = phrases.Table{Text: phraseTexts, Blocks: []uint32{
	0, 451, 731, 913, 1171, 1555, 1910, 2225, 2566, 2805, 3030, 3263, 3593, 3929, 4240, 4526,
	4772, 5040, 5452, 5714, 6097, 6452, 6835, 7102, 7524, 7952, 8384, 8895, 9241, 9543, 9863, 10099,
	10398, 10710, 11001, 11390, 11857, 12182, 12550, 12866, 13271, 13687, 14024, 14347, 14696, 15074, 15399, 15801,
	16136, 16445, 16869, 17341, 17742, 17992, 18228, 18528, 18842, 19075, 19346, 19603, 19830, 20083, 20400, 20754,
	21157, 21568, 21949, 22275, 22589, 22837, 23174, 23489, 23851, 24100, 24443, 24733, 25013, 25370, 25655, 25906,
	26251, 26696, 27020, 27358, 27663, 28050, 28325, 28714, 29038, 29398, 29685, 30013, 30275, 30674, 31015, 31375,
	31723, 32063, 32350, 32606, 32958, 33332, 33756, 34088, 34453, 34821, 35168, 35494, 35821, 36077, 36388, 36693,
	37020, 37375, 37704, 37968, 38265, 38515, 38820, 39168, 39449, 39718, 40115, 40406, 40693, 41195, 41543, 41955,
	42224, 42526, 42856, 43201, 43525, 43906, 44201, 44504, 44834, 45225, 45478, 45764, 46101, 46382, 46640, 47093,
	47623, 48053, 48320, 48887, 49271, 49710, 50264, 50779, 51130, 51484, 51669, 52016, 52354, 52803, 53202, 53588,
	53868, 54192, 54563, 54931, 55395, 55719, 56065, 56448, 56797, 57104, 57458, 57846, 58222, 58633, 58932, 59199,
	59535, 59889, 60194, 60546, 60944, 61273, 61571, 61949, 62219, 62434, 62691, 63034, 63411, 63787, 64100, 64455,
	64810, 65159, 65501, 65802, 66092, 66339, 66639, 67018, 67383, 67765, 68092, 68349, 68726, 69026, 69343, 69622,
	70080, 70393, 70777, 71034, 71472, 71846, 72096, 72519, 72872, 73283, 73797, 74084, 74390, 74710, 75020, 75451,
	75828, 76105, 76472, 76722, 76988, 77320, 77627, 77990, 78305, 78649, 78942, 79367, 79746, 80188, 80453, 80794,
	81048, 81425, 81749, 82040, 82249, 82612, 82966, 83173, 83382, 83615, 83891, 84135, 84410, 84744, 85081, 85418,
	85717, 86079, 86394, 86774, 87145, 87504, 87837, 88093, 88383, 88668, 88931, 89134, 89348, 89724, 90064, 90463,
	90827, 91222, 91580, 92000,
}}

// The classes of phrases, as the language files name them.
const (
	wordAccessory class = iota + 1
	wordAdverb
	wordAlso
	wordAnd
	wordArticle
	wordAuthenticity
	wordBattery
	wordBody
	wordBodyOnly
	wordBought
	wordBoxOnly
	wordBut
	wordCompatible
	wordComponent
	wordCopy
	wordCopyNoun
	wordDamage
	wordDamageBeside
	wordDeal
	wordDegree
	wordDoubt
	wordDozen
	wordEach
	wordEmpty
	wordExcluded
	wordFault
	wordFor
	wordFree
	wordFunction
	wordGenuine
	wordGenuineBeside
	wordHalf
	wordHave
	wordIf
	wordIfReturn
	wordInAll
	wordIncluded
	wordIs
	wordItemFails
	wordLacks
	wordLens
	wordLike
	wordLink
	wordListings
	wordLot
	wordMain
	wordMaterial
	wordMaybe
	wordMaybeAfter
	wordMaybeBeside
	wordMended
	wordMy
	wordName
	wordNeed
	wordNew
	wordNoPieces
	wordNone
	wordNot
	wordNotAfter
	wordNotBefore
	wordNotStrict
	wordNotWorksBefore
	wordNumber
	wordOf
	wordOneOnly
	wordOnly
	wordOnlyAfter
	wordOther
	wordPackaging
	wordPair
	wordPairs
	wordPart
	wordPhrase
	wordPiece
	wordPlain
	wordProduct
	wordQuantity
	wordRefund
	wordResembles
	wordSeen
	wordSell
	wordSeller
	wordSet
	wordSeveral
	wordSide
	wordSingle
	wordSize
	wordSmall
	wordSpare
	wordStrap
	wordTime
	wordUnit
	wordUnproven
	wordWhether
	wordWith
	wordWithout
	wordWork
	wordWorks
	wordWorksBeside
)

// The kinds of products.
const (
	kindCamera uint8 = iota + 1
	kindPhone
	kindWatch
	kindShoe
	kindHandbag
	kindDress
	kindJacket
	kindJeans
	kindGuitar
	kindKlavier
	kindViolin
	kindDrill
	kindBicycle
	kindLamp
	kindChair
	kindSofa
	kindTable
	kindTelevision
	kindHeadphones
	kindSpeaker
	kindTurntable
	kindPrinter
	kindMonitor
	kindConsole
	kindBook
	kindToaster
	kindEspresso
	kindBlender
	kindVacuum
	kindFridge
	kindRing
	kindPainting
	kindVase
	kindDoll
	kindAuto
	kindMotorcycle
	kindPerfume
	kindSunglasses
	kindStroller
	kindKnife
	kindCoin
	kindStamp
	kindRecord
	kindLaptop
	kindTablet
	kindSoftware
	kindLego
)

var meaningKinds = [...]meaningKind{{wordNone, 0}, {wordCopy, 0}, {wordNumber, 10}, {wordNumber, 11}, {wordNumber, 12}, {wordNumber, 2}, {wordNumber, 3}, {wordNumber, 4}, {wordNumber, 5}, {wordNumber, 6}, {wordNumber, 7}, {wordNumber, 8}, {wordNumber, 9}, {wordArticle, 0}, {wordLink, 0}, {wordDamage, 6}, {wordNeed, 0}, {wordDamage, 8}, {wordDamage, 4}, {wordDamage, 5}, {wordLacks, 0}, {wordDamage, 9}, {wordItemFails, 0}, {wordDamage, 1}, {wordDamageBeside, 5}, {wordIf, 0}, {wordQuantity, 0}, {wordDamage, 7}, {wordIncluded, 0}, {wordMain, 0}, {wordBut, 0}, {wordPhrase, 0}, {wordDamage, 3}, {wordDamageBeside, 8}, {wordDeal, 0}, {wordProduct, 6}, {wordWorks, 0}, {wordProduct, 7}, {wordPart, 0}, {wordExcluded, 0}, {wordPlain, 0}, {wordDamage, 2}, {wordBought, 0}, {wordDamageBeside, 3}, {wordUnproven, 0}, {wordAccessory, 0}, {wordProduct, 4}, {wordMended, 0}, {wordListings, 0}, {wordSpare, 0}, {wordOneOnly, 0}, {wordPairs, 0}, {wordComponent, 0}, {wordProduct, 12}, {wordBattery, 0}, {wordAnd, 0}, {wordDegree, 0}, {wordSeveral, 0}, {wordDoubt, 0}, {wordOnlyAfter, 0}, {wordOnly, 0}, {wordBodyOnly, 0}, {wordBoxOnly, 0}, {wordDamageBeside, 7}, {wordIfReturn, 0}, {wordAlso, 0}, {wordPiece, 0}, {wordProduct, 20}, {wordOther, 0}, {wordAdverb, 0}, {wordProduct, 31}, {wordNot, 0}, {wordSmall, 0}, {wordTime, 0}, {wordName, 0}, {wordProduct, 46}, {wordProduct, 1}, {wordEach, 0}, {wordDamageBeside, 4}, {wordIs, 0}, {wordStrap, 0}, {wordProduct, 3}, {wordWhether, 0}, {wordProduct, 29}, {wordFunction, 0}, {wordWithout, 0}, {wordProduct, 19}, {wordOf, 0}, {wordGenuine, 0}, {wordAuthenticity, 0}, {wordProduct, 35}, {wordFault, 0}, {wordHave, 0}, {wordWith, 0}, {wordProduct, 34}, {wordSeen, 6}, {wordNotAfter, 0}, {wordProduct, 13}, {wordSell, 0}, {wordProduct, 23}, {wordNoPieces, 0}, {wordProduct, 28}, {wordPackaging, 0}, {wordBody, 0}, {wordProduct, 25}, {wordProduct, 5}, {wordMaterial, 0}, {wordSet, 0}, {wordWorksBeside, 0}, {wordProduct, 42}, {wordProduct, 38}, {wordDamageBeside, 1}, {wordLot, 0}, {wordDamageBeside, 2}, {wordMaybe, 0}, {wordProduct, 15}, {wordProduct, 27}, {wordDamageBeside, 9}, {wordProduct, 8}, {wordProduct, 16}, {wordNotStrict, 0}, {wordProduct, 2}, {wordDamage, 10}, {wordSeen, 7}, {wordProduct, 9}, {wordCopyNoun, 0}, {wordLike, 0}, {wordProduct, 39}, {wordProduct, 41}, {wordProduct, 40}, {wordCompatible, 0}, {wordResembles, 0}, {wordFor, 0}, {wordProduct, 44}, {wordProduct, 24}, {wordPair, 0}, {wordProduct, 32}, {wordHalf, 0}, {wordSide, 0}, {wordSingle, 0}, {wordRefund, 0}, {wordSize, 0}, {wordSeen, 9}, {wordSeen, 8}, {wordDamageBeside, 6}, {wordDozen, 0}, {wordProduct, 22}, {wordSeen, 10}, {wordWork, 0}, {wordNumber, 1}, {wordUnit, 0}, {wordEmpty, 0}, {wordNew, 0}, {wordProduct, 18}, {wordProduct, 10}, {wordFree, 0}, {wordProduct, 30}, {wordProduct, 11}, {wordProduct, 21}, {wordProduct, 26}, {wordSeller, 0}, {wordProduct, 45}, {wordMaybeBeside, 0}, {wordProduct, 47}, {wordDamageBeside, 10}, {wordProduct, 14}, {wordLens, 0}, {wordMy, 0}, {wordProduct, 17}, {wordProduct, 36}, {wordGenuineBeside, 0}, {wordProduct, 37}, {wordProduct, 43}, {wordSeen, 4}, {wordProduct, 33}, {wordSeen, 1}, {wordSeen, 3}, {wordMaybeAfter, 0}, {wordInAll, 0}, {wordNotWorksBefore, 0}, {wordNotBefore, 0}}

// alonePattern has, for each first letter, a bit for each length of the single words of the classes only and empty.
var alonePattern = [26]uint32{0x8040, 0x10, 0x0, 0x0, 0x4820, 0x0, 0x0, 0x0, 0x0, 0x90, 0x0, 0x270, 0x0, 0xc, 0x10, 0xe0, 0x0, 0x0, 0x3f8, 0x20, 0x400, 0x30, 0x200, 0x0, 0x0, 0x0}

package matching

import (
	"cmp"

	"loupe/core/market/product"
	"loupe/core/reading/description"
	"loupe/core/reading/lexicon"
	"loupe/core/valuation/learned"
)

// Item is the product to be valued. Every field is optional. Texts may be in any case and come from
// strangers.
type Item struct {
	Description string              // the caller's own words
	Claims      []product.Claim     // that a model read in them; nil if none did
	Readers     description.Readers // whose claims count

	// What the vision provider identified. Category is not compared: the categories of shops and of
	// models have little in common.
	Title, Brand, Model, Category string
	Attributes                    []string
	Seen                          product.Condition // in the photo
	Defects                       []string          // one defect each: "cracked screen"
	Confidence                    float64           // of the identification, 0 to 1; 0 if nothing was identified
	Named                         bool              // the caller says that the title is right, whatever the description names

	Condition product.Condition // that the caller gave

	Day         int     // of the valuation, in days since 1970-01-01; 0 if unknown
	MaxRange    float64 // the widest range that is a value: its upper bound by its lower one; 0 for any
	AskingPrice float64 // a price to compare with the estimate, in the currency passed to Appraise; 0 if none
}

// Subject is an item with what its texts say.
type Subject struct {
	Item
	Said *description.Claims // set by Read

	// How a contradiction of description and photo was resolved.
	Contradicted bool
	OnlyShown    bool               // the description's words are not compared
	OnlyModel    *description.Model // if set, only its listings are offers of the item
}

// Read sets what the texts say. It removes the words for a condition from the title. If the caller gave no condition, it sets the one that
// the description states, or else the one that the photo shows, or else the title's. A description that only says "used" leaves the
// grade to the photo.
func (item *Subject) Read() {
	item.Said = description.Parse(description.Text{Description: item.Description, Claims: item.Claims, Readers: item.Readers}, item.Title, item.Category)
	told := item.Said.Condition
	if told == product.Used && item.Seen >= product.LikeNew {
		told = item.Seen
	}
	item.Title, item.Condition = item.Said.Title, cmp.Or(item.Condition, told, item.Seen, item.Said.InTitle)
	if item.OnlyShown {
		item.Said.Words, item.Said.Difference = nil, ""
	}
}

// TitlesOf returns what package description compares of the listings.
func TitlesOf(listings []Listing) []description.Title {
	titles := make([]description.Title, len(listings))
	for i := range listings {
		l := &listings[i]
		titles[i] = description.Title{Title: l.Title, Brand: l.Brand, IsPictured: l.PictureMatch > minPictureMatch}
	}
	return titles
}

// Listing is one candidate offer.
type Listing struct {
	ID string // at its source; it tells sales of the same product at the same price apart

	Title, Brand, Category, Vendor, URL, Image string
	Condition                                  product.Condition

	Price        float64 // in the currency passed to Appraise, in major units; 0 if unknown
	Sold         bool    // Price is what a buyer paid, not what a seller asks
	VisualRank   int     // position in an image search, from 1; 0 if no image search found it
	TextRank     int     // position in a text search, from 1; 0 if no text search found it
	Date         int     // of the sale or of the offer, in days since 1970-01-01; 0 if unknown
	Days         int     // for which it was offered until it sold, or so far; 0 if unknown
	PictureMatch float64 // similarity of the picture's fingerprint to the photo's, 0 to 1; 0 if not compared

	Market string         // the part of the catalogue that has the listing; "" for an outside source
	Model  *learned.Model // of the listing's source; nil if it has learned nothing
}

// ListingOf returns a listing that a search found, without PictureMatch, Market and Model. price is in the currency passed to
// Appraise, in major units.
func ListingOf(l *product.Listing, price float64) Listing {
	return Listing{
		ID: l.ID, Title: l.Title, Brand: l.Brand, Category: l.Category, Vendor: l.Vendor, URL: l.URL, Image: l.Image,
		Condition: l.Condition, Price: price, Sold: l.Sold, Date: l.Date, Days: l.Days, TextRank: l.TextRank, VisualRank: l.VisualRank,
	}
}

const (
	MaxListings = 60 // listings compared; later ones are ignored
	MaxUsed     = 20 // listings used
)

// IdentificationOf returns the probability that the item was identified correctly.
func IdentificationOf(item *Subject) float64 {
	p := 1.0
	if item.Description == "" && 0 < item.Confidence && item.Confidence < 1 {
		p = item.Confidence
	}
	if item.Contradicted {
		p *= ContradictionFactor
	}
	if item.Said.Damage.Authenticity == description.Doubtful {
		p *= doubtFactor
	}
	return p
}

// Describe returns the distinct tokens that describe the item; call item.Read first. Of the
// attributes it takes only numbers and words that distinguish variants, because other words describe the picture and are
// rare in listings. Accessories among the attributes lie next to the item; they don't make it an accessory. If brand
// and model name the item, it also leaves out the numbers, because most titles omit them.
func Describe(item *Subject) []lexicon.Token {
	all := lexicon.Tokenize(make([]lexicon.Token, 0, lexicon.MaxTokens), 0, lexicon.Truncate(item.Brand, lexicon.MaxTitleBytes))
	all = append(all, item.Said.TitleTokens()...)
	all = lexicon.Tokenize(all, 0, lexicon.Truncate(item.Model, lexicon.MaxTitleBytes))
	all = append(all, item.Said.Words...)
	all = all[:min(len(all), lexicon.MaxTokens)]
	firstOfAttributes := len(all)
	name := nameTokens(item)
	for _, s := range item.Attributes[:min(len(item.Attributes), lexicon.MaxTokens)] {
		all = lexicon.Tokenize(all, 0, lexicon.Truncate(s, lexicon.MaxTitleBytes))
	}
	tokens := all[:0]
	for i, t := range all {
		if !lexicon.HasToken(tokens, t.Text) && (i < firstOfAttributes || t.Digits > 0 && name == nil || lexicon.MeaningOf(t.Text).Distinguishes()) {
			t.InName = lexicon.HasToken(name, t.Text)
			tokens = append(tokens, t)
		}
	}
	return tokens
}

// ContradictionFactor is applied to every probability if the description contradicts the photo. It was set by hand.
const ContradictionFactor = 0.5

// ShownTokens returns the words for the product in the photo, its name first.
func (item *Subject) ShownTokens() (shown []lexicon.Token) {
	for _, s := range [...]string{item.Title, item.Model, item.Brand, item.Category} {
		shown = lexicon.Tokenize(shown, 0, lexicon.Truncate(s, lexicon.MaxTitleBytes))
	}
	for _, s := range item.Attributes[:min(len(item.Attributes), lexicon.MaxTokens)] {
		shown = lexicon.Tokenize(shown, 0, lexicon.Truncate(s, lexicon.MaxTitleBytes))
	}
	return shown
}

// IsValidPrice reports whether a price is positive, finite and of a size that a product can have.
func IsValidPrice(price float64) bool { return 1e-6 < price && price < 1e15 }

// MinBestProbability is the lowest probability of the most probable listing that gives a value.
const MinBestProbability = 0.05

package appraisal

import (
	"slices"
	"strings"
	"unicode/utf8"

	"loupe/core/answer"
	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/base/text"
	"loupe/core/exchange"
	"loupe/core/market/product"
	"loupe/core/reading/lexicon"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
	"loupe/core/upstream/search"
	"loupe/core/valuation"

	"github.com/tidwall/gjson"
)

// Correction says what the item of an appraisal is. Either Candidate or Title is set.
type Correction struct {
	Candidate string // id or URL of a candidate in the appraisal's evidence, which is an offer of the item
	Title     string
}

// Limits of a correction.
const (
	maxCandidate = 2048 // bytes, as an entry of exclude
	maxItemTitle = 500  // characters, as a listing's title
)

// ParseCorrection validates the request for a correction.
func ParseCorrection(root gjson.Result) (c Correction, refused *problem.Problem) {
	candidate, title := jsontext.Get(&root, "candidate"), jsontext.Get(&root, "title")
	c = Correction{candidate.Str, strings.TrimSpace(title.Str)}
	switch {
	case !root.IsObject():
		return c, problem.Invalid("body", "the body must be a JSON object")
	case (c.Candidate == "") == (c.Title == ""):
		return c, problem.Invalid("body", "the body must have candidate, the id or URL of a listing, or title, what the item is")
	case len(c.Candidate) > maxCandidate:
		return c, problem.Invalid("candidate", "candidate must not be longer than 2,048 bytes")
	case utf8.RuneCountInString(c.Title) > maxItemTitle:
		return c, problem.Invalid("title", "title must not be longer than 500 characters")
	}
	return c, nil
}

// JSON returns the correction as JSON.
func (c Correction) JSON() []byte {
	return jsontext.Encode(&c, func(m *jsontext.Members, c *Correction) {
		m.Text("title", &c.Title, jsontext.Omitted)
		m.Text("candidate", &c.Candidate, jsontext.Omitted)
	})
}

// correction is the state of a call that corrects an appraisal.
type correction struct {
	Correction
	request string       // JSON
	before  string       // title of the item as the appraisal identified it; "" if it did not
	photo   answer.Photo // of the appraisal's evidence
}

// corrections are the stages of a correction.
var corrections = [...]stage{
	{"search", (*appraisal).searchAgain, false, false},
	{"convert_prices", (*appraisal).convertPrices, false, false},
	{"value", (*appraisal).value, false, false},
	{"settle", (*appraisal).storeCorrection, false, false},
}

// Correct values the item that the correction names, by what an appraisal of the grant's account found and by the catalogue. It calls no
// outside service and charges nothing. It stores the answer, and calls done once. An appraisal can be corrected once; the same correction
// again has the same answer.
func Correct(f *exchange.Flow, settings *Settings, grant account.Grant, id string, c Correction, done func(*exchange.Flow, Outcome)) {
	corrected := &correction{Correction: c, request: string(c.JSON())}
	of, its := exchange.Text(grant.Account), exchange.Text(id)
	counted := f.D1(exchange.SQL(ledger.CountCorrection, of, its), ledger.FindCorrectable.Bind(of, its))
	exchange.On(f, counted, func(f *exchange.Flow, batch []exchange.Rows, err error) {
		o, row := corrected.outcome(id, batch, err)
		if o != nil {
			done(f, *o)
			return
		}
		a := reopen(f, settings, grant, id, row, corrected)
		switch {
		case a == nil:
			done(f, Outcome{ID: id, Refusal: NotAdmitted})
		case c.Title != "" && !a.resembles(c.Title):
			done(f, Outcome{ID: id, Refusal: NotRelated})
		case !a.correctItem():
			done(f, Outcome{ID: id, Refusal: NotCandidate})
		default:
			a.hooks.Done = done
			a.run(f, corrections[:])
		}
	})
}

// outcome returns the outcome of a call by the row of ledger.FindCorrectable, or nil and the row if the appraisal can be corrected.
func (c *correction) outcome(id string, batch []exchange.Rows, err error) (*Outcome, *ledger.Correctable) {
	row := ledger.FindCorrectable.Last(batch)
	switch {
	case err != nil:
		return &Outcome{Refusal: NotAdmitted}, nil
	case row == nil:
		return &Outcome{Refusal: NotFound}, nil
	case row.State == ledger.Pending:
		return &Outcome{ID: id, Refusal: InProgress}, nil
	case row.State != ledger.Posted:
		return &Outcome{ID: id, Refusal: NotCharged}, nil
	case row.CorrectionRequest == "" && row.Tries > ledger.MaxCorrections:
		return &Outcome{ID: id, Refusal: TooManyCorrections}, nil
	case row.CorrectionRequest == "":
		return nil, row
	case row.CorrectionRequest != c.request:
		return &Outcome{ID: id, Refusal: Corrected}, nil
	}
	o := &Outcome{ID: id, Remaining: row.Available, Replayed: true}
	o.Answer, o.Evidence = documentsOf(&row.Correction)
	return o, nil
}

// reopen restores an appraisal to its state before its valuation, from its row of ledger.FindCorrectable. It returns
// nil if no findings are stored.
func reopen(f *exchange.Flow, settings *Settings, grant account.Grant, id string, row *ledger.Correctable, c *correction) *appraisal {
	row.Documents.Fingerprints = "" // each reader adds them to the photo
	_, evidence := documentsOf(&row.Documents)
	if evidence == nil || evidence.Findings == nil {
		return nil
	}
	a := begin(f, settings.withoutOutsideServices(), storedRequest(row.Request, settings, grant), id, Hooks{})
	if a.AsOf == 0 {
		a.day = date.OfTime(row.Created)
		a.rated, _ = date.Parse(evidence.RatesDate)
	}
	a.words = ""                                 // they may name the other item
	a.Exclude = append(a.Exclude, salePrefix+id) // a sale of the item itself does not value it
	a.photos = photos{{URL: a.Image.String()}}
	a.item = evidence.Item
	c.before, c.photo = a.item.Title, evidence.Photo
	for i := range evidence.Candidates {
		l := evidence.Candidates[i].Listing
		l.TextRank, l.VisualRank, l.Distance = 0, 0, -1 // they compare with the item as it was identified
		a.found = append(a.found, l)
	}
	a.correction = c
	return a
}

// salePrefix begins the id of the listing that an outcome becomes; the appraisal's id follows.
const salePrefix = "sale_"

// resembles reports whether a correction's title may be of the product in the photo: whether at least a third of its
// words are in the description, in the title that the item was identified by, or in the title of one listing found.
// Without this check, a free correction could appraise another product.
func (a *appraisal) resembles(title string) bool {
	words := lexicon.TokenizeTitle(title)
	shares := func(text string) bool {
		known, n := lexicon.TokenizeTitle(text), 0
		for i := range words {
			if lexicon.HasToken(known, words[i].Text) {
				n++
			}
		}
		return n > 0 && 3*n >= len(words)
	}
	return shares(a.Description) || shares(a.item.Title) || slices.ContainsFunc(a.found, func(l product.Listing) bool { return shares(l.Title) })
}

// callerProvider is the provider of an item that the caller named.
const callerProvider = "caller"

// correctItem replaces the identity of the item by the one that the correction names. What was seen in the photo and read in the description stays. It returns
// false if the correction names no candidate.
func (a *appraisal) correctItem() bool {
	item := product.Item{
		Title: a.correction.Title, Condition: a.item.Condition, Defects: a.item.Defects, Inspected: a.item.Inspected, Claims: a.item.Claims,
		Provider: callerProvider, Confidence: 1,
	}
	if a.correction.Title != "" {
		a.item = item
		a.cutTitle()
		return true
	}
	for i, l := range a.found {
		if search.Identifies(a.correction.Candidate, &l) {
			item.Title, item.Brand, item.Category = l.Title, l.Brand, l.Category
			if title, _ := product.CutCondition(l.Title); title != "" { // the condition is that of another offer
				item.Title = title
			}
			a.found[0], a.found[i] = a.found[i], a.found[0] // it stays if there are too many listings
			a.item = item
			return true
		}
	}
	return false
}

// searchAgain searches the catalogue for the corrected item, and adds what it finds to the listings of the appraisal.
func (a *appraisal) searchAgain(f *exchange.Flow) {
	a.rates = f.Start(a.fetchRates)
	before := &search.Results{Listings: a.found}
	a.searches = search.ByText(f, &a.settings.search, a.query(), nil)
	for _, s := range a.searches {
		f.Await(s)
	}
	f.Then(func(f *exchange.Flow) {
		a.searches = append([]*search.Results{before}, a.searches...)
		a.merge(f)
	})
}

// storeCorrection stores the answer if it has a value. It ends the call with the correction that the database then has, because another
// call may have corrected the appraisal in the meantime.
func (a *appraisal) storeCorrection(f *exchange.Flow) {
	if !a.hasValue() {
		a.end(f, Outcome{ID: a.id, Refusal: NotComparable})
		return
	}
	account, id := exchange.Text(a.Grant.Account), exchange.Text(a.id)
	found, findings := a.answer(), a.findings()
	stored := f.D1(
		exchange.SQL(ledger.StoreCorrection, account, id, exchange.Text(a.correction.request), exchange.Text(a.item.Title),
			exchange.Int(f.Now()), exchange.Text(string(found.Figures(findings))), exchange.Text(string(a.evidence(f.Now()).Public())),
			exchange.Blob(found.JSON()), exchange.Blob(findings.JSON(found))),
		ledger.FindCorrectable.Bind(account, id))
	exchange.On(f, stored, func(f *exchange.Flow, batch []exchange.Rows, err error) {
		o, _ := a.correction.outcome(a.id, batch, err)
		if o == nil {
			o = &Outcome{ID: a.id, Refusal: NotAdmitted}
		}
		o.Replayed = o.Replayed && batch[0].Changes == 0
		a.end(f, *o)
	})
}

// reasons says that the caller corrected the identification.
func (c *correction) reasons(title string) []valuation.Reason {
	title, before := text.Excerpt(title, maxQuote), text.Excerpt(c.before, maxQuote)
	said := "You corrected the item: it is “" + title + "”"
	if before != "" {
		said += ", not “" + before + "”"
	}
	return reason("corrected", said+". No outside service was asked again.", "title before", title, before)
}

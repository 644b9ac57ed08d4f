package answer

import "loupe/core/base/jsontext"

// Details say more than the range. Without a value, amounts are 0 and lists are empty.
type Details struct {
	Estimate    float64 // the best single figure; 0 without one
	Confidence  float64 // probability that the price is within 20 % of Estimate
	Prices      *Prices
	PrivateSale *Range // what a private seller gets
	Replacement *Range // what a new one costs
	Asking      *Asking
	Decision    *Decision
	Pieces      int     // of a lot; otherwise 1
	PerPiece    float64 // 0 unless the item is a lot
	Conditions  []Condition
	Trend       *Trend
	DaysToSell  *Days
	Reasons     []Reason // in the order of the answer's reasoning
	Listings    []Offer  // what the answer leaves out of its similar_items, in the same order
	Markets     []Market
	SoldShare   *SoldShare
	Defects     []string // nil if no model looked for any, or if there is no value
}

// Prices are the 25th, 50th and 75th percentile of what such an item goes for.
type Prices struct{ Fast, Market, Patient float64 }

// Range is an estimate by some of the listings.
type Range struct {
	Lower, Estimate, Upper float64
	Candidates             []int // indexes of the listings
}

// Asking compares an asking price with the range.
type Asking struct {
	Amount     float64
	Verdict    string // "under", "within" or "over"
	Percentile float64
}

// Decision says whether to buy.
type Decision struct {
	Verdict      string // "buy", "borderline", "leave"; "" without a cost
	Explanation  string
	Cost         float64 // 0 if it is not given
	Shipping     float64
	Margin       string // an amount, or a share such as "12.5%"; "" if it is not given
	BestChannel  string // "" if there is none
	Left         Proceeds
	ChanceOfLoss *float64 // nil without a cost
	FeesDate     string   // YYYY-MM-DD; "" if it is unknown
	Channels     []Channel
}

// Channel is a channel to sell on.
type Channel struct {
	Name, Title string
	Fees        Prices
	Left        Proceeds
}

// Proceeds are what a sale leaves at each price.
type Proceeds struct {
	Net            Prices
	Profit, Return *Prices // nil without a cost
	HighestCost    Prices  // that keeps the margin; Patient is not used
}

// Condition has the listings used in a condition.
type Condition struct {
	Condition string
	Listings  int
	Median    float64
}

// Trend is the change of prices.
type Trend struct {
	Per90Days float64
	Listings  int
	From, To  string // YYYY-MM-DD
}

// Days says how long such an item is offered until it sells; 0 is unknown.
type Days struct{ Median, Lower, Upper, Sold, Unsold int }

// Reason is a reason for programs.
type Reason struct {
	Code   string
	Values []byte // JSON object
}

// Offer is what a listing's entry of similar_items leaves out.
type Offer struct {
	ID          string
	Date        string // YYYY-MM-DD
	Sold        bool
	Condition   string
	Probability float64
	Price       float64 // in Currency
	Currency    string
	Adjusted    float64 // to the item, in the answer's currency
}

// Market has the listings used of a vendor in a country.
type Market struct {
	Vendor, Country string
	Listings        int
	Median          float64
}

// SoldShare counts the listings used that are dated within the last days.
type SoldShare struct{ Days, Sold, Asked int }

func detailMembers(m *jsontext.Members, d *Details) {
	mainMembers(m, d)
	jsontext.Objects(m, "reasons", &d.Reasons, reasonMembers, always)
	jsontext.Objects(m, "listings", &d.Listings, offerMembers, always)
	jsontext.Objects(m, "markets", &d.Markets, marketMembers, always)
}

// mainMembers visits the members that a model gets, too: see Brief.
func mainMembers(m *jsontext.Members, d *Details) {
	m.Number("estimate", &d.Estimate, orNull)
	m.Number("confidence", &d.Confidence, always)
	jsontext.ObjectOr(m, "prices", &d.Prices, priceMembers, orNull)
	jsontext.ObjectOr(m, "private_sale", &d.PrivateSale, rangeMembers, orNull)
	jsontext.ObjectOr(m, "replacement", &d.Replacement, rangeMembers, orNull)
	jsontext.ObjectOr(m, "asking_price", &d.Asking, askingMembers, orNull)
	jsontext.ObjectOr(m, "decision", &d.Decision, decisionMembers, orNull)
	m.Integer("pieces", &d.Pieces, always)
	m.Number("value_per_piece", &d.PerPiece, orNull)
	jsontext.Objects(m, "conditions", &d.Conditions, conditionMembers, always)
	jsontext.ObjectOr(m, "trend", &d.Trend, trendMembers, orNull)
	jsontext.ObjectOr(m, "days_to_sell", &d.DaysToSell, dayMembers, orNull)
	jsontext.ObjectOr(m, "sold_share", &d.SoldShare, soldMembers, orNull)
	m.Texts("defects", &d.Defects, orNull)
}

func priceMembers(m *jsontext.Members, p *Prices) {
	costMembers(m, p)
	m.Number("patient", &p.Patient, always)
}

func costMembers(m *jsontext.Members, p *Prices) {
	m.Number("fast", &p.Fast, always)
	m.Number("market", &p.Market, always)
}

func rangeMembers(m *jsontext.Members, r *Range) {
	m.Number("lower", &r.Lower, orNull)
	m.Number("estimate", &r.Estimate, orNull)
	m.Number("upper", &r.Upper, orNull)
	m.Integers("candidates", &r.Candidates)
}

func askingMembers(m *jsontext.Members, a *Asking) {
	m.Number("amount", &a.Amount, orNull)
	m.Text("verdict", &a.Verdict, always)
	m.Number("percentile", &a.Percentile, always)
}

func decisionMembers(m *jsontext.Members, d *Decision) {
	m.Text("verdict", &d.Verdict, orNull)
	m.Text("explanation", &d.Explanation, always)
	m.Number("cost", &d.Cost, orNull)
	m.Number("shipping", &d.Shipping, always)
	m.Text("margin", &d.Margin, orNull)
	m.Text("best_channel", &d.BestChannel, orNull)
	proceedsMembers(m, &d.Left)
	m.NumberOrNull("chance_of_loss", &d.ChanceOfLoss)
	m.Text("fees_date", &d.FeesDate, orNull)
	jsontext.Objects(m, "channels", &d.Channels, channelMembers, always)
}

func channelMembers(m *jsontext.Members, c *Channel) {
	m.Text("channel", &c.Name, always)
	m.Text("title", &c.Title, always)
	jsontext.Object(m, "fees", &c.Fees, priceMembers)
	proceedsMembers(m, &c.Left)
}

func proceedsMembers(m *jsontext.Members, p *Proceeds) {
	jsontext.Object(m, "net", &p.Net, priceMembers)
	jsontext.ObjectOr(m, "profit", &p.Profit, priceMembers, orNull)
	jsontext.ObjectOr(m, "return", &p.Return, priceMembers, orNull)
	jsontext.Object(m, "highest_cost", &p.HighestCost, costMembers)
}

func conditionMembers(m *jsontext.Members, c *Condition) {
	m.Text("condition", &c.Condition, always)
	m.Integer("listings", &c.Listings, always)
	m.Number("median", &c.Median, orNull)
}

func trendMembers(m *jsontext.Members, t *Trend) {
	m.Number("change_per_90_days", &t.Per90Days, always)
	m.Integer("listings", &t.Listings, always)
	m.Text("from", &t.From, always)
	m.Text("to", &t.To, always)
}

func dayMembers(m *jsontext.Members, d *Days) {
	m.Integer("median", &d.Median, orNull)
	m.Integer("lower", &d.Lower, orNull)
	m.Integer("upper", &d.Upper, orNull)
	m.Integer("sold", &d.Sold, always)
	m.Integer("unsold", &d.Unsold, always)
}

func reasonMembers(m *jsontext.Members, r *Reason) {
	m.Text("code", &r.Code, always)
	m.Raw("values", &r.Values, always)
}

func offerMembers(m *jsontext.Members, o *Offer) {
	m.Text("id", &o.ID, always)
	m.Text("date", &o.Date, orNull)
	m.Flag("sold", &o.Sold, always)
	m.Text("condition", &o.Condition, orNull)
	m.Number("probability", &o.Probability, always)
	m.Number("price", &o.Price, orNull)
	m.Text("currency", &o.Currency, orNull)
	m.Number("adjusted", &o.Adjusted, orNull)
}

func marketMembers(m *jsontext.Members, k *Market) {
	m.Text("vendor", &k.Vendor, always)
	m.Text("country", &k.Country, orNull)
	m.Integer("listings", &k.Listings, always)
	m.Number("median", &k.Median, orNull)
}

func soldMembers(m *jsontext.Members, s *SoldShare) {
	m.Integer("days", &s.Days, always)
	m.Integer("sold", &s.Sold, always)
	m.Integer("asked", &s.Asked, always)
}

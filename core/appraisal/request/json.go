package request

import (
	"strconv"

	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/market/product"
)

// Stored returns the request that JSON returned as text. It refuses nothing, even if another version of the core has
// other limits. An image that may not be fetched any more has no URL.
func Stored(text string, allowLocal bool) *Appraisal {
	root, _ := jsontext.Parse([]byte(text))
	a := &Appraisal{Limit: DefaultLimit}
	for c := jsontext.Read(&root); c.Next(); {
		if f := fields.Named(c.Name()); f != nil {
			f.Parse(a, c.Value(), Setting{Defaults: Defaults{AllowLocal: allowLocal}})
		}
	}
	return a
}

// JSON returns the request as JSON, for [Stored]. Country, currency and limit
// are always written, so later changes of the operator's defaults have no effect.
func (a *Appraisal) JSON() []byte {
	return jsontext.Encode(a, func(m *jsontext.Members, a *Appraisal) {
		const always, ifSet = jsontext.AsItIs, jsontext.Omitted
		image, condition, asOf := a.Image.String(), a.Condition.Code(), date.FormatKnown(a.AsOf)
		if a.Condition == product.Unknown {
			condition = ""
		}
		var images []string
		if a.MoreImages != nil {
			images = []string{}
		}
		for _, more := range a.MoreImages {
			images = append(images, more.String())
		}
		cost, shipping, margin := a.Cost.Float(), a.Shipping.Float(), a.Margin.Float()
		m.Text("image_url", &image, always)
		m.Texts("images", &images, ifSet)
		m.Text("description", &a.Description, always)
		m.Text("country", &a.Country, always)
		m.Text("currency", &a.Currency, always)
		m.Text("condition", &condition, ifSet)
		m.Number("asking_price", &a.AskingPrice, ifSet)
		m.Number("cost", &cost, ifSet)
		m.Number("shipping", &shipping, ifSet)
		if a.MarginShare != 0 {
			share := strconv.FormatFloat(float64(a.MarginShare)/1e4, 'f', -1, 64) + "%"
			m.Text("margin", &share, always)
		} else {
			m.Number("margin", &margin, ifSet)
		}
		m.Texts("channels", &a.Channels, ifSet)
		m.Integer("limit", &a.Limit, always)
		m.Texts("exclude", &a.Exclude, ifSet)
		m.Number("max_range", &a.MaxRange, ifSet)
		m.Text("as_of", &asOf, ifSet)
	})
}

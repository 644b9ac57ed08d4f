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
	var w jsontext.Writer
	w.Open('{')
	w.Key("image_url").String(a.Image.String())
	if a.MoreImages != nil {
		w.Key("images").Open('[')
		for _, image := range a.MoreImages {
			w.String(image.String())
		}
		w.Close(']')
	}
	w.Key("description").String(a.Description)
	w.Key("country").String(a.Country)
	w.Key("currency").String(a.Currency)
	if a.Condition != product.Unknown {
		w.Key("condition").String(a.Condition.Code())
	}
	if a.AskingPrice != 0 {
		w.Key("asking_price").Float(a.AskingPrice)
	}
	if a.Cost != 0 {
		w.Key("cost").Float(a.Cost.Float())
	}
	if a.Shipping != 0 {
		w.Key("shipping").Float(a.Shipping.Float())
	}
	switch {
	case a.MarginShare != 0:
		w.Key("margin").String(strconv.FormatFloat(float64(a.MarginShare)/1e4, 'f', -1, 64) + "%")
	case a.Margin != 0:
		w.Key("margin").Float(a.Margin.Float())
	}
	if a.Channels != nil {
		w.Key("channels").Strings(a.Channels)
	}
	w.Key("limit").Int(int64(a.Limit))
	if a.Exclude != nil {
		w.Key("exclude").Strings(a.Exclude)
	}
	if a.MaxRange != 0 {
		w.Key("max_range").Float(a.MaxRange)
	}
	if a.AsOf != 0 {
		w.Key("as_of").String(date.Format(a.AsOf))
	}
	w.Close('}')
	return w
}

package valuation

import (
	"math"
	"strings"
	"testing"

	"loupe/core/market/product"
)

// watchItem is what a photo shows; watches are genuine offers of it, and copies.
var (
	watchItem = Item{Title: "Orvik Meridian automatic wristwatch", Brand: "Orvik", Confidence: 0.95}
	watches   = []Listing{
		{Title: "Orvik Meridian automatic wristwatch, blue dial", Brand: "Orvik", Price: 1130, Condition: product.Used},
		{Title: "Orvik Meridian automatic wristwatch, steel", Brand: "Orvik", Price: 1180, Condition: product.Used},
		{Title: "Orvik Meridian automatic wristwatch, leather strap", Brand: "Orvik", Price: 1090, Condition: product.Used},
		{Title: "Orvik Meridian wristwatch automatic 40 mm", Brand: "Orvik", Price: 1150, Condition: product.Used},
	}
	watchCopies = []Listing{
		{Title: "Orvik Meridian automatic wristwatch replica", Price: 85, Condition: product.Used},
		{Title: "Replica Orvik Meridian automatic wristwatch", Price: 95, Condition: product.Used},
	}
)

func TestCopyIsNeverWorthAGenuineItem(t *testing.T) {
	for _, description := range []string{
		"replica", "counterfeit", "fake, not an original Orvik", "copy, not genuine", "homage / replica watch", "Fälschung", "Replika", "Nachbau", "kein Original",
		"contrefaçon", "réplique", "falso", "imitazione", "imitación", "réplica", "namaak", "レプリカ", "偽物", "高仿", "复刻", "짝퉁", "Orvik style watch",
	} {
		item := watchItem
		item.Description = description
		if v := Appraise(item, watches, "USD"); v.Upper != 0 || len(v.Sentences()) != 1 || !strings.Contains(v.Sentences()[0], "genuine products do not apply") {
			t.Errorf("%q without offers of copies: got %v to %v and the reasons %q, want no value and why", description, v.Lower, v.Upper, v.Sentences())
		}
		v := Appraise(item, append(watchCopies, watches...), "USD")
		if v.Upper == 0 || v.Upper > 300 || len(v.Used) != 2 || !v.says("only listings were used whose titles say the same") {
			t.Errorf("%q with two offers of copies: got %v to %v by %d listings and the reasons %q, want the value of the copies", description, v.Lower, v.Upper, len(v.Used), v.Sentences())
		}
		if why := v.Judgements[2].Why; why != "not used: the item is a copy, and its title does not say that it is one" {
			t.Errorf("%q: got %q for a genuine offer, want that it is none of a copy", description, why)
		}
	}
}

func TestCopiesAreNoComparablesOfAGenuineItem(t *testing.T) {
	copies := []Listing{watchCopies[0], {Title: "Wristwatch automatic, Orvik style", Price: 60}, {Title: "Fake Orvik Meridian automatic wristwatch", Price: 70},
		{Title: "Zonda automatic wristwatch inspired by Orvik Meridian", Price: 75}, {Title: "Orvik Meridian automatic wristwatch 高仿", Price: 80}}
	for _, description := range []string{"", "not a replica", "kein Fake", "100% genuine, not fake", "authentic", "pas une contrefaçon", "不是仿品"} {
		item := watchItem
		item.Description = description
		genuine := Appraise(item, watches, "USD")
		v := Appraise(item, append(copies, watches...), "USD")
		if math.Abs(v.Centre/genuine.Centre-1) > 0.02 || v.Lower < 700 || len(v.Used) != len(watches) {
			t.Errorf("%q: got %v to %v by %d listings, want %v to %v by the genuine ones alone", description, v.Lower, v.Upper, len(v.Used), genuine.Lower, genuine.Upper)
		}
		for i := range copies {
			if why := v.Judgements[i].Why; why != "not used: its title says that it is a copy" {
				t.Errorf("%q: got %q for %q, want that it is a copy", description, why, copies[i].Title)
			}
		}
		if !strings.Contains(v.Sentences()[0], "5 whose title says that it is a copy") {
			t.Errorf("%q: got the reason %q, want the number of copies left out", description, v.Sentences()[0])
		}
	}
}

// If most listings of a product have a word such as "replica" or "fake", the word is part of its name.
func TestWordsForCopiesInNames(t *testing.T) {
	for _, c := range []struct {
		item   Item
		titles []string
	}{
		{Item{Title: "Margo Replica GAT sneakers white", Brand: "Margo", Confidence: 0.9}, []string{"Margo Replica GAT sneakers white", "Margo GAT Replica sneakers, white leather"}},
		{Item{Title: "Margo GAT sneakers white", Brand: "Margo", Confidence: 0.9}, []string{"Margo Replica GAT sneakers white", "Margo GAT Replica sneakers white leather", "Margo sneakers GAT white"}},
		{Item{Description: "Fake Dublin wool jumper"}, []string{"Fake Dublin jumper wool", "Fake Dublin wool jumper blue"}},
		{Item{Description: "diecast replica Halden V12 car 1:18"}, []string{"Halden V12 diecast replica 1:18", "Diecast car Halden V12 1:18 replica"}},
		{Item{Description: "Velna faux fur coat"}, []string{"Velna faux fur coat", "Velna coat, faux fur"}},
		{Item{Description: "Velna fake leather jacket"}, []string{"Velna fake leather jacket", "Velna jacket in fake leather"}},
		{Item{Description: "Charvo San Lucia Style 2 guitar"}, []string{"Charvo San Lucia Style 2 electric guitar", "Charvo San Lucia Style 2"}},
		{Item{Description: "art deco style lamp Lysgard"}, []string{"Lysgard lamp art deco", "Lysgard art deco style lamp"}},
	} {
		var listings []Listing
		for _, title := range c.titles {
			listings = append(listings, Listing{Title: title, Price: 100 + float64(len(listings))})
		}
		if v := Appraise(c.item, listings, "USD"); len(v.Used) != len(listings) || v.Upper == 0 {
			t.Errorf("%q %q: got %v to %v by %d of %d listings, want a value by all", c.item.Title, c.item.Description, v.Lower, v.Upper, len(v.Used), len(listings))
		}
	}
}

func TestDoubtfulAuthenticityLowersTheConfidence(t *testing.T) {
	plain := Appraise(watchItem, watches, "USD")
	for _, description := range []string{"may be a replica", "real or fake?", "authenticity not guaranteed", "quizás una réplica", "not sure if genuine"} {
		item := watchItem
		item.Description = description
		v := Appraise(item, watches, "USD")
		if v.Confidence > 0.6*plain.Confidence || v.Upper/v.Lower <= plain.Upper/plain.Lower || !v.says("left open whether the item is genuine") {
			t.Errorf("%q: got %v to %v, confidence %v and the reasons %q; want less certain than %v to %v, %v", description, v.Lower, v.Upper, v.Confidence, v.Sentences(),
				plain.Lower, plain.Upper, plain.Confidence)
		}
	}
}

func TestStateOfADescription(t *testing.T) {
	intact := Appraise(watchItem, watches, "USD").Centre
	for words, want := range map[string]struct {
		share  float64 // of the value of an intact item
		defect string
	}{
		"doesn't turn on":                          {0.53, "doesn't turn on"},
		"not working":                              {0.53, "not working"},
		"broken":                                   {0.53, ""},
		"ジャンク":                                     {0.53, ""},
		"clasp broken":                             {0.7, "clasp broken"},
		"light meter not working":                  {0.7, "light meter not working"},
		"works but the crown is stuck":             {0.7, "crown is stuck"},
		"shutter jammed at 1/1000":                 {0.7, "shutter jammed"},
		"untested":                                 {0.7, ""},
		"動作未確認":                                    {0.7, ""},
		"傷あり":                                      {0.88, "傷あり"},
		"like new, only the box is torn":           {1.14, ""},
		"wie neu, nur der Karton ist verbeult":     {1.14, ""},
		"no cracks, not a scratch, neck was reset": {1, ""},
	} {
		item := watchItem
		item.Description = words
		v := Appraise(item, watches, "USD")
		if share := v.Centre / intact; share < want.share-0.03 || share > want.share+0.03 || strings.Join(v.Defects, ", ") != want.defect || v.Contradiction != "" {
			t.Errorf("%q: got %.2f of the intact value, the defects %q and the contradiction %q; want %.2f and %q", words, share, v.Defects, v.Contradiction, want.share, want.defect)
		}
	}
}

// A failure lowers the value of an item in a stated condition, except for parts, which includes it.
func TestFailureOfAnItemInAStatedCondition(t *testing.T) {
	item := watchItem
	item.Condition, item.Description = product.Good, "doesn't turn on"
	intact := watchItem
	intact.Condition = product.Good
	v, whole := Appraise(item, watches, "USD"), Appraise(intact, watches, "USD")
	if share := v.Centre / whole.Centre; share < 0.5 || share > 0.56 {
		t.Errorf("got %.2f of the intact value, want 0.53", share)
	}
	item.Description += ", crown is stuck"
	item.Condition, intact.Condition = product.ForParts, product.ForParts
	v, whole = Appraise(item, watches, "USD"), Appraise(intact, watches, "USD")
	if v.Centre != whole.Centre || !v.says("includes what does not work: doesn't turn on") {
		t.Errorf("for parts: got %v and %q, want %v and that the condition includes it", v.Centre, v.Sentences(), whole.Centre)
	}
}

// The caller knows more than a picture of another offer.
func TestDescriptionPrecedesTheTitleOfThePhoto(t *testing.T) {
	item := Item{Title: "Orvik Meridian automatic wristwatch replica", Brand: "Orvik", Confidence: 0.95}
	if v := Appraise(item, watches, "USD"); v.Upper != 0 || v.NoValue == "" {
		t.Errorf("photo of a replica: got %v to %v, want no value", v.Lower, v.Upper)
	}
	item.Description = "not a replica, genuine Orvik"
	if v := Appraise(item, watches, "USD"); v.Lower < 500 || v.NoValue != "" {
		t.Errorf("photo of a replica, described as genuine: got %v to %v, want the value of a genuine one", v.Lower, v.Upper)
	}
}

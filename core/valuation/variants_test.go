package valuation

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// offered is a listing of the tests.
type offered struct {
	title string
	price float64
}

// variantsOf returns the variants as text: the attribute, then the name, the median and the number of offers of
// each.
func variantsOf(item Item, offers []offered) (string, bool) {
	listings := make([]Listing, len(offers))
	for i, o := range offers {
		listings[i] = Listing{Title: o.title, Price: o.price}
	}
	v, ok := FindVariants(item, listings, Appraise(item, listings, "USD"))
	text := v.Attribute
	for _, c := range v.Choices {
		text += fmt.Sprintf("; %s %g x%d", c.Name, c.Median, len(c.Listings))
	}
	return text, ok
}

var phones = []offered{
	{"Apple iPhone 12 64GB blue", 200}, {"Apple iPhone 12 64 GB", 210}, {"iPhone 12 Apple 64gb unlocked", 220},
	{"Apple iPhone 12 256GB", 330}, {"Apple iPhone 12 256 GB blue", 350}, {"Apple iPhone 12 256gb white", 340},
}

func TestFindVariants(t *testing.T) {
	phone := Item{Title: "Apple iPhone 12", Brand: "Apple", Model: "iPhone 12", Confidence: 0.9}
	camera := Item{Description: "Halden Scout 35 camera"}
	same := func(price float64) []offered {
		all := append([]offered(nil), phones...)
		for i := range all {
			all[i].price = price
		}
		return all
	}
	for name, c := range map[string]struct {
		item   Item
		offers []offered
		want   string // "": none
	}{
		"storage":             {phone, phones, "storage; 64 GB 210 x3; 256 GB 340 x3"},
		"item states storage": {Item{Description: "Apple iPhone 12 64GB"}, phones, ""},
		"same price":          {phone, same(200), ""},
		"one variant":         {phone, phones[:3], ""},
		"single offer":        {phone, phones[:4], ""},
		"no offers":           {phone, nil, ""},
		"storage and memory":  {phone, []offered{{"Apple iPhone 12 4GB 64GB", 200}, {"Apple iPhone 12 4GB 64GB black", 200}, {"Apple iPhone 12 6GB 256GB", 400}, {"Apple iPhone 12 6GB 256GB red", 400}}, ""},
		"mostly unstated":     {phone, append([]offered{{"Apple iPhone 12", 250}, {"Apple iPhone 12 blue", 260}, {"Apple iPhone 12 red", 270}, {"iPhone 12 Apple white", 240}, {"iPhone 12 Apple", 245}}, phones[0], phones[1], phones[3], phones[4]), ""},
		"improbable offers":   {Item{Description: "Makita angle grinder GA5030"}, phones, ""},
		"box": {camera, []offered{
			{"Halden Scout 35 camera with box", 400}, {"Halden Scout 35 camera in original box", 420}, {"Halden Scout 35 camera", 300},
			{"Halden Scout 35 camera no box", 250}, {"Halden Scout 35 camera, without box", 260},
		}, "box; without box 255 x2; with box 410 x2"},
		"edition": {camera, []offered{
			{"Halden Scout 35 camera", 200}, {"Halden Scout 35 film camera", 210}, {"Halden Scout 35 camera Deluxe", 400}, {"Halden Scout 35 Deluxe film camera", 420},
		}, "edition; standard edition 205 x2; Deluxe 410 x2"},
		"size": {Item{Title: "Le Creuset Signature round casserole", Brand: "Le Creuset", Confidence: 0.9}, []offered{
			{"Le Creuset Signature round casserole 20cm", 150}, {"Le Creuset Signature round casserole 20 cm red", 160},
			{"Le Creuset Signature round casserole 28cm", 260}, {"Le Creuset Signature round casserole 28 cm red", 280},
		}, "size; 20 cm 155 x2; 28 cm 270 x2"},
	} {
		t.Run(name, func(t *testing.T) {
			if got, ok := variantsOf(c.item, c.offers); got != c.want || ok != (c.want != "") {
				t.Errorf("got %q, %v, want %q", got, ok, c.want)
			}
		})
	}
}

func TestVariantsDoNotDependOnTheOrderOfListings(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	item := Item{Title: "Apple iPhone 12", Brand: "Apple", Model: "iPhone 12", Confidence: 0.9}
	want, _ := variantsOf(item, phones)
	for range 20 {
		shuffled := append([]offered(nil), phones...)
		r.Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
		if got, _ := variantsOf(item, shuffled); got != want {
			t.Errorf("shuffled: got %q, want %q", got, want)
		}
	}
}

func TestVariantsAreAmongTheListings(t *testing.T) {
	forRandomSearches(t, 200, func(t *testing.T, _ *rand.Rand, item Item, listings []Listing) {
		found, ok := FindVariants(item, listings, Appraise(item, listings, "USD"))
		if !ok {
			return
		}
		seen := map[int]bool{}
		for i, c := range found.Choices {
			if c.Name == "" || len(c.Listings) < 2 || i > 0 && c.Median < found.Choices[i-1].Median {
				t.Errorf("got %+v, want named variants with offers, by ascending median", found)
			}
			for _, n := range c.Listings {
				if n < 0 || n >= len(listings) || seen[n] || listings[n].Price <= 0 {
					t.Errorf("got listing %d in %+v, want listings with a price, each in one variant", n, found)
				}
				seen[n] = true
			}
		}
	})
}

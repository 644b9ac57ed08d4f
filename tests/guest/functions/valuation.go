package functions

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"

	"loupe/core/market/product"
	"loupe/core/valuation"
)

// Words of generated titles and descriptions. They are of all kinds that the valuation knows: names, sizes, colours, parts, conditions.
var words = strings.Split("camera lens drill saw guitar amplifier jacket boots record watch lamp console tablet keyboard "+
	"16GB 64GB 256GB 50mm 18V 2.0Ah 42 XL black silver red blau noir rosso 2019 1974 Pro Max mini mk2 II III "+
	"with without case box charger battery only lot set pair 2x 3x kit body boxed sealed new used mint refurbished "+
	"defekt cracked broken heizt funktioniert kaputt rayé rotto roto faulty replica vintage original for parts not working", " ")

var brands = strings.Split("Halden Orvik Tessar Brune Kestrel Maro", " ")

// valuationOf values an item by listings, all made from the seed.
func valuationOf(seed []byte) []byte {
	if len(seed) != 8 {
		return nil
	}
	r := rand.New(rand.NewPCG(binary.LittleEndian.Uint64(seed), 1))
	brand, number := brands[r.IntN(len(brands))], 100+r.IntN(900)
	phrase := func(n int) string {
		picked := make([]string, n)
		for i := range picked {
			picked[i] = words[r.IntN(len(words))]
		}
		return strings.Join(picked, " ")
	}
	name := func() string {
		n := number
		if r.IntN(3) == 0 {
			n += r.IntN(4)
		}
		return brand + " " + string(rune('A'+r.IntN(2))) + strconv.Itoa(n) + " "
	}
	median := math.Exp(r.Float64() * 8)
	price := func() float64 { return math.Round(100*median*math.Exp(r.NormFloat64()/2)) / 100 }
	item := valuation.Item{Description: name() + phrase(r.IntN(8)), Day: 20_000 + r.IntN(1000)}
	if r.IntN(2) == 0 {
		item.Title, item.Brand, item.Confidence = name()+phrase(2), brand, r.Float64()
	}
	if r.IntN(3) == 0 {
		item.AskingPrice = price()
	}
	if r.IntN(3) == 0 {
		item.Condition = product.Condition(r.IntN(8))
	}
	listings := make([]valuation.Listing, r.IntN(30))
	for i := range listings {
		l := valuation.Listing{
			ID: strconv.Itoa(i), Title: name() + phrase(r.IntN(8)), Vendor: brands[r.IntN(len(brands))], Sold: r.IntN(2) == 0,
			Condition: product.Condition(r.IntN(8)), TextRank: i + 1, PictureMatch: max(0, r.Float64()*4-3),
		}
		if r.IntN(8) > 0 {
			l.Price = price()
		}
		if r.IntN(2) == 0 {
			l.Date = item.Day - r.IntN(700)
			l.Days = r.IntN(90)
		}
		listings[i] = l
	}
	return marshal(valuation.Appraise(item, listings, "EUR"), nil)
}

package learned

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"loupe/core/base/jsontext"
	"loupe/core/base/limits"
	"loupe/core/market/product"
	"loupe/core/reading/lexicon"
)

// textOf returns what a model reads of a title.
func textOf(title string) *Text {
	t := TextOf(lexicon.TokenizeTitle(title))
	return &t
}

func cellsOf(title string) []int { return textOf(title).Cells }

func TestCellsOfAText(t *testing.T) {
	plain := cellsOf("Halden Scout 35 camera")
	if len(plain) != 7 || !slices.IsSorted(plain) || plain[0] < wordCells || plain[6] >= CellCount {
		t.Errorf("got the cells %v, want four of words and three of pairs, ascending, after those of the conditions and sizes", plain)
	}
	if got := cellsOf("HALDEN Scóut 35 camera"); !slices.Equal(got, plain) {
		t.Errorf("case and accents change the cells: got %v, want %v", got, plain)
	}
	if got := cellsOf("Scout Halden 35 camera"); slices.Equal(got, plain) {
		t.Errorf("the order of words does not change the cells %v", got)
	}
	if got := cellsOf(strings.Repeat("camera ", 1000)); len(got) > 2 {
		t.Errorf("one word a thousand times: got %d cells, want at most one of the word and one of the pair", len(got))
	}
	if got := cellsOf(" - "); len(got) != 0 {
		t.Errorf("no words: got the cells %v", got)
	}
}

// goods returns listings whose price depends on two words and the condition, with random deviations.
func goods(n int, deviation float64) (examples []Example) {
	r := rand.New(rand.NewPCG(1, 1))
	for range n {
		size, maker := r.IntN(3), r.IntN(4)
		e := Example{Text: *textOf(fmt.Sprintf("Maker%c lamp size%c", 'a'+maker, 'a'+size)), Condition: []product.Condition{product.Unknown, product.New, product.Fair}[r.IntN(3)]}
		e.LogPrice = 4 + 0.5*float64(size) + 0.3*float64(maker) + UsualPrice(e.Condition) + deviation*r.NormFloat64()
		examples = append(examples, e)
	}
	return examples
}

func TestWordsAndConditionsHavePrices(t *testing.T) {
	w := LearnWords(goods(600, 0.05))
	for _, c := range []product.Condition{product.Unknown, product.New, product.Fair, product.Good} {
		if got := w.Price(textOf("Makerd lamp sizec"), c); math.Abs(got-4-1-0.9) > 0.08 {
			t.Errorf("condition %v: got the price %.3f relative to the usual one, want 5.9", c, got)
		}
	}
	if got := w.Price(textOf("zzz yyy"), product.Unknown); math.Abs(got-w.Mean) > 0.15 {
		t.Errorf("unknown words: got the price %.3f, want nearly the mean, %.3f", got, w.Mean)
	}
}

func TestBetterConditionsAreNeverWorthLess(t *testing.T) {
	examples := goods(600, 0.05)
	for i := range examples {
		e := &examples[i]
		e.Sold = i%2 == 0
		if e.Condition == product.New {
			e.LogPrice -= 0.9 // new ones cost less than fair ones
		}
		if e.Sold {
			e.LogPrice += 0.4 // and paid prices are higher than asked ones
		}
	}
	w, text := LearnWords(examples), textOf("Makerd lamp sizec")
	if w.Sold() > 0 {
		t.Errorf("got paid prices %.3f above asked ones, in logarithms", w.Sold())
	}
	for c := product.New; c < product.ForParts; c++ {
		better, worse := w.Price(text, c)+UsualPrice(c), w.Price(text, c+1)+UsualPrice(c+1)
		if better < worse-w.Step {
			t.Errorf("%v is worth %.3f, %v %.3f: want it not to rise", c, better, c+1, worse)
		}
	}
	if got := w.Price(text, product.New) + UsualPrice(product.New) - w.Price(text, product.Fair) - UsualPrice(product.Fair); got > 2*w.Step {
		t.Errorf("got new ones worth %.3f more than fair ones, want the mean for both", got)
	}
}

// A trial must not know its own price.
func TestFoldsDoNotKnowTheirListings(t *testing.T) {
	examples := goods(100, 0.05)
	before := LearnFolds(examples, 40)
	examples[7].LogPrice += 3
	after := LearnFolds(examples, 40)
	for fold := range before {
		if same := before[fold] == after[fold]; same != (fold == 7%Folds) {
			t.Errorf("fold %d: a price of fold %d changes nothing: %v", fold, 7%Folds, same)
		}
	}
}

func TestCharactersOfWordsArePrintable(t *testing.T) {
	w := LearnWords(goods(200, 0.5))
	if cells := []byte(w.Cells); !w.Known() || slices.Min(cells) < '#' || slices.Max(cells) > '}' || slices.Max(cells)-slices.Min(cells) < maxSteps {
		t.Errorf("got %d characters from %q to %q, want %d from '#' to '}'", len(cells), slices.Min(cells), slices.Max(cells), CellCount)
	}
	empty := LearnWords(nil)
	if !empty.Known() || empty.Step != 0 || empty.Price(textOf("a b"), product.New) != 0 {
		t.Errorf("no examples: got step %v, mean %v", empty.Step, empty.Mean)
	}
}

// trials returns trials whose estimates are off by the error of a normal distribution, and whose model knows part of it.
func trials(n int, deviation, known float64) (list []Trial) {
	r := rand.New(rand.NewPCG(2, 2))
	for range n {
		off := deviation * r.NormFloat64()
		t := Trial{LogPrice: 5}
		t.Estimate = Estimate{Known: true, Gap: -known * off, Centre: 5 + off, Below: 0.3, Above: 0.3, Fast: 0.12, Patient: 0.12, Doubt: 0.9 * r.Float64(), Listings: 1 + r.IntN(10)}
		list = append(list, t)
	}
	return list
}

// The corrected ranges hold 80 % of further prices, and a quarter of them lie beyond either quartile.
func TestCorrectionMakesThePromiseTrue(t *testing.T) {
	for _, deviation := range []float64{0.1, 0.25, 0.6} {
		all := trials(4000, deviation, 0)
		c := FitCorrection(all[:2000])
		inside, below, above := 0.0, 0.0, 0.0
		for _, further := range all[2000:] {
			e := c.Correct(further.Estimate)
			switch y := further.LogPrice; {
			case y < e.Centre-e.Below || y > e.Centre+e.Above:
			default:
				inside++
			}
			if further.LogPrice < e.Centre-e.Fast {
				below++
			}
			if further.LogPrice > e.Centre+e.Patient {
				above++
			}
		}
		if inside, below, above = inside/2000, below/2000, above/2000; math.Abs(inside-0.81) > 0.03 || math.Abs(below-0.25) > 0.03 || math.Abs(above-0.25) > 0.03 {
			t.Errorf("deviation %v: got %.3f inside, %.3f below fast, %.3f above patient; want 0.81, 0.25, 0.25", deviation, inside, below, above)
		}
	}
}

func TestCorrectionMovesTowardsAModelThatKnowsMore(t *testing.T) {
	for _, c := range []struct{ known, low, high float64 }{{0, -0.01, 0.01}, {1, 0.9, 1}} {
		got := FitCorrection(trials(2000, 0.4, c.known))
		e := Estimate{Centre: 5, Doubt: 0.5, Listings: 5, Known: true, Gap: 1}
		if share := got.move(&e); share < c.low || share > c.high {
			t.Errorf("a model that knows %v of the error: got the share %v, want %v to %v", c.known, share, c.low, c.high)
		}
	}
}

func TestCorrectionNeedsEnoughTrials(t *testing.T) {
	if c := FitCorrection(trials(limits.MinCalibrated-1, 0.4, 1)); c != (Correction{}) {
		t.Errorf("too few trials: got %+v, want no correction", c)
	}
	if c := FitCorrection(trials(limits.MinCalibrated, 0.4, 1)); c.Listings != limits.MinCalibrated {
		t.Errorf("just enough trials: got %+v, want a correction by %d", c, limits.MinCalibrated)
	}
}

// Words count by themselves only where they explain what the listings don't.
func TestDifferenceCountsWhereItExplainsPrices(t *testing.T) {
	for _, explains := range []bool{false, true} {
		list := trials(500, 0.4, 0)
		r := rand.New(rand.NewPCG(3, 3))
		for i := range list {
			list[i].Difference = 0.5 * r.NormFloat64()
			if explains {
				list[i].Difference = 5 - list[i].Centre + 0.05*r.NormFloat64()
			}
			list[i].Gap = 0
		}
		if c := FitCorrection(list); (c.Move[0] > 0.8) != explains || !explains && c.Move[0] != 0 {
			t.Errorf("the difference explains the prices: %v: got its share %v", explains, c.Move[0])
		}
	}
}

// Whatever the prices are, a correction is a number, and ranges stay within its limits.
func TestCorrectionOfExtremeTrials(t *testing.T) {
	for name, change := range map[string]func(*Trial){
		"exact":       func(t *Trial) { t.LogPrice = t.Centre },
		"far away":    func(t *Trial) { t.LogPrice += 20 },
		"no distance": func(t *Trial) { t.Below, t.Above, t.Fast, t.Patient = 0, 0, 0, 0 },
		"no doubt":    func(t *Trial) { t.Doubt, t.Listings = 0, 1 },
		"no words":    func(t *Trial) { t.Known, t.Difference, t.Gap = false, 0, 0 },
	} {
		list := trials(100, 0.3, 0.5)
		for i := range list {
			change(&list[i])
		}
		c := FitCorrection(list)
		e := Estimate{Centre: 5, Below: 0.3, Above: 0.3, Doubt: 0.2, Listings: 3, Known: true, Difference: -0.5, Gap: 1}
		got := c.Correct(e)
		if math.IsNaN(got.Centre) || got.Centre < 4.5 || got.Centre > 6 || !(0.3/maxFactor <= got.Below*1.001 && got.Above <= 0.3*maxFactor*1.001) ||
			!(MinQuartile <= c.Fast && c.Fast <= MaxQuartile) {
			t.Errorf("%s: got %+v by %+v, want a finite estimate between the words' prices", name, got, c)
		}
	}
}

func TestDecodeModelOfSomethingElse(t *testing.T) {
	cells := strings.Repeat("P", CellCount)
	valid := `{"currency":"EUR","mean":4,"step":0.5,"cells":"` + cells + `","listings":50,"correction":[1,2,3,4,5,6,7,8,9,10,11,12,-1,-2,-3,-4,-5,-6,-7,-8,-9,-10,-11,-12]}`
	decode := func(text string) *Model {
		root, err := jsontext.Parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		return DecodeModel(root)
	}
	m := decode(valid)
	if m == nil || m.Currency != "EUR" || m.Words != (Words{4, 0.5, cells}) || m.Listings != 50 || m.Move != [5]float64{1, 2, 3, 4, 5} ||
		m.Width != [5]float64{6, 7, 8, 9, 10} || m.Fast != 11 || m.Patient != 12 || m.Wordless.Patient != -12 || m.CorrectionJSON() != "[1,2,3,4,5,6,7,8,9,10,11,12,-1,-2,-3,-4,-5,-6,-7,-8,-9,-10,-11,-12]" {
		t.Errorf("got %+v, want every member", m)
	}
	for _, bad := range []string{`{}`, `[]`, `null`, strings.Replace(valid, ":50,", ":0,", 1), strings.Replace(valid, ",-12]", "]", 1), strings.Replace(valid, `"listings"`, `"x"`, 1),
		strings.Replace(valid, `"PP`, `"`, 1)} {
		if got := decode(bad); got != nil {
			t.Errorf("%.60s: got %+v, want nothing", bad, got.Correction)
		}
	}
}

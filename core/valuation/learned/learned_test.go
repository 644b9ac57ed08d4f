package learned

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"loupe/core/jsontext"
	"loupe/core/limits"
	"loupe/core/product"
)

func TestCellsOfAText(t *testing.T) {
	plain := Cells("Halden Scout 35 camera")
	if len(plain) != 7 || !slices.IsSorted(plain) || plain[0] < conditionCells || plain[6] >= CellCount {
		t.Errorf("got the cells %v, want four of words and three of pairs, ascending, after those of the conditions", plain)
	}
	for name, text := range map[string]string{"case and accents": "HALDEN Scóut 35 camera", "the condition": "Halden Scout 35 camera, very good condition"} {
		if got := Cells(text); !slices.Equal(got, plain) {
			t.Errorf("%s changes the cells: got %v, want %v", name, got, plain)
		}
	}
	if got := Cells("Scout Halden 35 camera"); slices.Equal(got, plain) {
		t.Errorf("the order of words does not change the cells %v", got)
	}
	if got := Cells(strings.Repeat("camera ", 1000)); len(got) != 2 {
		t.Errorf("one word a thousand times: got %d cells, want one of the word and one of the pair", len(got))
	}
	if got := Cells(" - "); len(got) != 0 {
		t.Errorf("no words: got the cells %v", got)
	}
}

// goods returns listings whose price depends on two words and the condition, with random deviations.
func goods(n int, deviation float64) (examples []Example) {
	r := rand.New(rand.NewPCG(1, 1))
	for range n {
		size, maker := r.IntN(3), r.IntN(4)
		e := Example{Cells: Cells(fmt.Sprintf("Maker%c lamp size%c", 'a'+maker, 'a'+size)), Condition: []product.Condition{product.Unknown, product.New, product.Fair}[r.IntN(3)]}
		e.LogPrice = 4 + 0.5*float64(size) + 0.3*float64(maker) + usualPrice(e.Condition) + deviation*r.NormFloat64()
		examples = append(examples, e)
	}
	return examples
}

func TestModelLearnsThePricesOfWordsAndConditions(t *testing.T) {
	var m Model
	m.LearnWords(goods(600, 0.05))
	for _, c := range []product.Condition{product.Unknown, product.New, product.Fair, product.Good} {
		got := m.Teach(Cells("Makerd lamp sizec")).PriceIn(c)
		if want := 4 + 1 + 0.9 + usualPrice(c); math.Abs(got-want) > 0.06 {
			t.Errorf("condition %v: got the price %.3f, want %.3f", c, got, want)
		}
	}
	if got := m.Teach(Cells("zzz yyy")).PriceIn(product.Unknown); math.Abs(got-m.Mean) > 0.1 {
		t.Errorf("unknown words: got the price %.3f, want nearly the mean, %.3f", got, m.Mean)
	}
	if got := m.Teach(nil).PriceIn(product.Condition(200)); got != m.Mean {
		t.Errorf("no words, a condition that does not exist: got %v, want the mean, %v", got, m.Mean)
	}
}

// A trial must not know its own price.
func TestPredictionsAreOfModelsWithoutTheListing(t *testing.T) {
	examples := goods(100, 0.05)
	before := Predict(examples, 40)
	examples[7].LogPrice += 3
	after := Predict(examples, 40)
	if before[7] != after[7] {
		t.Errorf("its own price changes the prediction from %v to %v", before[7], after[7])
	}
	if before[8] == after[8] {
		t.Error("another listing's price does not change the prediction")
	}
}

func TestBytesOfAModelAreReadable(t *testing.T) {
	var m Model
	m.LearnWords(goods(200, 0.5))
	if len(m.Cells) != CellCount || slices.Min(m.Cells) < 1 || slices.Max(m.Cells) > 127 || slices.Max(m.Cells)-slices.Min(m.Cells) < 63 {
		t.Errorf("got %d bytes from %d to %d, want %d in ASCII without 0", len(m.Cells), slices.Min(m.Cells), slices.Max(m.Cells), CellCount)
	}
	var empty Model
	empty.LearnWords(nil)
	if len(empty.Cells) != CellCount || empty.Step != 0 || empty.Teach(Cells("a b")).PriceIn(product.New) != usualPrice(product.New) {
		t.Errorf("no examples: got step %v, mean %v", empty.Step, empty.Mean)
	}
}

// trials returns trials whose estimates are off by the error of a normal distribution, and whose model knows part of it.
func trials(n int, deviation, known float64) (list []Trial) {
	r := rand.New(rand.NewPCG(2, 2))
	for range n {
		off := deviation * r.NormFloat64()
		t := Trial{LogPrice: 5, Model: 5 + (1-known)*off}
		t.Estimate = Estimate{Centre: 5 + off, Below: 0.3, Above: 0.3, Fast: 0.12, Patient: 0.12, Doubt: 0.9 * r.Float64(), Listings: 1 + r.IntN(10)}
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
			e := c.Correct(further.Estimate, further.Model)
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
		e := Estimate{Centre: 5, Doubt: 0.5, Listings: 5}
		if share := got.share(&e); share < c.low || share > c.high {
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

// Whatever the prices are, a correction is a number, and ranges stay within its limits.
func TestCorrectionOfExtremeTrials(t *testing.T) {
	for name, change := range map[string]func(*Trial){
		"exact":       func(t *Trial) { t.LogPrice = t.Centre },
		"far away":    func(t *Trial) { t.LogPrice += 20 },
		"no distance": func(t *Trial) { t.Below, t.Above, t.Fast, t.Patient = 0, 0, 0, 0 },
		"no doubt":    func(t *Trial) { t.Doubt, t.Listings = 0, 1 },
		"same model":  func(t *Trial) { t.Model = t.Centre },
	} {
		list := trials(100, 0.3, 0.5)
		for i := range list {
			change(&list[i])
		}
		c := FitCorrection(list)
		e := Estimate{Centre: 5, Below: 0.3, Above: 0.3, Doubt: 0.2, Listings: 3}
		got := c.Correct(e, 6)
		if math.IsNaN(got.Centre) || got.Centre < 5 || got.Centre > 6 || !(0.3/maxFactor <= got.Below*1.001 && got.Above <= 0.3*maxFactor*1.001) ||
			!(MinQuartile <= c.Fast && c.Fast <= MaxQuartile) {
			t.Errorf("%s: got %+v by %+v, want a finite estimate between 5 and 6", name, got, c)
		}
	}
}

func TestDecodeLessonOfSomethingElse(t *testing.T) {
	const valid = `{"currency":"EUR","mean":4,"step":0.5,"conditions":"@@@@@@@@@@@@","count":4,"sum":3,"listings":50,"correction":[1,2,3,4,5,6,7,8,9,10]}`
	decode := func(text string) *Lesson {
		root, err := jsontext.Parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		return DecodeLesson(root)
	}
	l := decode(valid)
	if l == nil || l.Currency != "EUR" || l.Words != 4.75 || l.Listings != 50 || l.Move != [3]float64{1, 2, 3} || l.Width != [5]float64{4, 5, 6, 7, 8} || l.Fast != 9 || l.Patient != 10 {
		t.Errorf("got %+v, want every member", l)
	}
	for _, bad := range []string{`{}`, `[]`, `null`, strings.Replace(valid, "50", "0", 1), strings.Replace(valid, ",10]", "]", 1), strings.Replace(valid, `"listings"`, `"x"`, 1)} {
		if got := decode(bad); got != nil {
			t.Errorf("%s: got %+v, want nothing", bad, got)
		}
	}
}

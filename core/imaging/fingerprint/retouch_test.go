package fingerprint

import (
	"math"
	"slices"
	"testing"

	"loupe/core/imaging"
)

// plainViews are the queried views that are not retouched.
var plainViews = slices.DeleteFunc(slices.Clone(Queried), func(v View) bool { return v.retouch != nil })

// marked returns the scene with a line of letters over a third of the width, from a point on.
func (s scene) marked(left, top, colour float64) scene {
	const height = 0.03
	return func(x, y float64) [3]float64 {
		row, column := (y-top)/height, (x-left)/height
		if row < 0 || row > 1 || column < 0 || column > 11 {
			return s(x, y)
		}
		column -= float64(int(column))
		if column < 0.2 || column < 0.75 && int(row*5)%2 == 0 { // the letter E
			return [3]float64{colour, colour, colour}
		}
		return s(x, y)
	}
}

func (s scene) brighter(factor float64) scene {
	return func(x, y float64) [3]float64 {
		c := s(x, y)
		for i := range c {
			c[i] = min(c[i]*factor, 255)
		}
		return c
	}
}

// lit returns the scene, darker, with two lamps in it.
func (s scene) lit() scene {
	return func(x, y float64) [3]float64 {
		c := s(x, y)
		light := 0.0
		for _, lamp := range [][2]float64{{0.2, 0.3}, {0.7, 0.2}} {
			light += 400 * math.Exp(-((x-lamp[0])*(x-lamp[0])+(y-lamp[1])*(y-lamp[1]))/0.02)
		}
		for i := range c {
			c[i] = min(c[i]/2+60+light, 255)
		}
		return c
	}
}

// Most of an even picture's detail is what was written on it, and a photo that is too bright lost its detail.
func TestARetouchedViewIsNearerToTheOriginal(t *testing.T) {
	t.Parallel()
	even := func(s scene) scene { return s.part(0.35, 0.35, 0.65, 0.65, 0) }
	for name, c := range map[string]struct {
		original, edit func(scene) scene
		retouch        retouch
	}{
		"bright letters": {even, func(s scene) scene { return s.marked(0.1, 0.8, 255) }, withoutBrightMarks},
		"dark letters":   {even, func(s scene) scene { return s.marked(0.5, 0.05, 0) }, withoutDarkMarks},
		"brighter":       {scene.lit, func(s scene) scene { return s.brighter(1.2) }, withoutHighlights},
	} {
		const scenes = 20
		plain, retouched := 0, 0
		for seed := range uint64(scenes) {
			original := c.original(newScene(seed))
			prints := func(s scene, r ...retouch) (p Prints) {
				for _, v := range append(r, nil) {
					p = append(p, s.prints([]View{{part: centre, retouch: v}})[1:]...)
				}
				return p
			}
			edited := c.edit(original)
			plain += prints(edited).Distance(prints(original))
			retouched += prints(edited, c.retouch).Distance(prints(original, c.retouch))
		}
		t.Logf("%s: %d bits a scene, retouched %d", name, plain/scenes, retouched/scenes)
		if retouched*3 > plain*2 {
			t.Errorf("%s: retouched views are %d bits from the originals, plain ones %d; want two thirds at most", name, retouched/scenes, plain/scenes)
		}
	}
}

func TestARetouchLeavesOtherPicturesAlone(t *testing.T) {
	flat := make(thumbnail, side*side)
	for i := range flat {
		flat[i] = 100 << 8
	}
	flat[30*side+30] = 20 << 8
	for name, r := range map[string]retouch{"bright": withoutBrightMarks, "dark": withoutDarkMarks, "highlights": withoutHighlights} {
		if got := r(flat); got != nil {
			t.Errorf("%s: got a changed picture, want none: it has no marks", name)
		}
	}
	if got, want := len(printsOf(flat, 4, 3, Queried)), 1+len(plainViews); got != want {
		t.Errorf("got %d fingerprints of a picture without marks, want %d: retouched views show the same as others", got, want)
	}
	flat[40*side+7], flat[side*side-1] = 200<<8, imaging.White
	marked := slices.Clone(flat)
	if got := withoutHighlights(flat); got[side*side-1] != brightest || got[40*side+7] != 200<<8 {
		t.Errorf("highlights: got %d and %d, want only imaging.White darker", got[side*side-1], got[40*side+7])
	}
	if !slices.Equal(flat, marked) {
		t.Error("the picture itself was changed, want a copy")
	}
}

// A line of letters is up to three cells high and at least four wide.
func TestOnlyLinesOfLettersAreRemoved(t *testing.T) {
	even := make(thumbnail, side*side)
	for i := range even {
		even[i] = 128 << 8
	}
	for name, c := range map[string]struct {
		x, y, width, height int
		isLine              bool
	}{
		"a line":                    {20, 30, 20, 1, true},
		"three cells high":          {20, 30, 20, 3, true},
		"four cells high":           {20, 30, 20, 4, false},
		"four cells wide":           {20, 30, 4, 2, true},
		"three cells wide":          {20, 30, 3, 2, false},
		"a cell":                    {20, 30, 1, 1, false},
		"an upright line":           {20, 10, 2, 30, false},
		"in the upper left corner":  {0, 0, 4, 3, true},
		"in the lower right corner": {side - 4, side - 3, 4, 3, true},
		"half in two rows":          {side - 2, 30, 2, 1, false}, // with the cells at the other end of the next row
	} {
		for _, brightness := range []int32{30 << 8, 220 << 8} {
			marked := slices.Clone(even)
			for y := range c.height {
				for x := range c.width {
					marked[(c.y+y)*side+c.x+x] = brightness
				}
			}
			if name == "half in two rows" {
				marked[31*side], marked[31*side+1] = brightness, brightness
			}
			before := slices.Clone(marked)
			for sign, got := range map[int32]thumbnail{1: withoutBrightMarks(marked), -1: withoutDarkMarks(marked)} {
				want := thumbnail(nil)
				if c.isLine && (brightness > even[0]) == (sign == 1) {
					want = even
				}
				if !slices.Equal(got, want) || (got == nil) != (want == nil) {
					t.Errorf("%s of brightness %d, removing marks of sign %d: got another picture", name, brightness>>8, sign)
				}
			}
			if !slices.Equal(marked, before) {
				t.Errorf("%s: the picture itself was changed, want a copy", name)
			}
		}
	}
}

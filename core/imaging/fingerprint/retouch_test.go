package fingerprint

import (
	"math"
	"testing"
)

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

package valuation

// A model number is a run of letters and digits that names one product: "dscw120p", "kx-tg1032s", "967685-0403". Shops
// write the same one with and without hyphens, spaces and the suffix for colour or country, so they are compared by
// their characters and not by their words.

const minModel = 4

// isModel reports whether a run reads like a model number: letters and digits mixed, or many digits.
func isModel(letters, digits int) bool {
	return digits >= 2 && letters >= 1 && letters+digits >= minModel || letters == 0 && digits >= 5
}

// models appends the model numbers of a text: single tokens and those written together with hyphens or slashes.
func (t *text) findModels() {
	for i := 0; i < len(t.tokens); i++ {
		j, letters, digits := i, 0, 0
		for ; j < len(t.tokens) && (j == i || t.tokens[j].joined); j++ {
			letters += int(t.tokens[j].letters)
			digits += int(t.tokens[j].digits)
		}
		if isModel(letters, digits) && !t.hasQuantity(i, j) {
			t.models = append(t.models, t.compact[t.starts[i]:t.starts[j]])
		}
		i = j - 1
	}
}

func (t *text) hasQuantity(i, j int) bool {
	for _, q := range t.quantities {
		if int(q.at) >= i && int(q.at) < j {
			return true
		}
	}
	return false
}

// modelLikeness says how well a text bears a model number: 1 when it stands there in any spelling, else the share of
// its characters found from a word's start on (or up to the model's end), if that includes a digit; 0 when nothing does.
func (t *text) modelLikeness(model string) float64 {
	best := 0
	for k, start := range t.starts[:len(t.tokens)] {
		n, digit := 0, false
		for n < len(model) && start+n < len(t.compact) && t.compact[start+n] == model[n] {
			digit = digit || isDigit(model[n])
			n++
		}
		if n == len(model) {
			return 1
		}
		if digit && n >= minModel && n > best {
			best = n
		}
		// A word that is the model's end: "w120" for "dscw120".
		w := t.compact[start:t.starts[k+1]]
		if len(w) >= minModel && t.tokens[k].digits >= 2 && len(w) < len(model) && len(w) > best && model[len(model)-len(w):] == w {
			best = len(w)
		}
	}
	return float64(best) / float64(len(model))
}

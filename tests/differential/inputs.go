// Package differential checks that core.wasm's compiler and Go's give the same answers, to the byte.
package differential

import (
	"bufio"
	"encoding/binary"
	"encoding/csv"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"loupe/tests/guest/functions"
)

// Input is the number of a function and its argument.
type Input struct {
	Function int
	Bytes    []byte
}

// Inputs returns the inputs of all functions, with n valuations. root is the project's folder.
func Inputs(root string, n int) (all []Input, err error) {
	add := func(function int, text string) { all = append(all, Input{function, []byte(text)}) }
	r := rand.New(rand.NewPCG(1, 2))
	titles, err := addDescriptions(root, add)
	if err != nil {
		return nil, err
	}
	listed, err := listedTitles(filepath.Join(root, "build/operate/samples/listings.csv"))
	if err != nil {
		return nil, err
	}
	for _, title := range append(titles, listed...) {
		add(functions.Title, title)
	}
	for range 10_000 {
		price := priceText(r)
		add(functions.Price, price)
		if r.IntN(5) == 0 {
			add(functions.Page, pageText(r, price, titles[r.IntN(len(titles))]))
		}
	}
	for range 5000 {
		add(functions.URL, urlText(r)+"\n"+urlText(r))
	}
	if err := addPhotos(root, add); err != nil {
		return nil, err
	}
	for seed := range n {
		all = append(all, Input{functions.Valuation, binary.LittleEndian.AppendUint64(nil, uint64(seed))})
	}
	return all, nil
}

// addDescriptions adds the labelled texts, and sentences with each phrase of the language files. It returns the titles of the products.
func addDescriptions(root string, add func(int, string)) (titles []string, err error) {
	labelled, err := filepath.Glob(filepath.Join(root, "core/reading/description/testdata/*.txt"))
	if err != nil {
		return nil, err
	}
	for _, path := range labelled {
		err := eachLine(path, func(line string) {
			columns := strings.Split(strings.TrimPrefix(line, "~ "), " | ")
			title, text := columns[len(columns)-3], columns[len(columns)-2]
			titles = append(titles, title)
			add(functions.Description, title+"\n"+strings.ReplaceAll(text, " / ", "\n"))
		})
		if err != nil {
			return nil, err
		}
	}
	languages, err := filepath.Glob(filepath.Join(root, "core/reading/description/languages/*.txt"))
	if err != nil {
		return nil, err
	}
	for _, path := range languages {
		err := eachLine(path, func(line string) {
			_, phrases, isList := strings.Cut(line, ": ")
			if line[0] == '#' || !isList {
				return
			}
			for phrase := range strings.SplitSeq(phrases, ", ") {
				phrase = strings.TrimRight(phrase, "+")
				add(functions.Description, "Halden F2 camera\njbl flip 5, "+phrase)
				for _, denial := range denials[strings.TrimSuffix(filepath.Base(path), ".txt")] {
					add(functions.Description, "Halden F2 camera\njbl flip 5, "+strings.ReplaceAll(denial, "X", phrase))
				}
			}
		})
		if err != nil {
			return nil, err
		}
	}
	return titles, nil
}

// denials are how a language says that something does not work, or is not so.
var denials = map[string][]string{
	"de": {"X nicht", "kein X"}, "en": {"does not X", "no X"}, "fr": {"ne X pas", "sans X"}, "es": {"no X", "sin X"},
	"it": {"non X", "senza X"}, "pt": {"não X", "sem X"}, "nl": {"X niet", "geen X"}, "pl": {"nie X", "bez X"},
}

func eachLine(path string, f func(string)) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		if lines.Text() != "" {
			f(lines.Text())
		}
	}
	return lines.Err()
}

func listedTitles(path string) (titles []string, err error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		titles = append(titles, row[1])
	}
	return titles, nil
}

func addPhotos(root string, add func(int, string)) error {
	for _, folder := range []string{"build/operate/samples", "core/imaging/fingerprint/testdata", "core/imaging/testdata"} {
		err := filepath.WalkDir(filepath.Join(root, folder), func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || filepath.Ext(path) == ".csv" {
				return err
			}
			photo, err := os.ReadFile(path)
			add(functions.Photo, string(photo))
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func pick(r *rand.Rand, list []string) string { return list[r.IntN(len(list))] }

var (
	beforePrice = strings.Split("|€|$|US$|£|¥|CHF |kr |R$|zł|from |ab |USD |EUR |Price: |~|-|د.إ |₹", "|")
	afterPrice  = strings.Split("| €|$| EUR| kr| zł| Kč|円|,-|.–| VB| USD| / month| per 100 g| incl. VAT|元|万| to | – ", "|")
	separators  = strings.Split("|.|,| |'|\u00a0|\u202f|٬|٫", "|")
)

// priceText returns a text like those that state prices, in the manner of many countries or of none.
func priceText(r *rand.Rand) string {
	var b strings.Builder
	for range 1 + r.IntN(2) {
		b.WriteString(pick(r, beforePrice))
		b.WriteString(strconv.Itoa(r.IntN(2000)))
		for range r.IntN(3) {
			b.WriteString(pick(r, separators))
			b.WriteString([]string{"00", "99", "000", "5", "1234"}[r.IntN(5)])
		}
		b.WriteString(pick(r, afterPrice))
	}
	return b.String()
}

// pageText returns the page of an offer, in one of three markups.
func pageText(r *rand.Rand, price, title string) string {
	amount := strconv.Itoa(r.IntN(5000)) + pick(r, []string{"", ".00", ",99"})
	currency := pick(r, []string{"EUR", "USD", "GBP", "€", ""})
	offer := pick(r, []string{
		`<script type="application/ld+json">{"@type":"Product","name":"` + title + `","offers":{"price":"` + amount + `","priceCurrency":"` + currency + `"}}</script>`,
		`<div itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="` + amount + `">` + price + `</span><meta itemprop="priceCurrency" content="` + currency + `"></div>`,
		`<meta property="og:title" content="` + title + `"><meta property="product:price:amount" content="` + amount + `"><meta property="product:price:currency" content="` + currency + `">`,
	})
	page := "<!doctype html><html><head><title>" + title + "</title>" + offer + "</head><body>" + price + "</body></html>"
	return page[:len(page)-r.IntN(len(page)/4)]
}

var urlParts = strings.Split(`https:// http:// // / a.example shop.example.co.uk :443 :8080 user@ ? # = & %20 %2e .. . a path é ü xn--tda `+
	`127.0.0.1 10.0.0.1 [::1] 0x7f.1 2130706433 localhost .local "`, " ")

func urlText(r *rand.Rand) string {
	var b strings.Builder
	if r.IntN(4) > 0 {
		b.WriteString("https://shop.example.com")
	}
	for range r.IntN(8) {
		b.WriteString(pick(r, urlParts))
	}
	return b.String()
}

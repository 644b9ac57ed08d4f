package vision

import (
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/base/text"
	"loupe/core/exchange"
	"loupe/core/market/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// googleVision is Google Cloud Vision. It takes no prompt: it returns what web pages say about similar
// pictures, and the logos and the text in the picture. So the description is not sent, and the item has
// no condition and no defects. Google often fails to fetch photos from other hosts, so the photo is
// sent inline by default.
//
// https://cloud.google.com/vision/docs/reference/rest/v1/images/annotate
var googleVision = provider{
	name:    "google-vision",
	secret:  "VISION_API_KEY",
	baseURL: "https://vision.googleapis.com",
	path:    "/v1/images:annotate?prettyPrint=false&fields=" + googleFields,
	inline:  true,
	// A request has 10 MB at most, its photo in base64 included: https://cloud.google.com/vision/quotas
	maxInline: 7 << 20,
	headers: exchange.Headers{
		{Name: "x-goog-api-key", Value: "${VISION_API_KEY}"},
		{Name: "content-type", Value: "application/json"},
	},
	body: `{"requests":[{"image":{<image>},"features":[` +
		`{"type":"WEB_DETECTION","maxResults":10},{"type":"LOGO_DETECTION","maxResults":3},{"type":"TEXT_DETECTION"}]}]}`,
	imageByURL:  `"source":{"imageUri":<image url>}`,
	imageInline: `"content":<image base64>`,
	parse: func(response gjson.Result) (product.Item, error) {
		annotations := jsontext.Get(&response, "responses.0")
		switch {
		case jsontext.Get(&annotations, "error").IsObject(): // an error of this image has HTTP status 200
			return product.Item{}, upstream.Reported
		case !annotations.IsObject():
			return product.Item{}, upstream.Unusable
		}
		return itemFromAnnotations(annotations), nil
	},
}

// googleFields limits the response to the fields that are read. Otherwise it would contain the
// coordinates of each letter in the picture.
// https://cloud.google.com/apis/docs/system-parameters
const googleFields = "responses(error,webDetection(bestGuessLabels,webEntities,fullMatchingImages,pagesWithMatchingImages/pageTitle)," +
	"logoAnnotations(description,score),textAnnotations/description)"

const (
	maxAnnotations = 60      // of a kind; Google is asked for 10 at most
	maxPhrase      = 120     // bytes of a label, an entity or a brand; a longer one is ignored
	maxWebText     = 512     // bytes of a text on the web that are searched
	maxPictureText = 4 << 10 // bytes of the text in the picture that are searched
	minLogoScore   = 0.5     // a logo with a lower score is ignored; the highest score is 1
)

// Confidence by kind of evidence. The response has no probabilities, and scores of entities are not
// comparable between photos, so these figures are estimates.
const (
	confidenceEntity      = 0.2 // the title is a web entity
	confidenceLabel       = 0.4 // the title is Google's best guess
	confidenceSamePicture = 0.2 // added if the same picture is on the web
	confidenceLogo        = 0.2 // added if the title contains the logo's brand
	confidenceModel       = 0.1 // added if the picture shows a model number that web pages contain
)

// itemFromAnnotations makes an item from the annotations of one picture. Anyone can put text into a
// picture, so that text only selects among the model numbers that web pages contain.
func itemFromAnnotations(annotations gjson.Result) product.Item {
	web := jsontext.Get(&annotations, "webDetection")
	item := product.Item{Title: phrase(jsontext.Get(&web, "bestGuessLabels.0.label")), Confidence: confidenceLabel}
	if item.Title == "" {
		item.Title, item.Confidence = bestDescription(jsontext.Get(&web, "webEntities"), 0), confidenceEntity
	}
	if item.Title == "" {
		return product.Item{}
	}
	if jsontext.Get(&web, "fullMatchingImages.0").IsObject() {
		item.Confidence += confidenceSamePicture
	}

	webText, pictureText := webText(web), jsontext.Text(&annotations, "textAnnotations.0.description")
	pictureText = pictureText[:min(len(pictureText), maxPictureText)]
	item.Model = modelNumber(pictureText, webText)
	if item.Model != "" {
		item.Confidence += confidenceModel
	} else {
		item.Model = modelNumber(item.Title, webText)
	}

	item.Brand = bestDescription(jsontext.Get(&annotations, "logoAnnotations"), minLogoScore)
	switch {
	case item.Brand == "":
	case strings.Contains(strings.ToLower(item.Title), strings.ToLower(item.Brand)):
		item.Confidence += confidenceLogo
	default:
		item.Title = item.Brand + " " + item.Title
	}
	if !strings.Contains(text.AlphanumericASCII(item.Title), text.AlphanumericASCII(item.Model)) {
		item.Title += " " + item.Model
	}

	if item.Brand != "" && item.Model != "" {
		item.Queries = []string{item.Brand + " " + item.Model}
	}
	item.Queries = append(item.Queries, item.Title)
	return item
}

// phrase returns a text of the response, or "" if it is longer than maxPhrase.
func phrase(value gjson.Result) string {
	line := text.SingleLine(value.Str)
	if len(line) > maxPhrase {
		return ""
	}
	return line
}

// bestDescription returns the description with the highest score, or "" if no score reaches minScore.
func bestDescription(annotations gjson.Result, minScore float64) string {
	best, bestScore := "", minScore
	for _, a := range jsontext.List(&annotations, "@this", maxAnnotations) {
		description, score := phrase(jsontext.Get(&a, "description")), jsontext.Number(&a, "score")
		if description != "" && score >= bestScore && (best == "" || score > bestScore) {
			best, bestScore = description, score
		}
	}
	return best
}

// webText returns the letters and digits of what web pages say about similar pictures, one line for
// each label, entity and page title.
func webText(web gjson.Result) string {
	var lines strings.Builder
	for _, path := range [...]string{"bestGuessLabels.#.label", "webEntities.#.description", "pagesWithMatchingImages.#.pageTitle"} {
		for _, line := range jsontext.List(&web, path, maxAnnotations) {
			lines.WriteString(text.AlphanumericASCII(withoutTags(line.Str[:min(len(line.Str), maxWebText)])))
			lines.WriteByte('\n')
		}
	}
	return lines.String()
}

// withoutTags removes HTML tags, which Google's page titles contain: "<b>WH</b>-1000XM4" becomes
// "WH-1000XM4". A "<" without a ">" after it is not a tag.
func withoutTags(html string) string {
	var plain strings.Builder
	for {
		before, rest, found := strings.Cut(html, "<")
		plain.WriteString(before)
		if !found {
			return plain.String()
		}
		_, html, found = strings.Cut(rest, ">")
		if !found {
			html = rest
		}
	}
}

// modelNumber returns the first word of s that looks like a model number and that webText contains; ""
// if there is none.
func modelNumber(s, webText string) string {
	for _, word := range strings.Fields(s) {
		word = strings.Trim(word, ".,;:!?()[]\"'-")
		if looksLikeModelNumber(word) && strings.Contains(webText, text.AlphanumericASCII(word)) {
			return word
		}
	}
	return ""
}

// looksLikeModelNumber reports whether a word consists of ASCII letters, digits and hyphens, begins with a
// letter, has at least two digits and five letters and digits, and at most 24 characters. Quantities
// ("500GB"), years and web addresses do not qualify.
func looksLikeModelNumber(word string) bool {
	letters, digits := 0, 0
	for i := range len(word) {
		switch c := word[i]; {
		case 'A' <= c && c <= 'Z', 'a' <= c && c <= 'z':
			letters++
		case letters == 0:
			return false
		case '0' <= c && c <= '9':
			digits++
		case c != '-':
			return false
		}
	}
	return digits >= 2 && letters+digits >= 5 && len(word) <= 24
}

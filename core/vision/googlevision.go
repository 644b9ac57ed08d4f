package vision

import (
	"strings"

	"loupe/core/exchange"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// googleVision is Google Cloud Vision. It is no model that could be asked or told anything: it says what the web says of
// pictures like the photo, which logo it sees and which text. So the description is not sent, and of condition and defects it
// says nothing. It often may not fetch what is on others' hosts, for which the photo goes inline unless configured otherwise.
// https://cloud.google.com/vision/docs/reference/rest/v1/images/annotate
var googleVision = provider{
	name: "google-vision", secret: "VISION_API_KEY", base: "https://vision.googleapis.com", image: "inline",
	path: "/v1/images:annotate?prettyPrint=false&fields=" + googleFields,
	headers: exchange.Headers{
		{Name: "x-goog-api-key", Value: "${VISION_API_KEY}"},
		{Name: "content-type", Value: "application/json"},
	},
	body: `{"requests":[{"image":{<photo>},"features":[` +
		`{"type":"WEB_DETECTION","maxResults":10},{"type":"LOGO_DETECTION","maxResults":3},{"type":"TEXT_DETECTION"}]}]}`,
	byURL:  `"source":{"imageUri":<url>}`,
	inline: `"content":<base64>`,
	read: func(answer gjson.Result) (Item, error) {
		response := answer.Get("responses.0")
		switch {
		case response.Get("error").IsObject(): // of the one image, with status 200
			return Item{}, upstream.Reported
		case !response.IsObject():
			return Item{}, upstream.Unusable
		}
		return fromAnnotations(response), nil
	},
}

// googleFields are what is read of the answer: without them, each letter in the picture comes with its corners.
// https://cloud.google.com/apis/docs/system-parameters
const googleFields = "responses(error,webDetection(bestGuessLabels,webEntities,fullMatchingImages,pagesWithMatchingImages/pageTitle)," +
	"logoAnnotations(description,score),textAnnotations/description)"

const (
	maxPhrase  = 120     // bytes of a label, an entity, a brand
	maxSaid    = 512     // bytes of a text on the web
	maxPrinted = 4 << 10 // bytes of the text in the picture
	leastLogo  = 0.5     // the score from which a logo is believed; 1 is the highest
)

// What each kind of evidence adds to the confidence, by judgement: the answer has no probability, and the scores of entities can't
// be compared between photos. A label is a guess. For it speaks that the very picture is on the web, that the logo's brand is
// in the title, and that a model number stands both in the picture and on the web.
const (
	byEntity = 0.2
	byLabel  = 0.4
	byPhoto  = 0.2
	byLogo   = 0.2
	byModel  = 0.1
)

// fromAnnotations makes an item of what was found. What is written in the picture anybody may have put there: all that it does
// is to choose among the model numbers that the web has for such pictures.
func fromAnnotations(response gjson.Result) Item {
	web := response.Get("webDetection")
	item := Item{Title: phrase(web.Get("bestGuessLabels.0.label")), Confidence: byLabel}
	if item.Title == "" {
		item.Title, item.Confidence = best(web.Get("webEntities"), 0), byEntity
	}
	if item.Title == "" {
		return Item{}
	}
	if web.Get("fullMatchingImages.0").IsObject() {
		item.Confidence += byPhoto
	}

	said, written := onTheWeb(web), response.Get("textAnnotations.0.description").Str
	written = written[:min(len(written), maxPrinted)]
	item.Model = modelNumber(written, said)
	if item.Model != "" {
		item.Confidence += byModel
	} else {
		item.Model = modelNumber(item.Title, said)
	}

	item.Brand = best(response.Get("logoAnnotations"), leastLogo)
	switch {
	case item.Brand == "":
	case strings.Contains(strings.ToLower(item.Title), strings.ToLower(item.Brand)):
		item.Confidence += byLogo
	default:
		item.Title = item.Brand + " " + item.Title
	}
	if !strings.Contains(squash(item.Title), squash(item.Model)) {
		item.Title += " " + item.Model
	}

	if item.Brand != "" && item.Model != "" {
		item.Queries = []string{item.Brand + " " + item.Model}
	}
	item.Queries = append(item.Queries, item.Title)
	return item
}

// phrase is a text of the answer; "" if there is none, or more than a few words.
func phrase(value gjson.Result) string {
	text := upstream.Line(value.Str)
	if len(text) > maxPhrase {
		return ""
	}
	return text
}

// best is the description with the highest score, which is at least so much.
func best(annotations gjson.Result, least float64) string {
	found, highest := "", least
	for _, a := range annotations.Array() {
		description, score := phrase(a.Get("description")), a.Get("score").Num
		if description != "" && score >= highest && (found == "" || score > highest) {
			found, highest = description, score
		}
	}
	return found
}

// onTheWeb is all that the web says of pictures like the photo, squashed, each text in its line.
func onTheWeb(web gjson.Result) string {
	var said strings.Builder
	for _, texts := range [...]string{"bestGuessLabels.#.label", "webEntities.#.description", "pagesWithMatchingImages.#.pageTitle"} {
		for _, text := range web.Get(texts).Array() {
			said.WriteString(squash(text.Str[:min(len(text.Str), maxSaid)]))
			said.WriteByte('\n')
		}
	}
	return said.String()
}

// squash keeps a text's ASCII letters, as small ones, and digits, so that "<b>WH</b> 1000XM4" is "wh1000xm4". Of HTML, which titles
// of pages are in, tags are left out.
func squash(text string) string {
	squashed := make([]byte, 0, len(text))
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case 'A' <= c && c <= 'Z':
			squashed = append(squashed, c|0x20)
		case 'a' <= c && c <= 'z', '0' <= c && c <= '9':
			squashed = append(squashed, c)
		case c == '<':
			i += max(0, strings.IndexByte(text[i:], '>'))
		}
	}
	return string(squashed)
}

// modelNumber is the first word of a text that looks like one, as "WH-1000XM4" does, and that is among what is said.
func modelNumber(text, said string) string {
	for _, word := range strings.Fields(text) {
		word = strings.Trim(word, ".,;:!?()[]\"'-")
		if looksLikeModel(word) && strings.Contains(said, squash(word)) {
			return word
		}
	}
	return ""
}

// looksLikeModel reports whether a word begins with a letter, has two digits or more, and little else. So it is no quantity
// ("500GB"), year or address.
func looksLikeModel(word string) bool {
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

package upstream

import (
	"crypto/rand"
	"strings"
)

// googleVision stands in for Google Cloud Vision.
// https://cloud.google.com/vision/docs/reference/rest/v1/images/annotate
var googleVision = spec{
	name: "google-vision", host: "vision.googleapis.com",
	vision: "google-vision", baseURLVar: "VISION_BASE_URL", secretName: "VISION_API_KEY",
	newSecret:  func() string { return "AIza" + rand.Text() + rand.Text()[:9] },
	auth:       inHeader("X-Goog-Api-Key", ""), // https://cloud.google.com/docs/authentication/api-keys-use
	deniedWith: 400,                            // Google calls a wrong key an invalid argument
	document:   "google-vision.yaml",
	check:      checkGoogle,
	answer: func(r *request) reply {
		responses := array{}
		for _, request := range lookup[array](r.body, "requests") {
			answer := object{}
			for _, feature := range lookup[array](request, "features") {
				if annotate := googleFeatures[lookup[string](feature, "type")]; annotate != nil && !r.noResults {
					annotate(r, answer)
				}
			}
			responses = append(responses, answer)
		}
		var all any = object{"responses": responses}
		if fields := r.URL.Query().Get("fields"); fields != "" {
			all = selectFields(all, fields)
		}
		return jsonReply(200, all)
	},
	failure: func(status int, message string) any {
		e := object{"code": status, "message": message, "status": googleStatus[status]}
		if status == 400 && message == "Invalid key" {
			e["details"] = array{object{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "API_KEY_INVALID", "domain": "googleapis.com"}}
		}
		return object{"error": e}
	},
	outOfCredits: func(r *request) reply {
		return jsonReply(403, object{"error": object{"code": 403, "message": "This API method requires billing to be enabled.", "status": "PERMISSION_DENIED",
			"details": array{object{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "BILLING_DISABLED", "domain": "googleapis.com"}}}})
	},
	examples: []example{{
		name: "annotate", method: "POST", path: "/v1/images:annotate",
		body: `{"requests":[{"image":{"source":{"imageUri":"` + examplePhoto + `"}},
			"features":[{"type":"WEB_DETECTION","maxResults":10},{"type":"LOGO_DETECTION"},{"type":"TEXT_DETECTION"}]}]}`,
		answers: `"bestGuessLabels"`,
	}},
}

// https://cloud.google.com/apis/design/errors#handling_errors
var googleStatus = map[int]string{
	400: "INVALID_ARGUMENT", 401: "UNAUTHENTICATED", 402: "FAILED_PRECONDITION", 403: "PERMISSION_DENIED", 404: "NOT_FOUND",
	413: "INVALID_ARGUMENT", 429: "RESOURCE_EXHAUSTED", 500: "INTERNAL", 502: "UNAVAILABLE", 503: "UNAVAILABLE", 504: "DEADLINE_EXCEEDED",
}

// googleFeatures maps each feature to a function that adds its annotations to an answer.
var googleFeatures = map[string]func(*request, object){
	"WEB_DETECTION": func(r *request, answer object) {
		pages, photo := array{}, "https://img.example.com/"+slug(r.item.Model)+".jpg"
		for i, p := range Pages[:3] {
			page := object{"url": p.URL, "pageTitle": "<b>" + r.item.Title + "</b> &#39;as seen&#39; | shop"}
			if i > 0 { // a page may have no matching images
				page["partialMatchingImages"] = array{object{"url": photo + "?w=200"}}
			}
			pages = append(pages, page)
		}
		answer["webDetection"] = object{
			"webEntities": array{
				object{"entityId": "/m/0dwx7", "score": 1.3262, "description": r.item.Category},
				object{"entityId": "/g/11standin", "score": 0.9417, "description": r.item.Brand},
				object{"entityId": "/t/standin", "score": 0.5211}, // some have no description
				object{"entityId": "/m/05y5lj", "score": 0.4808, "description": "Product"},
			},
			"fullMatchingImages":      array{object{"url": photo}},
			"partialMatchingImages":   array{object{"url": photo + "?w=200"}},
			"visuallySimilarImages":   array{object{"url": "https://img.example.com/similar.jpg"}},
			"pagesWithMatchingImages": pages,
			"bestGuessLabels":         array{object{"label": strings.ToLower(r.item.Brand + " " + r.item.Model + " " + r.item.Category), "languageCode": "en"}},
		}
	},
	"LOGO_DETECTION": func(r *request, answer object) {
		answer["logoAnnotations"] = array{object{"mid": "/m/0standin", "description": r.item.Brand, "score": 0.88, "boundingPoly": polygon}}
	},
	"TEXT_DETECTION": func(r *request, answer object) {
		allText := strings.Join(r.item.Text, "\n")
		words := array{object{"locale": "en", "description": allText, "boundingPoly": polygon}} // the first is the whole text
		for _, word := range strings.Fields(allText) {
			words = append(words, object{"description": word, "boundingPoly": polygon})
		}
		answer["textAnnotations"] = words
		answer["fullTextAnnotation"] = object{"text": allText, "pages": array{object{"width": 320, "height": 240, "confidence": 0.97}}}
	},
}

var polygon = object{"vertices": array{object{"x": 31, "y": 40}, object{"x": 118, "y": 40}, object{"x": 118, "y": 66}, object{"y": 66}}} // Google leaves out coordinates that are 0

// slug returns a name in lower case with hyphens, as in URLs.
func slug(name string) string { return strings.ReplaceAll(strings.ToLower(name), " ", "-") }

// https://cloud.google.com/vision/quotas
const (
	maxGoogleRequest = 10 << 20 // bytes of JSON
	maxGoogleImage   = 20 << 20
)

func checkGoogle(r *request) {
	if len(r.rawBody) > maxGoogleRequest {
		r.violation("the request is too large")
	}
	for _, request := range lookup[array](r.body, "requests") {
		content, uri := lookup[string](request, "image", "content"), lookup[string](request, "image", "source", "imageUri")
		switch {
		case content != "" && uri != "":
			r.violation("image: both content and source")
		case content != "":
			r.checkData("", content, maxGoogleImage)
		default:
			r.checkURL(uri)
		}
	}
}

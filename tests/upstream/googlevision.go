package upstream

import (
	"crypto/rand"
	"strings"
)

// googleVision stands in for Google Cloud Vision. https://cloud.google.com/vision/docs/reference/rest/v1/images/annotate
var googleVision = vendor{
	name: "google-vision", host: "vision.googleapis.com",
	operation: func(r *request) (document, path string) {
		document, _ = at(r, googleDocument, "/v1/images:annotate")
		return document, "/v1p1beta1/images:annotate"
	},
	newSecret: func() string { return "AIza" + rand.Text() + rand.Text()[:9] },
	// https://cloud.google.com/docs/authentication/api-keys-use
	authorized: func(r *request) (ok, present bool) {
		key := r.URL.Query().Get("key")
		if key == "" {
			key = r.Header.Get("X-Goog-Api-Key")
		}
		return key == r.vendor.secret, key != ""
	},
	denied: 400, // a key that is not valid is an argument that is not valid
	check:  checkGoogle,
	answer: func(r *request) reply {
		return annotations(r, func(request any) object {
			answer := object{}
			for _, feature := range dig[array](request, "features") {
				if annotate := googleFeatures[dig[string](feature, "type")]; annotate != nil && !r.none {
					annotate(r, answer)
				}
			}
			return answer
		})
	},
	failure: func(status int, message string) any {
		e := object{"code": status, "message": message, "status": googleStatus[status]}
		if status == 400 && message == "Invalid key" {
			e["details"] = array{object{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "API_KEY_INVALID", "domain": "googleapis.com"}}
		}
		return object{"error": e}
	},
	variants: map[Body]func(*request) reply{
		// An image that can't be had is an error of that image, in an answer that is a success.
		ErrorInside: func(r *request) reply {
			return annotations(r, func(any) object {
				return object{"error": object{"code": 7, "message": "We're not allowed to access the URL on your behalf. Please download the content and pass it in."}}
			})
		},
	},
}

// https://cloud.google.com/apis/design/errors#handling_errors
var googleStatus = map[int]string{
	400: "INVALID_ARGUMENT", 401: "UNAUTHENTICATED", 402: "FAILED_PRECONDITION", 403: "PERMISSION_DENIED", 404: "NOT_FOUND",
	413: "INVALID_ARGUMENT", 429: "RESOURCE_EXHAUSTED", 500: "INTERNAL", 502: "UNAVAILABLE", 503: "UNAVAILABLE", 504: "DEADLINE_EXCEEDED",
}

func annotations(r *request, of func(request any) object) reply {
	responses := array{}
	for _, request := range dig[array](r.body, "requests") {
		responses = append(responses, of(request))
	}
	var all any = object{"responses": responses}
	if fields := r.URL.Query().Get("fields"); fields != "" {
		all = selected(all, fields)
	}
	return jsonReply(200, all)
}

// googleFeatures put into an answer what they detect.
var googleFeatures = map[string]func(*request, object){
	"WEB_DETECTION": func(r *request, answer object) {
		pages, photo := array{}, "https://img.example.com/"+slug(r.item.Model)+".jpg"
		for i, p := range Pages[:3] {
			page := object{"url": p.URL, "pageTitle": "<b>" + r.item.Title + "</b> &#39;as seen&#39; | shop"}
			if i > 0 { // the first has neither
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
		whole := strings.Join(r.item.Text, "\n")
		words := array{object{"locale": "en", "description": whole, "boundingPoly": polygon}} // the first is all of it
		for _, word := range strings.Fields(whole) {
			words = append(words, object{"description": word, "boundingPoly": polygon})
		}
		answer["textAnnotations"] = words
		answer["fullTextAnnotation"] = object{"text": whole, "pages": array{object{"width": 320, "height": 240, "confidence": 0.97}}}
	},
}

var polygon = object{"vertices": array{object{"x": 31, "y": 40}, object{"x": 118, "y": 40}, object{"x": 118, "y": 66}, object{"y": 66}}} // 0 is left out

// slug is a name as it is in a URL.
func slug(name string) string { return strings.ReplaceAll(strings.ToLower(name), " ", "-") }

// https://cloud.google.com/vision/quotas
const (
	googleRequest = 10 << 20 // bytes of JSON
	googleImage   = 20 << 20
	googleBatch   = 16
)

func checkGoogle(r *request) {
	requests := dig[array](r.body, "requests")
	if len(requests) == 0 || len(requests) > googleBatch {
		r.fault("requests: 1 to 16 of them")
	}
	if len(r.text) > googleRequest {
		r.fault("the request is too large")
	}
	for _, request := range requests {
		content, uri := dig[string](request, "image", "content"), dig[string](request, "image", "source", "imageUri")
		switch {
		case content != "" && uri != "":
			r.fault("image: both content and source")
		case content != "":
			r.checkData("", content, googleImage)
		default:
			r.checkURL(uri)
		}
		if len(dig[array](request, "features")) == 0 {
			r.fault("features: none")
		}
	}
}

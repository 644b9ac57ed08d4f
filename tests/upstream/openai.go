package upstream

import (
	"crypto/rand"
	"slices"
	"strconv"
	"strings"
)

type object = map[string]any
type array = []any

// openAI stands in for every service that speaks OpenAI's chat completions.
// https://platform.openai.com/docs/api-reference/chat/create
var openAI = vendor{
	name: "openai", host: "api.openai.com",
	operation: func(r *request) (document, path string) { return at(r, "openai.yaml", "/v1/chat/completions") },
	newSecret: func() string { return "sk-proj-" + rand.Text() + rand.Text() },
	authorized: func(r *request) (ok, present bool) {
		return bearer(r) == r.vendor.secret, bearer(r) != ""
	},
	check:  checkOpenAI,
	answer: func(r *request) reply { return completion(r, "stop", object{"content": r.item.json(), "refusal": nil}) },
	failure: func(status int, message string) any {
		e := openAIErrors[status]
		return object{"error": object{"message": message, "type": orNull(e.kind, "server_error"), "param": nil, "code": orNull(e.code, nil)}}
	},
	variants: map[Body]func(*request) reply{
		// https://platform.openai.com/docs/guides/structured-outputs#refusals-with-structured-outputs
		Refusal: func(r *request) reply {
			return completion(r, "stop", object{"content": nil, "refusal": "I'm sorry, I cannot help with that."})
		},
		CutShort: func(r *request) reply {
			text := r.item.json()
			return completion(r, "length", object{"content": text[:len(text)/2], "refusal": nil})
		},
		Fenced: func(r *request) reply { // models of Ollama and vLLM, without guided decoding
			return completion(r, "stop", object{"content": fenced(r.item)})
		},
		// https://openrouter.ai/docs/api-reference/errors
		ErrorInside: func(r *request) reply {
			return jsonReply(200, object{"id": "gen-1", "error": object{"code": 502, "message": "Provider returned error"}})
		},
	},
}

// https://platform.openai.com/docs/guides/error-codes
var openAIErrors = map[int]struct{ kind, code string }{
	400: {"invalid_request_error", ""},
	401: {"invalid_request_error", "invalid_api_key"},
	402: {"insufficient_quota", "credit_balance_exhausted"},
	403: {"invalid_request_error", "unsupported_country_region_territory"},
	404: {"invalid_request_error", "model_not_found"},
	413: {"invalid_request_error", "request_too_large"},
	429: {"requests", "rate_limit_exceeded"},
	503: {"service_unavailable_error", "server_is_overloaded"},
}

func orNull(text string, otherwise any) any {
	if text == "" {
		return otherwise
	}
	return text
}

// at is an endpoint with one path.
func at(r *request, document, path string) (string, string) {
	if r.URL.Path != path {
		return "", ""
	}
	return document, path
}

func bearer(r *request) string {
	token, _ := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	return token
}

func completion(r *request, finish string, message object) reply {
	message["role"] = "assistant"
	words := 20 + len(r.item.Title)
	return jsonReply(200, object{
		"id": "chatcmpl-" + rand.Text(), "object": "chat.completion", "created": 1_795_262_400, "model": dig[string](r.body, "model"),
		"choices": array{object{"index": 0, "message": message, "logprobs": nil, "finish_reason": finish}},
		"usage": object{"prompt_tokens": 1180, "completion_tokens": words, "total_tokens": 1180 + words,
			"prompt_tokens_details":     object{"cached_tokens": 0, "audio_tokens": 0},
			"completion_tokens_details": object{"reasoning_tokens": 0, "audio_tokens": 0}},
		"service_tier": "default", "system_fingerprint": "fp_0",
	})
}

func fenced(i Item) string {
	return "Here is the item in the photo:\n\n```json\n" + i.json() + "\n```\n\nLet me know if you need {more}."
}

func checkOpenAI(r *request) {
	for _, message := range dig[array](r.body, "messages") {
		for _, part := range dig[array](message, "content") {
			if dig[string](part, "type") == "image_url" {
				r.checkImage(dig[string](part, "image_url", "url"), 50<<20)
			}
		}
	}
	if dig[float64](r.body, "max_tokens") != 0 && dig[float64](r.body, "max_completion_tokens") != 0 {
		r.fault("both max_tokens and max_completion_tokens")
	}
	format := dig[object](r.body, "response_format", "json_schema")
	if dig[bool](format, "strict") {
		schema := dig[object](format, "schema")
		if schema["type"] != "object" {
			r.fault("the root of a strict schema is not an object")
		}
		r.checkStrict(schema, "schema", 0)
	}
}

// checkStrict finds what structured outputs do not take.
// https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
func (r *request) checkStrict(schema object, at string, depth int) {
	if depth > 10 {
		r.fault(at + ": nested more than 10 levels deep")
		return
	}
	for keyword := range schema {
		if !slices.Contains(strictKeywords, keyword) {
			r.fault(at + ": " + keyword + " is not permitted")
		}
	}
	properties := dig[object](schema, "properties")
	if schema["type"] == "object" {
		if schema["additionalProperties"] != false {
			r.fault(at + ": additionalProperties must be false")
		}
		required := dig[array](schema, "required")
		for name := range properties {
			if !slices.Contains(required, any(name)) {
				r.fault(at + ": required must have every property, " + name + " too")
			}
		}
		if len(required) != len(properties) {
			r.fault(at + ": required must have the properties and no others")
		}
	}
	for name, property := range properties {
		r.checkStrict(dig[object](property), at+"."+name, depth+1)
	}
	if items := dig[object](schema, "items"); items != nil {
		r.checkStrict(items, at+"[]", depth+1)
	}
	for i, option := range dig[array](schema, "anyOf") {
		r.checkStrict(dig[object](option), at+".anyOf"+strconv.Itoa(i), depth+1)
	}
}

var strictKeywords = []string{
	"type", "properties", "required", "additionalProperties", "items", "enum", "const", "anyOf", "description", "title", "$defs", "$ref",
	"pattern", "format", "multipleOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems",
}

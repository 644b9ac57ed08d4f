package upstream

import (
	"crypto/rand"
	"slices"
	"strconv"
)

type object = map[string]any
type array = []any

// openAI stands in for OpenAI's Chat Completions API and for the other services that offer it.
// https://platform.openai.com/docs/api-reference/chat/create
var openAI = spec{
	name: "openai", host: "api.openai.com",
	vision: "openai", baseURLVar: "VISION_BASE_URL", basePath: "/v1", secretName: "VISION_API_KEY",
	newSecret: func() string { return "sk-proj-" + rand.Text() + rand.Text() },
	auth:      bearer,
	document:  "openai.yaml",
	check:     checkOpenAI,
	answer:    completion,
	model:     object{"object": "model", "created": 1_795_262_400, "owned_by": "openai", "shutdown_date": nil},
	failure: func(status int, message string) any {
		e := openAIErrors[status]
		return object{"error": object{"message": message, "type": orDefault(e.kind, "server_error"), "param": nil, "code": orDefault(e.code, nil)}}
	},
	outOfCredits: func(r *request) reply {
		return jsonReply(429, object{"error": object{"message": "You exceeded your current quota, please check your plan and billing details.",
			"type": "insufficient_quota", "param": nil, "code": "insufficient_quota"}})
	},
	examples: []example{{
		name: "chat", method: "POST", path: "/v1/chat/completions",
		body: `{"model":"m","messages":[{"role":"system","content":"Identify."},{"role":"user","content":[{"type":"text","text":"What?"},
			{"type":"image_url","image_url":{"url":"` + examplePhoto + `"}}]}],
			"response_format":{"type":"json_schema","json_schema":{"name":"item","strict":true,"schema":` + exampleSchema + `}}}`,
		answers: `"finish_reason":"stop"`,
	}, {name: "openai's model", path: "/v1/models/m", answers: `"id":"m"`}},
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

func orDefault(text string, fallback any) any {
	if text == "" {
		return fallback
	}
	return text
}

func completion(r *request) reply {
	message := object{"role": "assistant", "content": r.item.json(), "refusal": nil}
	words := 20 + len(r.item.Title)
	return jsonReply(200, object{
		"id": "chatcmpl-" + rand.Text(), "object": "chat.completion", "created": 1_795_262_400, "model": lookup[string](r.body, "model"),
		"choices": array{object{"index": 0, "message": message, "logprobs": nil, "finish_reason": "stop"}},
		"usage": object{"prompt_tokens": 1180, "completion_tokens": words, "total_tokens": 1180 + words,
			"prompt_tokens_details":     object{"cached_tokens": 0, "audio_tokens": 0},
			"completion_tokens_details": object{"reasoning_tokens": 0, "audio_tokens": 0}},
		"service_tier": "default", "system_fingerprint": "fp_0",
	})
}

func checkOpenAI(r *request) {
	for _, message := range lookup[array](r.body, "messages") {
		for _, part := range lookup[array](message, "content") {
			if lookup[string](part, "type") == "image_url" {
				r.checkImage(lookup[string](part, "image_url", "url"), 50<<20)
			}
		}
	}
	if lookup[float64](r.body, "max_tokens") != 0 && lookup[float64](r.body, "max_completion_tokens") != 0 {
		r.violation("both max_tokens and max_completion_tokens")
	}
	format := lookup[object](r.body, "response_format", "json_schema")
	if lookup[bool](format, "strict") {
		schema := lookup[object](format, "schema")
		if schema["type"] != "object" {
			r.violation("the root of a strict schema is not an object")
		}
		r.checkStrict(schema, "schema", 0)
	}
}

// checkStrict records as violations what structured outputs do not support in a JSON schema.
// https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
func (r *request) checkStrict(schema object, at string, depth int) {
	if depth > 10 {
		r.violation(at + ": nested more than 10 levels deep")
		return
	}
	for keyword := range schema {
		if !slices.Contains(strictKeywords, keyword) {
			r.violation(at + ": " + keyword + " is not permitted")
		}
	}
	properties := lookup[object](schema, "properties")
	if schema["type"] == "object" {
		if schema["additionalProperties"] != false {
			r.violation(at + ": additionalProperties must be false")
		}
		required := lookup[array](schema, "required")
		for name := range properties {
			if !slices.Contains(required, any(name)) {
				r.violation(at + ": required lacks the property " + name)
			}
		}
		if len(required) != len(properties) {
			r.violation(at + ": required must list the properties and nothing else")
		}
	}
	for name, property := range properties {
		r.checkStrict(lookup[object](property), at+"."+name, depth+1)
	}
	if items := lookup[object](schema, "items"); items != nil {
		r.checkStrict(items, at+"[]", depth+1)
	}
	for i, option := range lookup[array](schema, "anyOf") {
		r.checkStrict(lookup[object](option), at+".anyOf"+strconv.Itoa(i), depth+1)
	}
}

var strictKeywords = []string{
	"type", "properties", "required", "additionalProperties", "items", "enum", "const", "anyOf", "description", "title", "$defs", "$ref",
	"pattern", "format", "multipleOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems",
}

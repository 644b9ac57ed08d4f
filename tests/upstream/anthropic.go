package upstream

import (
	"cmp"
	"crypto/rand"
	"net/http"
)

// anthropic stands in for Anthropic's Messages API. https://platform.claude.com/docs/en/api/messages
var anthropic = spec{
	name: "anthropic", host: "api.anthropic.com",
	vision: "anthropic", baseURLVar: "VISION_BASE_URL", secretName: "VISION_API_KEY",
	newSecret: func() string { return "sk-ant-api03-" + rand.Text() + rand.Text() },
	auth:      inHeader("X-Api-Key", ""),
	document:  "anthropic.yaml",
	model:     object{"type": "model", "display_name": "M", "created_at": "2026-10-01T00:00:00Z"},
	check:     checkAnthropic,
	answer: func(r *request) reply {
		return jsonReply(200, object{
			"id": "msg_" + rand.Text(), "type": "message", "role": "assistant", "model": lookup[string](r.body, "model"),
			"content": array{object{"type": "text", "text": r.item.json()}}, "stop_reason": "end_turn", "stop_sequence": nil,
			"usage": object{"input_tokens": 1540, "cache_creation_input_tokens": 0, "cache_read_input_tokens": 0, "output_tokens": 160, "service_tier": "standard"},
		})
	},
	// https://platform.claude.com/docs/en/api/errors
	failure: func(status int, text string) any {
		return object{"type": "error", "error": object{"type": cmp.Or(anthropicErrors[status], "api_error"), "message": text}, "request_id": "req_" + rand.Text()}
	},
	outOfCredits: failing(400, "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits."),
	examples: []example{{
		name: "messages", method: "POST", path: "/v1/messages", header: http.Header{"Anthropic-Version": {"2023-06-01"}},
		body: `{"model":"m","max_tokens":1024,"system":"Identify.","messages":[{"role":"user","content":[
			{"type":"image","source":{"type":"url","url":"` + examplePhoto + `"}},{"type":"text","text":"What?"}]}],
			"output_config":{"format":{"type":"json_schema","schema":` + exampleSchema + `}}}`,
		answers: `"stop_reason":"end_turn"`,
	}, {name: "anthropic's model", path: "/v1/models/m", answers: `"id":"m"`}},
}

var anthropicErrors = map[int]string{
	400: "invalid_request_error", 401: "authentication_error", 402: "billing_error", 403: "permission_error", 404: "not_found_error",
	413: "request_too_large", 429: "rate_limit_error", 504: "timeout_error", 529: "overloaded_error",
}

// maxAnthropicImage is the largest picture, in bytes: 5 MB in base64. The real API allows 10 MB to some accounts.
// https://platform.claude.com/docs/en/build-with-claude/vision
const maxAnthropicImage = 5 << 20 / 4 * 3

func checkAnthropic(r *request) {
	if lookup[string](r.body, "messages", 0, "role") != "user" {
		r.violation("the first message is not from the user")
	}
	for _, message := range lookup[array](r.body, "messages") {
		for _, block := range lookup[array](message, "content") {
			switch source := lookup[object](block, "source"); source["type"] {
			case "url":
				r.checkURL(lookup[string](source, "url"))
			case "base64":
				r.checkData(lookup[string](source, "media_type"), lookup[string](source, "data"), maxAnthropicImage)
			}
		}
	}
	// The rules of a schema are a subset of OpenAI's: https://platform.claude.com/docs/en/build-with-claude/structured-outputs
	if schema := lookup[object](r.body, "output_config", "format", "schema"); schema != nil {
		r.checkStrict(schema, "output_config.format.schema", 0)
	}
	model, thinking := lookup[string](r.body, "model"), lookup[string](r.body, "thinking", "type")
	if accepted, isListed := thinkingOf[model]; isListed && thinking != "" && thinking != accepted {
		r.violation(model + " does not accept the thinking " + thinking)
	} else if !isListed && thinking == "between_tools" {
		r.violation(model + " does not accept the thinking between_tools")
	}
}

// thinkingOf has the models that can't be asked not to think by "disabled", and what they accept instead; "" if nothing.
// https://platform.claude.com/docs/en/build-with-claude/thinking-troubleshooting
var thinkingOf = map[string]string{"claude-fable-5-1": "", "claude-opus-5-5": "", "claude-sonnet-5-5": "between_tools"}

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
	check:     checkAnthropic,
	answer: func(r *request) reply {
		name := lookup[string](r.body, "tool_choice", "name")
		if name == "" {
			return message(r, "end_turn", object{"type": "text", "text": r.item.json()})
		}
		return message(r, "tool_use", object{"type": "tool_use", "id": "toolu_" + rand.Text(), "name": name, "input": r.item.value()})
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
			"tools":[{"name":"identify","description":"Report.","input_schema":` + exampleSchema + `}],"tool_choice":{"type":"tool","name":"identify"}}`,
		answers: `"stop_reason":"tool_use"`,
	}},
}

var anthropicErrors = map[int]string{
	400: "invalid_request_error", 401: "authentication_error", 402: "billing_error", 403: "permission_error", 404: "not_found_error",
	413: "request_too_large", 429: "rate_limit_error", 504: "timeout_error", 529: "overloaded_error",
}

func message(r *request, reason string, content object) reply {
	return jsonReply(200, object{
		"id": "msg_" + rand.Text(), "type": "message", "role": "assistant", "model": lookup[string](r.body, "model"), "content": array{content},
		"stop_reason": reason, "stop_sequence": nil,
		"usage": object{"input_tokens": 1540, "cache_creation_input_tokens": 0, "cache_read_input_tokens": 0, "output_tokens": 160, "service_tier": "standard"},
	})
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
	choice := lookup[string](r.body, "tool_choice", "name")
	exists := choice == ""
	for _, tool := range lookup[array](r.body, "tools") {
		exists = exists || tool.(object)["name"] == choice
		if lookup[bool](tool, "strict") { // its rules are a subset of OpenAI's: https://platform.claude.com/docs/en/build-with-claude/structured-outputs
			r.checkStrict(lookup[object](tool, "input_schema"), "input_schema", 0)
		}
	}
	if !exists {
		r.violation("tool_choice names no tool")
	}
	if lookup[object](r.body, "tool_choice") != nil && lookup[array](r.body, "tools") == nil {
		r.violation("tool_choice without tools")
	}
}

package upstream

import (
	"crypto/rand"
)

// anthropic stands in for Anthropic's messages. https://platform.claude.com/docs/en/api/messages
var anthropic = vendor{
	name: "anthropic", host: "api.anthropic.com",
	operation: func(r *request) (document, path string) { return at(r, "anthropic.yaml", "/v1/messages") },
	newSecret: func() string { return "sk-ant-api03-" + rand.Text() + rand.Text() },
	authorized: func(r *request) (ok, present bool) {
		key := r.Header.Get("X-Api-Key")
		return key == r.vendor.secret, key != ""
	},
	check: checkAnthropic,
	answer: func(r *request) reply {
		name := dig[string](r.body, "tool_choice", "name")
		if name == "" {
			return message(r, "end_turn", object{"type": "text", "text": r.item.json()})
		}
		return message(r, "tool_use", toolUse(name, r.item.value()))
	},
	// https://platform.claude.com/docs/en/api/errors
	failure: func(status int, text string) any {
		kind := anthropicErrors[status]
		if kind == "" {
			kind = "api_error"
		}
		return object{"type": "error", "error": object{"type": kind, "message": text}, "request_id": "req_" + rand.Text()}
	},
	// https://platform.claude.com/docs/en/build-with-claude/handling-stop-reasons
	variants: map[Body]func(*request) reply{
		Refusal: func(r *request) reply { return message(r, "refusal") },
		CutShort: func(r *request) reply {
			return message(r, "max_tokens", toolUse("identify", object{"title": r.item.Title, "brand": r.item.Brand}))
		},
		// Even a model that must use the tool may say something first.
		Fenced: func(r *request) reply {
			return message(r, "tool_use", object{"type": "text", "text": fenced(Drift)}, toolUse("identify", r.item.value()))
		},
	},
}

var anthropicErrors = map[int]string{
	400: "invalid_request_error", 401: "authentication_error", 402: "billing_error", 403: "permission_error", 404: "not_found_error",
	413: "request_too_large", 429: "rate_limit_error", 504: "timeout_error", 529: "overloaded_error",
}

func toolUse(name string, input object) object {
	return object{"type": "tool_use", "id": "toolu_" + rand.Text(), "name": name, "input": input}
}

func message(r *request, reason string, content ...any) reply {
	if content == nil {
		content = array{}
	}
	return jsonReply(200, object{
		"id": "msg_" + rand.Text(), "type": "message", "role": "assistant", "model": dig[string](r.body, "model"), "content": content,
		"stop_reason": reason, "stop_sequence": nil,
		"usage": object{"input_tokens": 1540, "cache_creation_input_tokens": 0, "cache_read_input_tokens": 0, "output_tokens": 160, "service_tier": "standard"},
	})
}

const anthropicImage = 5 << 20 // bytes. https://platform.claude.com/docs/en/build-with-claude/vision

func checkAnthropic(r *request) {
	if dig[string](r.body, "messages", 0, "role") != "user" {
		r.fault("the first message is not the user's")
	}
	for _, message := range dig[array](r.body, "messages") {
		for _, block := range dig[array](message, "content") {
			switch source := dig[object](block, "source"); source["type"] {
			case "url":
				r.checkURL(dig[string](source, "url"))
			case "base64":
				r.checkData(dig[string](source, "media_type"), dig[string](source, "data"), anthropicImage)
			}
		}
	}
	named := dig[string](r.body, "tool_choice", "name") == ""
	for _, tool := range dig[array](r.body, "tools") {
		named = named || tool.(object)["name"] == dig[string](r.body, "tool_choice", "name")
	}
	if !named {
		r.fault("tool_choice names no tool")
	}
	if dig[object](r.body, "tool_choice") != nil && dig[array](r.body, "tools") == nil {
		r.fault("tool_choice without tools")
	}
}

package vision

import (
	"loupe/core/exchange"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// anthropic is Anthropic's messages, with a tool that the model has to call: its input is the item. A forced call and thinking
// exclude each other; models that can't be kept from thinking refuse both.
// https://platform.claude.com/docs/en/api/messages
// https://platform.claude.com/docs/en/models/overview has the models.
var anthropic = provider{
	name: "anthropic", secret: "VISION_API_KEY", base: "https://api.anthropic.com", model: "claude-haiku-5-5",
	path: "/v1/messages",
	headers: exchange.Headers{
		{Name: "x-api-key", Value: "${VISION_API_KEY}"},
		{Name: "anthropic-version", Value: "2023-06-01"},
		{Name: "content-type", Value: "application/json"},
	},
	body: `{"model":<model>,"max_tokens":1024,"thinking":{"type":"disabled"},"system":<instructions>,` +
		`"messages":[{"role":"user","content":[{"type":"image","source":{<photo>}},{"type":"text","text":<text>}]}],` +
		`"tools":[{"name":"identify","description":"Takes the product that the photo shows.","input_schema":<schema>}],` +
		`"tool_choice":{"type":"tool","name":"identify","disable_parallel_tool_use":true}}`,
	byURL:  `"type":"url","url":<url>`,
	inline: `"type":"base64","media_type":<format>,"data":<base64>`,
	read: func(answer gjson.Result) (Item, error) {
		if answer.Get("stop_reason").Str != "tool_use" {
			return Item{}, upstream.Unusable // cut off, or refused
		}
		for _, block := range answer.Get("content").Array() {
			if block.Get("type").Str == "tool_use" && block.Get("name").Str == "identify" {
				return readItem(block.Get("input"))
			}
		}
		return Item{}, upstream.Unusable
	},
}

package vision

import (
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// anthropic is Anthropic's Messages API. The model must call a tool, and the tool's input is the item.
// Thinking is disabled because the API does not allow it with a forced tool call. The tool is strict, so that its input follows
// the schema: https://platform.claude.com/docs/en/agents-and-tools/tool-use/strict-tool-use
//
// https://platform.claude.com/docs/en/api/messages
// https://platform.claude.com/docs/en/models/overview lists the models.
var anthropic = provider{
	name:    "anthropic",
	secret:  "VISION_API_KEY",
	baseURL: "https://api.anthropic.com",
	path:    "/v1/messages",
	model:   "claude-haiku-5-5",
	// A picture has 5 MB at most in base64, on some platforms 10 MB: https://platform.claude.com/docs/en/build-with-claude/vision
	maxInline: 5 << 20 / 4 * 3,
	headers: exchange.Headers{
		{Name: "x-api-key", Value: "${VISION_API_KEY}"},
		{Name: "anthropic-version", Value: "2023-06-01"},
		{Name: "content-type", Value: "application/json"},
	},
	body: `{"model":<model>,"max_tokens":2048,"thinking":{"type":"disabled"},"system":<system prompt>,` +
		`"messages":[{"role":"user","content":[<images>,{"type":"text","text":<user prompt>}]}],` +
		`"tools":[{"name":"identify","description":"Takes the product that the photo shows.","strict":true,"input_schema":<schema>}],` +
		`"tool_choice":{"type":"tool","name":"identify","disable_parallel_tool_use":true}}`,
	imageBlock:  `{"type":"image","source":{<image>}}`,
	imageByURL:  `"type":"url","url":<image url>`,
	imageInline: `"type":"base64","media_type":<image type>,"data":<image base64>`,
	parse: func(response gjson.Result) (product.Item, error) {
		block := jsontext.Get(&response, `content.#(name=="identify")`)
		if jsontext.Text(&response, "stop_reason") != "tool_use" || jsontext.Text(&block, "type") != "tool_use" {
			return product.Item{}, upstream.Unusable // truncated or refused
		}
		return parseItem(jsontext.Get(&block, "input"))
	},
}

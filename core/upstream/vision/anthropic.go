package vision

import (
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/market/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// anthropic is Anthropic's Messages API with structured outputs: the answer's text is JSON that follows the schema. A forced tool
// call would do the same, but models from Claude 5.1 on refuse it.
// https://platform.claude.com/docs/en/build-with-claude/structured-outputs
//
// Which models think, and which settings they refuse:
// https://platform.claude.com/docs/en/build-with-claude/thinking-troubleshooting
//
// https://platform.claude.com/docs/en/api/messages
// https://platform.claude.com/docs/en/models/overview lists the models.
var anthropic = provider{
	name:    "anthropic",
	secret:  "VISION_API_KEY",
	baseURL: "https://api.anthropic.com",
	path:    "/v1/messages",
	models:  "/v1/models/",
	model:   "claude-haiku-5-5",
	// A picture has 5 MB at most in base64, on some platforms 10 MB: https://platform.claude.com/docs/en/build-with-claude/vision
	maxInline: 5 << 20 / 4 * 3,
	headers: exchange.Headers{
		{Name: "x-api-key", Value: "${VISION_API_KEY}"},
		{Name: "anthropic-version", Value: "2023-06-01"},
		{Name: "content-type", Value: "application/json"},
	},
	body: `{"model":<model>,"max_tokens":4096,<reasoning>"format":{"type":"json_schema","schema":<schema>}},"system":<system prompt>,` +
		`"messages":[{"role":"user","content":[<images>,{"type":"text","text":<user prompt>}]}]}`,
	reasoning: []reasoning{
		{"none", `"thinking":{"type":"disabled"},"output_config":{`},
		{"between_tools", `"thinking":{"type":"between_tools"},"output_config":{`},
		{"low medium high", `"output_config":{"effort":<effort>,`},
		{"omit", `"output_config":{`},
	},
	imageBlock:  `{"type":"image","source":{<image>}}`,
	imageByURL:  `"type":"url","url":<image url>`,
	imageInline: `"type":"base64","media_type":<image type>,"data":<image base64>`,
	parse: func(response gjson.Result) (product.Item, error) {
		if jsontext.Text(&response, "stop_reason") != "end_turn" {
			return product.Item{}, upstream.Unusable // truncated or refused
		}
		return parseItemText(jsontext.Text(&response, `content.#(type=="text").text`))
	},
}

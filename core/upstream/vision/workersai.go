package vision

import (
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/market/product"

	"github.com/tidwall/gjson"
)

// workersAI is a model of Cloudflare's Workers AI, called through the binding AI as a chat completion. Older models, such as Llama's,
// answer in another JSON format, and read the schema only in the system prompt. No model takes a photo by URL.
//
// https://developers.cloudflare.com/workers-ai/models/gemma-4-26b-a4b-it/
// https://developers.cloudflare.com/workers-ai/models/ lists the models; the capability is "vision".
var workersAI = provider{
	name:   "workers-ai",
	secret: exchange.BindingAI,
	model:  "@cf/google/gemma-4-26b-a4b-it",
	body:   `{"messages":` + chatMessages + chatFormat + `,"max_tokens":4096<reasoning>}`,
	reasoning: []reasoning{
		{"none", `,"chat_template_kwargs":{"enable_thinking":false}`},
		{"low medium high", reasoningEffort},
		{"omit", ""},
	},
	imageBlock:  chatImage,
	imageInline: `<image data url>`,
	parse: func(output gjson.Result) (product.Item, error) {
		response := jsontext.Get(&output, "response")
		switch {
		case !response.Exists():
			return parseChatCompletion(output)
		case response.IsObject():
			return parseItem(response)
		}
		return parseItemText(response.Str)
	},
}

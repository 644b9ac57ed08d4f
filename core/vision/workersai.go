package vision

import (
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/product"

	"github.com/tidwall/gjson"
)

// workersAI is a model of Cloudflare's Workers AI, called through the binding AI in JSON mode. It takes
// the schema without OpenAI's wrapper and does not guarantee that the answer follows it. Its models take
// no photo by URL.
//
// https://developers.cloudflare.com/workers-ai/features/json-mode/
// https://developers.cloudflare.com/workers-ai/models/ lists the models; the capability is "vision".
var workersAI = provider{
	name:   "workers-ai",
	secret: exchange.BindingAI,
	model:  "@cf/meta/llama-4-scout-17b-16e-instruct",
	body: `{"messages":` + chatMessages +
		`,"response_format":{"type":"json_schema","json_schema":<schema>},"max_tokens":2048}`,
	imageBlock:  chatImage,
	imageInline: `<image data url>`,
	parse: func(output gjson.Result) (product.Item, error) {
		response := jsontext.Get(&output, "response")
		switch {
		case !response.Exists(): // newer models answer with a chat completion
			return parseChatCompletion(output)
		case response.IsObject():
			return parseItem(response)
		}
		return parseItemText(response.Str)
	},
}

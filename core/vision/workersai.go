package vision

import "github.com/tidwall/gjson"

// workersAI is a model of Cloudflare's Workers AI, through the binding AI, in its JSON mode, where the schema is not wrapped as
// OpenAI wants it and nobody promises that it holds. Its models take no photo by its URL.
// https://developers.cloudflare.com/workers-ai/features/json-mode/
// https://developers.cloudflare.com/workers-ai/models/ has the models; the capability is called vision.
var workersAI = provider{
	name: "workers-ai", secret: "AI", model: "@cf/meta/llama-4-scout-17b-16e-instruct",
	body: `{"messages":` + chatMessages +
		`,"response_format":{"type":"json_schema","json_schema":<schema>},"max_tokens":1024}`,
	inline: `<data url>`,
	read: func(answer gjson.Result) (Item, error) {
		response := answer.Get("response")
		switch {
		case !response.Exists(): // the newer models answer as OpenAI's do
			return readChat(answer)
		case response.IsObject():
			return readItem(response)
		}
		return readItemText(response.Str)
	},
}

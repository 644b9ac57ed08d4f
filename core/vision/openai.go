package vision

import (
	"loupe/core/exchange"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// openAIModel is OpenAI's least dear one that sees. https://developers.openai.com/api/docs/models
const openAIModel = "gpt-6-luna"

// openAI is any service that speaks OpenAI's chat completions with image input and a JSON Schema for the answer: OpenAI,
// Gemini's compatible endpoint, OpenRouter, vLLM, Ollama. No limit of tokens is set and no temperature: for each there is
// a service that refuses it.
// https://platform.openai.com/docs/api-reference/chat/create
var openAI = provider{
	name: "openai", secret: "VISION_API_KEY", base: "https://api.openai.com/v1", model: openAIModel,
	path: "/chat/completions",
	headers: exchange.Headers{
		{Name: "authorization", Value: "Bearer ${VISION_API_KEY}"},
		{Name: "content-type", Value: "application/json"},
	},
	body: `{"model":<model><effort>,"messages":` + chatMessages +
		`,"response_format":{"type":"json_schema","json_schema":{"name":"item","strict":true,"schema":<schema>}}}`,
	byURL: `<url>`, inline: `<data url>`,
	read: readChat,
}

// chatMessages have the form that OpenAI began and others took over.
const chatMessages = `[{"role":"system","content":<in words>},{"role":"user","content":[` +
	`{"type":"text","text":<text>},{"type":"image_url","image_url":{"url":<photo>}}]}]`

// readChat reads a chat completion. One that did not end by itself is cut off or filtered, and a refusal has no content.
// OpenRouter reports failures with status 200 too.
func readChat(answer gjson.Result) (Item, error) {
	choice := answer.Get("choices.0")
	switch {
	case answer.Get("error").IsObject() || choice.Get("error").IsObject():
		return Item{}, upstream.Reported
	case choice.Get("finish_reason").Str != "stop" || choice.Get("message.refusal").Str != "":
		return Item{}, upstream.Unusable
	}
	return readItemText(choice.Get("message.content").Str)
}

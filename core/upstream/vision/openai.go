package vision

import (
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/market/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// openAI is any service with OpenAI's Chat Completions API, image input and structured outputs: OpenAI,
// Gemini's compatible endpoint, OpenRouter, vLLM, Ollama. The request sets neither a token limit nor a
// temperature, because some of these services refuse them.
//
// https://platform.openai.com/docs/api-reference/chat/create
// https://developers.openai.com/api/docs/models lists the models; the default is the cheapest with image input.
var openAI = provider{
	name:    "openai",
	secret:  "VISION_API_KEY",
	baseURL: "https://api.openai.com/v1",
	path:    "/chat/completions",
	models:  "/models/",
	model:   "gpt-6-luna",
	headers: exchange.Headers{
		{Name: "authorization", Value: "Bearer ${VISION_API_KEY}"},
		{Name: "content-type", Value: "application/json"},
	},
	body: `{"model":<model><reasoning>,"messages":` + chatMessages + chatFormat + `}`,
	reasoning: []reasoning{
		{"none minimal low medium high xhigh", reasoningEffort},
		{"omit", ""},
	},
	imageBlock:  chatImage,
	imageByURL:  `<image url>`,
	imageInline: `<image data url>`,
	parse:       parseChatCompletion,
}

// Templates of a chat completion request: reasoningEffort for the effort, chatFormat for the answer's schema.
const (
	reasoningEffort = `,"reasoning_effort":<effort>`
	chatFormat      = `,"response_format":{"type":"json_schema","json_schema":{"name":"item","strict":true,"schema":<schema>}}`
)

// chatMessages is the template of the messages in a chat completion request.
const chatMessages = `[{"role":"system","content":<system prompt with schema>},{"role":"user","content":[` +
	`{"type":"text","text":<user prompt>},<images>]}]`

// chatImage is the template of one image in them.
const chatImage = `{"type":"image_url","image_url":{"url":<image>}}`

// parseChatCompletion reads the item from a chat completion. It returns Unusable for one that was
// truncated, filtered or refused. For an error with status 200, as OpenRouter sends, it returns Exhausted if its code is 402 or
// 429, otherwise Reported: https://openrouter.ai/docs/api-reference/errors
func parseChatCompletion(response gjson.Result) (product.Item, error) {
	choice, failure := jsontext.Get(&response, "choices.0"), jsontext.Get(&response, "error")
	if !failure.IsObject() {
		failure = jsontext.Get(&choice, "error")
	}
	code := jsontext.Number(&failure, "code")
	switch {
	case code == 402 || code == 429:
		return product.Item{}, upstream.Exhausted
	case failure.IsObject():
		return product.Item{}, upstream.Reported
	case jsontext.Text(&choice, "finish_reason") != "stop" || jsontext.Text(&choice, "message.refusal") != "":
		return product.Item{}, upstream.Unusable
	}
	return parseItemText(jsontext.Text(&choice, "message.content"))
}

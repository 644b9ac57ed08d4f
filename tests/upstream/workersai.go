package upstream

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
)

// workersAI stands in for the Workers AI binding. The real binding does not use HTTP. The stand-in
// does, so that a Worker in workerd can implement the binding with it (tests/e2e/ai): POST /run takes
// {"model":...,"input":...}, and an error is {"internalCode":...,"description":...}.
// https://developers.cloudflare.com/workers-ai/configuration/bindings/
var workersAI = spec{
	name: "workers-ai", host: "workers-binding.ai",
	vision: "workers-ai", binding: "AI",
	document: "workers-ai.yaml",
	check:    checkWorkersAI,
	answer: func(r *request) reply {
		if strings.HasPrefix(lookup[string](r.body, "model"), "@cf/meta/") {
			usage := object{"prompt_tokens": 1210, "completion_tokens": 150, "total_tokens": 1360}
			return jsonReply(200, object{"response": r.item.value(), "tool_calls": array{}, "usage": usage})
		}
		return completion(r)
	},
	// https://developers.cloudflare.com/workers-ai/platform/errors/
	failure: func(status int, message string) any {
		e, ok := workersAIErrors[status]
		if !ok || status == 400 {
			e.code, e.text = 5006, message
		}
		return object{"name": "AiError", "internalCode": e.code, "description": e.text}
	},
	outOfCredits: func(r *request) reply {
		return jsonReply(429, object{"name": "AiError", "internalCode": 4006, "description": "you have used up your daily free allocation of 10,000 neurons"})
	},
	examples: []example{{
		name: "run", method: "POST", path: "/run",
		body: `{"model":"@cf/meta/llama-3.2-11b-vision-instruct","input":{"messages":[{"role":"user","content":[{"type":"text","text":"What?"},
			{"type":"image_url","image_url":{"url":"data:image/jpeg;base64,` + examplePhotoBase64 + `"}}]}],"max_tokens":1024,
			"response_format":{"type":"json_schema","json_schema":{"name":"item","schema":` + exampleSchema + `}}}}`,
		answers: `"response":{`,
	}},
}

var workersAIErrors = map[int]struct {
	code int
	text string
}{
	403: {5016, "Prior to using this model, you must submit the prompt 'agree'."},
	404: {5007, "No such model or task"},
	408: {3007, "Request timeout"},
	413: {3006, "Request is too large"},
	402: {3036, "You have used up your daily free allocation of 10,000 neurons."},
	429: {3040, "Capacity temporarily exceeded, please try again."},
	500: {3000, "Unknown internal error"},
	502: {3000, "Unknown internal error"},
	503: {3040, "Capacity temporarily exceeded, please try again."},
	504: {3007, "Request timeout"},
}

func checkWorkersAI(r *request) {
	for _, message := range lookup[array](r.body, "input", "messages") {
		for _, part := range lookup[array](message, "content") {
			if lookup[string](part, "type") == "image_url" {
				r.checkImage(lookup[string](part, "image_url", "url"), 10<<20)
			}
		}
	}
	format := lookup[object](r.body, "input", "response_format")
	if format["type"] == "json_schema" && format["json_schema"] == nil {
		r.violation("response_format: no json_schema")
	}
}

// AI runs a model as the binding does. Its errors read "code: description".
func (w *Web) AI(model string, input []byte) ([]byte, error) {
	body, err := json.Marshal(object{"model": model, "input": json.RawMessage(input)})
	if err != nil {
		body = input // not JSON; checkDocument reports it
	}
	r, err := http.NewRequestWithContext(context.Background(), "POST", "https://"+workersAI.host+"/run", strings.NewReader(string(body)))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	out, err := w.Vendor("workers-ai").serve(r)
	switch {
	case err != nil:
		return nil, err
	case out.noResponse || out.disconnected:
		return nil, errors.New("Network connection lost.")
	case out.status != http.StatusOK:
		var e struct {
			InternalCode int
			Description  string
		}
		if json.Unmarshal(out.body, &e) != nil {
			return nil, errors.New(string(out.body))
		}
		return nil, fmt.Errorf("%d: %s", e.InternalCode, e.Description)
	}
	return out.body, nil
}

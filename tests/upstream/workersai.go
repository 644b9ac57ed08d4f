package upstream

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
)

// workersAI stands in for the binding of Workers AI. A Worker's binding is not HTTP; the stand-in's is, so that a binding in
// workerd can be written on it: POST /run with {"model":...,"input":...}, and errors as {"internalCode":...,"description":...}.
// https://developers.cloudflare.com/workers-ai/configuration/bindings/
var workersAI = vendor{
	name: "workers-ai", host: "workers-binding.ai",
	operation:  func(r *request) (document, path string) { return at(r, "workers-ai.yaml", "/run") },
	newSecret:  func() string { return "" },
	authorized: func(*request) (ok, present bool) { return true, true },
	check:      checkWorkersAI,
	answer:     func(r *request) reply { return ran(object{"response": r.item.value()}) },
	// https://developers.cloudflare.com/workers-ai/platform/errors/
	failure: func(status int, message string) any {
		e, ok := workersAIErrors[status]
		if !ok || status == 400 {
			e.code, e.text = 5006, message
		}
		return object{"name": "AiError", "internalCode": e.code, "description": e.text}
	},
	variants: map[Body]func(*request) reply{
		// What is in response depends on the model. https://developers.cloudflare.com/workers-ai/features/json-mode/
		AsText:   func(r *request) reply { return ran(object{"response": r.item.json()}) },
		Fenced:   func(r *request) reply { return ran(object{"response": fenced(r.item)}) },
		CutShort: func(r *request) reply { text := r.item.json(); return ran(object{"response": text[:len(text)/2]}) },
		AsChoices: func(r *request) reply {
			return ran(object{"id": "chatcmpl-1", "object": "chat.completion", "choices": array{object{
				"index": 0, "finish_reason": "stop", "message": object{"role": "assistant", "content": r.item.json()}}}})
		},
		Refusal: func(r *request) reply {
			return jsonReply(400, object{"name": "AiError", "internalCode": 5024, "description": "JSON Mode couldn't be met"})
		},
	},
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

func ran(result object) reply {
	if result["choices"] == nil {
		result["tool_calls"] = array{}
	}
	result["usage"] = object{"prompt_tokens": 1210, "completion_tokens": 150, "total_tokens": 1360}
	return jsonReply(200, result)
}

func checkWorkersAI(r *request) {
	for _, message := range dig[array](r.body, "input", "messages") {
		for _, part := range dig[array](message, "content") {
			if dig[string](part, "type") == "image_url" {
				r.checkImage(dig[string](part, "image_url", "url"), 10<<20)
			}
		}
	}
	format := dig[object](r.body, "input", "response_format")
	if format["type"] == "json_schema" && format["json_schema"] == nil {
		r.fault("response_format: no json_schema")
	}
}

// AI runs a model, as the binding does: its errors are "code: description".
func (w *Web) AI(model string, input []byte) ([]byte, error) {
	body, err := json.Marshal(object{"model": model, "input": json.RawMessage(input)})
	if err != nil {
		body = input // not JSON: the check says so
	}
	r, err := http.NewRequestWithContext(context.Background(), "POST", "https://workers-binding.ai/run", strings.NewReader(string(body)))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	out, err := w.Vendor("workers-ai").serve(r)
	switch {
	case err != nil:
		return nil, err
	case out.closed || out.lost:
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

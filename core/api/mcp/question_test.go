package mcp_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// sign returns the signature that the tests' host makes with its secret.
func sign(message string) []byte {
	mac := hmac.New(sha256.New, []byte("secret"))
	mac.Write([]byte(message))
	return mac.Sum(nil)
}

// withBoxes returns a script whose catalogue offers the camera with and without its box.
func withBoxes(t *testing.T) *script {
	return &script{T: t, canSign: true, catalogue: [][]string{
		{"a", "Halden F2 35mm film SLR camera with box", "400.00"}, {"b", "Halden F2 35mm film SLR camera in original box", "420.00"},
		{"c", "Halden F2 35mm film SLR camera, no box", "250.00"}, {"d", "Halden F2 35mm film SLR camera without box", "260.00"},
	}}
}

var elicits = object{"elicitation": object{}}

// ask returns a call of appraise_product by a client with these capabilities. More has pairs of a further
// param and its value.
func ask(capabilities object, more ...any) exchange.Request {
	params := object{"name": "appraise_product", "arguments": cameraArguments, "_meta": modernMeta(capabilities)}
	for i := 0; i < len(more); i += 2 {
		params[more[i].(string)] = more[i+1]
	}
	return modern("tools/call", params)
}

// chosen returns the inputResponses of a user who chooses this variant.
func chosen(name string) object {
	return object{"variant": object{"action": "accept", "content": object{"variant": name}}}
}

func TestAppraisalAsksForTheVariant(t *testing.T) {
	s := withBoxes(t)
	x := s.do(ask(elicits))
	r := s.read(x).Result
	form := r["inputRequests"].(object)["variant"].(object)
	params := form["params"].(object)
	if r["resultType"] != "input_required" || form["method"] != "elicitation/create" || params["mode"] != "form" || r["content"] != nil ||
		fmt.Sprint(params["requestedSchema"]) != "map[properties:map[variant:map[enum:[without box with box] title:Variant type:string]] required:[variant] type:object]" {
		t.Errorf("got %v, want a form with the variants", r)
	}
	if message := params["message"]; message != "Which one is it? The price depends on the box: without box, with box." {
		t.Errorf("got the message %q", message)
	}
	if len(s.settled) != 3 || s.settled[0].SQL != ledger.CancelAppraisal || s.settled[1].SQL != ledger.VoidCancelled {
		t.Errorf("got the settlement %v, want the credits voided", s.settled)
	}

	state := r["requestState"]
	prices := map[string][2]float64{}
	for _, name := range []string{"with box", "without box"} {
		r := s.call(ask(elicits, "requestState", state, "inputResponses", chosen(name))).Result
		value := r["structuredContent"].(object)["appraisal"].(object)
		if reasons := fmt.Sprint(value["reasoning"]); !strings.Contains(reasons, "You chose "+name+", so 2 offers of other variants were left out.") {
			t.Errorf("%s: got the reasons %s", name, reasons)
		}
		prices[name] = [2]float64{value["price_lower"].(float64), value["price_upper"].(float64)}
	}
	if with, without := prices["with box"], prices["without box"]; !(without[0] < 255 && 255 < without[1] && without[1] < with[1] && with[0] < 410 && 410 < with[1]) {
		t.Errorf("got the ranges %v, want each around the prices of its variant", prices)
	}
}

func TestQuestionIsAskedAgainOrGivenUp(t *testing.T) {
	s := withBoxes(t)
	state := s.call(ask(elicits)).Result["requestState"]
	for name, c := range map[string]struct {
		request exchange.Request
		want    string // the result type
	}{
		"no answer":            {ask(elicits, "requestState", state), "input_required"},
		"other answer":         {ask(elicits, "requestState", state, "inputResponses", object{"other": object{"action": "accept"}}), "input_required"},
		"unknown choice":       {ask(elicits, "requestState", state, "inputResponses", chosen("blue")), "input_required"},
		"answer without state": {ask(elicits, "inputResponses", chosen("with box")), "input_required"},
		"more answers":         {ask(elicits, "requestState", state, "inputResponses", object{"variant": chosen("with box")["variant"], "other": object{}}), "complete"},
		"declined":             {ask(elicits, "requestState", state, "inputResponses", object{"variant": object{"action": "decline"}}), "complete"},
		"cancelled":            {ask(elicits, "requestState", state, "inputResponses", object{"variant": object{"action": "cancel"}}), "complete"},
		"client lost the form": {ask(nil, "requestState", state), "complete"},
	} {
		if got := s.call(c.request); got.Result["resultType"] != c.want {
			t.Errorf("%s: got %v %v, want %s", name, got.Error, got.Result, c.want)
		}
	}
}

func TestForgedStateIsRefused(t *testing.T) {
	s := withBoxes(t)
	state := s.call(ask(elicits)).Result["requestState"].(string)
	payload, signature, _ := strings.Cut(state, ".")
	flipped := []byte(state)
	flipped[5] ^= 1
	other := object{"image_url": photoURL, "description": "Halden F2 35mm film SLR camera", "limit": 3}
	forge := func(change func(string) string) string {
		text, _ := base64.RawURLEncoding.DecodeString(payload)
		changed := change(string(text))
		return base64.RawURLEncoding.EncodeToString([]byte(changed)) + "." + base64.RawURLEncoding.EncodeToString(sign("loupe mcp state 1 "+changed))
	}
	for name, request := range map[string]exchange.Request{
		"tampered":           ask(elicits, "requestState", state+"-TAMPERED", "inputResponses", chosen("with box")),
		"payload changed":    ask(elicits, "requestState", string(flipped)),
		"no signature":       ask(elicits, "requestState", payload),
		"empty signature":    ask(elicits, "requestState", payload+"."),
		"line break":         ask(elicits, "requestState", state+"\n"),
		"padded":             ask(elicits, "requestState", payload+"."+signature+"="),
		"not base64":         ask(elicits, "requestState", "?."+signature),
		"other arguments":    ask(elicits, "requestState", state, "arguments", other),
		"another account":    ask(elicits, "requestState", forge(func(s string) string { return strings.Replace(s, "acct_1", "acct_2", 1) })),
		"expired":            ask(elicits, "requestState", forge(func(s string) string { return strings.Replace(s, `"expires":1700000`, `"expires":1699999`, 1) })),
		"not a string":       ask(elicits, "requestState", 7),
		"answers are null":   ask(elicits, "requestState", state, "inputResponses", nil),
		"answer is a number": ask(elicits, "requestState", state, "inputResponses", object{"variant": 7}),
	} {
		x := s.do(request)
		if got := s.read(x); got.status != 200 || got.Error.Code != -32602 {
			t.Errorf("%s: got %d %s, want -32602", name, got.status, x.Response.Body)
		}
		for _, e := range x.Effects {
			if e.Kind != "sign" {
				t.Errorf("%s: got the effect %v, want signatures only", name, e)
			}
		}
	}
	s.canSign = false
	if got := s.call(ask(elicits, "requestState", state)); got.Error.Code != -32602 {
		t.Errorf("without a secret: got %v, want -32602", got)
	}
}

func TestClientsThatCannotBeAskedGetTheWiderRange(t *testing.T) {
	unsigned := withBoxes(t)
	unsigned.canSign = false
	for name, c := range map[string]struct {
		script  *script
		request exchange.Request
	}{
		"no elicitation": {withBoxes(t), ask(nil)},
		"URLs only":      {withBoxes(t), ask(object{"elicitation": object{"url": object{}}})},
		"no secret":      {unsigned, ask(elicits)},
		"legacy":         {withBoxes(t), legacy("2025-11-25", "tools/call", object{"name": "appraise_product", "arguments": cameraArguments})},
	} {
		r := c.script.call(c.request).Result
		value, _ := r["structuredContent"].(object)["appraisal"].(object)
		lower, upper := value["price_lower"].(float64), value["price_upper"].(float64)
		if reasons := fmt.Sprint(value["reasoning"]); !strings.Contains(reasons, "without box (USD 255.00), with box (USD 410.00)") || lower > 255 || upper < 410 {
			t.Errorf("%s: got %v to %v because of %s, want both variants covered and named", name, lower, upper, reasons)
		}
	}
	tasks := object{"elicitation": object{}, "extensions": tasksCapability["extensions"]}
	if r := withBoxes(t).call(ask(tasks)).Result; r["resultType"] != "task" {
		t.Errorf("with tasks: got %v, want a task", r)
	}
}

func TestFormIsAskedForInTheModesThatTheClientHas(t *testing.T) {
	for _, capability := range []object{{}, {"form": object{}}, {"form": object{}, "url": object{}}} {
		if r := withBoxes(t).call(ask(object{"elicitation": capability})).Result; r["resultType"] != "input_required" {
			t.Errorf("%v: got %v, want a question", capability, r)
		}
	}
}

// After notifications of progress, the question ends the stream as a result would.
func TestQuestionEndsAStream(t *testing.T) {
	s := withBoxes(t)
	got := s.call(modern("tools/call", object{"name": "appraise_product", "arguments": cameraArguments, "_meta": modernMeta(elicits, "progressToken", 1)}))
	if got.Result["resultType"] != "input_required" || !slices.ContainsFunc(got.events, func(e object) bool { return e["method"] == "notifications/progress" }) {
		t.Errorf("got %v after %v, want a question after progress", got.Result, got.events)
	}
}

package main

import (
	"io"
	"net/http"
	"strings"
)

// The vendors answer in their formats, and echo the credentials that they get, as a careless server does.
const (
	modelHost  = "api.openai.com"
	searchHost = "google.serper.dev"
)

// model answers a chat completion of OpenAI's API: it recognises in the photo what the description says.
// https://platform.openai.com/docs/api-reference/chat/create
func model(w *world, r *http.Request) *http.Response {
	if r.Header.Get("Authorization") != "Bearer "+secrets["VISION_API_KEY"] {
		w.violate(secret, "the model was called with %q", r.Header.Get("Authorization"))
	}
	body, _ := io.ReadAll(r.Body)
	item := `{"title":"Halden Scout 35 rangefinder camera","brand":"Halden","model":"Scout 35","category":"Cameras","attributes":["35 mm film"],"condition":"good","defects":["light scuffs"],"queries":["Halden Scout 35"],"confidence":0.9,"claims":[]}`
	if strings.Contains(string(body), "Orvik") {
		item = `{"title":"Orvik Drift acoustic guitar","brand":"Orvik","model":"Drift","category":"Guitars","attributes":["spruce"],"condition":"good","defects":[],"queries":["Orvik Drift guitar"],"confidence":0.9,"claims":[]}`
	}
	return respond(r, 200, "application/json", `{"id":"chatcmpl-1","object":"chat.completion","model":"m","system_fingerprint":`+marshal(echo(r))+
		`,"choices":[{"index":0,"message":{"role":"assistant","content":`+marshal(item)+`,"refusal":null},"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":9,"total_tokens":18}}`)
}

// serper answers a search of Google Shopping. https://serper.dev/playground
func serper(w *world, r *http.Request) *http.Response {
	if r.Header.Get("X-Api-Key") != secrets["SERPER_API_KEY"] {
		w.violate(secret, "the search was called with %q", r.Header.Get("X-Api-Key"))
	}
	body, _ := io.ReadAll(r.Body)
	rows := `{"title":"Halden Scout 35 rangefinder film camera","source":"Northlight Cameras","link":"https://shop.com/n1","price":"$429.00"},` +
		`{"title":"Halden Scout 35 rangefinder, used","source":"Prism Traders","link":"https://shop.com/n2","price":"$405.00 now"},{"title":"Halden Scout 35","source":"Bazaar","link":"https://shop.com/n3","price":"£1e9"}`
	if strings.Contains(string(body), "Orvik") {
		rows = `{"title":"Orvik Drift acoustic guitar","source":"Strings","link":"https://shop.com/n4","price":"$260.00"},{"title":"Orvik Drift guitar","source":"Bazaar","link":"https://shop.com/n5","price":"$255"}`
	}
	return respond(r, 200, "application/json", `{"searchParameters":{"q":"","key":`+marshal(r.Header.Get("X-Api-Key"))+`},"shopping":[`+rows+`],"credits":2}`)
}

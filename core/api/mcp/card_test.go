package mcp_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

const cardURI = "ui://loupe/appraisal.html"

func TestCardIsAResourceOfTheTool(t *testing.T) {
	s := &script{T: t}
	for name, tool := range s.tools() {
		meta, _ := tool["_meta"].(object)
		ui, _ := meta["ui"].(object)
		if want := name == "appraise_product"; (ui != nil) != want || want && ui["resourceUri"] != cardURI {
			t.Errorf("%s: got the _meta %v", name, meta)
		}
	}
	listed := s.call(modern("resources/list", nil)).Result["resources"].([]any)
	if card := listed[0].(object); len(listed) != 1 || card["uri"] != cardURI || card["mimeType"] != "text/html;profile=mcp-app" || card["name"] == "" || card["text"] != nil {
		t.Errorf("got the resources %v, want the card", listed)
	}
	got := s.call(modern("resources/read", object{"uri": cardURI}))
	contents, _ := got.Result["contents"].([]any)
	if len(contents) != 1 || got.Result["ttlMs"] == nil {
		t.Fatalf("got %v %v, want one content that may be cached", got.Error, got.Result)
	}
	card := contents[0].(object)
	if card["uri"] != cardURI || card["mimeType"] != "text/html;profile=mcp-app" || card["text"] != "<!doctype html><p>/appraisal-card.txt" {
		t.Errorf("got %v, want the card", card)
	}
	ui := card["_meta"].(object)["ui"].(object)
	for _, domains := range []string{"connectDomains", "resourceDomains", "frameDomains", "baseUriDomains"} {
		if list, declared := ui["csp"].(object)[domains].([]any); !declared || len(list) != 0 {
			t.Errorf("got the CSP %v, want no %s", ui["csp"], domains)
		}
	}
	old := s.call(legacy("2025-11-25", "resources/read", object{"uri": cardURI})).Result
	if fmt.Sprint(old["contents"]) != fmt.Sprint(contents) || old["ttlMs"] != nil {
		t.Errorf("legacy: got %v, want the same contents", old)
	}
	s.failing = true
	if got := s.call(modern("resources/read", object{"uri": cardURI})); got.Error.Code != -32603 {
		t.Errorf("without the file: got %v %v, want -32603", got.Error, got.Result)
	}
}

func TestCardOffersTheConditionsOfTheTool(t *testing.T) {
	html, err := os.ReadFile("../../../worker/card/appraisal.html")
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`const conditions = \[(.*)\];`).FindStringSubmatch(string(html))
	if row == nil {
		t.Fatal("the card has no list of conditions")
	}
	input := (&script{T: t}).tools()["appraise_product"]["inputSchema"].(object)
	want := fmt.Sprint(input["properties"].(object)["condition"].(object)["enum"])
	if got := "[" + strings.NewReplacer(`"`, "", ",", "").Replace(row[1]) + "]"; got != want {
		t.Errorf("the card offers %s, want %s", got, want)
	}
}

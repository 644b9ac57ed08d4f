package e2e

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// The Worker's own card, from its static files, in the reference host's parts and in Chromium.
func TestCardValuesAgainInAChat(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 2*cost+5)
	output, err := node(t, "card.mjs", service.URL+"/mcp", c.key.Key, images.URL+"/photo.jpg")
	var got struct {
		URI, MimeType, HTML, Before, After, Error string
		Calls                                     []struct{ Arguments map[string]string }
		Height                                    float64
		Errors                                    []string
	}
	if err == nil {
		err = json.Unmarshal(output, &got)
	}
	if err != nil || got.Error != "" {
		t.Fatalf("%v: %s", err, output)
	}
	card, err := os.ReadFile("../../worker/card/appraisal.html")
	if err != nil {
		t.Fatal(err)
	}
	if got.URI != "ui://loupe/appraisal.html" || got.MimeType != "text/html;profile=mcp-app" || got.HTML != string(card) {
		t.Errorf("got the resource %s of type %s with %d bytes, want the card", got.URI, got.MimeType, len(got.HTML))
	}
	if !strings.HasPrefix(got.Before, "EUR") || !strings.HasPrefix(got.After, "EUR") || got.Before == got.After || got.Height > 500 || len(got.Errors) > 0 {
		t.Errorf("got %q and then %q, %v pixels high, with the errors %v", got.Before, got.After, got.Height, got.Errors)
	}
	if len(got.Calls) != 1 || got.Calls[0].Arguments["condition"] != "poor" || got.Calls[0].Arguments["country"] != "DE" {
		t.Errorf("got the calls %v, want one with the same arguments and another condition", got.Calls)
	}
	c.expectBalance(5, 0)
}

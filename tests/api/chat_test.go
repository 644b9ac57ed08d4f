package api

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// estimated matches the range in a result's text.
var estimated = regexp.MustCompile(`(?m)^Estimated value: ([\d.]+) to ([\d.]+) ([A-Z]{3})\.$`)

// conversation is a chat in which a scripted model calls the tools and sees nothing but the text of their results.
type conversation struct {
	*testing.T
	session *mcp.ClientSession
	said    []string // the texts of the results, one for each turn
}

// turn calls a tool and returns the text of the result.
func (c *conversation) turn(tool string, arguments map[string]any) string {
	c.Helper()
	result, err := c.session.CallTool(c.Context(), &mcp.CallToolParams{Name: tool, Arguments: arguments})
	if err != nil {
		c.Fatal(err)
	}
	text := ""
	for _, block := range result.Content {
		text += block.(*mcp.TextContent).Text
	}
	c.said = append(c.said, text)
	return text
}

// value calls appraise_product, and returns the range that the text names and the text.
func (c *conversation) value(arguments map[string]any) (lower, upper float64, text string) {
	c.Helper()
	text = c.turn("appraise_product", arguments)
	var currency string
	if _, err := fmt.Sscanf(estimated.ReplaceAllString(estimated.FindString(text), "$1 $2 $3"), "%g %g %s", &lower, &upper, &currency); err != nil || lower <= 0 || lower >= upper {
		c.Fatalf("turn %d: got %q, want a range", len(c.said), text)
	}
	return lower, upper, text
}

// A person values three things, corrects a condition, asks about an offer, sells it and asks for the balance. The model, which the official
// Go client serves, decides by the texts alone.
func TestChatNeedsTheTextOnly(t *testing.T) {
	t.Parallel()
	s := newSampleService(t, 100)
	server := httptest.NewServer(s.Host)
	defer server.Close()
	keyed := roundTripper(func(r *http.Request) (*http.Response, error) {
		r = r.Clone(r.Context())
		r.Header.Set("x-loupe-api-key", s.key)
		return http.DefaultTransport.RoundTrip(r)
	})
	transport := &mcp.StreamableClientTransport{Endpoint: server.URL + "/mcp", HTTPClient: &http.Client{Transport: keyed}, DisableStandaloneSSE: true}
	session, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(t.Context(), transport, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	c := &conversation{T: t, session: session}
	photo := samplePhotos + examplePhoto
	has := func(text string, parts ...string) {
		t.Helper()
		for _, part := range parts {
			if !strings.Contains(text, part) {
				t.Errorf("turn %d: got %q, want %q in it", len(c.said), text, part)
			}
		}
	}

	has(c.turn("credit_balance", nil), "100 credits available", "An appraisal costs 10 credits")
	camera := map[string]any{"image_url": photo, "country": "US"}
	_, upper, text := c.value(camera)
	has(text, "Best match: Halden F2", "Comparable: ", " asked", "https://", "10 credits charged, 90 left")
	if n := strings.Count(text, "\nComparable: "); n < 4 {
		t.Errorf("got %d comparables besides the best match, want 4", n)
	}

	camera["condition"] = "poor" // the person corrects the condition
	_, poor, _ := c.value(camera)
	if poor >= upper {
		t.Errorf("in poor condition the camera is worth up to %v, want less than %v", poor, upper)
	}
	camera["asking_price"] = 3 * upper // and is offered it
	_, _, text = c.value(camera)
	has(text, " is over the range.")

	watch := map[string]any{"image_url": "https://images.example.com/gone.jpg", "description": "Orvik Meridian automatic wristwatch, 40 mm"}
	_, _, text = c.value(watch)
	if !strings.HasPrefix(text, "The photo was not used: ") {
		t.Errorf("got %q, want the photo in the first line", text)
	}
	guitar := map[string]any{"image_url": photo, "description": "Brannoch Glen 12 acoustic guitar, solid spruce top"}
	c.value(guitar)

	text = c.turn("appraise_product", map[string]any{"image_url": "https://images.example.com/gone.jpg"})
	has(text, "The photo was not used: ", "No value could be estimated.", "Would help: ", "0 credits charged, 50 left")
	has(c.turn("appraise_product", map[string]any{"image_url": "my photo"}), "BAD_REQUEST: ", "image_url")
	id := regexp.MustCompile(`Appraisal (apr_\w+)`).FindStringSubmatch(c.said[1])[1]
	has(c.turn("get_appraisal", map[string]any{"id": id}), estimated.FindString(c.said[1]), "Best match: Halden F2")
	has(c.turn("record_sale", map[string]any{"id": id, "sold_price": 1, "date": "2026-11-20"}), "Recorded. The price is below the range of ")
	has(c.turn("credit_balance", nil), "50 credits available")

	// One token has 2.7 bytes or more in these texts: see docs/RATIONALE.md.
	tokens := (10*len(strings.Join(c.said, "")) + 26) / 27
	if len(c.said) != 11 || tokens > 6000 {
		t.Errorf("got %d turns with %d tokens, want 11 with at most 6,000", len(c.said), tokens)
	}
	t.Logf("%d tokens", tokens)
	s.Wait()
	s.expectBalance(50, 0)
}

package api

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"loupe/tests/fixture"
)

// The card's tests draw this file: a tool's arguments and its result.
const cardResult = "../card/result.json"

// TestCardFixtureIsARealAnswer compares the result in the card's tests with what the connector answers about the dashboard's
// sample. After a change that is meant to change it: go test ./tests/api -run TestCardFixtureIsARealAnswer -update
func TestCardFixtureIsARealAnswer(t *testing.T) {
	t.Parallel()
	s := newSampleService(t, 1000, withStandIns)
	s.loadCatalogue("../dashboard/listings.csv", ownSamples)
	arguments := fixture.Object{"image_url": samplePhotos + examplePhoto, "asking_price": 420}
	r := s.send(fixture.ConnectorRequest("http://example.com", s.key, "tools/call", nil, nil, fixture.Object{"name": "appraise_product", "arguments": arguments}))
	result, _ := r.at("result").(map[string]any)
	for _, member := range []string{"resultType", "isError"} {
		delete(result, member)
	}
	document, err := json.Marshal(fixture.Object{"input": arguments, "result": result})
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		var b bytes.Buffer
		writeJSON(&b, document, "", 180)
		if err := os.WriteFile(cardResult, append(b.Bytes(), '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	stored, err := os.ReadFile(cardResult)
	if err != nil {
		t.Fatal(err)
	}
	varies := regexp.MustCompile(`("ms":)\s*\d+|apr_\w+`)
	same := func(text []byte) any { return decoded(t, varies.ReplaceAll(text, []byte("${1}0"))) }
	if d := difference(filepath.Base(cardResult), same(document), same(stored)); d != "" {
		t.Errorf("the file differs from the connector's answer; run this test with -update if that is meant\n%s", d)
	}
}

package main

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/tidwall/gjson"
)

var changelog = []byte("# Changelog\n\nText.\n\n## 1.2.3 (2026-11-22)\n\n- ...\n\n## 1.2.2 (2026-11-01)\n")

func TestServerDocumentPassesTheRegistrysSchema(t *testing.T) {
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	schema, err := compiler.Compile("testdata/server.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile("testdata/server.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ address, service, repository, name, title string }{
		{"https://loupe.example.com", "loupe", "", "com.example.loupe/loupe", "Loupe"},
		{"https://Example.com:443/", "prices2", "https://github.com/you/prices", "com.example/prices2", "Prices2"},
		{"https://" + strings.Repeat("a", 60) + "." + strings.Repeat("b", 60) + ".workers.dev", "x" + strings.Repeat("y", 19), "",
			"dev.workers." + strings.Repeat("b", 60) + "." + strings.Repeat("a", 60) + "/x" + strings.Repeat("y", 19), "X" + strings.Repeat("y", 19)},
	} {
		source, err := readRepository(test.repository)
		if err != nil {
			t.Fatal(err)
		}
		files := map[string][]byte{"docs/CHANGELOG.md": changelog}
		if err := addServer(files, test.address, test.service, source); err != nil {
			t.Fatal(err)
		}
		document, err := jsonschema.UnmarshalJSON(bytes.NewReader(files["server.json"]))
		if err == nil {
			err = schema.Validate(document)
		}
		if err != nil {
			t.Errorf("%s: got %s: %v", test.address, files["server.json"], err)
		}
		host := strings.ToLower(strings.TrimSuffix(strings.TrimSuffix(test.address, "/"), ":443"))
		for path, want := range map[string]string{
			"$schema": gjson.GetBytes(text, "$id").Str, "name": test.name, "title": test.title, "version": "1.2.3", "repository.url": test.repository,
			"remotes.0.type": "streamable-http", "remotes.0.url": host + "/mcp", "remotes.0.headers.0.name": "x-" + test.service + "-api-key",
		} {
			if got := gjson.GetBytes(files["server.json"], path).Str; got != want {
				t.Errorf("%s: got %s %q, want %q", test.address, path, got, want)
			}
		}
	}
}

func TestAddressesThatCannotBeListedAreRefused(t *testing.T) {
	for _, address := range []string{"loupe.example.com", "http://loupe.example.com", "https://localhost", "https://loupe.example.com:8443", "https://loupe.example.com/api", "https://93.184.215.14", "https://[2606:4700::1]"} {
		if err := addServer(map[string][]byte{"docs/CHANGELOG.md": changelog}, address, "loupe", nil); err == nil {
			t.Errorf("%s: got no error, want one", address)
		}
	}
}

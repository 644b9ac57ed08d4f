package main

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"loupe/core/base/publicurl"
)

// server is server.json, by which the registry of MCP servers lists a service:
// https://github.com/modelcontextprotocol/registry/blob/main/docs/reference/server-json/generic-server-json.md
type server struct {
	Schema      string      `json:"$schema"`
	Name        string      `json:"name"`
	Title       string      `json:"title"`
	Description string      `json:"description"`
	Version     string      `json:"version"`
	WebsiteURL  string      `json:"websiteUrl"`
	Repository  *repository `json:"repository,omitempty"`
	Remotes     []remote    `json:"remotes"`
}

type repository struct {
	URL    string `json:"url"`
	Source string `json:"source"` // github or gitlab
}

type remote struct {
	Type    string   `json:"type"`
	URL     string   `json:"url"`
	Headers []header `json:"headers"`
}

type header struct {
	Name        string `json:"name"`
	Description string `json:"description"`
	IsRequired  bool   `json:"isRequired"`
	IsSecret    bool   `json:"isSecret"`
}

// addServer adds server.json for the service at an address, unless the address is "". The namespace in the server's name is the
// address's host; /.well-known/mcp-registry-auth proves that the operator owns it. It returns an error if the address is not a public
// origin.
func addServer(files map[string][]byte, address, service string, source *repository) error {
	if address == "" {
		return nil
	}
	origin, err := publicurl.Check(address, false)
	if err != nil {
		return fmt.Errorf("-url: %w", err)
	}
	host := origin.Host()
	if origin.String() != "https://"+host+"/" || strings.Trim(host, "0123456789.") == "" || host[0] == '[' {
		return errors.New("-url must be a scheme and a name, such as https://loupe.example.com")
	}
	if service == "" || strings.Trim(service, "abcdefghijklmnopqrstuvwxyz0123456789") != "" {
		return errors.New("-name must be lower-case letters and digits, as SERVICE_NAME")
	}
	version, err := readVersion(files["docs/CHANGELOG.md"])
	if err != nil {
		return err
	}
	labels := strings.Split(host, ".")
	slices.Reverse(labels)
	files["server.json"] = format(server{
		Schema:      "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
		Name:        strings.Join(labels, ".") + "/" + service,
		Title:       strings.ToUpper(service[:1]) + service[1:],
		Description: "Estimates what a product is worth from a photo: price range, comparable listings, reasons",
		Version:     version,
		WebsiteURL:  origin.String(),
		Repository:  source,
		Remotes: []remote{{Type: "streamable-http", URL: origin.String() + "mcp", Headers: []header{{
			Name: "x-" + service + "-api-key", Description: "An API key from the dashboard. A client that signs its user in needs none", IsSecret: true,
		}}}},
	})
	return nil
}

// readVersion returns the version of the changelog's first entry.
func readVersion(changelog []byte) (string, error) {
	_, entry, _ := bytes.Cut(changelog, []byte("\n## "))
	version, _, found := bytes.Cut(entry, []byte(" "))
	if !found {
		return "", errors.New("docs/CHANGELOG.md names no version")
	}
	return string(version), nil
}

// repositoryURL matches the repositories that the button can copy.
var repositoryURL = regexp.MustCompile(`^https://(github|gitlab)\.com/[\w.-]+/[\w.-]+$`)

// readRepository returns the repository at a URL, or nil if the URL is "". It returns an error if the button can't copy it.
func readRepository(url string) (*repository, error) {
	if url == "" {
		return nil, nil
	}
	m := repositoryURL.FindStringSubmatch(url)
	if m == nil {
		return nil, errors.New("-repository must be a URL such as https://github.com/you/loupe")
	}
	return &repository{url, m[1]}, nil
}

// addButton shows the button below the title of README.md, unless there is no repository:
// https://developers.cloudflare.com/workers/platform/deploy-buttons/
func addButton(files map[string][]byte, source *repository) {
	if source == nil {
		return
	}
	const host = "https://deploy.workers.cloudflare.com/"
	title, rest, _ := bytes.Cut(files["README.md"], []byte("\n"))
	files["README.md"] = fmt.Appendf(nil, "%s\n\n[![Deploy to Cloudflare](%sbutton)](%s?url=%s)\n%s", title, host, host, source.URL, rest)
}

// Openapi converts the description of the API, docs/openapi.yaml, to the JSON document that the service serves:
//
//	go run ./build/openapi docs/openapi.yaml FILE
//
// Members keep their order, because documentation tools show them in that order.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"github.com/oasdiff/yaml3"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: openapi YAML-FILE JSON-FILE")
		os.Exit(2)
	}
	if err := convert(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "openapi:", err)
		os.Exit(1)
	}
}

// convert converts a YAML file to a JSON file, and creates the JSON file's folder if necessary.
func convert(from, to string) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	out, err := toJSON(text)
	if err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return os.WriteFile(to, out, 0o644)
}

// toJSON converts a YAML document to JSON. An alias becomes a copy of the node that it names. Returns an error if a key is
// not a string or occurs twice in a mapping.
func toJSON(text []byte) ([]byte, error) {
	var document yaml.Node
	if err := yaml.Unmarshal(text, &document); err != nil {
		return nil, err
	}
	if len(document.Content) != 1 {
		return nil, fmt.Errorf("the file is empty")
	}
	var b bytes.Buffer
	if err := write(&b, document.Content[0]); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// write writes a node as JSON.
func write(b *bytes.Buffer, n *yaml.Node) error {
	switch n.Kind {
	case yaml.MappingNode:
		return writeObject(b, n)
	case yaml.SequenceNode:
		b.WriteByte('[')
		for i, item := range n.Content {
			if i > 0 {
				b.WriteByte(',')
			}
			if err := write(b, item); err != nil {
				return err
			}
		}
		b.WriteByte(']')
		return nil
	case yaml.ScalarNode:
		return writeScalar(b, n)
	case yaml.AliasNode:
		return write(b, n.Alias)
	}
	return fmt.Errorf("line %d: unknown kind of node", n.Line)
}

// writeObject writes a mapping as an object. The node's content alternates between keys and values.
func writeObject(b *bytes.Buffer, n *yaml.Node) error {
	seen := map[string]bool{}
	b.WriteByte('{')
	for i := 0; i < len(n.Content); i += 2 {
		key := n.Content[i]
		if key.Kind != yaml.ScalarNode || key.Tag != "!!str" {
			return fmt.Errorf("line %d: the key %s is not a string", key.Line, key.Value)
		}
		if seen[key.Value] {
			return fmt.Errorf("line %d: the key %s occurs twice", key.Line, key.Value)
		}
		seen[key.Value] = true
		if i > 0 {
			b.WriteByte(',')
		}
		if err := writeValue(b, key.Value); err != nil {
			return err
		}
		b.WriteByte(':')
		if err := write(b, n.Content[i+1]); err != nil {
			return err
		}
	}
	b.WriteByte('}')
	return nil
}

// writeScalar writes a string, number, boolean or null. It writes a date as a string.
func writeScalar(b *bytes.Buffer, n *yaml.Node) error {
	var value any = n.Value
	if n.Tag != "!!str" && n.Tag != "!!timestamp" { // JSON has no dates
		if err := n.Decode(&value); err != nil {
			return fmt.Errorf("line %d: %w", n.Line, err)
		}
	}
	return writeValue(b, value)
}

// writeValue writes a scalar as JSON. It leaves <, > and & as they are.
func writeValue(b *bytes.Buffer, value any) error {
	encoder := json.NewEncoder(b)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return err
	}
	b.Truncate(b.Len() - 1) // the line feed that Encode appends
	return nil
}

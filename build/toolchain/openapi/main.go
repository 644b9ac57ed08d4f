// Openapi converts the description of the API, docs/openapi.yaml, to the JSON document that the service serves:
//
//	go run ./build/toolchain/openapi docs/openapi.yaml FILE
//
// Members keep their order, because documentation tools show them in that order.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"loupe/build/operate/dev"

	"github.com/oasdiff/yaml3"
)

func main() { dev.Main("openapi", run) }

// run converts a YAML file to a JSON file, and creates the JSON file's folder if necessary.
func run(_ context.Context, args []string, _, _ io.Writer) error {
	if len(args) != 2 {
		return errors.New("usage: openapi YAML-FILE JSON-FILE")
	}
	text, err := os.ReadFile(args[0])
	if err != nil {
		return err
	}
	out, err := toJSON(text)
	if err != nil {
		return fmt.Errorf("%s: %w", args[0], err)
	}
	if err := os.MkdirAll(filepath.Dir(args[1]), 0o755); err != nil {
		return err
	}
	return os.WriteFile(args[1], out, 0o644)
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

package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
)

// additions are the members of package.json that only the archive has: scripts, and the button's descriptions of variables and bindings.
//
//go:embed package.json
var additions []byte

// addPackage adds the project's package.json and its lock file, with the additions and without the development tools. So npm installs
// only wrangler, without any options.
func addPackage(files map[string][]byte) error {
	const dev = "devDependencies"
	var manifest map[string]any
	var lock struct {
		Name            string                    `json:"name"`
		LockfileVersion int                       `json:"lockfileVersion"`
		Requires        bool                      `json:"requires"`
		Packages        map[string]map[string]any `json:"packages"`
	}
	for _, text := range [][]byte{files["package.json"], additions} {
		if err := json.Unmarshal(text, &manifest); err != nil {
			return err
		}
	}
	if err := json.Unmarshal(files["package-lock.json"], &lock); err != nil {
		return err
	}
	delete(manifest, dev)
	delete(lock.Packages[""], dev)
	for name, p := range lock.Packages {
		if p["dev"] == true {
			delete(lock.Packages, name)
		}
	}
	files["package.json"], files["package-lock.json"] = format(manifest), format(lock)
	return nil
}

// format returns a value as JSON for people.
func format(value any) []byte {
	var text bytes.Buffer
	w := json.NewEncoder(&text)
	w.SetEscapeHTML(false)
	w.SetIndent("", "  ")
	if err := w.Encode(value); err != nil {
		panic(err) // unreachable: the values were read from JSON
	}
	return text.Bytes()
}

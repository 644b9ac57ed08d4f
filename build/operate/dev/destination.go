package dev

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
)

// Destination names the database that the arguments of [Target] select, for messages.
func Destination(remote bool, persist string) (string, error) {
	switch {
	case remote:
		return deployedDatabase()
	case persist == "":
		root, err := Root()
		return "the database on this machine, " + filepath.Join(root, ".wrangler/state"), err
	}
	return "the database on this machine, " + persist, nil
}

// deployedDatabase names the database in the configuration that make deploy writes.
func deployedDatabase() (string, error) {
	root, err := Root()
	if err != nil {
		return "", err
	}
	text, err := os.ReadFile(filepath.Join(root, deployedConfig))
	if os.IsNotExist(err) {
		return "the deployed database in wrangler.toml", nil
	}
	if err != nil {
		return "", err
	}
	if bytes.HasPrefix(text, []byte("//")) { // the comment that says who wrote the file
		_, text, _ = bytes.Cut(text, []byte("\n"))
	}
	var config struct {
		Databases []struct{ Binding, Database_name, Database_id string } `json:"d1_databases"`
	}
	if err := json.Unmarshal(text, &config); err != nil {
		return "", fmt.Errorf("%s: %w", deployedConfig, err)
	}
	for _, d := range config.Databases {
		if d.Binding == "DB" {
			return fmt.Sprintf("the deployed database %s (%s)", d.Database_name, d.Database_id), nil
		}
	}
	return "", fmt.Errorf("%s has no database with the binding DB: run make deploy", deployedConfig)
}

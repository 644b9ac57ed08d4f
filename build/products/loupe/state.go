package main

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"

	loupe "loupe/build/products/clients/go"
)

// state is what a run of a list has done, in a file beside its output. It is not needed to go on with the list's batches, but saves
// uploads.
type state struct {
	Service  string                         `json:"service"`
	List     string                         `json:"list"`              // hash of the list
	Again    string                         `json:"again,omitempty"`   // random, of a list that is appraised once more
	Batches  []string                       `json:"batches,omitempty"` // ids
	Uploaded map[string]loupe.UploadedImage `json:"uploaded,omitempty"`

	path string
}

// loadState loads the state of a list. A state of another list or service is replaced, unless it has batches.
func loadState(path, service, list string) (*state, error) {
	s := &state{path: path}
	text, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(text, s)
	} else if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	switch {
	case err != nil:
		return nil, errors.New(path + " is damaged; delete it, and the list goes on all the same: " + err.Error())
	case (s.List != list || s.Service != service) && len(s.Batches) > 0:
		return nil, usageError{errors.New("the list, its photos or the service have changed since the list was begun: undo the changes, or delete " + path +
			", and all items of the changed list are appraised and charged")}
	case s.List != list:
		s.List, s.Again = list, ""
	}
	if s.Service != service || s.Uploaded == nil {
		s.Service = service
		s.Uploaded = map[string]loupe.UploadedImage{}
	}
	return s, nil
}

func (s *state) save() error {
	text, err := json.Marshal(s)
	return errors.Join(err, writeFile(s.path, text, 0o600))
}

// remove deletes the file of a list that is done.
func (s *state) remove() error {
	if err := os.Remove(s.path); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

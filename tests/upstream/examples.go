package upstream

import "encoding/base64"

// The parts that the examples in several specs share.
const (
	examplePhoto  = "https://img.example.com/scout-35.jpg"
	exampleSchema = `{"type":"object","additionalProperties":false,"required":["title","confidence"],
		"properties":{"title":{"type":"string"},"confidence":{"type":"number"}}}`
)

var examplePhotoBase64 = base64.StdEncoding.EncodeToString(photo(1))

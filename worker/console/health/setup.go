package health

import (
	"encoding/json"

	"loupe/worker/console/server"
)

// samples is the source of the sample catalogue, which make samples loads.
const samples = "samples"

// step is something that the operator provides once, and without which a photo gets no value.
type step struct {
	Name   string `json:"name"` // identification, listings or rates
	Done   bool   `json:"done"`
	Text   string `json:"text"`   // what is there, or what is missing
	Remedy string `json:"remedy"` // what to do; "" if it is done
}

const (
	getModel    = `set VISION = "workers-ai", which needs no key, and [ai] in operator.toml, and deploy: docs/UPSTREAMS.md`
	getListings = `get the key of a search (docs/UPSTREAMS.md says which one first), load your own listings (docs/ADMINISTRATION.md), or try the ` +
		`sample catalogue: make samples REMOTE=1 (node samples.mjs --remote)`
	replaceSamples = `get the key of a search (docs/UPSTREAMS.md says which one first) or load your own listings (docs/ADMINISTRATION.md), then ` +
		`remove the samples: make samples REMOTE=1 REMOVE=1 (node samples.mjs --remote --remove)`
	awaitRates = `the service fetches them within two minutes; if it does not, search the log for "exchange rates not refreshed"`
)

// sharedListings says whether there are listings that all accounts share: the operator's own, and any, which may be the samples.
type sharedListings struct{ hasOwn, hasAny bool }

func (s *sharedListings) Targets() []any { return []any{&s.hasOwn, &s.hasAny} }

// findSetup returns the steps, and which of them are done by the data plane's report r and the database. A search or the
// operator's listings complete the step listings. The sample catalogue does not, because its listings are made up. Returns an
// error if the report's upstreams are not JSON or the database does not answer.
func findSetup(c *server.Call, r *report) ([]step, error) {
	var upstreams []struct {
		Name, Kind string
		Configured bool
	}
	if err := json.Unmarshal(r.Upstreams, &upstreams); err != nil {
		return nil, err
	}
	hasModel, hasSearch := false, false
	for _, u := range upstreams {
		hasModel = hasModel || u.Configured && u.Kind == "vision"
		hasSearch = hasSearch || u.Configured && u.Kind == "search" && u.Name != "catalog"
	}
	shared, err := server.QueryRow[sharedListings](c, `SELECT
		EXISTS (SELECT 1 FROM listing WHERE coalesce(account, '') = '' AND source <> ?1) AS own,
		EXISTS (SELECT 1 FROM listing WHERE coalesce(account, '') = '') AS listings`, samples)
	if err != nil {
		return nil, err
	}
	model := step{"identification", hasModel, "a model identifies the item in a photo", ""}
	if !hasModel {
		model.Text, model.Remedy = "no model identifies the item in a photo", getModel
	}
	listings := step{"listings", hasSearch || shared.hasOwn, "there are listings to compare the item with", ""}
	switch {
	case listings.Done:
	case shared.hasAny:
		listings.Text, listings.Remedy = "the item is compared with the sample catalogue alone", replaceSamples
	default:
		listings.Text, listings.Remedy = "there is neither a listing nor a search to compare the item with", getListings
	}
	exchange := step{"rates", r.Rates != nil, "prices are converted between currencies", ""}
	if r.Rates == nil {
		exchange.Text, exchange.Remedy = "there are no exchange rates yet, so prices in other currencies are not used", awaitRates
	}
	return []step{model, listings, exchange}, nil
}

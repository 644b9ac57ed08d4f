package vision

import (
	"strings"

	"loupe/core/base/date"
	"loupe/core/base/fault"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

const (
	modelTime     = 2_000    // milliseconds that the vendor has for its answer
	maxModelBytes = 64 << 10 // of the vendor's answer
	endingDays    = 60       // a model that ends within this many days is a fault; Anthropic gives notice at least as early
)

// ModelState says whether the vendor has the configured model.
type ModelState string

const (
	ModelAvailable ModelState = "available"
	ModelEnding    ModelState = "ending"  // available, but the date of its end is within endingDays of today
	ModelGone      ModelState = "gone"    // the vendor has no such model, or the key may not use it
	ModelUnknown   ModelState = "unknown" // the vendor did not answer, or its answer was not understood
)

// Model is the configured model. Its fields are set once the branch has finished.
type Model struct {
	exchange.Branch
	Provider string
	Name     string // "" unless the vendor has the model: VISION_MODEL may be a key that was pasted by mistake
	State    ModelState
	Ends     string // YYYY-MM-DD if State is ModelEnding, otherwise ""
}

// AskModel starts to ask the vendor whether it has the configured model, and for how long. Vendors charge nothing for
// that. It returns nil if no vendor is configured, the vendor has no endpoint for it, or the key is missing.
func AskModel(f *exchange.Flow, s *Settings) *Model {
	if s.provider == nil || s.provider.models == "" || s.missing != "" {
		return nil
	}
	m := &Model{Provider: s.provider.name, State: ModelUnknown}
	m.Branch = f.Start(func(f *exchange.Flow) {
		asked := f.Fetch(exchange.Fetch{
			URL: s.modelURL(), Headers: s.provider.headers, MaxBytes: maxModelBytes, TimeLimit: modelTime, Secrets: true,
		})
		exchange.On(f, asked, func(f *exchange.Flow, answer exchange.Answer, _ error) {
			m.read(answer, s.model, date.OfTime(f.Now()))
		})
	})
	return m
}

// modelURL returns the URL that describes the model. OpenRouter's differs from OpenAI's:
// https://openrouter.ai/docs/api/api-reference/models/get-model
func (s *Settings) modelURL() string {
	path := s.provider.models
	if strings.HasPrefix(s.baseURL, "https://openrouter.ai/") {
		path = "/model/"
	}
	return s.baseURL + path + s.model
}

// Field paths in gjson syntax: modelIDs of a model's id, modelEnds of the date on which it ends, YYYY-MM-DD. Anthropic
// and Gemini document no such date.
//
//   - OpenAI: https://developers.openai.com/api/reference/resources/models/methods/retrieve
//   - OpenRouter, in data: https://openrouter.ai/docs/api/api-reference/models/get-model
//   - Anthropic: https://platform.claude.com/docs/en/api/models/retrieve
var (
	modelIDs  = [...]string{"id", "data.id"}
	modelEnds = [...]string{"shutdown_date", "data.expiration_date"}
)

// refusals recognise a 404 that means "no such model", by a member of the body and the beginning of its text. Any other
// 404 may mean "no such endpoint".
var refusals = [...]struct{ path, text string }{
	// OpenAI: https://developers.openai.com/api/docs/guides/error-codes
	{"error.code", "model_not_found"},
	// Anthropic, as seen in https://github.com/anthropics/claude-code/issues/5349
	{"error.message", "model: "},
	// Gemini's API and its endpoint compatible with OpenAI's. Google documents no text.
	{"error.message", "Model is not found: models/"},
	{"0.error.message", "Model is not found: models/"},
}

// read sets the state from the vendor's answer. name is the configured model; today counts days since 1970-01-01. The
// state stays unknown if the answer has neither a model nor a refusal. After a failure the answer is empty. A date more
// than endingDays from today is ignored: it is too early to act on, or a placeholder.
func (m *Model) read(answer exchange.Answer, name string, today int) {
	root, err := jsontext.Parse(answer.Body)
	if err != nil {
		return
	}
	switch answer.Status {
	case 404:
		for i := range refusals {
			if strings.HasPrefix(jsontext.Text(&root, refusals[i].path), refusals[i].text) {
				m.State = ModelGone
			}
		}
	case 200:
		if firstText(&root, modelIDs[:]) == "" {
			return
		}
		m.Name, m.State = name, ModelAvailable
		ends := firstText(&root, modelEnds[:])
		if day, ok := date.Parse(ends); ok && max(day-today, today-day) <= endingDays {
			m.State, m.Ends = ModelEnding, ends
		}
	}
}

// firstText returns the first text at one of the paths, or "".
func firstText(root *gjson.Result, paths []string) string {
	for _, path := range paths {
		if found := jsontext.Text(root, path); found != "" {
			return found
		}
	}
	return ""
}

// Faults returns a fault if the model is gone or ends soon. m may be nil.
func (m *Model) Faults() []fault.Fault {
	problem := ""
	switch {
	case m == nil:
	case m.State == ModelGone:
		problem = m.Provider + " has no such model for this key, so every call to it fails"
	case m.State == ModelEnding:
		problem = m.Provider + " ends this model on " + m.Ends
	}
	if problem == "" {
		return nil
	}
	return []fault.Fault{{Variable: modelVariable, Problem: problem,
		Remedy: "choose another model (docs/UPSTREAMS.md has the vendors' lists), set its name, and run make deploy"}}
}

// Write writes the model as a JSON object, or null if m is nil.
func (m *Model) Write(w *jsontext.Writer) {
	if m == nil {
		w.Null()
		return
	}
	w.Open('{')
	w.Key("provider").String(m.Provider)
	w.Key("name").StringOrNull(m.Name)
	w.Key("state").String(string(m.State))
	w.Key("ends").StringOrNull(m.Ends)
	w.Close('}')
}

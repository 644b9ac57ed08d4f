package mcp

import (
	"loupe/core/base/jsontext"

	"github.com/tidwall/gjson"
)

const (
	tasksExtension = "io.modelcontextprotocol/tasks"

	// RequiresTasks is the capability of clients that understand tasks, for [Tool].Requires.
	RequiresTasks = `{"extensions":{"` + tasksExtension + `":{}}}`
)

// checkCapabilities returns an error if the client does not declare the capabilities in required, JSON or "". Only modern
// clients declare their capabilities in each request, so legacy clients have none.
func (m *message) checkCapabilities(required string) *rpcError {
	if required == "" || declares(m.capabilities, gjson.Parse(required)) {
		return nil
	}
	data := []byte(`{"requiredCapabilities":` + required + `}`)
	return &rpcError{status: 400, code: missingCapability, message: "Missing required client capability", data: data}
}

// declares reports whether declared is an object with all members of required, which are objects too.
func declares(declared, required gjson.Result) bool {
	found := declared.IsObject()
	for c := jsontext.Read(&required); found && c.Next(); {
		found = declares(member(declared, c.Name()), c.Value())
	}
	return found
}

// DeclaresTasks reports whether the client understands tasks. Legacy clients don't.
func (m *message) DeclaresTasks() bool { return declares(m.capabilities, gjson.Parse(RequiresTasks)) }

// CanAsk reports whether a client may be asked for input by a request of this method. Legacy clients can't be asked.
func (m *message) CanAsk(method string) bool {
	elicitation := member(m.capabilities, "elicitation")
	switch method {
	case Elicit: // the capability means forms, unless it declares URLs only
		return elicitation.IsObject() && (member(elicitation, "form").Exists() || !member(elicitation, "url").Exists())
	case Sample:
		return member(m.capabilities, "sampling").IsObject()
	case ListRoots:
		return member(m.capabilities, "roots").IsObject()
	}
	return false
}

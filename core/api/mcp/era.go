package mcp

import (
	"slices"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

const modernVersion = "2026-07-28"

// legacyVersions has the revisions that begin with initialize, newest first.
var legacyVersions = []string{"2025-11-25", "2025-06-18"}

func isLegacy(version string) bool { return slices.Contains(legacyVersions, version) }

// The keys of _meta in a modern request.
const (
	versionKey      = "io.modelcontextprotocol/protocolVersion"
	capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
)

// setEra sets the era and the capabilities of a request. It returns an error if the revision is unknown, if a
// modern request lacks a required member of _meta, or if the header and _meta name different revisions: a proxy
// may have routed by the header. A request that names none is legacy, because some legacy clients send no header.
// https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning
func (m *message) setEra(f *exchange.Flow) *rpcError {
	claimed, named := member(m.meta(), versionKey), header(f, versionHeader)
	claimsModern := claimed.Exists() && !isLegacy(claimed.Str)
	switch {
	case m.method == "initialize" && !claimed.Exists():
		return nil
	case !claimsModern && (named == "" || isLegacy(named)):
		if claimed.Exists() && named != "" && claimed.Str != named {
			return mismatch(versionHeader, named, claimed.Str)
		}
		return nil
	}
	m.modern = true
	m.capabilities = member(m.meta(), capabilitiesKey)
	switch {
	case !claimed.Exists() && named != modernVersion:
		return unsupported(named)
	case named == "" && claimed.Type == gjson.String:
		return &rpcError{status: 400, code: headerMismatch, message: "Header mismatch: the header MCP-Protocol-Version is missing"}
	case claimed.Type != gjson.String:
		return &rpcError{status: 400, code: invalidParams, message: "_meta must have " + versionKey + ", a string"}
	case !m.capabilities.IsObject():
		return &rpcError{status: 400, code: invalidParams, message: "_meta must have " + capabilitiesKey + ", an object"}
	case named != claimed.Str:
		return mismatch(versionHeader, named, claimed.Str)
	case named != modernVersion:
		return unsupported(named)
	}
	return nil
}

func unsupported(requested string) *rpcError {
	data := []byte(`{"supported":` + jsontext.QuoteAll(supportedVersions()) + `,"requested":` + jsontext.Quote(requested) + `}`)
	return &rpcError{status: 400, code: unsupportedVersion, message: "Unsupported protocol version", data: data}
}

func supportedVersions() []string { return append([]string{modernVersion}, legacyVersions...) }

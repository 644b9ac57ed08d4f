package mcp

import (
	"loupe/core/appraisal"
	"loupe/core/base/jsontext"
)

// The schemas are JSON Schema 2020-12. Those of results are made of the types that the results have, where there are such types. Tests validate the tools' results against them.

// noInput returns the schema of a tool without arguments. Some vendors refuse an object without properties.
func noInput() []byte { return []byte(`{"type":"object","properties":{}}`) }

func idInput() []byte {
	return []byte(`{"type":"object","properties":{"id":{"type":"string","description":"The appraisal's id, such as apr_01J..."}},"required":["id"]}`)
}

func correctionInput() []byte {
	return []byte(`{"type":"object","properties":{"id":{"type":"string","description":"The appraisal's id, such as apr_01J..."},` +
		`"candidate":{"type":"string","description":"Id or URL of a candidate that is the same item; or give a title"},` +
		`"title":{"type":"string","description":"What the item is: brand, model, variant"}},"required":["id"]}`)
}

func appraiseOutput() []byte { return jsontext.Schema(resultMembers) }

func recordOutput() []byte { return jsontext.Schema(recordMembers) }

func creditsOutput() []byte { return jsontext.Schema(appraisal.CreditMembers) }

func healthOutput() []byte {
	return []byte(`{"type":"object","properties":{"status":{"enum":["ok","degraded"]},` +
		`"rates":{"type":["object","null"],"properties":{"date":{"type":"string"},"age_days":{"type":"integer"}},"required":["date","age_days"]},` +
		`"upstreams":{"type":"array","items":{"type":"object","properties":{` +
		`"name":{"type":"string"},"kind":{"type":"string"},"configured":{"type":"boolean"},` +
		`"state":{"enum":["ok","untried","failing","skipped","not_configured"]},` +
		`"calls":{"type":"integer"},"failures":{"type":"integer"}},` +
		`"required":["name","kind","configured","state","calls","failures"]}}},` +
		`"required":["status","rates","upstreams"]}`)
}

package description

// Severity orders damage by how much value it costs, the worst first.
type Severity int8

const (
	NoDamage  Severity = iota
	Shattered          // broken glass, water damage
	Cracked
	PartFails // a part does not work
	Bent      // or torn
	Corroded  // or has holes
	NeedsWork // or lacks a small part
	Scratched
	Worn
	Dirty
	Dusty
	SeverityCount
)

// orWorse returns the worse of two severities.
func (s Severity) orWorse(other Severity) Severity {
	if s == NoDamage || NoDamage < other && other < s {
		return other
	}
	return s
}

package privacy

// Tables are the names of tables, in order, and whether the export has them.
func Tables() (names []string, exported map[string]bool) {
	exported = map[string]bool{}
	for _, t := range tables {
		names = append(names, t.name)
		exported[t.name] = t.of != ""
	}
	return names, exported
}

// Quiet is how long after a deletion its pieces begin.
const Quiet = quiet

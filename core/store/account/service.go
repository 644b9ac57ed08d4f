package account

const (
	defaultService = "loupe"

	minService, maxService = 2, 20 // characters
)

// ServiceName returns the service's name for a value of the variable SERVICE_NAME: the value if it has 2 to 20 lower-case letters
// and digits and begins with a letter, otherwise loupe. New keys, cookies and the connector's header contain it.
func ServiceName(variable string) string {
	if len(variable) < minService || len(variable) > maxService || !isLetter(variable[0]) {
		return defaultService
	}
	for i := range len(variable) {
		if c := variable[i]; !isLetter(c) && (c < '0' || c > '9') {
			return defaultService
		}
	}
	return variable
}

func isLetter(c byte) bool { return 'a' <= c && c <= 'z' }

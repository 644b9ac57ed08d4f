package signin

import "loupe/worker/console/server"

// provider is a way to sign in, as the API shows it.
type provider struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

func listProviders(c *server.Call) (any, error) {
	providers := []provider{}
	if c.DevSignIn() {
		providers = append(providers, provider{"dev", "Development"})
	}
	return struct {
		Providers []provider `json:"providers"`
	}{providers}, nil
}

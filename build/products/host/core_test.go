package host

import (
	"slices"
	"testing"
)

// No name of the built core's manifest is both a variable and a secret.
func TestCoreManifest(t *testing.T) {
	h, err := New(Options{Guest: Core(t)})
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	m := h.Manifest()
	if !slices.Contains(m.Variables, "SERVICE_NAME") || !slices.Contains(m.Secrets, "VISION_API_KEY") || !slices.Contains(m.Secrets, "EBAY_TOKEN") {
		t.Errorf("got variables %q and secrets %q, want SERVICE_NAME in the first, VISION_API_KEY and EBAY_TOKEN in the second", m.Variables, m.Secrets)
	}
	for _, name := range m.Variables {
		if slices.Contains(m.Secrets, name) || name == "SECRETS" {
			t.Errorf("got %s among the variables, want no secret and not SECRETS there", name)
		}
	}
}

package account

import (
	"strings"
	"testing"
)

func TestServiceNameIsLettersAndDigits(t *testing.T) {
	for variable, want := range map[string]string{
		"loupe": "loupe", "magnifier2": "magnifier2", "ab": "ab", strings.Repeat("a", 20): strings.Repeat("a", 20),
		"": "loupe", "a": "loupe", strings.Repeat("a", 21): "loupe", "Über Taxi!": "loupe", "Loupe2": "loupe", "2loupe": "loupe",
		"my-shop": "loupe", "my_shop": "loupe", "shop ": "loupe", "löupe": "loupe",
	} {
		if got := ServiceName(variable); got != want {
			t.Errorf("%q: got %q, want %q", variable, got, want)
		}
	}
}

package appraisal

import (
	"os"
	"regexp"
	"strconv"
	"testing"
)

// An exchange that claims an appraisal may be lost. The message must be delivered again after its claim was
// given up, or the appraisal is never done.
func TestQueueDeliversLongerThanAClaimLives(t *testing.T) {
	config, err := os.ReadFile("../../wrangler.toml")
	if err != nil {
		t.Fatal(err)
	}
	seconds := func(name string) int {
		found := regexp.MustCompile(name + ` = (\d+)`).FindSubmatch(config)
		if found == nil {
			t.Fatalf("wrangler.toml has no %s", name)
		}
		n, _ := strconv.Atoi(string(found[1]))
		return n
	}
	if got := seconds("max_retries") * seconds("retry_delay"); got*1000 <= claimLife {
		t.Errorf("the last delivery is %d s after the first, want more than the claim's %d s", got, claimLife/1000)
	}
}

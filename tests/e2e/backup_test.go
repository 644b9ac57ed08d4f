package e2e

import (
	"path/filepath"
	"strings"
	"testing"

	"loupe/tests/fixture"
	"loupe/tests/workerd"
)

// backupProject returns a folder in which build/operate/backup works on the data in a folder.
func backupProject(t *testing.T, data string) string {
	t.Helper()
	project := t.TempDir()
	if err := fixture.MakeBackupProject(project, data); err != nil {
		t.Fatal(err)
	}
	return project
}

// runBackup runs build/operate/backup in a project, and returns its output.
func runBackup(t *testing.T, project string, args ...string) string {
	t.Helper()
	output, err := fixture.RunBackup(t.Context(), project, args...)
	if err != nil {
		t.Fatal(err)
	}
	return output
}

// The ledger that the running service has written is backed up and restored. A service on the restored data knows its keys,
// credits, appraisals and listings, and goes on.
func TestServiceGoesOnFromARestoredBackup(t *testing.T) {
	t.Parallel()
	s := startLoaded(t, nil)
	c := newCustomer(t, s.Service, 25)
	first := send(t, c.request("image_url", images.URL+"/photo.jpg"))
	if first.charged(t) != cost {
		t.Fatalf("got %s, want the price charged", first.body)
	}
	file := filepath.Join(t.TempDir(), "backup.sqlite")
	if output := runBackup(t, backupProject(t, s.data), "create", "--file", file); !strings.Contains(output, "ok     ledger: ") {
		t.Errorf("got %s, want a sound ledger", output)
	}

	data := t.TempDir()
	if output := runBackup(t, backupProject(t, data), "restore", "--file", file); !strings.Contains(output, "is restored and in service") {
		t.Errorf("got %s, want a restored database", output)
	}

	restored := start(t, func(o *workerd.Options) { o.Persist = data })
	c.service, c.admin = restored.Service, adminClient(restored.Service)
	if err := c.admin.PutRates(t.Context(), []byte(rates)); err != nil {
		t.Fatal(err)
	}
	c.expectBalance(15, 0)
	second := send(t, c.request("image_url", images.URL+"/photo.jpg"))
	if second.charged(t) != cost {
		t.Errorf("got %s, want the price charged: the key, the credits and the listings are restored", second.body)
	}
	send(t, c.request("image_url", images.URL+"/photo.jpg")).expectProblem(t, 402, "OUT_OF_CREDITS")
}

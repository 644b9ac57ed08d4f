package catalogue

import (
	"strconv"
	"strings"

	"loupe/core/base/limits"
	"loupe/worker/console/server"
)

// calibration is the state of learning from one owner's listings.
type calibration struct {
	State     string `json:"state"`     // none, waiting, running or done
	Listings  int64  `json:"listings"`  // appraised for the stored models; 0 without one
	Appraised int64  `json:"appraised"` // of the sample, while it runs
	Sample    int64  `json:"sample"`    // listings to appraise, while it runs
	Minutes   int64  `json:"minutes"`   // estimate until it ends, while it runs or waits; otherwise 0
}

func (k *calibration) Targets() []any {
	return []any{&k.State, &k.Listings, &k.Appraised, &k.Sample, &k.Minutes}
}

// selectCalibration selects the state of the owner ?1 at the time ?2. Each minute, the schedule does a step of one task:
// it draws the sample, learns prices of words, appraises limits.CalibrationStep listings or stores the result. The tasks take turns. D1 takes every
// number in a parameter as a real, so the time's division is cast.
var selectCalibration = strings.NewReplacer("STEP", strconv.Itoa(limits.CalibrationStep), "SAMPLE", strconv.Itoa(limits.CalibrationSample)).Replace(`WITH
	task AS (SELECT k.*, coalesce(sum(t.listing IS NOT NULL AND t.price IS NULL), 0) AS untried, coalesce(max(t.listing IS NOT NULL AND t.fold IS NULL), 0) AS unlearned
		FROM calibration_task k LEFT JOIN calibration_trial t ON t.task = k.n WHERE coalesce(k.account, '') = ?1 GROUP BY k.n),
	tasks AS (SELECT max(count(*), 1) AS n FROM calibration_due)
SELECT CASE WHEN k.sample > 0 THEN 'running' WHEN k.n IN (SELECT n FROM calibration_due) THEN 'waiting' WHEN c.listings > 0 THEN 'done' ELSE 'none' END,
	coalesce(c.listings, 0), coalesce(k.sample - k.untried, 0), coalesce(k.sample, 0),
	CASE WHEN k.sample > 0 THEN ((k.untried + STEP - 1) / STEP + 1 + k.unlearned) * tasks.n
		WHEN k.n IN (SELECT n FROM calibration_due) THEN CAST((max(k.due_at - ?2, 0) + 59999) / 60000 AS INTEGER) +
			((min(SAMPLE, (SELECT count(*) FROM listing WHERE coalesce(account, '') = ?1)) + STEP - 1) / STEP + 3) * tasks.n
		ELSE 0 END
FROM tasks, (SELECT sum(listings) AS listings FROM calibration WHERE coalesce(account, '') = ?1) c LEFT JOIN task k ON 1`)

// calibration returns the state of learning from the owner's listings.
func (o owner) calibration(c *server.Call) (calibration, error) {
	return server.QueryRow[calibration](c, selectCalibration, o(c), c.Millis())
}

// changing returns a statement that records how many of the owner's listings the next statement changes, so that
// core/appraisal/calibration learns from the catalogue again. count is a query for this number, with the owner as ?1 and args from ?3 on.
// SQLite's changes() would be wrong, because FTS5 may write between two statements.
func (o owner) changing(c *server.Call, count string, args ...any) server.Statement {
	return server.SQL(`INSERT INTO calibration_task (account, changed, due_at) SELECT nullif(?1, ''), n, ?2 FROM (SELECT (`+count+`) AS n) WHERE n > 0
		ON CONFLICT (coalesce(account, '')) DO UPDATE SET changed = changed + excluded.changed, due_at = excluded.due_at`,
		append([]any{o(c), c.Millis() + limits.UploadPause}, args...)...)
}

package usage

import (
	"context"

	"loupe/worker/console/server"
)

const (
	maxCounted = 250 // appraisals with a value, and without one, that one transaction counts
	maxRounds  = 20  // transactions of one run: more than one database settles in a minute, see docs/SCALE.md
)

// entries selects the entries of the account earned that a transaction counts.
const entries = `FROM entry WHERE account = 'earned' AND seq > coalesce((SELECT earned FROM usage_counted), 0)
	AND seq <= coalesce((SELECT earned FROM usage_counted), 0) + ?1`

// next selects the appraisals that a transaction counts: those of entries, and queued ones. All statements of a transaction select the same
// ones.
const next = `(SELECT transfer AS appraisal ` + entries + ` UNION ALL SELECT * FROM (SELECT appraisal FROM usage_queue ORDER BY appraisal LIMIT ?1)) q
	JOIN appraisal p ON p.id = q.appraisal JOIN transfer t ON t.id = p.id`

// countDays counts calls and credits. The length of a day is not a parameter: D1 passes numbers as floating point.
var countDays = `INSERT INTO usage_day (account, day, api_key, ` + listColumns("NAME") + `)
	SELECT p.account, p.created_at / 86400000, p.api_key, ` + listColumns("COUNT") + `
	FROM ` + next + ` WHERE true GROUP BY 1, 2, 3
	ON CONFLICT DO UPDATE SET ` + listColumns("NAME = NAME + excluded.NAME")

// countFailures counts the entries of the answers' error container. The code of an entry says which stage failed.
const countFailures = `INSERT INTO usage_failure (account, day, stage, code, provider, count)
	SELECT account, day, CASE
			WHEN code IN ('NOT_IDENTIFIED', 'VISION_FAILED') OR code IN ('SOURCE_UNAVAILABLE', 'LIMIT_REACHED') AND of_photo THEN 'identify'
			WHEN code LIKE 'IMAGE\_%' ESCAPE '\' THEN 'fetch_photo'
			WHEN code LIKE 'PAGE\_%' ESCAPE '\' THEN 'read_pages'
			WHEN code LIKE 'PRICE\_%' ESCAPE '\' OR code = 'NO_EXCHANGE_RATE' THEN 'convert_prices'
			WHEN code = 'NO_VALUE' THEN 'value'
			WHEN code = 'TOO_LATE' THEN 'settle'
			ELSE 'search' END,
		code, provider, count(*)
	FROM (
		SELECT p.account, p.created_at / 86400000 AS day, e.atom AS code,
			instr(e.path, 'image_upload_errors') > 0 AS of_photo, coalesce(json_extract(p.figures, e.path || '.provider'), '') AS provider
		FROM ` + next + `, json_tree(p.figures, '$.error') e WHERE e.key = 'code' AND e.type = 'text'
	) GROUP BY 1, 2, 3, 4, 5
	ON CONFLICT DO UPDATE SET count = count + excluded.count`

// countLatencies counts how long the answers took, in milliseconds rounded to two significant digits.
const countLatencies = `INSERT INTO usage_latency (account, day, ms, count)
	SELECT account, day, CASE
			WHEN ms < 100 THEN ms
			WHEN ms < 1000 THEN (ms + 5) / 10 * 10
			WHEN ms < 10000 THEN (ms + 50) / 100 * 100
			WHEN ms < 100000 THEN (ms + 500) / 1000 * 1000
			ELSE (ms + 5000) / 10000 * 10000 END,
		count(*)
	FROM (SELECT p.account, p.created_at / 86400000 AS day, max(p.answered_at - p.created_at, 0) AS ms FROM ` + next + ` WHERE p.answer IS NOT NULL)
	GROUP BY 1, 2, 3
	ON CONFLICT DO UPDATE SET count = count + excluded.count`

// countCalls counts the calls of outside services. The credits of an appraisal count once for each service that it called.
const countCalls = `INSERT INTO usage_call (account, day, provider, calls, failures, ms, credits)
	SELECT account, day, provider, sum(calls), sum(failures), sum(ms), sum(credits) FROM (
		SELECT p.account, p.created_at / 86400000 AS day, u.value ->> '$.provider' AS provider,
			sum(u.value ->> '$.attempts') AS calls, sum((u.value ->> '$.attempts') - (u.value ->> '$.error' = '')) AS failures,
			sum(u.value ->> '$.ms') AS ms, (t.state = 'posted') * t.amount AS credits
		FROM ` + next + `, json_each(p.evidence, '$.upstreams') u WHERE u.value ->> '$.attempts' > 0 GROUP BY p.id, 3
	) GROUP BY 1, 2, 3
	ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, failures = failures + excluded.failures, ms = ms + excluded.ms, credits = credits + excluded.credits`

const advance = `INSERT OR REPLACE INTO usage_counted (one, earned) SELECT 1, seq ` + entries + ` ORDER BY seq DESC LIMIT 1`

const removeCounted = `DELETE FROM usage_queue WHERE appraisal IN (SELECT appraisal FROM usage_queue ORDER BY appraisal LIMIT ?1)`

// RollUp counts appraisals until none is left, at most maxRounds transactions of them.
func RollUp(c *server.Console, ctx context.Context) error {
	for range maxRounds {
		changed, err := c.DB.Batch(ctx,
			server.SQL(countDays, maxCounted),
			server.SQL(countFailures, maxCounted),
			server.SQL(countLatencies, maxCounted),
			server.SQL(countIdentifications, maxCounted),
			server.SQL(countCalls, maxCounted),
			server.SQL(advance, maxCounted),
			server.SQL(removeCounted, maxCounted))
		if err != nil || !changed[len(changed)-2] && !changed[len(changed)-1] { // none was left
			return err
		}
	}
	return nil
}

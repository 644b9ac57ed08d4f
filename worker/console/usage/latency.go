package usage

import "loupe/worker/console/server"

// latency is how long answers took, in milliseconds with two significant digits.
type latency struct {
	Count int64        `json:"count"` // of answers
	P50   *int64       `json:"p50"`   // nil without answers
	P95   *int64       `json:"p95"`
	Days  []dayLatency `json:"days"`
}

type dayLatency struct {
	Date string `json:"date"`
	P50  *int64 `json:"p50"`
	P95  *int64 `json:"p95"`
}

// bucket is the number of answers that took the same time.
type bucket struct{ ms, count int64 }

// loadLatency loads the percentiles of each day and of all days.
func loadLatency(c *server.Call, first int64) (l latency, err error) {
	l.Days = []dayLatency{}
	var current int64
	var buckets []bucket // of the current day
	end := func() {
		if buckets != nil {
			l.Days = append(l.Days, dayLatency{date(current), percentile(buckets, 50), percentile(buckets, 95)})
		}
		buckets = nil
	}
	err = query(c, `SELECT day, ms, count FROM usage_latency WHERE account = ? AND day >= ? ORDER BY day, ms`, first, func(scan func(...any) error) error {
		var d int64
		var b bucket
		if err := scan(&d, &b.ms, &b.count); err != nil {
			return err
		}
		if d != current {
			end()
			current = d
		}
		buckets = append(buckets, b)
		return nil
	})
	if err != nil {
		return l, err
	}
	end()
	var all []bucket
	err = query(c, `SELECT ms, sum(count) FROM usage_latency WHERE account = ? AND day >= ? GROUP BY ms ORDER BY ms`, first, func(scan func(...any) error) error {
		var b bucket
		err := scan(&b.ms, &b.count)
		all = append(all, b)
		l.Count += b.count
		return err
	})
	l.P50, l.P95 = percentile(all, 50), percentile(all, 95)
	return l, err
}

// percentile returns the pth percentile of the answers' times in milliseconds, nil without answers. The buckets are sorted.
func percentile(buckets []bucket, p int64) *int64 {
	var total, seen int64
	for _, b := range buckets {
		total += b.count
	}
	for _, b := range buckets {
		if seen += b.count; seen*100 >= total*p {
			return &b.ms
		}
	}
	return nil
}

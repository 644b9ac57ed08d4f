package ledger

import "strconv"

const (
	defaultRetentionDays = 30
	maxRetentionDays     = 3650
)

// RetentionDays returns the value of the variable RETENTION_DAYS, a number from 1 to 3650: the days for which an appraisal
// is kept. For any other value it returns the default, 30.
func RetentionDays(value string) int {
	days, err := strconv.Atoi(value)
	if err != nil || days < 1 || days > maxRetentionDays {
		return defaultRetentionDays
	}
	return days
}

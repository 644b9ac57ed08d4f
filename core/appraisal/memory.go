package appraisal

import (
	"loupe/core/upstream"
	"loupe/core/upstream/photo"
)

// lacksMemory reports whether the host had no memory for a photo, or for a request with a photo. Then the appraisal is given up, so
// that the caller does not pay for an incomplete answer. Once the caller has read a range, it goes on: otherwise the range would be
// free.
func (a *appraisal) lacksMemory() bool {
	if a.previewed || len(a.photos) == 0 {
		return false
	}
	for _, p := range a.photos {
		if p.Err == photo.ErrNoMemory {
			return true
		}
	}
	if a.identification != nil && a.identification.Err == upstream.NoMemory {
		return true
	}
	for _, s := range a.searches {
		if s.Err == upstream.NoMemory {
			return true
		}
	}
	return false
}

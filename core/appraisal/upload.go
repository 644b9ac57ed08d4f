package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/search"
	"loupe/core/vision"
)

// photoCodes names what can go wrong with a photo, for the error container.
var photoCodes = map[vision.PhotoError]string{
	vision.ErrUnreachable: "IMAGE_UNREACHABLE",
	vision.ErrTimeout:     "IMAGE_TIMEOUT",
	vision.ErrTooLarge:    "IMAGE_TOO_LARGE",
	vision.ErrStatus:      "IMAGE_NOT_SERVED",
	vision.ErrRedirect:    "IMAGE_REDIRECT_REFUSED",
	vision.ErrFormat:      "IMAGE_FORMAT",
	vision.ErrNotRead:     "IMAGE_NOT_COMPARED",
	vision.ErrManyPixels:  "IMAGE_NOT_COMPARED",
	vision.ErrDamaged:     "IMAGE_NOT_COMPARED",
	vision.ErrFlat:        "IMAGE_NOT_COMPARED",
}

// upload hands the photo to the upstreams that look at it: the one that names the item, and the searches for pictures, all
// at once. It waits for those that the next searches need.
func (a *appraisal) upload(f *exchange.Flow) {
	if !a.photo.There() {
		a.photoFailed()
		return
	}
	a.recall(f)
	f.Then(func(f *exchange.Flow) {
		if a.reuse(); a.reused {
			return
		}
		if a.sight = vision.Identify(f, &a.settings.vision, a.photo, a.Description, a.Country); a.sight != nil {
			f.Await(a.sight)
		}
		a.searches = search.ByPicture(f, &a.settings.search, a.question())
		if pictures := a.pictures(); pictures != nil {
			f.Await(pictures)
		}
	})
}

// photoFailed notes what is wrong with the photo, if anything is.
func (a *appraisal) photoFailed() {
	if err, failed := a.photo.Err.(vision.PhotoError); failed {
		entry := failure{code: photoCodes[err], message: err.Error(), url: a.photo.URL}
		if a.photo.Status != 200 {
			entry.status = a.photo.Status
		}
		a.failures.upload = append(a.failures.upload, entry)
	}
}

// pictures are the listings of the catalogue whose picture is the photo's; nil if it was not asked.
func (a *appraisal) pictures() *search.Results {
	for _, s := range a.searches {
		if s.Provider == search.Catalog {
			return s
		}
	}
	return nil
}

// sightFailure is why the photo was not looked at by the upstream that should; nil if it was.
func (a *appraisal) sightFailure() *failure {
	if a.sight == nil || a.sight.Err == nil {
		return nil
	}
	return &failure{
		code: "VISION_FAILED", message: a.sight.Provider + " " + a.sight.Err.Error(), url: a.photo.URL,
		provider: a.sight.Provider, status: a.sight.Status,
	}
}

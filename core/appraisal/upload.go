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

// upload hands the photo to the upstreams that look at it: its fingerprint to the catalogue.
func (a *appraisal) upload(f *exchange.Flow) {
	if err, failed := a.photo.Err.(vision.PhotoError); failed {
		a.failures.upload = append(a.failures.upload,
			failure{code: photoCodes[err], message: err.Error(), url: a.photo.URL, status: a.photo.Status})
	}
	if a.photo.Fingerprint != nil {
		a.pictures = search.CatalogueByPicture(f, *a.photo.Fingerprint)
		a.searches = append(a.searches, a.pictures)
		f.Await(a.pictures)
	}
}

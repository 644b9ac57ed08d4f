// Package limits holds the limits of an exchange that several packages share: its times, its memory and its
// subrequests. The compiler checks the relations between them. A limit that concerns one package only is
// declared in that package.
package limits

// Milliseconds.
const (
	// Platform is how long a Worker may run on after its client has disconnected.
	// https://developers.cloudflare.com/workers/platform/limits/#duration
	Platform = 30_000

	// Exchange is the time for all effects of an exchange together, from its start.
	Exchange = 19_000
	// GracePeriod is added to Exchange for the effects that settle the credits. core/appraisal/settle.go
	// checks that every attempt fits.
	GracePeriod = 10_000
	// SlotWait is how long a call may wait until the operator's limit of calls to its service allows it. A message of the queue has
	// this time in addition to Exchange. Otherwise a call waits for 10 s at most, because the time of a model's attempt must remain.
	SlotWait = 20_000

	Photo       = 6_000  // fetching the photo, redirects and one retry included
	Vision      = 9_000  // one attempt at identifying the item
	TextSearch  = 8_000  // one attempt at a text search
	Reduce      = 2_000  // reducing a photo that the core can't read
	ImageSearch = 11_000 // one attempt at an image search: it runs at the same time as vision and the text search
	MemoryWait  = 7_000  // how long photos may wait for the host's memory, in addition
	Page        = 3_000  // one listing's page, redirects included
	Token       = 5_000  // one attempt at an access token
)

// Each line is a relation that does not compile if it is violated. An effect never runs past its
// exchange's deadline: it gets the time that is left, if that is less than its own limit.
const (
	_ = uint(Platform - 1 - (Exchange + GracePeriod))   // settling ends before the platform stops the Worker
	_ = uint(Exchange - (Photo + Reduce + ImageSearch)) // a slow photo leaves the image search its full time
	_ = uint(Exchange - (Photo + Vision + Page))        // the same for the model, with time to read pages

	_ = uint(Exchange - (Photo + MemoryWait) - 4_000) // a photo that waited for memory leaves time to search

	// Photo + Vision + TextSearch is 23 s, more than Exchange: a photo, a model and a search that all
	// take their full time are rare, and then the search gets the 4 s that are left.
	_ = uint(Exchange - (Photo + Vision) - 4_000)
)

// Kept is how many bytes of bodies an exchange may keep in its host: all photos and pages of an appraisal together.
// worker/host/keep.mjs repeats this number, and worker/host/timelimit.mjs repeats MemoryWait.
const Kept = 20 << 20

// Learning from an uploaded catalogue: core/appraisal/calibration does it, worker/console/catalogue tells the customer.
const (
	MinCalibrated       = 30      // appraised listings that a model needs
	CalibrationSample   = 200     // listings of a catalogue that are appraised at most
	CalibrationExamples = 2000    // other listings from which its model learns at most
	CalibrationStep     = 40      // listings that the schedule appraises each minute, of all catalogues together
	UploadPause         = 300_000 // milliseconds without a change after which an upload counts as finished
)

// Bytes of a listing's page.
const (
	PageBytes = 3 << 19   // read at most; the rest is ignored
	PageHead  = 512 << 10 // come with the response; the others are read only if the price is not certain yet

	_ = uint(PageBytes - PageHead)
	_ = uint(Kept - Pages*PageBytes) // if the photos are small, all pages can be kept as a whole
)

// Subrequests are what the platform counts: fetches and storage operations.
// https://developers.cloudflare.com/workers/platform/limits/#subrequests
const (
	// Subrequests is the number that the free plan allows for one request.
	Subrequests = 50
	// GraceSubrequests is how many of them are reserved for settling.
	GraceSubrequests = 4

	Pages = 12 // listings' pages fetched in one appraisal

	_ = uint(Subrequests - GraceSubrequests - Pages)
)

package appraisal

import "loupe/core/jsontext"

// failure is an entry of the answer's error container: what a stage could not do. Its words are ours, never an
// upstream's.
type failure struct {
	code     string
	message  string
	url      string // what it was about; "" to leave out
	provider string // the upstream at fault; "" to leave out
	status   int    // the upstream's HTTP status; 0 to leave out
}

// failures is the error container: a failing stage degrades the answer, never the request.
type failures struct {
	discovery  *failure
	upload     []failure
	enrichment []failure
	appraisal  *failure
}

// hideListings leaves out which listings the entries are of: without a value nothing is told of them.
func (f *failures) hideListings() {
	for i := range f.enrichment {
		f.enrichment[i].url = ""
	}
}

func (f *failures) write(w *jsontext.Writer) {
	w.Open('{')
	w.Key("discovery_error")
	f.discovery.write(w)
	w.Key("image_upload_errors")
	writeFailures(w, f.upload)
	w.Key("price_enrichment_errors")
	writeFailures(w, f.enrichment)
	w.Key("appraisal_error")
	f.appraisal.write(w)
	w.Close('}')
}

func writeFailures(w *jsontext.Writer, list []failure) {
	w.Open('[')
	for i := range list {
		list[i].write(w)
	}
	w.Close(']')
}

func (f *failure) write(w *jsontext.Writer) {
	if f == nil {
		w.Null()
		return
	}
	w.Open('{')
	w.Key("code").String(f.code)
	w.Key("message").String(f.message)
	if f.url != "" {
		w.Key("url").String(f.url)
	}
	if f.provider != "" {
		w.Key("provider").String(f.provider)
	}
	if f.status != 0 {
		w.Key("http_status").Int(int64(f.status))
	}
	w.Close('}')
}

package gateway

import (
	"loupe/core/calibration"
	"loupe/core/exchange"
	"loupe/core/indexing"
)

// work reads one picture of the catalogue, merges parts of the full-text index, then does a step of learning from an uploaded
// catalogue. Learning is last, because it may exceed the Worker's limits, which would end the other work too. work responds with
// 200 if there may be more pictures to read, and with 204 if there are none.
func (c *call) work(f *exchange.Flow) {
	if !c.settings.appraisal.UsesCatalog() {
		reply(f, 204, nil)
		return
	}
	host := indexing.Host{AllowsLocal: c.settings.appraisal.AllowLocal(), Converts: c.settings.convertsPictures}
	indexing.ReadNext(f, host, func(f *exchange.Flow, found bool) {
		f.Await(f.D1(indexing.MergeText))
		f.Then(calibration.Step)
		f.Then(func(f *exchange.Flow) {
			status := 204
			if found {
				status = 200
			}
			reply(f, status, nil)
		})
	})
}

package gateway

import (
	"loupe/core/calibration"
	"loupe/core/exchange"
	"loupe/core/picture"
)

// work does work of the schedule: a step of the calibration of an uploaded catalogue, and the fingerprints of one picture of
// the catalogue. It responds with 200 if there may be more pictures to read, and with 204 if there are none.
func (c *call) work(f *exchange.Flow) {
	if !c.settings.appraisal.UsesCatalog() {
		reply(f, 204, nil)
		return
	}
	calibration.Step(f)
	f.Then(func(f *exchange.Flow) {
		host := picture.Host{AllowsLocal: c.settings.appraisal.AllowLocal(), Converts: c.settings.convertsPictures}
		picture.ReadNext(f, host, func(f *exchange.Flow, found bool) {
			status := 204
			if found {
				status = 200
			}
			reply(f, status, nil)
		})
	})
}

package gateway

import (
	"loupe/core/exchange"
	"loupe/core/picture"
)

// readPicture makes the fingerprints of one picture of the catalogue. It responds with 200 if there may be more to make, and
// with 204 if there are none.
func (c *call) readPicture(f *exchange.Flow) {
	if !c.settings.appraisal.UsesCatalog() {
		reply(f, 204, nil)
		return
	}
	picture.ReadNext(f, c.settings.appraisal.AllowLocal(), func(f *exchange.Flow, found bool) {
		if found {
			reply(f, 200, []byte("{}"))
			return
		}
		reply(f, 204, nil)
	})
}

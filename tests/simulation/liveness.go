package main

import "time"

// lastActs are what each account does once more when faults have stopped. The last call of each must succeed.
var lastActs = []func(*client){
	(*client).appraise, (*client).stream, (*client).appraiseLater, (*client).appraiseByTool, (*client).appraiseAsTask, (*client).appraiseBatch, (*client).appraiseProducts,
	(*client).askTool, (*client).uploadPhoto, (*client).askForLink, (*client).list, (*client).readOutcomes,
}

// checkLiveness checks that everything works when nothing goes wrong.
func (w *world) checkLiveness(p *process) {
	for _, a := range w.ledger.all {
		if a.deleting {
			continue
		}
		c := &client{p, a}
		for _, b := range c.openBatches() { // they wait for credits
			c.cancel(b, a.keys[0])
		}
		operator{p}.post(a, 1000, true)
		for n, do := range lastActs {
			c.last = reply{}
			if do(c); c.last.call != nil && (c.last.lost || c.last.status >= 400) {
				c.violate(lively, "the act %d of %s, after all faults, ended with %d %s", n, a.id, c.last.status, c.last.body)
			}
		}
	}
	p.sleep(6 * time.Minute)
	w.checkDatabase()
	w.checkInvariants()
	for _, a := range w.ledger.all {
		w.checkExplained(a)
	}
}

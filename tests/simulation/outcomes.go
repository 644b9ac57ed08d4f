package main

import (
	"fmt"
	"time"
)

// anyAppraisal returns the id of an appraisal, "" if there is none. Three of four belong to the account; own says whether this one does.
func (c *client) anyAppraisal() (id string, own bool) {
	other := c.account
	if c.oneIn(4) {
		other = pick(c.process, c.ledger.all)
	}
	if len(other.order) == 0 {
		return "", false
	}
	return pick(c.process, other.order), other == c.account
}

// recordOutcome records what an item sold for, or deletes that record.
func (c *client) recordOutcome() {
	id, own := c.anyAppraisal()
	if id == "" {
		return
	}
	today := c.now.Format(time.DateOnly)
	sale := fmt.Sprintf(`"sold_price":%d,"currency":"USD","date":%q,"channel":"the shop of %s","days":%d`, 200+c.random.IntN(300), today, c.mark, 1+c.random.IntN(20))
	r := request("PUT", "/api/v1/appraisals/"+id+"/outcome", "{"+sale+"}")
	switch c.random.IntN(4) {
	case 0:
		r = request("POST", "/api/v1/outcomes", fmt.Sprintf(`{"outcomes":[{"appraisal_id":%q,%s}]}`, id, sale))
	case 1:
		r = request("DELETE", "/api/v1/appraisals/"+id+"/outcome", "")
	}
	answer := c.send(pick(c.process, c.keys), r, c.patience())
	switch {
	case !own:
		c.checkHidden("the outcome of "+id, answer)
	case r.Method != "DELETE": // there may be none
		c.checkFound("the outcome of "+id, answer)
	}
}

// readOutcomes reads what was recorded.
func (c *client) readOutcomes() {
	c.send(pick(c.process, c.keys), request("GET", pick(c.process, []string{"/api/v1/outcomes?limit=5", "/api/v1/outcomes/summary?last=50"}), ""), time.Minute)
}

// correct corrects what an item is. An appraisal can be corrected once, free of charge.
func (c *client) correct() {
	id, own := c.anyAppraisal()
	if id == "" {
		return
	}
	body := fmt.Sprintf(`{"title":%q}`, pick(c.process, descriptions[:4]))
	for range 1 + c.random.IntN(2) {
		answer := c.send(pick(c.process, c.keys), request("POST", "/api/v1/appraisals/"+id+"/corrections", body), c.patience())
		switch {
		case !own:
			c.checkHidden("a correction of "+id, answer)
		case answer.lost || answer.status != 201:
			c.checkFound("a correction of "+id, answer)
		default:
			if charge := answer.header.Get("loupe-credits-charged"); charge != "0" {
				c.violate(free, "a correction of %s was charged %q", id, charge)
			}
			if c.corrected == nil {
				c.corrected = map[string]string{}
			}
			if earlier := c.corrected[id]; earlier != "" && earlier != body+string(answer.body) {
				c.violate(charged, "%s was corrected twice:\n%s\n%s", id, earlier, body+string(answer.body))
			}
			c.corrected[id] = body + string(answer.body)
		}
	}
}

// report makes, reads or deletes a report.
func (c *client) report() {
	id, own := c.anyAppraisal()
	if id == "" {
		return
	}
	key := pick(c.process, c.keys)
	answer := c.send(key, request("POST", "/api/v1/reports", fmt.Sprintf(`{"appraisals":[%q],"title":"estate of %s"}`, id, c.mark)), c.patience())
	if own {
		c.checkFound("a report of "+id, answer)
	} else {
		c.checkHidden("a report of "+id, answer)
	}
	if !answer.lost && answer.status == 201 {
		c.reports = append(c.reports, answer.text("id"))
	}
	other := pick(c.process, c.ledger.all)
	if len(other.reports) == 0 {
		return
	}
	path := "/api/v1/reports/" + pick(c.process, other.reports)
	switch {
	case other != c.account:
		if answer := c.send(key, request("DELETE", path, ""), time.Minute); !answer.lost && answer.status < 400 {
			c.violate(apart, "%s deleted a report of %s", c.name, other.name)
		}
	case c.oneIn(2):
		c.send(key, request("DELETE", path, ""), time.Minute)
	default:
		c.send(key, request("GET", path, "", "Authorization", "none"), time.Minute)
	}
	c.send(key, request("GET", "/api/v1/reports", ""), time.Minute)
}

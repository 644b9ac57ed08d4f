package main

import (
	"fmt"
	"time"
)

// operate does what operators do.
func (p *process) operate() {
	for !p.calm {
		p.sleep(p.between(0, 20*time.Second))
		a := p.ledger.all[p.random.IntN(len(p.ledger.all))]
		p.admin("POST", "/admin/accounts/"+a.id+"/grants", fmt.Sprintf(`{"credits":%d,"reason":"more"}`, 10+p.random.IntN(90)))
	}
}

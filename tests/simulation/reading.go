package main

import (
	"slices"
	"strings"
)

// readAll reads every page of every account and of the administration, after the faults have stopped. Each must be answered with 200.
func (w *world) readAll(p *process) {
	for _, a := range w.ledger.all {
		if !a.deleted.IsZero() {
			continue
		}
		p.signIn(a.owner)
		for _, page := range slices.Concat(pages, exportPages()) {
			if answer := p.browse(a.owner, "GET", page, ""); answer.status != 200 {
				w.violate(lively, "%s of %s was answered with %d %s", page, a.owner.email, answer.status, answer.body)
			}
		}
		for _, page := range reads {
			if !strings.Contains(page, "ACCOUNT") {
				continue
			}
			if answer := p.admin("GET", strings.ReplaceAll(page, "ACCOUNT", a.id), ""); answer.status != 200 {
				w.violate(lively, "%s of %s was answered with %d %s", page, a.id, answer.status, answer.body)
			}
		}
	}
	for _, page := range reads {
		if strings.Contains(page, "ACCOUNT") {
			continue
		}
		if answer := p.admin("GET", page, ""); answer.status != 200 {
			w.violate(lively, "%s was answered with %d %s", page, answer.status, answer.body)
		}
	}
}

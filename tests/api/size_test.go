package api

import "testing"

// A D1 database holds 10 GB, so the size of a stored appraisal limits how many it can keep.
func TestStoredAppraisalIsCompact(t *testing.T) {
	for _, c := range []struct {
		what, condition, sold, date string
		most                        int64 // bytes of evidence for each listing
	}{
		{"new goods", "", "", "", 460},
		{"sales of used goods", "Very good", "yes", "2026-11-02", 520},
	} {
		s := newService(t, 1000)
		for i := range 60 {
			s.exec(`INSERT INTO listing (id, title, brand, category, vendor, price, currency, url, image, condition, sold, date)
				SELECT id || '-' || ?1, title || ' no ' || ?1, brand, category, vendor || ?1, price, currency, url || '/' || ?1, image, ?2, ?3, ?4
				FROM listing WHERE id = 'c1'`, i, c.condition, c.sold, c.date)
		}
		r := s.appraise(cameraRequest)
		s.expectCharge(r, cost)
		answer := s.queryInt(`SELECT length(answer) FROM appraisal WHERE id = ?1`, r.appraisalID())
		evidence := s.queryInt(`SELECT length(evidence) FROM appraisal WHERE id = ?1`, r.appraisalID())
		listings := s.queryInt(`SELECT json_array_length(evidence, '$.candidates') FROM appraisal WHERE id = ?1`, r.appraisalID())
		t.Logf("%s, %d listings: answer %d bytes, evidence %d bytes, %d per listing", c.what, listings, answer, evidence, evidence/listings)
		if evidence/listings > c.most {
			t.Errorf("%s: the evidence takes %d bytes for each of %d listings, want at most %d", c.what, evidence/listings, listings, c.most)
		}
	}
}

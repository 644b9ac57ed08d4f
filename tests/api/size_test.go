package api

import "testing"

// A D1 database holds 10 GB, so the size of a stored appraisal limits how many it can keep.
func TestStoredAppraisalIsCompact(t *testing.T) {
	s := newService(t, 1000)
	for i := range 60 {
		s.exec(`INSERT INTO listing (id, title, brand, category, vendor, price, currency, url, image)
			SELECT id || '-' || ?1, title || ' no ' || ?1, brand, category, vendor || ?1, price, currency, url || '/' || ?1, image FROM listing WHERE id = 'c1'`, i)
	}
	r := s.appraise(cameraRequest)
	s.expectCharge(r, 10)
	answer := s.queryInt(`SELECT length(answer) FROM appraisal WHERE id = ?1`, r.appraisalID())
	evidence := s.queryInt(`SELECT length(evidence) FROM appraisal WHERE id = ?1`, r.appraisalID())
	listings := s.queryInt(`SELECT json_array_length(evidence, '$.candidates') FROM appraisal WHERE id = ?1`, r.appraisalID())
	t.Logf("%d listings: answer %d bytes, evidence %d bytes, %d per listing", listings, answer, evidence, evidence/listings)
	if evidence/listings > 460 {
		t.Errorf("the evidence takes %d bytes for each of %d listings, want at most 460", evidence/listings, listings)
	}
}

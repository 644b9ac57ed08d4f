package api

import (
	"net/url"
	"slices"
	"testing"
	"time"
)

func TestAppraisalsAreSearched(t *testing.T) {
	s := newService(t, 100)
	s.addAccount("01KAKSYQG0R2J8TBXN4WQ5V7CE", 0) // makes otherKey
	now := func() string { return url.QueryEscape(s.now.UTC().Format("2006-01-02T15:04:05.000Z")) }
	first := s.appraise(cameraRequest)
	s.advance(time.Hour)
	atSecond := now()
	second := s.appraise(`{"image_url":"` + flatURL + `","description":"Grün & blau: 100%_ lamp"}`)
	s.advance(time.Hour)
	atThird := now()
	const otherKey = "key_01KAKSYQG0R2J8TBXN4WQ5V7CE"
	third := s.appraise(cameraRequest)
	s.exec(`UPDATE appraisal SET api_key = ?1 WHERE id = ?2`, otherKey, third.appraisalID())
	s.exec(`INSERT INTO key_spending SELECT ?1, day, ?2 FROM key_spending`, otherKey, cost)
	s.exec(`UPDATE key_spending SET credits = credits - ?2 WHERE api_key <> ?1`, otherKey, cost)
	title := first.at("appraisal", "best_match", "title").(string)
	key := "&api_key=" + otherKey
	for query, want := range map[string][]reply{
		"":                                 {third, second, first},
		"search=" + url.QueryEscape(title): {third, first},
		"search=" + url.QueryEscape("BLAU: 100%_ l"): {second},
		"search=Gr%C3%BCn+%26":                       {second},
		"search=tractor":                             {},
		"search=%25":                                 {second},
		"search=100_":                                {},
		"state=valued":                               {third, first},
		"state=no_value":                             {second},
		"state=in_progress":                          {},
		key:                                          {third},
		"search=lamp" + key:                          {},
		"since=" + atSecond:                          {third, second},
		"until=" + atSecond:                          {first},
		"until=" + atThird + "&since=" + atSecond:             {second},
		"until=1969-01-01T00:00:00Z":                          {},
		"state=valued&limit=1":                                {third},
		"state=valued&after=" + third.appraisalID():           {first},
		"until=" + atSecond + "&after=" + third.appraisalID(): {first},
	} {
		list := s.get("/api/v1/appraisals?" + query)
		var got, ids []string
		items, _ := list.at("items").([]any)
		for i := range items {
			got = append(got, list.at("items", i, "id").(string))
		}
		for _, r := range want {
			ids = append(ids, r.appraisalID())
		}
		if !slices.Equal(got, ids) {
			t.Errorf("%s: got %s, want %q", query, list.body, ids)
		}
	}
	s.expect(s.get("/api/v1/appraisals?state=no_value"), "Grün & blau: 100%_ lamp", "items", 0, "description")
	s.expect(s.get("/api/v1/appraisals?state=valued&limit=1"), third.appraisalID(), "next")
}

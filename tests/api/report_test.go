package api

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"
)

// report makes a report of appraisals with these ids.
func (s *service) report(title string, ids ...string) reply {
	s.t.Helper()
	list, _ := json.Marshal(ids)
	return s.sendJSON(201, "POST", "/api/v1/reports", fmt.Sprintf(`{"appraisals":%s,"title":%q}`, list, title))
}

func TestReportHasTheFiguresOfTheStoredAnswers(t *testing.T) {
	s := newService(t, 100)
	first := s.appraise(cameraRequest)
	s.advance(time.Second)
	second := s.appraise(cameraRequest)
	made := s.report("Estate", second.appraisalID(), first.appraisalID())
	id, _ := made.at("id").(string)
	shown := s.get("/api/v1/reports/" + id)
	s.expect(shown, "Estate", "title")
	s.expect(shown, second.appraisalID(), "items", 0, "appraisal_id")
	s.expect(shown, first.appraisalID(), "items", 1, "appraisal_id")
	for _, member := range []string{"price_lower", "price_upper", "price_currency"} {
		s.expect(shown, first.at("appraisal", member), "items", 1, "appraisal", member)
	}
	s.expect(shown, first.at("similar_items", 0, "price"), "items", 1, "comparables", 0, "price")
	number := func(r reply, path ...any) float64 { v, _ := r.at(path...).(float64); return v }
	if lower := number(first, "appraisal", "price_lower"); lower == 0 || number(shown, "totals", 0, "lower") != 2*lower {
		t.Errorf("got the total %v, want twice %v", shown.at("totals", 0), lower)
	}
	s.exec(`DELETE FROM key_spending`)
	s.exec(`DELETE FROM appraisal`)
	if again := s.get("/api/v1/reports/" + id); string(again.body) != string(shown.body) {
		t.Errorf("after the appraisals are deleted: got %s, want the same report", again.body)
	}
}

func TestPhotosOfReportsAreCopied(t *testing.T) {
	s := newService(t, 100)
	upload, _ := s.upload(s.images.pages[cameraURL].body).at("image_url").(string)
	uploaded := s.appraise(fmt.Sprintf(`{"image_url":%q,"description":"Halden Scout camera"}`, upload))
	linked := s.appraise(cameraRequest)
	first, second := s.report("a", uploaded.appraisalID(), linked.appraisalID()), s.report("b", linked.appraisalID())
	id, other := first.at("id").(string), second.at("id").(string)
	s.expect(first, "awaited", "items", 0, "photo_state")
	s.runSchedule(time.Minute)
	s.runSchedule(48 * time.Hour) // uploads are gone by then
	shown := s.get("/api/v1/reports/" + id)
	for n := range 2 {
		s.expect(shown, "kept", "items", n, "photo_state")
		if photo := s.get(fmt.Sprintf("/api/v1/reports/%s/photo?number=%d", id, n+1)); string(photo.body) != string(s.images.pages[cameraURL].body) {
			t.Errorf("photo %d: got %d and %d bytes, want the photo", n+1, photo.StatusCode, len(photo.body))
		}
	}
	s.expectProblem(s.get("/api/v1/reports/"+id+"/photo?number=3"), 404, "NOT_FOUND")

	s.sendJSON(204, "DELETE", "/api/v1/reports/"+id, "")
	s.runSchedule(time.Minute)
	s.expectProblem(s.get("/api/v1/reports/"+id), 404, "NOT_FOUND")
	if _, found := s.KV().Get("report/" + uploaded.appraisalID()); found {
		t.Error("got the photo of a deleted report, want it deleted")
	}
	if photo := s.get("/api/v1/reports/" + other + "/photo"); photo.StatusCode != 200 {
		t.Errorf("photo of the other report: got %d, want 200", photo.StatusCode)
	}
}

// A report's address is made to be handed out: neither where the photo was taken nor the address of a private file goes with it.
func TestReportTellsNothingElseOfThePhoto(t *testing.T) {
	s := newService(t, 100)
	const gps, token = "48.8584N 2.2945E", "signature=secret"
	plain := s.images.pages[cameraURL].body
	// Exif in big-endian order: an orientation, then text.
	exif := "\xff\xe1\x00\x32Exif\x00\x00MM\x00\x2a\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00" + gps + "\x00\x00\x00\x00"
	located := []byte(string(plain[:2]) + exif + string(plain[2:]))
	s.images.put(cameraURL+"?"+token, page{body: located})
	upload, _ := s.upload(located).at("image_url").(string)
	for url, want := range map[string]any{upload: upload, cameraURL + "?" + token: nil} {
		r := s.report("One", s.appraise(fmt.Sprintf(`{"image_url":%q,"description":"Halden Scout 35 rangefinder camera"}`, url)).appraisalID())
		s.runSchedule(time.Minute)
		path := "/api/v1/reports/" + r.at("id").(string)
		shown, photo := s.get(path), s.get(path+"/photo")
		s.expect(shown, "kept", "items", 0, "photo_state")
		s.expect(shown, want, "items", 0, "photo", "url")
		for _, part := range []string{gps, token} {
			if strings.Contains(string(shown.body)+string(photo.body), part) {
				t.Errorf("%s: the report tells %q", url, part)
			}
		}
		if !strings.Contains(string(photo.body), "\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06") || len(photo.body) < len(plain) {
			t.Errorf("%s: got %d bytes, want the photo with its orientation", url, len(photo.body))
		}
	}
	if stored := s.get(strings.TrimPrefix(upload, "https://loupe.example.com")); strings.Contains(string(stored.body), gps) {
		t.Error("the upload was stored with the place")
	}
}

func TestAPhotoThatHasChangedIsNotCopied(t *testing.T) {
	s := newService(t, 100)
	r := s.report("One", s.appraise(cameraRequest).appraisalID())
	s.images.put(cameraURL, page{body: s.images.pages[flatURL].body})
	s.runSchedule(time.Minute)
	s.expect(s.get("/api/v1/reports/"+r.at("id").(string)), "missing", "items", 0, "photo_state")
}

func TestReportsAreOfOwnAppraisalsWithAValue(t *testing.T) {
	s := newService(t, 100)
	valued, unvalued := s.appraise(cameraRequest), s.appraise(`{"image_url":"`+flatURL+`"}`)
	own := s.report("own", valued.appraisalID()).at("id").(string)
	for body, field := range map[string]string{
		`[]`:                "body",
		`{}`:                "appraisals",
		`{"appraisals":[]}`: "appraisals",
		`{"appraisals":["` + valued.appraisalID() + `","` + valued.appraisalID() + `"]}`:             "appraisals",
		`{"appraisals":["` + valued.appraisalID() + `","` + unvalued.appraisalID() + `"]}`:           "appraisals",
		`{"appraisals":["apr_01KAKSYQG0R2J8TBXN4WQ5V7CE"]}`:                                          "appraisals",
		`{"appraisals":["` + valued.appraisalID() + `"],"title":"` + strings.Repeat("x", 201) + `"}`: "title",
	} {
		r := s.sendJSON(400, "POST", "/api/v1/reports", body)
		s.expect(r, field, "field")
	}
	s.expect(s.get("/api/v1/reports"), own, "reports", 0, "id")
	s.expect(s.get("/api/v1/reports"), nil, "reports", 1)
	s.key = s.addAccount("acct_2", 0)
	s.sendJSON(400, "POST", "/api/v1/reports", `{"appraisals":["`+valued.appraisalID()+`"]}`)
	s.sendJSON(404, "DELETE", "/api/v1/reports/"+own, "")
	s.expectEmpty(s.get("/api/v1/reports"), "reports")
}

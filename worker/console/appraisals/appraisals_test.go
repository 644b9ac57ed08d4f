package appraisals_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/build/operate/d1"
	"loupe/core/store/ledger"
	"loupe/worker/console/consoletest"
)

// admit begins an appraisal of the user's account, and settles it unless the state is empty.
func admit(f *consoletest.Fixture, u *consoletest.User, id, key, state string) {
	f.Helper()
	now := f.Millis()
	f.Exec(ledger.HoldCredits, id, u.Account, ledger.AppraisalCost, now)
	f.Exec(`INSERT INTO appraisal (id, account, api_key, request_hash, request, created_at) VALUES (?, ?, ?, '', '{"image_url":"https://example.com/secret.jpg"}', ?)`, id, u.Account, key, now)
	if state != "" {
		answer, findings := d1.Deflate([]byte(`{"appraisal":null}`)), d1.Deflate([]byte(`{"item":{"title":"Camera"},"candidates":[1]}`))
		f.Exec(ledger.StoreAnswer, id, now+5, "{}", `{"photo":{"sha256":"ab"}}`, "", answer, findings, "{}", answer)
		f.Exec(ledger.SettleTransfer, id, state, now+5)
	}
}

func TestAdministratorReadsAnyAppraisalAndIsRecorded(t *testing.T) {
	f := consoletest.Open(t)
	administrator, ann := f.SignIn("admin@example.com"), f.SignIn("ann@example.com")
	f.OK(201, "POST", "/admin/accounts/"+ann.Account+"/grants", `{"credits":100,"reason":"r"}`)
	key := ann.OK(201, "POST", "/console/keys", `{"name":"k"}`)["id"].(string)
	admit(f, ann, "apr_1", key, ledger.Posted)
	admit(f, ann, "apr_2", key, ledger.Voided)
	admit(f, ann, "apr_3", key, "")

	acts := func() []string {
		return f.Column(`SELECT actor || ' ' || target || ' ' || json_extract(detail, '$.account') FROM audit WHERE action = 'appraisal.read' ORDER BY target`)
	}
	list := administrator.OK(200, "GET", "/admin/accounts/"+ann.Account+"/appraisals", "")["items"].([]any)
	var got []string
	for _, item := range list {
		a := item.(consoletest.Object)
		got = append(got, fmt.Sprint(a["id"], " ", a["state"], " ", a["credits_charged"]))
		f.Members("listed", a, consoletest.Object{"request": nil, "answer": nil})
	}
	if want := []string{"apr_3 in_progress 0", "apr_2 no_value 0", fmt.Sprint("apr_1 valued ", ledger.AppraisalCost)}; !slices.Equal(got, want) || len(acts()) != 0 {
		t.Errorf("listed: got %q and acts %q, want %q and none", got, acts(), want)
	}

	f.Exec(`UPDATE appraisal SET request = '{"description":"Blue 100% lamp"}' WHERE id = 'apr_3'`)
	for text, want := range map[string]int{"100%25 LAMP": 1, "lens": 0, "": 3} {
		found := administrator.OK(200, "GET", "/admin/accounts/"+ann.Account+"/appraisals?search="+strings.ReplaceAll(text, " ", "+"), "")["items"].([]any)
		if len(found) != want || want == 1 && found[0].(consoletest.Object)["id"] != "apr_3" {
			t.Errorf("search %q: got %v, want %d", text, found, want)
		}
	}
	f.Exec(`UPDATE appraisal SET request = '{"image_url":"https://example.com/secret.jpg"}' WHERE id = 'apr_3'`)

	// The findings of an appraisal that was not charged are there, too.
	voided := administrator.OK(200, "GET", "/admin/appraisals/apr_2", "")
	if voided["evidence"].(consoletest.Object)["photo"] == nil || voided["findings"].(consoletest.Object)["candidates"] == nil || voided["request"].(consoletest.Object)["image_url"] != "https://example.com/secret.jpg" ||
		voided["account"] != ann.Account || voided["state"] != "no_value" {
		t.Errorf("got %v, want the request, the evidence and the findings", voided)
	}
	f.Members("in progress", administrator.OK(200, "GET", "/admin/appraisals/apr_3", ""), consoletest.Object{"answer": nil, "evidence": nil, "findings": nil, "ended_at": nil})
	f.Equal("audit", acts(), []string{administrator.ID + " apr_2 " + ann.Account, administrator.ID + " apr_3 " + ann.Account})
	administrator.Refused("NOT_FOUND", "", "GET", "/admin/appraisals/apr_none", "")
	administrator.Refused("NOT_FOUND", "", "GET", "/admin/accounts/acct_none/appraisals", "")
}

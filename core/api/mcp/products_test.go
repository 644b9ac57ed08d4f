package mcp_test

import (
	"fmt"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/ledger"
)

// storedBatch returns the rows of a batch that has ended, with 25 valued items whose texts have these paddings.
func storedBatch(reference, title string) []exchange.Rows {
	text, n := exchange.Text, exchange.Int
	batch := exchangetest.OneRow(text("bat_1"), exchange.Value{}, text(ledger.BatchCompleted), exchange.Value{}, n(1000), n(9000), n(2000), n(25),
		text(`{"valued":25}`), n(25), n(1500), text("hash"), exchange.Value{}, n(100))
	items := exchange.Rows{Columns: make([]string, 24)}
	for i := range 25 {
		items.Rows = append(items.Rows, []exchange.Value{
			n(int64(i + 1)), text(reference), text(ledger.ItemValued), n(int64(i + 1)), text(fmt.Sprintf("apr_01M7YZMHG09NC3FX4DNERK5H%02d", i)),
			{}, text("https://img.example.com/a.jpg"), text(""), n(1234), n(56789), text("JPY"), n(34567), exchange.Real(0.8), text(title), text("https://shop.example.com/" + strings.Repeat("a", 100)),
			text("34567.00"), {}, {}, {}, {}, {}, {}, {}, text(`{"discovery_error":{"code":"PROVIDER_TIMEOUT","message":"the search did not answer in time"}}`),
		})
	}
	return []exchange.Rows{batch, items}
}

func TestResultsOfManyProductsFitIntoTheirRoom(t *testing.T) {
	for name, c := range map[string]struct{ reference, title string }{
		"short":    {"", "Camera"},
		"long":     {strings.Repeat("shelf 12 ", 20), strings.Repeat("Halden F2 35mm film SLR camera ", 10)},
		"Japanese": {strings.Repeat("棚", 200), strings.Repeat("美品 完動 ", 30)},
	} {
		s := &script{T: t, batch: storedBatch(c.reference, c.title)}
		got := s.call(modern("tools/call", object{"name": "appraise_products", "arguments": object{"id": "bat_1"}}))
		text, _ := s.texts(got)
		if !strings.HasPrefix(text, "25 of 25 products are done.\n1") || name == "short" && strings.Count(text, " JPY, estimate 34567") != 25 {
			t.Errorf("%s: got the text %q", name, text)
		}
		structured := got.Result["structuredContent"].(object)
		results := structured["results"].([]any)
		if last := results[len(results)-1].(object); len(results) != 25 || last["appraisal_id"] == nil || last["estimate"] != 34567.0 {
			t.Errorf("%s: got %d results, the last %v, want 25 with id and estimate", name, len(results), results[len(results)-1])
		}
		if err := compile(t, s.tools()["appraise_products"]["outputSchema"]).Validate(got.Result["structuredContent"]); err != nil {
			t.Error(err)
		}
	}
}

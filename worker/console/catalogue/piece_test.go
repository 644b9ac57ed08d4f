package catalogue_test

import (
	"fmt"
	"strings"
	"testing"

	"loupe/worker/console/consoletest"
)

// reasons returns the line, field and effect of each problem in an answer.
func reasons(answer consoletest.Object) string {
	var found []string
	for _, e := range answer["errors"].([]any) {
		row := e.(consoletest.Object)
		for _, p := range row["problems"].([]any) {
			problem := p.(consoletest.Object)
			found = append(found, fmt.Sprint(row["line"], " ", problem["field"], " ", problem["effect"]))
		}
	}
	return strings.Join(found, ", ")
}

// counts returns the numbers of accepted and refused rows that the newest upload has, and the number of listings.
func counts(u *consoletest.User) string {
	summary := u.OK(200, "GET", "/console/catalogue/summary", "")
	upload := summary["uploads"].([]any)[0].(consoletest.Object)
	return fmt.Sprint(upload["accepted"], " ", upload["refused"], " ", summary["listings"])
}

// The row of line 4 is in an earlier piece than those of lines 502 and 503, as the caller says.
func TestAcceptedRowsAreStoredRows(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	path := begin(ann)
	ann.OK(200, "POST", path+"?line=2", "id,title\n1,Camera\n2,\n3,Bag\n3,Strap\n")
	got := ann.OK(200, "POST", path+"?line=502&repeated=502:4,503:2", "id,title\n3,Bag again\n1,\n2,Lens\n")
	f.Equal("", reasons(got), "502 id refused, 503 title refused")
	f.Equal("accepted, refused, stored", counts(ann), "3 4 3")
	f.Equal("the first of the same id", fmt.Sprint(f.Column("SELECT title FROM listing WHERE id = '3'")), "[Bag]")
	for _, repeated := range []string{"x", "1", "1:", "0:1", "1:2,", "1:99999999999"} {
		ann.Refused("BAD_REQUEST", "repeated", "POST", path+"?line=2&repeated="+repeated, "id,title\n1,T\n")
	}
}

func TestHighPricesAreStoredOnceConfirmed(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	path := begin(ann)
	got := ann.OK(200, "POST", path+"?line=2", "id,title,price,currency,date\n1,Camera,999999999999,EUR,\n2,Lens,5,EUR,2026-05-02\n3,Bag,5,EUR,2026-05-03\n")
	f.Equal("", reasons(got), "2 price unconfirmed, 4 date refused") // a sale of tomorrow may be of another time zone
	f.Equal("accepted, refused, stored", counts(ann), "1 2 1")
	got = ann.OK(200, "POST", path+"?line=2&high_prices=true", "id,title,price,currency\n1,Camera,999999999999,EUR\n")
	f.Equal("", reasons(got), "")
	f.Equal("accepted, refused, stored", counts(ann), "2 1 2")
	ann.Refused("BAD_REQUEST", "high_prices", "POST", path+"?line=2&high_prices=1", "id,title\n1,T\n")
}

func TestColumnsAndCurrencyOfAPiece(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	path := begin(ann)
	ann.OK(200, "POST", path+"?line=2&column=id%3DNr&column=price%3DKauf%3Dpreis&currency=EUR", "Nr;Titel;Preis;Kauf=preis\n1;Camera;9;250\n")
	f.Equal("", fmt.Sprint(f.Column("SELECT id || ' ' || title || ' ' || price || currency FROM listing")), "[1 Camera 250EUR]")
	ann.Refused("BAD_REQUEST", "column", "POST", path+"?line=2&column=nr%3DNr", "id,title\n1,T\n")
	ann.Refused("BAD_REQUEST", "", "POST", path+"?line=2&column=id%3DNr", "id,title\n1,T\n")
	ann.Refused("BAD_REQUEST", "currency", "POST", path+"?line=2&currency=Euro", "id,title\n1,T\n")
}

func TestPreviewShowsHowAFileIsReadAndStoresNothing(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	const path = "/console/uploads/preview"
	got := ann.OK(200, "POST", path+"?line=3", "Artikelnummer;Name;Preis;Was\n1;\"K&uuml;hler\";5 € + 3 € Versand;x\n2;;5 €;\n"+strings.Repeat("3;T;;\n", 9))
	f.Equal("", fmt.Sprint(got["columns"], got["fields"], len(got["rows"].([]any))), "[Artikelnummer Name Preis Was] map[id:0 price:2 title:1] 5")
	f.Members("the first row", got["rows"].([]any)[0].(consoletest.Object)["values"].(consoletest.Object), consoletest.Object{"title": "Kühler", "price": "5 €"})
	f.Equal("the second row", reasons(consoletest.Object{"errors": got["rows"].([]any)[:2]}), "4 title refused")
	got = ann.OK(200, "POST", path, "Was,Wert\nT,5\n")
	f.Equal("without the required columns", fmt.Sprint(got["fields"], got["rows"]), "map[] []")
	got = ann.OK(200, "POST", path+"?line=7", "Sold in 2026\n\nArticle;Prix de vente\nT;5 €\n")
	f.Equal("the header below a line of text", fmt.Sprint(got["header_line"], got["columns"], got["rows"].([]any)[0].(consoletest.Object)["line"]), "8 [Article Prix de vente] 9")
	ann.Refused("BAD_REQUEST", "", "POST", path, "")
	ann.Refused("BAD_REQUEST", "column", "POST", path+"?column=x", "id,title\n")
	f.Equal("", fmt.Sprint(f.Column("SELECT count(*) FROM listing UNION ALL SELECT count(*) FROM listing_file")), "[0 0]")
}

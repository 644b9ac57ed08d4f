package upstream

import (
	"fmt"
	"net/http"
	"strings"
)

const ratesPath = "/stats/eurofxref/eurofxref-daily.xml"

// RatesDate is the date of the central bank's file, a Friday.
const RatesDate = "2026-11-20"

// Rates are the exchange rates in the central bank's file, in units per euro. They are invented.
var Rates = []struct {
	Currency string
	PerEuro  float64
}{
	{"USD", 1.0815}, {"JPY", 163.2}, {"CZK", 25.1}, {"DKK", 7.46}, {"GBP", 0.8542}, {"HUF", 392.5}, {"PLN", 4.31}, {"RON", 4.97},
	{"SEK", 11.28}, {"CHF", 0.9523}, {"ISK", 149.5}, {"NOK", 11.63}, {"TRY", 39.87}, {"AUD", 1.6441}, {"BRL", 6.12}, {"CAD", 1.4816},
	{"CNY", 7.79}, {"HKD", 8.43}, {"IDR", 17212}, {"ILS", 3.98}, {"INR", 91.07}, {"KRW", 1492.3}, {"MXN", 20.05}, {"MYR", 4.77},
	{"NZD", 1.795}, {"PHP", 63.2}, {"SGD", 1.4385}, {"THB", 37.2}, {"ZAR", 19.71},
}

// centralBank stands in for the European Central Bank's reference rates.
// https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html
var centralBank = spec{
	name: "ecb", host: "www.ecb.europa.eu",
	baseURLVar: "ECB_RATES_URL", basePath: ratesPath,
	endpoint: func(r *request) (document, path string) {
		if r.URL.Path != ratesPath {
			return "", ""
		}
		return noDocument, ""
	},
	answer: func(r *request) reply {
		var cubes strings.Builder
		if !r.noResults {
			for _, rate := range Rates {
				fmt.Fprintf(&cubes, "\t\t\t<Cube currency='%s' rate='%v'/>\n", rate.Currency, rate.PerEuro)
			}
		}
		return reply{status: 200, header: http.Header{"Content-Type": {"text/xml"}}, body: fmt.Appendf(nil, ratesFile, RatesDate, cubes.String())}
	},
	failure:  func(status int, message string) any { return object{"status": status, "message": message} },
	examples: []example{{name: "rates", path: ratesPath, answers: "currency='USD' rate='1.0815'"}},
}

const ratesFile = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='%s'>
%s		</Cube>
	</Cube>
</gesmes:Envelope>
`

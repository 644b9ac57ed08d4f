package market

import (
	"strings"
	"testing"
)

func TestCurrencyOf(t *testing.T) {
	for country, want := range map[string]string{
		"US": "USD", "us": "USD", "uS": "USD", "CA": "CAD", "GB": "GBP", "DE": "EUR", "JP": "JPY", "CN": "CNY",
		"IN": "INR", "BR": "BRL", "KW": "KWD", "CH": "CHF", "SE": "SEK", "TW": "TWD", "RU": "RUB", "MX": "MXN",
		// territories with another country's currency
		"PR": "USD", "GG": "GBP", "GF": "EUR", "BV": "NOK", "GL": "DKK", "CK": "NZD", "LI": "CHF", "EH": "MAD",
		// several currencies: the country's own
		"LS": "LSL", "NA": "NAD", "BT": "BTN", "PA": "PAB", "HT": "HTG", "CU": "CUP", "PS": "ILS",
		// changed since CLDR 32
		"HR": "EUR", "BG": "EUR", "MR": "MRU", "ST": "STN", "VE": "VES", "SL": "SLE", "CW": "XCG", "SX": "XCG",
		"LT": "EUR", "BY": "BYN", "ZM": "ZMW", "SV": "USD", "EC": "USD", "ZW": "USD", "AQ": "USD",
	} {
		if got, ok := CurrencyOf(country); !ok || got != want {
			t.Errorf("CurrencyOf(%q) = %q, %v; want %q", country, got, ok, want)
		}
	}
}

func TestCurrencyOfRefusesUnassignedCodes(t *testing.T) {
	for _, code := range []string{
		"", "U", "USA", "EU", "UK", "XX", "ZZ", "AA", "XK", "QO", // unassigned, reserved, private
		"AC", "CP", "DG", "EA", "EZ", "IC", "TA", "UN", // exceptionally reserved
		"AN", "BU", "CS", "DD", "FX", "NT", "SU", "TP", "YD", "YU", "ZR", // withdrawn
		"U$", "1A", "  ", "\x00\x00", "ÄÖ", "u\xff", "AD EUR", "DE\n",
	} {
		if got, ok := CurrencyOf(code); ok || got != "" {
			t.Errorf("CurrencyOf(%q) = %q, %v; want none", code, got, ok)
		}
	}
}

// ISO 3166-1 has 249 officially assigned codes.
func TestEveryCountryHasACurrency(t *testing.T) {
	count := 0
	for a := 'A'; a <= 'Z'; a++ {
		for b := 'A'; b <= 'Z'; b++ {
			country := string([]rune{a, b})
			code, ok := CurrencyOf(country)
			if lower, okLower := CurrencyOf(strings.ToLower(country)); lower != code || okLower != ok {
				t.Errorf("CurrencyOf(%q) = %q, %v; in lower case %q, %v", country, code, ok, lower, okLower)
			}
			if !ok {
				continue
			}
			count++
			if !IsCurrency(code) {
				t.Errorf("CurrencyOf(%q) = %q, which is not a currency", country, code)
			}
		}
	}
	if count != 249 {
		t.Errorf("got %d countries, want 249", count)
	}
}

func TestIsCurrency(t *testing.T) {
	for _, code := range []string{"USD", "EUR", "XCG", "XAF", "ZMW", "AED"} {
		if !IsCurrency(code) {
			t.Errorf("IsCurrency(%q) = false, want true", code)
		}
	}
	for _, code := range []string{
		"", "US", "usd", "USD2", "USD ", "AED2AFN0", "HRK", "BGN", "DEM", "SLL", "ANG", "CUC", "ZWL", "XXX", "XAU", "CLF", "BTC",
	} {
		if IsCurrency(code) {
			t.Errorf("IsCurrency(%q) = true, want false", code)
		}
	}
}

func TestDigits(t *testing.T) {
	for code, want := range map[string]int{
		"USD": 2, "EUR": 2, "JPY": 0, "KRW": 0, "VND": 0, "CLP": 0, "ISK": 0, "XAF": 0, "IDR": 0,
		"KWD": 3, "BHD": 3, "OMR": 3, "JOD": 3, "TND": 3, "LYD": 3, "": 2, "ZZZ": 2, "JP": 2, "jpy": 2, "JPY0": 2,
	} {
		if got := Digits(code); got != want {
			t.Errorf("Digits(%q) = %d, want %d", code, got, want)
		}
	}
}

package market

import (
	"math"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
)

func TestParseAmount(t *testing.T) {
	for text, want := range map[string]Amount{
		"0": 0, "1295.00": 1295 * Unit, "1.299": 12990, "0.0001": 1, "19.990000000000": 199900, "007.50": 75000, "1000000000000": MaxAmount,
		"1000000000000.0000": MaxAmount,
	} {
		if got, err := ParseAmount(text); got != want || err != nil {
			t.Errorf("ParseAmount(%q) = %d, %v; want %d", text, got, err, want)
		}
	}
	for want, texts := range map[error][]string{
		ErrTooLarge: {"1000000000000.0001", "1000000000001", "99999999999999999999999999999999"},
		ErrNumber:   {"0.00001", "+1", ".5", "5.", ".", "1.2.3", "1,295.00", "1e3", "0x10", "NaN", " 1", "１", "\xff"},
		ErrNoAmount: {""},
		ErrNegative: {"-1"},
		ErrTooLong:  {strings.Repeat("0", 33)},
	} {
		for _, text := range texts {
			if got, err := ParseAmount(text); got != 0 || err != want {
				t.Errorf("ParseAmount(%q) = %d, %v; want %v", text, got, err, want)
			}
		}
	}
}

func TestAmountOf(t *testing.T) {
	for _, c := range []struct {
		units float64
		want  Amount
		err   error
	}{
		{0, 0, nil},
		{19.99, 199900, nil},
		{1295.1 + 0.2, 12953000, nil},
		{0.00004, 0, nil},
		{1e12, MaxAmount, nil},
		{1e12 + 1, 0, ErrTooLarge},
		{-0.01, 0, ErrNegative},
		{math.MaxFloat64, 0, ErrTooLarge},
		{math.Inf(1), 0, ErrTooLarge},
		{math.Inf(-1), 0, ErrNegative},
		{math.NaN(), 0, ErrNumber},
	} {
		if got, err := AmountOf(c.units); got != c.want || err != c.err {
			t.Errorf("AmountOf(%g) = %d, %v; want %d, %v", c.units, got, err, c.want, c.err)
		}
	}
}

func TestFormatPrice(t *testing.T) {
	for a, want := range map[Amount]string{
		1295 * Unit:  "1295.00",
		12800 * Unit: "12800.00",
		12300:        "1.23",
		12345:        "1.23",
		12350:        "1.24", // a half is rounded up
		12450:        "1.25", // even if that is not the even digit
		12349:        "1.23",
		99950:        "10.00",
		500:          "0.05",
		49:           "0.00",
		0:            "0.00",
		-12350:       "-1.24",
		MaxAmount:    "1000000000000.00",

		math.MaxInt64: "922337203685477.58",
		math.MinInt64: "-922337203685477.58",
	} {
		if got := FormatPrice(a); got != want {
			t.Errorf("FormatPrice(%d) = %q, want %q", a, got, want)
		}
	}
}

// Up to 2^53 ten-thousandths, Float returns the float64 nearest to the exact value.
func TestFloatIsNearest(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 10_000 {
		a := Amount(r.Int64N(1 << (1 + r.IntN(53))))
		want, _ := new(big.Rat).SetFrac64(int64(a), int64(Unit)).Float64()
		if a.Float() != want {
			t.Fatalf("Amount(%d).Float() = %v, want %v", a, a.Float(), want)
		}
		if back, err := AmountOf(a.Float()); a < 1<<51 && (back != a || err != nil) {
			t.Fatalf("AmountOf(%v) = %d, %v; want %d", a.Float(), back, err, a)
		}
	}
}

func TestRound(t *testing.T) {
	for _, c := range []struct {
		units    float64
		currency string
		want     float64
	}{
		{1234.5678, "USD", 1234.57},
		{1234.5678, "JPY", 1235},
		{1234.5678, "KWD", 1234.568},
		{1234.5678, "", 1234.57},
		{0.125, "EUR", 0.13},
		{-0.125, "EUR", -0.13},
		{0.5, "JPY", 1},
		{0.004, "USD", 0},
		{1e300, "USD", 1e300},
		{math.MaxFloat64, "KWD", math.MaxFloat64},
		{math.Inf(1), "USD", math.Inf(1)},
	} {
		if got := Round(c.units, c.currency); got != c.want {
			t.Errorf("Round(%v, %s) = %v, want %v", c.units, c.currency, got, c.want)
		}
	}
	if got := Round(math.NaN(), "USD"); !math.IsNaN(got) {
		t.Errorf("Round(NaN) = %v, want NaN", got)
	}
}

// ParseAmount and ParsePrice read what FormatPrice writes. The result differs from the amount by at most
// half a hundredth, and not at all for whole hundredths.
func FuzzFormatPrice(f *testing.F) {
	for _, a := range []int64{1, 49, 50, 12345, 129500, 10_000_000, int64(MaxAmount) - 1, int64(MaxAmount)} {
		f.Add(a)
	}
	f.Fuzz(func(t *testing.T, n int64) {
		a := Amount(n)
		text := FormatPrice(a)
		if a < 0 || a > MaxAmount {
			return
		}
		back, err := ParseAmount(text)
		if err != nil || back-a > 50 || a-back > 50 || back%100 != 0 {
			t.Fatalf("ParseAmount(%q) = %d, %v; want %d within half a hundredth", text, back, err, a)
		}
		if again := FormatPrice(back); again != text {
			t.Fatalf("FormatPrice(%d) = %q, want %q", back, again, text)
		}
		for _, written := range []string{text + " USD", "€" + text, "KWD " + text, text + "円"} {
			if p, err := ParsePrice(written, ""); back > 0 && (err != nil || p.Low != back || p.High != back || p.Kind != Exact) {
				t.Fatalf("ParsePrice(%q) = %+v, %v; want %d", written, p, err, back)
			}
		}
	})
}

func TestAmountRound(t *testing.T) {
	for _, c := range []struct {
		amount   Amount
		currency string
		want     Amount
	}{
		{12_990, "EUR", 13_000}, {12_949, "EUR", 12_900}, {12_950, "EUR", 13_000}, {12_990, "KWD", 12_990},
		{129_999_999, "EUR", 130_000_000}, {14_999, "JPY", 10_000}, {15_000, "JPY", 20_000}, {0, "USD", 0},
	} {
		if got := c.amount.Round(c.currency); got != c.want {
			t.Errorf("Amount(%d).Round(%s) = %d, want %d", c.amount, c.currency, got, c.want)
		}
	}
}

package text

import (
	"encoding/hex"
	"encoding/json"
	"html"
	"os"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

func TestSingleLine(t *testing.T) {
	for _, test := range []struct{ in, want string }{
		{"", ""},
		{" \n\t", ""},
		{"  a \t\r\n b  ", "a b"},
		{"a\u00a0\u2003\u3000\u2028b", "a b"},
		{"a\u202eb\u200bc\u00add\ufeff", "abcd"},
		{"a \u200b b", "a b"},
		{"a\x00b\x1b[31m\x7f", "a b [31m"},
		{"a\ue000b\U0010ffffc", "a b c"},
		{"データ 😀 é", "データ 😀 é"},
		{"Caf\xe9 \x80\x92", "Café €’"},
		{"\x80\x80", "€€"},
		{"a\ufffdb", "a\ufffdb"},
		{"&lt;b", "&lt;b"},
	} {
		if got := SingleLine(test.in); got != test.want {
			t.Errorf("SingleLine(%q) = %q, want %q", test.in, got, test.want)
		}
	}
}

func TestSingleLineMaxCutsBetweenCharacters(t *testing.T) {
	for _, test := range []struct {
		in       string
		maxBytes int
		want     string
	}{
		{"abc", 3, "abc"},
		{"abc", 2, "ab"},
		{"abc", 0, ""},
		{"ab cd", 3, "ab"},
		{"ab cd", 4, "ab c"},
		{"ééé", 3, "é"},
		{"€", 2, ""},
		{"  \n ab", 2, "ab"},
		{"ab" + strings.Repeat(" ", 100), 2, "ab"},
	} {
		if got := SingleLineMax(test.in, test.maxBytes); got != test.want {
			t.Errorf("SingleLineMax(%q, %d) = %q, want %q", test.in, test.maxBytes, got, test.want)
		}
	}
}

func TestSingleLineHTMLMatchesStandardLibrary(t *testing.T) {
	for _, text := range []string{
		"&amp;lt;", "a&lt;b&gt;c", "&quot;&apos;", "&euro;&pound;&yen;", "&ndash;&mdash;&rsquo;&reg;&trade;", "& &lt;", "&&amp;&", "&;", "&#;", "&#", "&#;;;",
		"&Auml;&szlig;&yuml;&eacute;&iquest;&times;&OElig;&hellip;&bdquo;&ldquo;", "AT&T R&D",
		"&#8364;&#x20ac;&#X20AC;&#65;", "&#128;&#150;&#x99;", "&#x110000;", "&#xd800;", "&#99999999;", "&#-1;", "&# 65;",
	} {
		if got, want := SingleLineHTML(text, 100), html.UnescapeString(text); got != want {
			t.Errorf("SingleLineHTML(%q) = %q, want %q", text, got, want)
		}
		if got, want := DecodeReferences(text), html.UnescapeString(text); got != want {
			t.Errorf("DecodeReferences(%q) = %q, want %q", text, got, want)
		}
		if got := SingleLineMax(text, 100); got != text {
			t.Errorf("SingleLineMax(%q) = %q, want it unchanged", text, got)
		}
	}
}

func TestSingleLineHTMLKeepsUnknownReferences(t *testing.T) {
	for _, text := range []string{"&lstrok;", "&amp", "&AMP ;", "&#65", "&unknown;", "&a;b;c;", "&#x;", "&#0000000000065;x", "&\xc3;", "& €;"} {
		want := SingleLine(text)
		if got := SingleLineHTML(text, 100); got != want {
			t.Errorf("SingleLineHTML(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestExcerpt(t *testing.T) {
	for _, test := range []struct {
		in       string
		maxRunes int
		want     string
	}{
		{"", 3, ""},
		{" ab\u202ec\n", 3, "abc"},
		{"abcd", 3, "ab…"},
		{"a bcd", 3, "a…"},
		{"日本語", 3, "日本語"},
		{"日本語版", 3, "日本…"},
		{"😀😀😀😀", 3, "😀😀…"},
		{strings.Repeat("😀", 1000), 80, strings.Repeat("😀", 79) + "…"},
		{"a" + strings.Repeat(" ", 1000), 3, "a"},
	} {
		if got := Excerpt(test.in, test.maxRunes); got != test.want {
			t.Errorf("Excerpt(%q, %d) = %q, want %q", test.in, test.maxRunes, got, test.want)
		}
	}
}

func TestAlphanumeric(t *testing.T) {
	for _, test := range []struct{ in, want, ascii string }{
		{"", "", ""},
		{"WH-1000 XM4!", "wh1000xm4", "wh1000xm4"},
		{"Café №5 ÀÉ", "café5àé", "caf5"},
		{"日本 Ⅷ ٣", "日本٣", ""},
		{"caf\xe9", "café", "caf"},
	} {
		if got := Alphanumeric(test.in); got != test.want {
			t.Errorf("Alphanumeric(%q) = %q, want %q", test.in, got, test.want)
		}
		if got := AlphanumericASCII(test.in); got != test.ascii {
			t.Errorf("AlphanumericASCII(%q) = %q, want %q", test.in, got, test.ascii)
		}
	}
}

func TestFold(t *testing.T) {
	for _, test := range []struct{ in, want string }{
		{"12,800円 a~\n", "12,800円 a~\n"},
		{"１２，８００　ＵＳ＄～", "12,800 US$~"},
		{"٠١٩ ۰۹ ०९ ০৯ ૦૯ ௦௯ ๐๙ ០៩ ၀၉", "019 09 09 09 09 09 09 09 09"},
		{"\u00a0\u2002\u2003\u2007\u2009\u200a\u202f\u3000", "        "},
		{"‐‑‒–—―−", "-------"},
		{"‘’ʼ", "'''"},
		{"〜∼￥￡￦", "~~¥£₩"},
		{"\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u2060\u2066\u2067\u2068\u2069\ufeff", ""},
		{"é€", "é€"},
	} {
		if got := strings.Map(Fold, test.in); got != test.want {
			t.Errorf("Fold(%q) = %q, want %q", test.in, got, test.want)
		}
	}
}

func TestPlainLetter(t *testing.T) {
	for _, test := range []struct{ in, want string }{
		{"État ÀÖÜ", "etat aou"}, {"używany ŁÓDŹ", "uzywany lodz"}, {"Nyskick å ø æ", "nyskick a o a"}, {"e\u0301tat", "etat"}, {"중고 中古 Я", "중고 中古 я"}, {"ß1", "ß1"},
	} {
		if got := strings.Map(PlainLetter, test.in); got != test.want {
			t.Errorf("PlainLetter of %q: got %q, want %q", test.in, got, test.want)
		}
	}
}

func FuzzClean(f *testing.F) {
	for _, s := range []string{"", "a\u202eb \u0000c", "\xff\xfe é", "&#x80;&#128;&amp;", strings.Repeat("日本 ", 99), "\xe2\x82", "&\xc3\xa9;"} {
		f.Add(s, 10)
	}
	f.Fuzz(func(t *testing.T, s string, limit int) {
		limit = max(0, min(limit, 1000))
		isBad := func(r rune) bool { return r != ' ' && !isVisible(r) }
		for name, got := range map[string]string{
			"SingleLine": SingleLine(s), "SingleLineMax": SingleLineMax(s, limit), "SingleLineHTML": SingleLineHTML(s, limit), "Excerpt": Excerpt(s, limit+1),
		} {
			if !utf8.ValidString(got) || got != strings.TrimSpace(got) || strings.Contains(got, "  ") || strings.ContainsFunc(got, isBad) {
				t.Errorf("%s(%q) = %q, which is not one clean line", name, s, got)
			}
			if again := SingleLine(got); again != got {
				t.Errorf("SingleLine(%q) = %q, want it unchanged", got, again)
			}
		}
		if got := SingleLineMax(s, limit); len(got) > limit || !strings.HasPrefix(SingleLine(s), got) {
			t.Errorf("SingleLineMax(%q, %d) = %q, want a beginning of %q", s, limit, got, SingleLine(s))
		}
		if got := Excerpt(s, limit+1); utf8.RuneCountInString(got) > limit+1 {
			t.Errorf("Excerpt(%q, %d) = %q, which is too long", s, limit+1, got)
		}
		for _, r := range Alphanumeric(s) {
			if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
				t.Errorf("Alphanumeric(%q) has %q", s, r)
			}
		}
	})
}

func TestCharsets(t *testing.T) {
	file, err := os.ReadFile("testdata/charsets.json")
	if err != nil {
		t.Fatal(err)
	}
	var examples []struct{ Charset, Text, Hex string }
	if err := json.Unmarshal(file, &examples); err != nil {
		t.Fatal(err)
	}
	for _, e := range examples {
		encoded, _ := hex.DecodeString(e.Hex)
		charset := CharsetOf(encoded)
		text, err := charset.Decode(encoded)
		isDecoded := charset == UTF8 || charset == UTF16LE || charset == UTF16BE || charset == Windows1252
		if string(charset) != e.Charset || isDecoded != (err == nil) || isDecoded && string(text) != e.Text || !isDecoded && !strings.Contains(err.Error(), e.Charset) {
			t.Errorf("%s %q: got %s, %q, %v", e.Charset, e.Text, charset, text, err)
		}
	}
}

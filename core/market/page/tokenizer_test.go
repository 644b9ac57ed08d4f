package page

import (
	"strings"
	"testing"
)

// format formats the tokens of a page: <name attribute=value/>text, </name>, [text].
func format(page string) string {
	var b strings.Builder
	t := tokenizer{page: page}
	for kind := t.read(); kind != endOfPage; kind = t.read() {
		switch kind {
		case textToken:
			b.WriteString("[" + t.text + "]")
		case endTag:
			b.WriteString("</" + t.name + ">")
		case startTag:
			b.WriteString("<" + t.name)
			for i, name := range attributes {
				if t.attrs[i] != "" {
					b.WriteString(" " + name + "=" + t.attrs[i])
				}
			}
			if t.isSelfClosing {
				b.WriteString("/")
			}
			b.WriteString(">" + t.text)
		}
	}
	return b.String()
}

func TestTokenizer(t *testing.T) {
	for page, want := range map[string]string{
		"a<b>c</b>d":                     "[a]<b>[c]</b>[d]",
		"<B>c</B >":                      "<B>[c]</B>",
		"a < b <1 <":                     "[a ][<][ b ][<][1 ][<]",
		"<a href=x>":                     "<a href=x>",
		"<a HREF = 'x>y' href=z>":        "<a href=x>y>",
		`<a href="x" href="y"/>`:         "<a href=x/>",
		`<a href=""href=y>`:              "<a href= >",
		"<a href=x/>":                    "<a href=x/>",
		"<a href=x / >":                  "<a href=x>",
		"<a href>":                       "<a href= >",
		"<a href=>b":                     "<a href= >[b]",
		"<a/href=x>":                     "<a href=x>",
		"<a =href=x content=y>":          "<a content=y>",
		`<a content="x"href='y'>`:        "<a content=x href=y>",
		"<a\x00 \x00 href=x\x00>":        "<a\x00 href=x\x00>",
		"<a":                             "",
		"<a href=":                       "",
		`x<a href="<b>`:                  "[x]",
		"</a":                            "",
		"</>x</ a>y":                     "[x][y]",
		"<!DOCTYPE html>x":               "[x]",
		"<?xml version='1.0'?>x":         "[x]",
		"<![CDATA[<b>]]>":                "[]]>]",
		"a<!-- <b> -- > -->c":            "[a][c]",
		"<!-->a<!--->b<!---->c":          "[a][b][c]",
		"<!--a":                          "",
		"<title>a<b>&amp;</title>":       "<title>a<b>&amp;</title>",
		"<style></styl></style/>a":       "<style></styl></style>[a]",
		"<textarea><b></TEXTAREA>":       "<textarea><b></TEXTAREA>",
		"<script>'</scripts>'</script>a": "<script>'</scripts>'</script>[a]",
		"<script>a<b>":                   "<script>a<b>",
		"<script><!-- '<script>' </script> --></script>a":           "<script><!-- '<script>' </script> --></script>[a]",
		"<script><!-- </script>a":                                   "<script><!-- </script>[a]",
		"<script><!--><script></script>a":                           "<script><!--><script></script>[a]",
		"<script type=application/ld+json>{\"a\":\"<b>\"}</script>": "<script type=application/ld+json>{\"a\":\"<b>\"}</script>",
		"<noscript><a></noscript>":                                  "<noscript><a></noscript>",
	} {
		if got := format(page); got != want {
			t.Errorf("%q:\n got %q\nwant %q", page, got, want)
		}
	}
}

package jsontext_test

import (
	"testing"

	"loupe/core/jsontext"
)

func TestExplainSaysWhereTheTextIsNotJSON(t *testing.T) {
	const where = "is not valid JSON: see "
	for text, want := range map[string]string{
		"[{\"name\":\"a\"},\n {\"name\":\"b\",}]": where + "line 2, character 14", // no comma may end a list
		`[{"a":1} {"b":2}]`:                       where + "line 1, character 10",
		`{"é":1 2}`:                               where + "line 1, character 8",
		`{"a":1`:                                  where + "line 1, character 7",
		`{"a":1}{}`:                               where + "line 1, character 8",
		`{a:1}`:                                   where + "line 1, character 2",
		`{"a" 1}`:                                 where + "line 1, character 6",
		`[1,"b` + "\n" + `c"]`:                    where + "line 1, character 4", // the string with the line break
		`["\x"]`:                                  where + "line 1, character 2",
		`[01]`:                                    where + "line 1, character 2",
		`["a`:                                     where + "line 1, character 2",
		`[1,]`:                                    where + "line 1, character 4",
		`[,1]`:                                    where + "line 1, character 2",
		"   ":                                     where + "line 1, character 4",
		"\"\\":                                    where + "line 1, character 1",
		"":                                        "is empty",
		"\xff":                                    "is not valid UTF-8, or is compressed",
	} {
		_, err := jsontext.Parse([]byte(text))
		if err == nil {
			t.Errorf("%s: no error", text)
			continue
		}
		if got := jsontext.Explain([]byte(text), err); got != want {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
	}
}

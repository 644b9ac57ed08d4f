package jsontext

import (
	"encoding/json"
	"math/rand/v2"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
)

const document = ` {"name": {"first":"Tom","last":"An\"der\\son"}, "age":37,"children":["Sara","Alex","Jack",null],
	"fav.movie":"Deer Hunter","odd":{"a*b":1,"\u0041?":2,"@this":3,"#":4,"":5}, "none":null,"yes":true,"no":false,"nested":[[1,2],[3,[4]],5],
	"friends":[{"first":"Dale","last":"Murphy","age":44,"nets":["ig","fb","tw"]},{"first":"Roger","last":"Craig","age":68,"nets":["fb"],"vip":true},
	{"first":"Jane","last":"Murphy","age":4.7e1,"nets":[]}, 7],"twice":1,"twice":2, "Pr\u00fcfung":"\u00e4"}`

func parsed(t testing.TB, text string) *gjson.Result {
	t.Helper()
	value, err := Parse([]byte(text))
	if err != nil {
		t.Fatalf("%.80s: %v", text, err)
	}
	return &value
}

// Where gjson finds one value, Get finds the same.
func TestPathsMeanWhatTheyMeanToGjson(t *testing.T) {
	root := parsed(t, document)
	for _, path := range []string{
		"name", "name.first", "name.last", "age", "age.x", "children", "children.0", "children.2", "children.3", "children.4", "children.x", "children.#",
		"none", "none.x", "yes", "no", "twice", "missing", "missing.x", "nested.0.1", "nested.1.1.0", "nested.2", "nested.#", "nested.1.#",
		"child*.2", "c?ildren.0", "*", "*.first", "n*e.l*t", `fav\.movie`, `odd.a\*b`, `odd.A\?`, "odd.A?", "odd.?*", "Pr?fung", "Pr??fung", "Prüfung",
		"friends.1", "friends.1.nets.0", "friends.#", `friends.#(last=="Murphy")`, `friends.#(last=="Murphy").first`, `friends.#(last="Murphy").first`,
		`friends.#(last!="Murphy").first`, "friends.#(age>45).last", "friends.#(age>=68).last", "friends.#(age<45).last", "friends.#(age<=44).last",
		"friends.#(age==47).first", "friends.#(age!=44).first", `friends.#(first%"D*").last`, `friends.#(first!%"D*").last`, "friends.#(vip==true).first",
		"friends.#(vip==false).first", "friends.#(vip).first", "friends.#(nets.0==fb).first", `friends.#(nets.0=="fb").first`, `friends.#(nets.#>1).first`,
		`friends.#(last>"D").first`, `friends.#(missing!="x").first`, `children.#(!%"*a*")`, `children.#(%"*a*")`, `children.#(=="Alex")`, "@this.age",
		"friends.0.@this.first", `friends.#(last=="nobody")`,
	} {
		if !IsPath(path) {
			t.Errorf("%s: got no path, want one", path)
		}
		got, want := Get(root, path), root.Get(path)
		if got.Type != want.Type || got.Str != want.Str || got.Num != want.Num || got.Exists() != want.Exists() {
			t.Errorf("%s: got %q, gjson finds %q", path, got.Raw, want.Raw)
		}
	}
}

// Where gjson makes an array of the values it finds, List finds them one by one.
func TestListFindsEachValue(t *testing.T) {
	root := parsed(t, document)
	for path, want := range map[string]string{
		"friends.#.first":                   `"Dale" "Roger" "Jane"`,
		`friends.#(last=="Murphy")#.first`:  `"Dale" "Jane"`,
		`friends.#(last=="Murphy").first`:   `"Dale"`,
		"friends.#(age>45)#.age":            `68 4.7e1`,
		"friends.#.nets":                    `"ig" "fb" "tw" "fb"`,
		"friends.#.nets.0":                  `"ig" "fb"`,
		"friends.#.nets.#.@this":            `"ig" "fb" "tw" "fb"`,
		"friends.#(vip)#.age":               `68`,
		"nested":                            `[1,2] [3,[4]] 5`,
		"nested.#.@this":                    `1 2 3 [4] 5`,
		"children":                          `"Sara" "Alex" "Jack" null`,
		"name.first":                        `"Tom"`,
		"none":                              ``,
		"missing":                           ``,
		"friends.#":                         `4`,
		"friends.#.name":                    ``,
		`children.#(%"*a*")#`:               `"Sara" "Jack"`,
		`friends.#(first%"?a*").nets.#.x`:   ``,
		`friends.#(last=="Murphy")#.nets.1`: `"fb"`,
	} {
		var got []string
		for _, v := range List(root, path, 100) {
			got = append(got, v.Raw)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: got %s, want %s", path, strings.Join(got, " "), want)
		}
	}
	if got := List(root, "", 9); got != nil || Get(root, "").Exists() {
		t.Errorf("got %v for no path, want no value", got)
	}
	if got := List(root, "children", 2); len(got) != 2 || got[1].Str != "Alex" {
		t.Errorf("got %v, want the first 2", got)
	}
	if got := List(root, "@this", 9); len(got) != 1 || !got[0].IsObject() {
		t.Errorf("got %d values, want the object itself", len(got))
	}
}

func TestComparisonOfAnObjectSelectsIt(t *testing.T) {
	root := parsed(t, `{"genre":"Card game","price":7}`)
	for path, want := range map[string]float64{`#(genre%"Card*").price`: 7, `#(genre%"Card*")#.price`: 7, `#(genre!%"Card*").price`: 0, `#(kind!%"Card*").price`: 0, "#(price>6).#(price<8).price": 7} {
		if got := Number(root, path); got != want || !IsPath(path) {
			t.Errorf("%s: got %v, want %v", path, got, want)
		}
	}
}

func TestOutermostEndsBeforeElements(t *testing.T) {
	for path, want := range map[string]string{
		"a": "a", "a.b": "a.b", "a.#.b": "a", "a.b.#(c.#=1)#.d": "a.b", "#": "@this", "#.a": "@this", `#(a=="x.#")`: "@this", `a\.#b.#.c`: `a\.#b`, "a#b.0.#": "a#b.0", "@this": "@this", "": "",
	} {
		if got := Outermost(path); got != want {
			t.Errorf("%s: got %q, want %q", path, got, want)
		}
	}
}

func TestTypedReadersIgnoreOtherTypes(t *testing.T) {
	root := parsed(t, `{"text":"7","number":7,"yes":true,"no":false,"null":null,"list":["7",7,true],"object":{}}`)
	for path := range map[string]int{"text": 0, "number": 0, "yes": 0, "no": 0, "null": 0, "list": 0, "object": 0, "missing": 0} {
		if got := Text(root, path); got != "" != (path == "text") {
			t.Errorf("%s: got text %q", path, got)
		}
		if got := Number(root, path); got != 0 != (path == "number") {
			t.Errorf("%s: got number %v", path, got)
		}
		if got := IsTrue(root, path); got != (path == "yes") {
			t.Errorf("%s: got true %v", path, got)
		}
	}
}

func TestTextsThatAreNoPaths(t *testing.T) {
	for _, text := range []string{
		"", ".", "a.", ".a", "a..b", "a b", "a\nb", "a|b", `a\`, "a.#(b", "a.#(b==1", "a.#(b==1]", `#(a=="b)`, "#(a==)", "#(==)", "#()", "#x", "#[a==1]", "@reverse", "a.@flatten",
		"@this.@keys", "{a,b}", "[a,b]", "!true", `"a"`, "a)", "a(b", "#(a=~true)", "#(a==~true)", "#(a.#(b==1))", "#(a..b==1)", "#(a=<1)", `#(a=="b"c)`, `#(a=="b c")`, "#(a==b)##",
	} {
		if IsPath(text) {
			t.Errorf("%q: got a path, want none", text)
		}
	}
}

// A member's name with special characters is only found by a path that names it.
func TestHostileNamesAreNames(t *testing.T) {
	root := parsed(t, `{"price.amount":1,"#":2,"@this":3,"*":4,"price":{"amount":5},"..":6}`)
	if got := Number(root, "price.amount"); got != 5 {
		t.Errorf("got %v, want the member of the member", got)
	}
	if got := Number(root, `price\.amount`); got != 1 {
		t.Errorf("got %v, want the member with the dot in its name", got)
	}
	if got := Number(root, `\*`); got != 4 {
		t.Errorf("got %v, want the member with the star as its name", got)
	}
}

func TestPatternsFitAsGlobsDo(t *testing.T) {
	for _, c := range []struct {
		text, pattern string
		want          bool
	}{
		{"", "", true}, {"a", "", false}, {"", "a", false}, {"", "*", true}, {"", "?", false}, {"abc", "*", true}, {"abc", "a*c", true}, {"abc", "a*b", false},
		{"abcabd", "*ab?", true}, {"abcabd", "a*a*d", true}, {"aaa", "*a*a*a*", true}, {"aaa", "*a*a*a*a*", false}, {"é", "?", true}, {"é", "??", false},
		{"a*", `a\*`, true}, {"ab", `a\*`, false}, {`a\`, `a\`, true}, {"xay", "*a", false}, {"xa", "*a", true}, {"a.b", "a?b", true},
		{strings.Repeat("a", 50_000), strings.Repeat("*a", 30) + "b", false},
	} {
		if got := fits(c.text, c.pattern); got != c.want {
			t.Errorf("%.20q, pattern %.20q: got %v, want %v", c.text, c.pattern, got, c.want)
		}
	}
}

func TestListOfLongArrayTakesNoMemory(t *testing.T) {
	const most = 1 << 20 // bytes
	root := parsed(t, "["+strings.Repeat("0,", 1<<20)+"0]")
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	list := List(root, "@this", 60)
	runtime.ReadMemStats(&after)
	if taken := after.TotalAlloc - before.TotalAlloc; len(list) != 60 || taken > most {
		t.Errorf("got %d values and %d bytes, want 60 and at most %d", len(list), taken, most)
	}
}

// Names that are plain text find what encoding/json finds, whatever the document.
func TestGetReadsWhatWasWritten(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	texts := []string{"", "a", "\"", "\\", "a\\\"b", "é", "\u2028", "]}", "{[", ",:", " ", "\x00", "<", "😀", "\ufffd"}
	var build func(depth int) any
	build = func(depth int) any {
		switch r.IntN(7 - depth) {
		case 0:
			return texts[r.IntN(len(texts))]
		case 1:
			return float64(r.IntN(2000)-1000) / 8
		case 2:
			return r.IntN(2) == 0
		case 3:
			list := []any{}
			for range r.IntN(4) {
				list = append(list, build(min(depth+1, 6)))
			}
			return list
		case 4, 5:
			object := map[string]any{}
			for range r.IntN(4) {
				object["k"+texts[r.IntN(len(texts))]] = build(min(depth+1, 6))
			}
			return object
		}
		return nil
	}
	escape := strings.NewReplacer(`\`, `\\`, `.`, `\.`, `*`, `\*`, `?`, `\?`, "(", `\(`, ")", `\)`)
	for range 3000 {
		object := map[string]any{"x": build(0), "y": build(0)}
		text, err := json.MarshalIndent(object, "", strings.Repeat(" ", r.IntN(3)))
		if err != nil {
			t.Fatal(err)
		}
		root := parsed(t, string(text))
		for _, outer := range []string{"x", "y"} {
			inner, _ := object[outer].(map[string]any)
			for name, want := range inner {
				found := Get(root, outer+"."+escape.Replace(name))
				wanted, _ := json.Marshal(want)
				var got any
				if json.Unmarshal([]byte(found.Raw), &got) != nil {
					t.Fatalf("%s, %s.%s: got %q", text, outer, name, found.Raw)
				}
				if again, _ := json.Marshal(got); string(again) != string(wanted) {
					t.Fatalf("%s, %s.%s: got %s, want %s", text, outer, name, again, wanted)
				}
			}
		}
	}
}

// escaped matches a backslash in a path and the character after it, which is no operator.
var escaped = regexp.MustCompile(`(?s)\\.`)

func FuzzPath(f *testing.F) {
	for _, path := range []string{"a.b", "#", "#.a", `#(a=="b")#.c`, "a*.?", `a\.b`, "@this", "a..b", "#(", "#()", "#()#", "#(a", "\\", "\\ "} {
		f.Add([]byte(document), path)
	}
	f.Add([]byte(`{"a`), "a")
	f.Add([]byte(`{"a\`), "a")
	f.Add([]byte(`{xa\x:1}`), "a") // no name ends with half an escape sequence
	f.Add([]byte(`[1,{"a":"b`), "#.a")
	f.Fuzz(func(t *testing.T, text []byte, path string) {
		unchecked := gjson.ParseBytes(text)
		List(&unchecked, path, 10)
		value, err := Parse(text)
		if err != nil {
			return
		}
		for _, found := range List(&value, path, 10) {
			isCount := slices.Contains([]string{"#"}, found.Raw) || strings.HasSuffix(path, "#")
			if !isCount && (!gjson.Valid(found.Raw) || !strings.Contains(string(text), found.Raw)) {
				t.Errorf("%s, %s: got %q, want a value of the document", text, path, found.Raw)
			}
		}
		if IsPath(path) && strings.ContainsAny(escaped.ReplaceAllString(path, ""), " \t\n|{}") {
			t.Errorf("%q is a path", path)
		}
	})
}

package jsontext

import (
	"encoding/json"
	"runtime"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
)

const document = ` {"name": {"first":"Tom","last":"An\"der\\son"}, "age":37,"children":["Sara","Alex","Jack",null],
	"fav.movie":"Deer Hunter","none":null,"text":"{\"age\":1}","twice":1,"twice":2,"Pr\u00fcfung":"\u00e4",
	"nested":[[1,2],[3,[4]],5],"friends":[{"first":"Dale","last":"Murphy","age":44,"nets":["ig","fb","tw"]},
	{"first":"Roger","last":"Craig","age":68,"nets":["fb"],"vip":true},
	{"first":"Jane","last":"Murphy","age":4.7e1,"nets":[]}, 7, "{\"first\":1}"]}`

func parsed(t testing.TB, text string) *gjson.Result {
	t.Helper()
	value, err := Parse([]byte(text))
	if err != nil {
		t.Fatalf("%.80s: %v", text, err)
	}
	return &value
}

func TestPathsFindValues(t *testing.T) {
	root := parsed(t, document)
	for path, want := range map[string]string{
		"name.first": `"Tom"`, "n*e.l*t": `"An\"der\\son"`, `fav\.movie`: `"Deer Hunter"`, "twice": "1", "none": "",
		"Pr?fung": `"\u00e4"`, "Prüfung": `"\u00e4"`, "missing": "", "missing.x": "", "age.x": "", "text.age": "",
		"children": `"Sara" "Alex" "Jack" null`, "children.1": `"Alex"`, "children.4": "", "children.#": "4",
		"nested": "[1,2] [3,[4]] 5", "nested.1.1.0": "4", "name.#.x": "", "friends.#.name": "", "friends.#.nets.#": "3 1 0",
		"friends.#.first": `"Dale" "Roger" "Jane"`, "friends.#.nets": `"ig" "fb" "tw" "fb"`, "friends.#.nets.0": `"ig" "fb"`,
		`friends.#(last=="Murphy").first`: `"Dale"`, `friends.#(last=="Murphy")#.first`: `"Dale" "Jane"`,
		`friends.#(last=="nobody")`: "", `friends.#(last=="Murphy")#.nets.1`: `"fb"`, `friends.#(first!%"D*").age`: "68",
		`friends.#(first%"?a*")#.age`: "44 4.7e1", "friends.#(age>45)#.age": "68 4.7e1", "friends.#(age>=68).last": `"Craig"`,
		"friends.#(age<45).last": `"Murphy"`, "friends.#(vip==true)#.age": "68", "friends.#(vip)#.age": "68",
		"friends.#(nets.#>1).first": `"Dale"`, `children.#(%"*a*")#`: `"Sara" "Jack"`, `children.#(!="Sara")`: `"Alex"`,
		"..#(age>36).name.first": `"Tom"`, "..#(age<36).name.first": "", "..#(missing!=1).age": "",
	} {
		if !IsPath(path) {
			t.Errorf("%s: got no path, want one", path)
		}
		var got []string
		for _, v := range List(root, path, 100) {
			got = append(got, v.Raw)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: got %s, want %s", path, strings.Join(got, " "), want)
		}
		first := Get(root, path)
		if !first.IsArray() && first.Type != gjson.Null && (got == nil || got[0] != first.Raw) {
			t.Errorf("%s: got %s, want the first of %s", path, first.Raw, want)
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

func TestOutermostEndsBeforeElements(t *testing.T) {
	for path, want := range map[string]string{
		"": "", "@this": "@this", "a": "a", "a.b": "a.b", "a.#": "a.#", "..#(a).b": "..#(a).b", "a.#.b": "a",
		"a.b.#(c.#=1)#.d": "a.b", "#.a": "@this", `#(a=="x.#")`: "@this", `a\.#b.#.c`: `a\.#b`, "a#b.0.#.c": "a#b.0",
	} {
		if got := Outermost(path); got != want {
			t.Errorf("%s: got %q, want %q", path, got, want)
		}
	}
}

func TestTypedReadersIgnoreOtherTypes(t *testing.T) {
	root := parsed(t, `{"text":"7","number":7,"yes":true,"no":false,"null":null,"list":["7",7,true],"object":{}}`)
	for _, path := range []string{"text", "number", "yes", "no", "null", "list", "object", "missing"} {
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
		"", ".", "..", "a.", ".a", "a..b", "a b", "a\nb", "a|b", `a\`, `"a"`, "a)", "a(b", "@reverse", "a.@keys", "a.@this",
		"{a,b}", "[a,b]", "a.{b}", "!true", "a.!true", "#x", "#()", "#[a==1]", "#(a==b)##", "a.#(b", "a.#(b==1", "a.#(b==1]",
		`#(a=="b)`, "#(a==)", "#(==)", "#(a=~true)", "#(a==~true)", "#(a=<1)", `#(a=="b"c)`, `#(a=="b c")`, "#(a..b==1)",
		"#(a.#(b==1))", "#(a.#.b==1)", "..a", "..#", "..#.a", "..#(a==1)#", "..#(a==1).b.#.c", "..#(a==1)|b", "..#(a==1).",
	} {
		if IsPath(text) {
			t.Errorf("%q: got a path, want none", text)
		}
	}
}

// Whatever a member's name is, it is read as it is written, and found by it.
func TestMembersAreFoundByTheirNames(t *testing.T) {
	object := parsed(t, `{"":0,"a.b":1,"#":2,"@this":3,"*":4,"a":{"b":5},"a\"b":6,"\\":7,"\/x":8,"\b\f\n\r\t":9,"..":10,
		"\u0041b":11,"\u00e9\u20ac":12,"\ud83d\ude00!":13,"é":14,"\u0000":15,"!x":16,"{a}":17,"a|b":18}`)
	var want map[string]any
	if err := json.Unmarshal([]byte(object.Raw), &want); err != nil {
		t.Fatal(err)
	}
	read := 0
	for c := Read(object); c.Next(); read++ {
		value, known := want[c.Name()]
		if number, isNumber := value.(float64); !known || isNumber && number != c.Value().Num {
			t.Errorf("%q: read %s, want %v", c.Name(), c.Value().Raw, value)
		}
		if found := Member(object, c.Name()); found.Raw != c.Value().Raw {
			t.Errorf("%q: found %s, want %s", c.Name(), found.Raw, c.Value().Raw)
		}
	}
	if read != len(want) || Member(object, "b").Exists() || Member(parsed(t, "[1]"), "0").Exists() {
		t.Errorf("read %d members, want %d", read, len(want))
	}
	if text := parsed(t, `"{\"a\":1}"`); Member(text, "a").Exists() || Get(text, "a").Exists() {
		t.Error("found a member in a string")
	}
}

// Each answer is as large as a source's may be. What a comparison takes is freed at once; compiled by TinyGo, gjson
// takes some 90 bytes for each element that it visits, too. Elements that were kept would take over 25 MB.
func TestHostileAnswersTakeLittleMemory(t *testing.T) {
	most := uint64(1 << 20) // bytes
	if runtime.Compiler == "tinygo" {
		most = 24 << 20
	}
	numbers := parsed(t, `{"a":[`+strings.Repeat("0,", 1<<20)+"0]}")
	objects := parsed(t, `{"a":[`+strings.Repeat(`{"b":0},`, 1<<18)+"0]}")
	for _, c := range []struct {
		value *gjson.Result
		path  string
		want  int
	}{
		{numbers, "a", 60}, {numbers, "a.#", 1}, {numbers, "a.#.b", 0}, {numbers, "a.#(==0)#", 60},
		{numbers, "..#(a.#>9).a", 60},
		{objects, "a", 60}, {objects, "a.#.b", 60}, {objects, "a.#.b.#.c", 0}, {objects, "a.#(b==0)#.b", 60},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		list := List(c.value, c.path, 60)
		runtime.ReadMemStats(&after)
		if taken := after.TotalAlloc - before.TotalAlloc; len(list) != c.want || taken > most {
			t.Errorf("%s: got %d values and %d bytes, want %d and at most %d", c.path, len(list), taken, c.want, most)
		}
	}
}

func FuzzPath(f *testing.F) {
	for _, path := range []string{"a.b", "#", "#.a", `#(a=="b")#.c`, "a*.?", `a\.b`, "@this", "#(a", `..#(a=="b").c`} {
		f.Add([]byte(document), path)
	}
	f.Add([]byte(`{"a`), "a")
	f.Add([]byte(`{"a\`), "a")
	f.Add([]byte(`[1,{"a":"b`), "#.a")
	f.Fuzz(func(t *testing.T, text []byte, path string) {
		if !IsPath(path) {
			return
		}
		unchecked := gjson.ParseBytes(text)
		List(&unchecked, path, 10)
		for c := Read(&unchecked); c.Next(); {
			Member(&unchecked, c.Name())
		}
		value, err := Parse(text)
		if err != nil {
			return
		}
		for _, found := range List(&value, path, 10) {
			isCount := strings.HasSuffix("."+path, ".#")
			if !isCount && (!gjson.Valid(found.Raw) || !strings.Contains(string(text), found.Raw)) {
				t.Errorf("%s, %s: got %q, want a value of the document", text, path, found.Raw)
			}
		}
	})
}

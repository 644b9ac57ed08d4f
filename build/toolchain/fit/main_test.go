package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// writeSet writes a set of four products with ten listings each, and a query for each product. The listings are second-hand,
// or new goods if the condition is "new".
func writeSet(t *testing.T, folder, name, condition string) {
	t.Helper()
	listings, queries := "id,title,brand,category,vendor,price,currency,url,image,condition,sold,date\n", ""
	for product := range 4 {
		var matches []string
		for n := range 10 {
			id := fmt.Sprintf("%s-%d-%d", name, product, n)
			matches = append(matches, fmt.Sprintf("%q", id))
			listings += fmt.Sprintf("%s,Halden %s model X%d0 offer %d,Halden,%s,shop,%d,USD,https://shop.example/%[1]s,,%[7]s,no,\n",
				id, name, product+1, n, name, 100*(product+1)+5*n, condition)
		}
		queries += fmt.Sprintf(`{"id":"q%d","description":"Halden %s model X%[1]d0, %[3]s","price":%d,"currency":"USD","matches":[%s]}`+"\n",
			product+1, name, condition, 100*(product+1)+20, strings.Join(matches, ","))
	}
	for file, text := range map[string]string{name + "-listings.csv": listings, name + "-queries.jsonl": queries} {
		if err := os.WriteFile(filepath.Join(folder, file), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

func TestFitMeasuresAndRefitsTinySets(t *testing.T) {
	folder, plots := t.TempDir(), t.TempDir()
	writeSet(t, folder, "cameras", "used")
	writeSet(t, folder, "lamps", "new")
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	arguments, stdout := os.Args, os.Stdout
	os.Args, os.Stdout = []string{"fit", "-data", folder, "-plots", plots, "-iterations", "2"}, write
	printed := make(chan string)
	go func() {
		text, _ := io.ReadAll(read)
		printed <- string(text)
	}()
	main()
	os.Args, os.Stdout = arguments, stdout
	write.Close()
	output := <-printed
	for _, want := range []string{"cameras          hit@1 1.0000", "lamps            hit@1 1.0000", "# Reliability of the probabilities: lamps"} {
		if !strings.Contains(output, want) {
			t.Errorf("got no %q in\n%s", want, output)
		}
	}
	for _, name := range []string{"calibration.svg", "coverage.svg", "conditions.svg"} {
		if svg, err := os.ReadFile(filepath.Join(plots, name)); err != nil || !strings.HasPrefix(string(svg), "<svg") || strings.Contains(string(svg), "NaN") {
			t.Errorf("%s: got %v, %.80s, want a drawing of numbers", name, err, svg)
		}
	}
}

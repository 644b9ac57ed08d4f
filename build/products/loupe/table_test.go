package main

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	loupe "loupe/build/products/clients/go"
)

func TestTablesKeepTheirForm(t *testing.T) {
	for text, want := range map[string]string{
		"photo,description\r\na.jpg,\"one, two\"\r\n":        "photo,description\na.jpg,\"one, two\"\n",
		"\ufeffphoto;price\na.jpg;1,50\n\n ;\nb.jpg\n":       "\ufeffphoto;price\na.jpg;1,50\nb.jpg;\n",
		"photo\tnote\na.jpg\tiMac 27\" new\n":                "photo\tnote\na.jpg\t\"iMac 27\"\" new\"\n",
		" photo , description \na.jpg,\"two\nlines\"\nb,c\n": "photo,description\na.jpg,\"two\nlines\"\nb,c\n",
	} {
		table, err := readTable([]byte(text))
		if got := string(table.csv()); err != nil || got != want {
			t.Errorf("%q: got %q, %v, want %q", text, got, err, want)
		}
	}
	for _, text := range []string{"", "photo\n", "photo\na,b\n"} {
		if _, err := readTable([]byte(text)); err == nil {
			t.Errorf("%q: got no error", text)
		} else if _, ok := errors.AsType[usageError](err); !ok {
			t.Errorf("%q: got %v, want a usage error", text, err)
		}
	}
}

func TestPhotosBecomeURLs(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{"a.jpg", "b.jpg"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	table, err := readTable([]byte("shelf,photo,description\n1,a.jpg; b.jpg,A\n2,https://example.com/c.jpg,B\n"))
	if err != nil {
		t.Fatal(err)
	}
	photos, err := findPhotos(table, folder)
	if err != nil || photos[0][0].hash == photos[0][1].hash {
		t.Fatalf("got %v, %v, want different photos", photos, err)
	}
	for i := range photos[0] {
		photos[0][i].url = "https://loupe.example.com/" + photos[0][i].hash[:2]
	}
	sent := withPhotos(table, photos)
	sent.fill("country", "DE")
	want := "shelf,description,image_url,images,country\n1,A,https://loupe.example.com/" + photos[0][0].hash[:2] + ",https://loupe.example.com/" + photos[0][1].hash[:2] +
		",DE\n2,B,https://example.com/c.jpg,,DE\n"
	if got := string(sent.csv()); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got := string(table.csv()); !strings.HasPrefix(got, "shelf,photo,description\n1,a.jpg; b.jpg,A\n") {
		t.Errorf("the user's list was changed: %s", got)
	}

	table, err = readTable([]byte("photo,image_url\nmissing.jpg,\na.jpg,https://example.com/a.jpg\na.jpg;a.jpg;a.jpg;a.jpg;a.jpg;a.jpg,\n; ,\n../a.jpg,\n"))
	if err != nil {
		t.Fatal(err)
	}
	_, err = findPhotos(table, folder)
	for _, line := range []string{"line 2: open ", "line 3: an item has either", "line 4: an item has at most 5", "line 5: an item has either", "line 6: ../a.jpg is not in the folder"} {
		if err == nil || !strings.Contains(err.Error(), line) {
			t.Errorf("got %v, want it to name %s", err, line)
		}
	}
}

// A list of more items than a batch may have is several batches, whose results are one table.
func TestLongListsAreSeveralBatches(t *testing.T) {
	r := &listRun{table: table{separator: ',', header: []string{"image_url", stateColumn}}}
	for n := range 2500 {
		row := []string{strconv.Itoa(n), ""}
		if n >= 2400 {
			row[1] = strings.Repeat(`"`, 25_000) // two bytes each
		}
		r.table.rows = append(r.table.rows, row)
	}
	r.table.lines = make([]int, len(r.table.rows))
	r.photos = make([][]photo, len(r.table.rows))
	r.sent = r.table
	ends := r.parts()
	if want := []int{1000, 2000, 2483, 2500}; !slices.Equal(ends, want) {
		t.Fatalf("got %v, want %v", ends, want)
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, q *http.Request) {
		n, _ := strconv.Atoi(strings.Split(q.URL.Path, "/")[4])
		part := r.table.slice(append([]int{0}, ends...)[n], ends[n]).clone()
		part.header = append(slices.Clip(part.header), stateColumn)
		for i, row := range part.rows {
			part.rows[i] = append(row, "of "+row[0])
		}
		if len(part.csv()) > 5<<20 {
			t.Errorf("batch %d has %d bytes", n, len(part.csv()))
		}
		w.Write(part.csv())
	}))
	defer server.Close()
	r.client = loupe.New(server.URL, "key")
	got, err := r.result(t.Context(), []string{"0", "1", "2", "3"})
	if err != nil || !slices.Equal(got.header, []string{"image_url", stateColumn, stateColumn}) {
		t.Fatalf("got %v, %v", got.header, err)
	}
	for n, row := range got.rows {
		if row[0] != strconv.Itoa(n) || row[2] != "of "+row[0] {
			t.Fatalf("row %d: got %.60q", n, row)
		}
	}
	if _, err := r.result(t.Context(), []string{"0", "1"}); err == nil {
		t.Error("got no error for missing results")
	}
}

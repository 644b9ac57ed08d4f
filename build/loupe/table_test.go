package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
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
	table, err := readTable([]byte("shelf,photo,description\n1,a.jpg; b.jpg,A\n2,https://example.com/c.jpg,B\n3,,C\n"))
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
		",DE\n2,B,https://example.com/c.jpg,,DE\n3,C,,,DE\n"
	if got := string(sent.csv()); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got := string(table.csv()); !strings.HasPrefix(got, "shelf,photo,description\n1,a.jpg; b.jpg,A\n") {
		t.Errorf("the user's list was changed: %s", got)
	}

	table, err = readTable([]byte("photo,image_url\nmissing.jpg,\na.jpg,https://example.com/a.jpg\na.jpg;a.jpg;a.jpg;a.jpg;a.jpg;a.jpg,\n"))
	if err != nil {
		t.Fatal(err)
	}
	_, err = findPhotos(table, folder)
	for _, line := range []string{"line 2: open ", "line 3: an item has either", "line 4: an item has at most 5"} {
		if err == nil || !strings.Contains(err.Error(), line) {
			t.Errorf("got %v, want it to name %s", err, line)
		}
	}
}

package consoletest

import (
	"reflect"
	"slices"
	"strings"

	"loupe/worker/console/service"
)

// Equal fails the test unless got and want are deeply equal. An empty slice equals nil. What names the value in the message;
// it may be "".
func (f *Fixture) Equal(what string, got, want any) {
	f.Helper()
	if reflect.DeepEqual(got, want) || isEmptySlice(got) && isEmptySlice(want) {
		return
	}
	if what != "" {
		what += ": "
	}
	f.Errorf("%sgot %v, want %v", what, got, want)
}

func isEmptySlice(value any) bool {
	v := reflect.ValueOf(value)
	return v.Kind() == reflect.Slice && v.Len() == 0
}

// Members fails the test unless the object has each member of want with its value. Other members may have any value.
func (f *Fixture) Members(what string, got, want Object) {
	f.Helper()
	for name, value := range want {
		f.Equal(what+": "+name, got[name], value)
	}
}

// Unchanged fails the test unless the database has the rows of an earlier Dump.
func (f *Fixture) Unchanged(what string, before string) {
	f.Helper()
	was, is := strings.Split(before, "\n"), strings.Split(f.Dump(), "\n")
	for _, row := range was {
		if !slices.Contains(is, row) {
			f.Errorf("%s: this row was changed or deleted: %s", what, row)
		}
	}
	for _, row := range is {
		if !slices.Contains(was, row) {
			f.Errorf("%s: this row is new: %s", what, row)
		}
	}
}

// Cron runs every task of the cron once. The test fails if an essential one fails.
func (f *Fixture) Cron() {
	f.Helper()
	if err := service.Cron(f.Console, f.Context()); err != nil {
		f.Errorf("cron: %v", err)
	}
}

// Contains fails the test unless the text contains the part.
func (f *Fixture) Contains(what, text, part string) {
	f.Helper()
	if !strings.Contains(text, part) {
		f.Errorf("%s: got %q, want %q in it", what, text, part)
	}
}

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"loupe/build/calibration"
	"loupe/build/catalogue"
	"loupe/core/date"
	"loupe/worker/listingcsv"
)

// addSamples adds the SQL that loads the sample listings and the models fitted to them, for a first appraisal on a machine with Node.js
// alone. build/deploy/samples.mjs executes it.
func addSamples(files map[string][]byte, root string) error {
	const source = "listings.csv"
	samples := filepath.Join(root, "build/samples")
	file, err := os.Open(filepath.Join(samples, source))
	if err != nil {
		return err
	}
	defer file.Close()
	listings, report, err := catalogue.Read(file, catalogue.Options{
		Options: listingcsv.Options{Today: date.OfTime(time.Now().UnixMilli()), Source: source}, Folder: samples,
	})
	if err != nil {
		return err
	}
	if len(report.Rows) > 0 {
		return fmt.Errorf("%s has %d rows with problems", source, len(report.Rows))
	}
	model, err := calibration.Of(listings)
	if err != nil {
		return err
	}
	var script strings.Builder
	for statement := range catalogue.Statements(listings) {
		script.WriteString(statement + ";\n")
	}
	script.WriteString(catalogue.ModelStatement(source, &model) + ";\n")
	files["build/out/samples.sql"] = []byte(script.String())
	return nil
}

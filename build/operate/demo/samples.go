package main

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"strings"

	"loupe/core/imaging/fingerprint"
	"loupe/tests/upstream"
)

// sample is a product of the sample listings, with the fingerprints of its picture.
type sample struct {
	prints fingerprint.Prints
	item   upstream.Item
}

// readSamples reads the products in the folder with listings.csv and their pictures. The first listing of each describes it.
func readSamples(folder string) (samples []sample, err error) {
	file, err := os.Open(filepath.Join(folder, "listings.csv"))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		id, title, brand, category, image := row[0], row[1], row[2], row[3], row[8]
		if !strings.HasSuffix(id, "-01") {
			continue
		}
		picture, err := os.ReadFile(filepath.Join(folder, image))
		if err != nil {
			return nil, err
		}
		prints, err := fingerprint.Of(picture, fingerprint.Stored)
		if err != nil {
			return nil, err
		}
		samples = append(samples, sample{prints, describe(title, brand, category)})
	}
	return samples, nil
}

// describe returns the item of a title such as "Brannoch Glen 12 acoustic guitar, solid spruce top".
func describe(title, brand, category string) upstream.Item {
	parts := strings.Split(title, ", ")
	model := modelOf(strings.TrimPrefix(parts[0], brand))
	return upstream.Item{
		Title: parts[0], Brand: brand, Model: model, Category: category, Attributes: parts[1:], Condition: "good",
		Queries: []string{brand + " " + model, parts[0]}, Confidence: 0.93, Text: []string{strings.ToUpper(brand), model},
	}
}

// modelOf returns the first words of a text that begin with a capital letter or are numbers: "Glen 12" of "Glen 12 acoustic guitar".
func modelOf(text string) string {
	var words []string
	for _, word := range strings.Fields(text) {
		isNumber := strings.Trim(word, "0123456789") == ""
		if !isNumber && (word[0] < 'A' || word[0] > 'Z') {
			break
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// recognise returns a function that returns the item in a photo: the product whose picture the photo shows, or an unknown item.
func recognise(samples []sample) func(photo []byte) upstream.Item {
	return func(photo []byte) upstream.Item {
		prints, err := fingerprint.Of(photo, fingerprint.Queried)
		if err == nil {
			for _, s := range samples {
				if prints.Distance(s.prints) <= fingerprint.Same {
					return s.item
				}
			}
		}
		return upstream.Unknown
	}
}

package main

import (
	"fmt"
	"math"
	"regexp"
)

// products sorts the queries for the report, and for nothing else: the first that matches.
var products = map[string][]struct {
	name  string
	words *regexp.Regexp
}{
	"abt-buy": {
		{"cases, mounts, cables, batteries, ink", regexp.MustCompile(`\b(case|mount|cable|battery|ink|bag|stand|remote|adapter|charger|cover|kit|arm|cartridge|filter|card)\b`)},
		{"large appliances", regexp.MustCompile(`washer|dryer|refrigerator|range|dishwasher|oven|freezer|conditioner|cooktop|microwave`)},
		{"televisions and video", regexp.MustCompile(`tv|hdtv|dvd|blu|camcorder|projector|vcr`)},
		{"cameras and lenses", regexp.MustCompile(`camera|lens|flash|nikkor`)},
		{"telephones, headsets, GPS", regexp.MustCompile(`phone|telephone|headset|gps|radar|bluetooth`)},
		{"audio", regexp.MustCompile(`speaker|headphone|receiver|stereo|subwoofer|audio|ipod|mp3|music|cd `)},
		{"computers, networking", regexp.MustCompile(`notebook|computer|router|switch|network|wireless|drive|keyboard|mouse|printer|monitor`)},
	},
	"amazon-google": {
		{"upgrades, licences, academic", regexp.MustCompile(`upgrade|upsell|licen|academic|education|student|upg|cal\b|crossgrade`)},
		{"operating systems, office, servers", regexp.MustCompile(`windows|office|server|excel|word\b|outlook`)},
		{"design, photo, video, music", regexp.MustCompile(`adobe|photoshop|corel|video|photo|studio|music|audio|3d|design|premiere|sonar|pro tools`)},
		{"security, utilities", regexp.MustCompile(`antivirus|security|norton|mcafee|spy|firewall|backup|utilit|system|virus|registry`)},
		{"finance, tax", regexp.MustCompile(`quick|tax|account|finance|money|legal|business`)},
		{"games, learning", regexp.MustCompile(`game|learn|school|typing|grade|immersion|language|kids|jumpstart|deal|hoyle|tycoon|sims`)},
	},
}

func product(set, description string) string {
	for _, p := range products[set] {
		if p.words.MatchString(description) {
			return p.name
		}
	}
	return "other"
}

// reportProducts prints how each kind of product does, in the order of the table.
func reportProducts(set string, all []outcome) {
	names := make([]string, 0, len(products[set])+1)
	for _, p := range products[set] {
		names = append(names, p.name)
	}
	for _, name := range append(names, "other") {
		n, hit, priced, inside, value := 0, 0, 0, 0, 0
		var errors []float64
		for i := range all {
			o := &all[i]
			if product(set, o.Description) != name {
				continue
			}
			n++
			if o.hit() {
				hit++
			}
			if o.priced() {
				priced++
			}
			if o.Upper == 0 || o.Price == nil {
				continue
			}
			value++
			errors = append(errors, math.Abs((o.Lower+o.Upper)/2 / *o.Price - 1))
			if o.Lower <= *o.Price && *o.Price <= o.Upper {
				inside++
			}
		}
		if n > 0 {
			fmt.Printf("  %-40s %4d queries, hit@1 %.2f, found with a price %.2f, MdAPE %.2f, inside %.2f of %d\n", name, n,
				float64(hit)/float64(n), float64(priced)/float64(n), median(errors), float64(inside)/float64(value), value)
		}
	}
}

// reportSearch prints where the search alone has the right listing.
func reportSearch(all []outcome) {
	first, found := 0, 0
	for i := range all {
		for k, m := range all[i].match {
			if m {
				found++
				if k == 0 {
					first++
				}
				break
			}
		}
	}
	fmt.Printf("  the search alone: first %.4f, among the sixty %.4f\n", float64(first)/float64(len(all)), float64(found)/float64(len(all)))
}

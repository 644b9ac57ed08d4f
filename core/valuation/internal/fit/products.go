package main

import (
	"fmt"
	"regexp"
	"slices"
)

// productGroups groups the queries of a set by words in their description, for the report only. A
// query belongs to the first group that matches.
var productGroups = map[string][]struct {
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

func productGroup(set, description string) string {
	for _, g := range productGroups[set] {
		if g.words.MatchString(description) {
			return g.name
		}
	}
	return "other"
}

// reportProducts prints the accuracy of the appraisals of each group.
func reportProducts(set string, appraisals []appraisal) {
	names := make([]string, 0, len(productGroups[set])+1)
	for _, g := range productGroups[set] {
		names = append(names, g.name)
	}
	for _, name := range append(names, "other") {
		n, hits, pricedMatches, inside, values := 0, 0, 0, 0, 0
		var errors []float64
		for i := range appraisals {
			a := &appraisals[i]
			if productGroup(set, a.Description) != name {
				continue
			}
			n++
			if a.isHit() {
				hits++
			}
			if a.hasPricedMatch() {
				pricedMatches++
			}
			if a.Upper == 0 || a.Price == nil {
				continue
			}
			values++
			errors = append(errors, a.priceError())
			if a.isPriceInside() {
				inside++
			}
		}
		if n > 0 {
			fmt.Printf("  %-40s %4d queries, hit@1 %.2f, found with a price %.2f, MdAPE %.2f, inside %.2f of %d\n", name, n,
				float64(hits)/float64(n), float64(pricedMatches)/float64(n), median(errors), float64(inside)/float64(values), values)
		}
	}
}

// reportSearch prints how often the search ranks a match first, and how often it finds one at all.
func reportSearch(appraisals []appraisal) {
	first, found := 0, 0
	for i := range appraisals {
		rank := slices.Index(appraisals[i].isMatch, true)
		if rank >= 0 {
			found++
		}
		if rank == 0 {
			first++
		}
	}
	n := float64(len(appraisals))
	fmt.Printf("  search alone: match first %.4f, match among the sixty %.4f\n", float64(first)/n, float64(found)/n)
}

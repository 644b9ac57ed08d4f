package main

import "fmt"

func debugMisses(s set, n int) {
	for _, a := range appraiseAll(s.queries) {
		if len(a.Matches) == 0 || a.isHit() || n == 0 {
			continue
		}
		n--
		fmt.Printf("Q %s\n", a.Description)
		if a.Best >= 0 {
			fmt.Printf("  got  %.2f %.2f %s\n", a.Judgements[a.Best].Score, a.Judgements[a.Best].Probability, a.listings[a.Best].Title)
		}
		k := 0
		for i := range a.listings {
			if a.isMatch[i] && k < 2 {
				k++
				fmt.Printf("  want %.2f %.2f %s\n", a.Judgements[i].Score, a.Judgements[i].Probability, a.listings[i].Title)
			}
		}
		if k == 0 {
			fmt.Println("  (not found)")
		}
	}
}

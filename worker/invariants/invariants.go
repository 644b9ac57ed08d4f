// Package invariants checks a database for what must hold at any time: the rules of invariants.sql, which `make verify` reads, too.
//
//	broken, err := invariants.Check(db, time.Now().UnixMilli())
package invariants

import (
	"database/sql"
	_ "embed"
	"fmt"
	"slices"
	"strings"
)

//go:embed invariants.sql
var file string

// Sections has all rules. A section of the file begins with "-- #", a rule with "--" and its name.
var Sections = parse(file)

// A Section has the rules of related tables.
type Section struct {
	Name  string
	Rules []Rule
}

// A Rule is a rule about the rows of the database.
type Rule struct {
	Name string // describes the rows that break the rule
	SQL  string // selects a sentence for each of these rows. ?1 is the current time in Unix milliseconds
}

func parse(file string) (sections []Section) {
	for _, block := range strings.Split(strings.TrimSpace(file), "\n\n")[1:] { // the first is about the file
		if name, found := strings.CutPrefix(block, "-- # "); found {
			sections = append(sections, Section{Name: name})
			continue
		}
		var rule Rule
		rule.Name, rule.SQL, _ = strings.Cut(strings.TrimPrefix(block, "-- "), "\n")
		if pages, found := strings.CutPrefix(rule.SQL, "-- page: "); found {
			table, _, _ := strings.Cut(pages, " ")
			rule.SQL = "WITH page AS (SELECT * FROM " + table + ")\n" + rule.SQL
		}
		last := &sections[len(sections)-1]
		last.Rules = append(last.Rules, rule)
	}
	return sections
}

// shown is how many sentences Check lists for each rule.
const shown = 5

// Check returns a text for each rule of the sections that a database breaks. now is the current time in Unix milliseconds. Without
// sections, it checks all.
func Check(db *sql.DB, now int64, sections ...string) (broken []string, err error) {
	for _, section := range Sections {
		if len(sections) > 0 && !slices.Contains(sections, section.Name) {
			continue
		}
		for _, rule := range section.Rules {
			rows, err := rule.rows(db, now)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", rule.Name, err)
			}
			if len(rows) > 0 {
				broken = append(broken, fmt.Sprintf("%d %s: %s", len(rows), rule.Name, strings.Join(rows[:min(len(rows), shown)], "; ")))
			}
		}
	}
	return broken, nil
}

// rows returns the sentences about the rows that break a rule.
func (rule Rule) rows(db *sql.DB, now int64) (sentences []string, err error) {
	rows, err := db.Query(rule.SQL, now)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var sentence string
		if err := rows.Scan(&sentence); err != nil {
			return nil, err
		}
		sentences = append(sentences, sentence)
	}
	return sentences, rows.Err()
}

package main

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"text/tabwriter"

	loupe "loupe/build/products/clients/go"

	"github.com/dustin/go-humanize"
	"github.com/spf13/cobra"
)

// answer is an appraisal in JSON.
type answer struct {
	ID string `json:"id"`
	loupe.Answer
}

// show prints an appraisal. Returns errNoValue if it has no value.
func (p *program) show(a *loupe.Appraisal) error {
	var err error
	if a.Value == nil {
		err = errNoValue
	}
	if p.json {
		return errors.Join(p.printJSON(answer{a.ID, a.Answer}), err)
	}
	p.printTable(func(row func(...string)) {
		if a.Details != nil && a.Details.Item != nil && a.Details.Item.Title != "" {
			row("Item", a.Details.Item.Title)
		}
		if a.Value == nil {
			row("Value", "none could be estimated; nothing was charged")
		} else {
			showValue(row, a)
		}
		for _, failure := range failures(a.Error) {
			row("Problem", failure)
		}
		row("Appraisal", a.ID)
	})
	return err
}

// showValue prints an appraisal's value and the listings that it is based on.
func showValue(row func(...string), a *loupe.Appraisal) {
	v, d := a.Value, a.Details
	if d != nil && d.Decision != nil {
		row("Decision", d.Decision.Explanation)
	}
	row("Value", money(v.PriceLower, v.PriceUpper, v.PriceCurrency))
	if d != nil && d.Estimate != nil {
		row("Estimate", fmt.Sprintf("%s (%.0f %% sure to be within 20 %%)", money(*d.Estimate, *d.Estimate, v.PriceCurrency), 100*d.Confidence))
	}
	if d != nil && d.Prices != nil {
		row("Sells at", "fast "+number(d.Prices.Fast), "market "+number(d.Prices.Market), "patient "+number(d.Prices.Patient))
	}
	if d != nil && d.AskingPrice != nil {
		row("Asking price", fmt.Sprintf("%s: %s the range", number(d.AskingPrice.Amount), d.AskingPrice.Verdict))
	}
	if m := v.BestMatch; m != nil {
		row("Best match", m.Title)
		row("", m.Price+" "+v.PriceCurrency+", "+m.Vendor)
		if m.URL != "" {
			row("", m.URL)
		}
	}
	for i, reason := range v.Reasoning {
		row(first(i, "Reasons"), reason)
	}
	for i, defect := range v.Defects {
		row(first(i, "Defects"), defect)
	}
}

// first returns a row's title for the first of several rows.
func first(i int, title string) string {
	if i > 0 {
		return ""
	}
	return title
}

// failures returns the messages of an answer's error.
func failures(e loupe.Errors) (all []string) {
	for _, f := range []*loupe.Failure{e.DiscoveryError, e.AppraisalError} {
		if f != nil {
			all = append(all, f.Message)
		}
	}
	for _, list := range [][]loupe.Failure{e.ImageUploadErrors, e.PriceEnrichmentErrors} {
		for _, f := range list {
			all = append(all, f.Message)
		}
	}
	return all
}

// printTable prints rows of cells in columns.
func (p *program) printTable(print func(row func(cells ...string))) {
	w := tabwriter.NewWriter(p.out, 0, 0, 2, ' ', tabwriter.StripEscape)
	print(func(cells ...string) {
		for i := range cells {
			cells[i] = strings.ReplaceAll(plain(cells[i]), "\n", " ")
		}
		fmt.Fprintln(w, strings.TrimRight(strings.Join(cells, "\t"), "\t"))
	})
	w.Flush()
}

// number returns an amount with separators, and with two decimals unless it is whole.
func number(amount float64) string {
	if amount == math.Trunc(amount) {
		return humanize.Commaf(amount)
	}
	return humanize.FormatFloat("#,###.##", amount)
}

// money returns a range of amounts, or one amount.
func money(lower, upper float64, currency string) string {
	if lower == upper {
		return currency + " " + number(lower)
	}
	return currency + " " + number(lower) + " to " + number(upper)
}

func (p *program) balanceCommand() *cobra.Command {
	return &cobra.Command{Use: "balance", Short: "Show your credits", Args: cobra.NoArgs, RunE: func(c *cobra.Command, _ []string) error {
		client, err := p.connect(c.Context())
		if err != nil {
			return err
		}
		credits, err := client.Credits(c.Context())
		switch {
		case err != nil:
			return err
		case p.json:
			return p.printJSON(credits)
		}
		p.printTable(func(row func(...string)) {
			row("Available", strconv.Itoa(credits.Available)+" credits")
			row("Held", strconv.Itoa(credits.Pending)+" for appraisals in progress")
			row("Cost", strconv.Itoa(credits.CostPerCall)+" for an appraisal with a value")
		})
		return nil
	}}
}

func (p *program) listCommand() *cobra.Command {
	var filter loupe.Filter
	var limit int
	c := &cobra.Command{Use: "list", Short: "List your appraisals, newest first", Args: cobra.NoArgs, RunE: func(c *cobra.Command, _ []string) error {
		client, err := p.connect(c.Context())
		if err != nil {
			return err
		}
		all := []loupe.AppraisalSummary{}
		for a, err := range client.Appraisals(c.Context(), filter) {
			if err != nil {
				return err
			}
			if len(all) == limit {
				break
			}
			all = append(all, a)
		}
		if p.json {
			return p.printJSON(all)
		}
		p.printTable(func(row func(...string)) {
			for _, a := range all {
				value, title := string(a.State), a.Description
				if v := a.Appraisal; v != nil {
					value, title = money(v.PriceLower, v.PriceUpper, v.PriceCurrency), v.BestMatch
				}
				row(a.ID, a.CreatedAt.Local().Format("2006-01-02 15:04"), value, title)
			}
		})
		return nil
	}}
	c.Flags().IntVarP(&limit, "number", "n", 20, "at most this `number`")
	c.Flags().StringVar(&filter.Search, "search", "", "only those with a `text` in the description or the best match")
	c.Flags().StringVar((*string)(&filter.State), "state", "", "only those that are valued, no_value or in_progress")
	return c
}

func (p *program) showCommand() *cobra.Command {
	return &cobra.Command{Use: "show APPRAISAL", Short: "Show an earlier appraisal", Args: cobra.ExactArgs(1), RunE: func(c *cobra.Command, args []string) error {
		client, err := p.connect(c.Context())
		if err != nil {
			return err
		}
		a, err := client.WaitAppraisal(c.Context(), args[0])
		if err != nil {
			return err
		}
		return p.show(a)
	}}
}

func (p *program) cancelCommand() *cobra.Command {
	return &cobra.Command{Use: "cancel BATCH", Short: "Cancel the items of a list that have not begun", Args: cobra.ExactArgs(1), RunE: func(c *cobra.Command, args []string) error {
		client, err := p.connect(c.Context())
		if err != nil {
			return err
		}
		b, err := client.CancelBatch(c.Context(), args[0])
		switch {
		case err != nil:
			return err
		case p.json:
			return p.printJSON(b)
		}
		fmt.Fprintf(p.out, "%d items are cancelled; %d credits were spent.\n", b.Counts.Cancelled, b.Credits.Spent)
		return nil
	}}
}

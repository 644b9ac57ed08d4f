package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	loupe "loupe/build/products/clients/go"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// maxPhotos is the number of photos of an item.
const maxPhotos = 5

func (p *program) appraiseCommand() *cobra.Command {
	var list listOptions
	c := &cobra.Command{
		Use:   "appraise PHOTO... | LIST.csv",
		Short: "Appraise an item from its photos, or a list of items",
		Long: `Appraise an item from one to five photos, which are files or https URLs, or a list of items in a CSV file.

The columns of a list have the names of the API's fields: image_url, description, condition and so on. The column photo has the item's
photos instead: files in the list's folder or that of --photos, separated by semicolons. Other columns are yours, and are in the result, too.
A flag such as --country fills the cells of its column that are empty.

The service appraises the list in the background. After an interruption, the same command goes on where it was, and no item is charged
twice.`,
		Example: "  loupe appraise camera.jpg -d 'Halden Scout 35, works'\n  loupe appraise items.csv --photos folder -o priced.csv",
		Args:    cobra.RangeArgs(1, maxPhotos),
		RunE: func(c *cobra.Command, args []string) error {
			client, err := p.connect(c.Context())
			switch {
			case err != nil:
				return err
			case !isList(args[0]):
				return p.appraise(c.Context(), client, args, c.Flags())
			case len(args) > 1:
				return usageError{errors.New("a list is appraised by itself")}
			}
			list.file = args[0]
			return p.appraiseList(c.Context(), client, list, c.Flags())
		},
	}
	addFields(c.Flags())
	c.Flags().StringVarP(&list.output, "output", "o", "", "the `file` for the result of a list; NAME-priced.csv by default")
	c.Flags().StringVar(&list.photos, "photos", "", "the `folder` with the photos of a list; the list's own by default")
	c.Flags().BoolVar(&list.again, "again", false, "appraise a list once more, and pay for it once more")
	return c
}

// isList reports whether an argument is a list, not a photo.
func isList(arg string) bool { return strings.EqualFold(filepath.Ext(arg), ".csv") && !isURL(arg) }

func isURL(s string) bool { return strings.HasPrefix(s, "https://") || strings.HasPrefix(s, "http://") }

// appraise appraises one item and prints the answer.
func (p *program) appraise(ctx context.Context, client *loupe.Client, photos []string, flags *pflag.FlagSet) error {
	in, err := request(flags)
	if err != nil {
		return err
	}
	for i, photo := range photos {
		if !isURL(photo) {
			p.progress("Uploading " + filepath.Base(photo))
			if photo, err = upload(ctx, client, photo); err != nil {
				return err
			}
		}
		if i == 0 {
			in.ImageURL = photo
		} else {
			in.Images = append(in.Images, photo)
		}
	}
	for event, err := range client.AppraiseStream(ctx, in, loupe.WithDetails()) {
		switch {
		case err != nil:
			return err
		case event.Stage != nil && event.Stage.State == "started":
			p.progress(stages[event.Stage.Stage])
		case event.Range != nil:
			p.progress("About " + money(event.Range.PriceLower, event.Range.PriceUpper, event.Range.PriceCurrency))
		case event.Appraisal != nil:
			return p.show(event.Appraisal)
		}
	}
	return errors.New("the service sent no answer")
}

// upload uploads a photo and returns its URL.
func upload(ctx context.Context, client *loupe.Client, path string) (url string, err error) {
	file, err := os.Open(path)
	if err != nil {
		return "", usageError{err}
	}
	defer file.Close()
	stored, err := client.Upload(ctx, file, "")
	if err != nil {
		return "", fmt.Errorf("%s: %w", path, err)
	}
	return stored.ImageURL, nil
}

// stages says what the service does in the stages of an appraisal that take time.
var stages = map[string]string{
	"fetch_photo": "Fetching the photo", "identify": "Identifying the item", "search": "Searching for listings",
	"read_pages": "Reading prices", "value": "Estimating the value",
}

// progress says what is done now, or nothing for "".
func (p *program) progress(text string) {
	if text != "" {
		fmt.Fprintln(p.err, plain(text))
	}
}

package catalogue

import (
	"bytes"
	"database/sql"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"loupe/core/imaging/fingerprint"
	"loupe/worker/migrations/migrationstest"
)

var benchListings = flag.Int("listings", 2000, "listings of the benchmark of pictures")

// drawPicture draws a picture of 64 by 64 pixels: 20 discs over a gradient, or, for an odd seed, over the middle of a
// white background, as a product is shown.
func drawPicture(seed uint64) []byte {
	random := rand.New(rand.NewPCG(seed, 2))
	const size = 64
	m := image.NewGray(image.Rect(0, 0, size, size))
	from, to := 255*random.Float64(), 255*random.Float64()
	product := seed%2 == 1
	for i := range m.Pix {
		m.Pix[i] = uint8(from + (to-from)*float64(i)/float64(len(m.Pix)))
		if product {
			m.Pix[i] = 255
		}
	}
	for range 20 {
		x, y, r, grey := size*random.Float64(), size*random.Float64(), 2+10*random.Float64(), 255*random.Float64()
		if product {
			x, y, grey = size/4+x/2, size/4+y/2, grey*0.8
		}
		for i := range m.Pix {
			cover := min(max(r-math.Hypot(float64(i%size)-x, float64(i/size)-y), 0), 1)
			m.Pix[i] = color.Gray{uint8(float64(m.Pix[i]) + (grey-float64(m.Pix[i]))*cover)}.Y
		}
	}
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.NoCompression}).Encode(&b, m); err != nil {
		panic(err) // unreachable: writing to a buffer does not fail
	}
	return b.Bytes()
}

// drawPrints returns the fingerprints of n pictures in views; nil for a picture without any.
func drawPrints(n int, first uint64, views []fingerprint.View) []fingerprint.Prints {
	all := make([]fingerprint.Prints, n)
	var workers sync.WaitGroup
	for w := range runtime.NumCPU() {
		workers.Go(func() {
			for i := w; i < n; i += runtime.NumCPU() {
				all[i], _ = fingerprint.Of(drawPicture(first+uint64(i)), views)
			}
		})
	}
	workers.Wait()
	return all
}

// fill stores listings with fingerprints, and returns the bytes that the database takes for each.
func fill(b *testing.B, all []fingerprint.Prints) (db *sql.DB, bytesEach float64) {
	b.Helper()
	db, file := migrationstest.Open(b)
	size := func() int64 {
		if _, err := db.Exec("VACUUM"); err != nil {
			b.Fatal(err)
		}
		info, err := os.Stat(filepath.Clean(file))
		if err != nil {
			b.Fatal(err)
		}
		return info.Size()
	}
	empty := size()
	tx, err := db.Begin()
	if err != nil {
		b.Fatal(err)
	}
	for i, prints := range all {
		if _, err := tx.Exec("INSERT INTO listing (id, title, fingerprint) VALUES (?1, 'T', ?2)", fmt.Sprint(i), prints.String()); err != nil {
			b.Fatal(err)
		}
	}
	if err := tx.Commit(); err != nil {
		b.Fatal(err)
	}
	return db, float64(size()-empty) / float64(len(all))
}

// BenchmarkPicturesInD1 measures what the fingerprints of pictures take in the database, and what a photo's look-up reads
// there: rows of the index, and candidates. It shows what the retouched views cost.
//
//	go test ./build/operate/catalogue -run '^$' -bench PicturesInD1 -benchtime 1x -listings 100000
func BenchmarkPicturesInD1(b *testing.B) {
	for name, views := range map[string][]fingerprint.View{"without retouched views": fingerprint.Stored[:2], "all": fingerprint.Stored} {
		b.Run(name, func(b *testing.B) {
			stored := drawPrints(*benchListings, 0, views)
			db, bytesEach := fill(b, stored)
			const photos = 200
			queried := drawPrints(photos, 1<<40, fingerprint.Queried)
			var rows, candidates, keys int
			for b.Loop() {
				rows, candidates, keys = 0, 0, 0
				for _, prints := range queried {
					bands := "'" + strings.Join(prints.Bands(), "','") + "'"
					var read, found int
					query := "SELECT coalesce(sum(shared), 0), coalesce(sum(shared >= ?1), 0) FROM (SELECT count(*) AS shared FROM listing_band WHERE band IN (" + bands + ") GROUP BY place)"
					if err := db.QueryRow(query, fingerprint.MinShared).Scan(&read, &found); err != nil {
						b.Fatal(err)
					}
					rows, candidates, keys = rows+read, candidates+found, keys+len(prints.Bands())
				}
			}
			var index int
			if err := db.QueryRow("SELECT count(*) FROM listing_band").Scan(&index); err != nil {
				b.Fatal(err)
			}
			b.ReportMetric(bytesEach, "bytes/listing")
			b.ReportMetric(float64(index)/float64(len(stored)), "bands/listing")
			b.ReportMetric(float64(keys)/photos, "keys/look-up")
			b.ReportMetric(float64(rows)/photos, "rows/look-up")
			b.ReportMetric(float64(candidates)/photos, "candidates/look-up")
		})
	}
}

// Replay delivers the recorded frames of an appraisal to build/out/core.wasm again:
//
//	go run ./build/operate/replay -id apr_... [-remote] [-file FILE] [-bucket NAME] [-persist DIR]
//
// It prints what each frame brought and what the core answered, and then whether the core gives the same
// answers. The transcript comes from the file, or the R2 bucket, or else the D1 database of this machine
// or, with -remote, of the deployed service. Package host describes transcripts.
//
// The exit status is 0 if all answers are the same, else 1.
package main

import (
	"bytes"
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"loupe/build/operate/dev"
	"loupe/build/products/host"
)

func main() { dev.Main("replay", run) }

// source tells where to read a transcript from.
type source struct {
	id, file, bucket, persist string
	remote                    bool
}

func run(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	var s source
	flags := dev.NewFlags("replay", stderr)
	flags.StringVar(&s.id, "id", "", "`id` of the appraisal, apr_...")
	flags.StringVar(&s.file, "file", "", "`file` with the transcript")
	flags.StringVar(&s.bucket, "bucket", "", "`name` of the R2 bucket with the transcript")
	flags.BoolVar(&s.remote, "remote", false, "read from the deployed service")
	flags.StringVar(&s.persist, "persist", "", "`folder` of the local data, instead of wrangler's own")
	if err := dev.ParseFlags(flags, args); err != nil {
		return err
	}
	encoded, err := s.read(ctx)
	if err != nil {
		return err
	}
	t, err := host.DecodeTranscript(encoded)
	if err != nil {
		return err
	}
	guest, err := host.OpenCore()
	if err != nil {
		return err
	}
	return replay(stdout, guest, t)
}

// replay prints a transcript and what its replay shows. It returns an error if an answer differs.
func replay(w io.Writer, guest host.Guest, t *host.Transcript) error {
	t.Explain(w)
	fmt.Fprintln(w)
	engine, err := guest()
	if err != nil {
		return err
	}
	build := host.BuildID(engine)
	engine.Close()
	switch recorded := t.Build(); {
	case recorded == nil || build == nil:
		fmt.Fprintln(w, "it is unknown whether this core is the build that recorded the transcript")
	case !bytes.Equal(recorded, build):
		fmt.Fprintf(w, "this core is another build, %x: the transcript was recorded by %x\n", build, recorded)
	}
	err = host.Replay(guest, t)
	var d *host.Difference
	switch {
	case err == nil:
		fmt.Fprintln(w, "the answer is the same")
		return nil
	case !errors.As(err, &d):
		return err
	}
	fmt.Fprintf(w, "the answer to step %d differs. The transcript has %d bytes:\n", d.Index, len(d.Step.Answer))
	host.ExplainAnswer(w, d.Step.Answer)
	if d.Trap != nil {
		fmt.Fprintf(w, "the replay trapped: %v\n", d.Trap)
	} else {
		fmt.Fprintf(w, "the replay has %d bytes, the first that differs at %d:\n", len(d.Got), firstDifference(d.Got, d.Step.Answer))
		host.ExplainAnswer(w, d.Got)
	}
	return fmt.Errorf("the answer to step %d is not the same", d.Index)
}

// firstDifference returns the index of the first byte that differs, or the shorter length.
func firstDifference(a, b []byte) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

var validID = regexp.MustCompile(`^[A-Za-z0-9_]{1,64}$`)

func (s source) read(ctx context.Context) ([]byte, error) {
	switch {
	case s.file != "":
		return os.ReadFile(s.file)
	case !validID.MatchString(s.id):
		return nil, errors.New("-id must be the id of an appraisal, apr_...; or give a -file")
	case s.remote && s.persist != "":
		return nil, errors.New("-persist and -remote exclude each other: -persist is for local data")
	}
	target, err := dev.Target(s.remote, s.persist)
	if err != nil {
		return nil, err
	}
	if s.bucket != "" {
		return s.readR2(ctx, target)
	}
	return s.readD1(ctx, target)
}

func (s source) readR2(ctx context.Context, target []string) ([]byte, error) {
	folder, err := os.MkdirTemp("", "transcript-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, s.id)
	args := append([]string{"r2", "object", "get", s.bucket + "/transcripts/" + s.id, "--file", file}, target...)
	if err := dev.Wrangler(ctx, args...); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

// A transcript in D1 is read in pieces, because its hexadecimal text may be larger than D1's limit of
// 2,000,000 bytes for a value.
const query = `SELECT hex(substr(t.data, 1 + p.value * 262144, 262144)) AS piece ` +
	`FROM transcript t, json_each('[0,1,2,3,4,5,6,7]') p WHERE t.appraisal = '%s' ORDER BY p.value`

func (s source) readD1(ctx context.Context, target []string) ([]byte, error) {
	args := append([]string{"d1", "execute", "DB", "--json", "--command", fmt.Sprintf(query, s.id)}, target...)
	output, err := dev.WranglerOutput(ctx, args...)
	if err != nil {
		return nil, err
	}
	return decodeOutput(output, s.id)
}

// decodeOutput joins the pieces in wrangler's output.
func decodeOutput(output []byte, id string) ([]byte, error) {
	var answers []struct {
		Results []struct{ Piece string }
	}
	if err := json.Unmarshal(output, &answers); err != nil {
		return nil, fmt.Errorf("wrangler's output: %w", err)
	}
	var text strings.Builder
	for _, a := range answers {
		for _, r := range a.Results {
			text.WriteString(r.Piece)
		}
	}
	if text.Len() == 0 {
		return nil, fmt.Errorf("no transcript of %s is stored: was it recorded with TRANSCRIPTS=1, in this database?", id)
	}
	return hex.DecodeString(text.String())
}

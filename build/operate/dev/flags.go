package dev

import (
	"flag"
	"fmt"
	"io"
)

// NewFlags returns an empty set of flags for a program. It writes its errors and its help to stderr.
func NewFlags(program string, stderr io.Writer) *flag.FlagSet {
	flags := flag.NewFlagSet(program, flag.ContinueOnError)
	flags.SetOutput(stderr)
	return flags
}

// ParseFlags parses a program's arguments. It returns an error if a required flag is empty, or if an argument is not a flag.
func ParseFlags(flags *flag.FlagSet, args []string, required ...string) error {
	if err := flags.Parse(args); err != nil {
		return err
	}
	for _, name := range required {
		if flags.Lookup(name).Value.String() == "" {
			return fmt.Errorf("-%s is required; see -help", name)
		}
	}
	if flags.NArg() > 0 {
		return fmt.Errorf("%q is not a flag; see -help", flags.Arg(0))
	}
	return nil
}

// Reference answers as the guest does, compiled by Go's own compiler: it reads inputs, each a u32 function, a u32 length and that many
// bytes, and writes a u32 length and the answer for each.
package main

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"os"

	"loupe/tests/guest/functions"
)

func main() {
	if err := run(bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)); err != io.EOF {
		fmt.Fprintln(os.Stderr, "reference:", err)
		os.Exit(1)
	}
}

func run(in io.Reader, out *bufio.Writer) error {
	defer out.Flush()
	for {
		var head struct{ Function, Size uint32 }
		if err := binary.Read(in, binary.LittleEndian, &head); err != nil {
			return err
		}
		input := make([]byte, head.Size)
		if _, err := io.ReadFull(in, input); err != nil {
			return fmt.Errorf("an input is cut: %w", err)
		}
		answer := functions.Call(int(head.Function), input)
		out.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(answer))))
		out.Write(answer)
	}
}

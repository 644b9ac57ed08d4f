package imaging

import "unsafe"

// A word is eight bytes. load and store are as binary.LittleEndian's functions, which TinyGo does not inline. They need a machine that
// stores the lowest byte first.
type word = [wordSize]byte

const wordSize = 8

func load(w *word) uint64     { return *(*uint64)(unsafe.Pointer(w)) }
func store(w *word, v uint64) { *(*uint64)(unsafe.Pointer(w)) = v }

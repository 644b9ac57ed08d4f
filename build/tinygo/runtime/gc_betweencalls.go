//go:build gc.betweencalls

package runtime

// This file completes TinyGo's precise collector for a module that is compiled with -gc=leaking and the tag gc.betweencalls. The
// functions of such a module do not record their pointers, so the collector can free memory only while no function holds one.

// The least and the largest number of bytes allocated between two collections.
const (
	minBetweenCollections = 2 << 20
	maxBetweenCollections = 8 << 20
)

var (
	noPointersOnStack bool
	collectionDue     uint64 // the value of bytesTaken at which the next collection is due
)

// collectBetweenCalls frees unreachable memory if less than a sixth of the heap is free or maxBetweenCollections were allocated
// since the last collection, but not before minBetweenCollections were. The functions on the stack must hold no pointers to the
// heap. core/wasm/heap declares it.
func collectBetweenCalls() {
	if bytesTaken() < collectionDue {
		return
	}
	noPointersOnStack = true
	free := runGC()
	noPointersOnStack = false
	// If less than that is free, allocations grow the heap until then.
	size := uintptr(metadataStart) - heapStart
	left := max(free, size/3) - size/6
	collectionDue = bytesTaken() + uint64(min(max(left, minBetweenCollections), maxBetweenCollections))
}

// bytesTaken returns an upper bound of the bytes allocated since the start, with the header and the padding of each allocation.
func bytesTaken() uint64 {
	return gcTotalAlloc + gcMallocs*2*uint64(bytesPerBlock)
}

// gcMarkReachable marks the objects that globals reach. If functions may hold pointers, it marks all objects: then nothing is freed,
// and alloc grows the heap.
func gcMarkReachable() {
	if noPointersOnStack {
		findGlobals(markRoots)
		return
	}
	for block := gcBlock(0); block < endBlock; block++ {
		if block.state() == blockStateHead {
			block.setState(blockStateMark)
		}
	}
}

func gcResumeWorld() {}

//go:build gc.betweencalls

package runtime

// This file completes TinyGo's precise collector in a module that is compiled with -gc=leaking and the tag gc.betweencalls.
// Functions of such a module do not record their pointers, so the collector can free memory only while no function has one.

// minBetweenCollections is how many bytes are allocated between two collections at least.
const minBetweenCollections = 2 << 20

var (
	noPointersOnStack bool
	collectionDue     uint64 // the value of bytesTaken at which the next collection is due
)

// collectBetweenCalls frees unreachable memory if less than a sixth of a large heap is free. The functions on the stack must have
// no pointers to the heap. core/wasm/heap declares it.
func collectBetweenCalls() {
	if bytesTaken() < collectionDue {
		return
	}
	noPointersOnStack = true
	free := runGC()
	noPointersOnStack = false
	// If too little is free for as many bytes, the allocations that find no room grow the heap.
	size := uintptr(metadataStart) - heapStart
	collectionDue = bytesTaken() + uint64(max(max(free, size/3)-size/6, minBetweenCollections))
}

// bytesTaken returns how much of the heap all allocations have taken since the start, at most: each has a header, and is padded.
func bytesTaken() uint64 {
	return gcTotalAlloc + gcMallocs*2*uint64(bytesPerBlock)
}

// gcMarkReachable marks what the globals reach. If functions may have pointers it marks all objects. Then nothing is freed, and
// alloc grows the heap.
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

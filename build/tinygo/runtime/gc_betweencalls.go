//go:build gc.betweencalls

package runtime

import "unsafe"

// This file completes TinyGo's precise collector for a module that is compiled with -gc=leaking and the tag gc.betweencalls. The
// functions of such a module do not record their pointers, so the collector can free memory only while no function holds one.
//
// It also has an allocator in place of TinyGo's lists of free ranges: an allocation takes the next free blocks. docs/RATIONALE.md, "Why
// does the core free memory only between calls?", gives the reasons.

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
		findGlobals(func(start, end uintptr) {
			low, size := heapStart, uintptr(metadataStart)-heapStart
			for ; start < end; start += unsafe.Sizeof(start) { // most are constants, so a call for each would take long
				if root := *(*uintptr)(unsafe.Pointer(start)); root-low < size {
					markRoot(start, root)
				}
			}
		})
		return
	}
	for block := gcBlock(0); block < endBlock; block++ {
		if block.state() == blockStateHead {
			block.setState(blockStateMark)
		}
	}
}

func gcResumeWorld() {}

// The next allocations take the blocks from nextFree to freeEnd-1, which are free. Large ones that do not fit there take blocks from
// nextLarge on, which is not before freeEnd.
var nextFree, freeEnd, nextLarge gcBlock

// In blocks. Small allocations share what is reserved for them: in holes between objects little, in free memory as much as allowed.
const (
	largestSmall  = 64
	leastReserved = 16
	mostReserved  = 1 << 12
)

// popFreeRange returns the address of this many free blocks. It returns nil if there are no more until buildFreeRanges is called.
func popFreeRange(length uintptr) unsafe.Pointer {
	needed := gcBlock(length)
	if needed > freeEnd-nextFree {
		if needed > largestSmall {
			first, end := findFree(nextLarge, needed, needed)
			if first == end {
				return nil
			}
			nextLarge = first + needed
			return first.pointer()
		}
		first, end := findFree(freeEnd, max(needed, leastReserved), mostReserved)
		if first == end {
			return nil
		}
		nextFree, freeEnd, nextLarge = first, end, max(nextLarge, end)
	}
	nextFree += needed
	return (nextFree - needed).pointer()
}

// findFree returns free blocks in a row after a block, first to end-1: at least as many as needed, and hardly more than most. Without
// any, first is end. It reads four states at a time, and leaves out free blocks that share theirs with others.
func findFree(from, needed, most gcBlock) (first, end gcBlock) {
	first = (from + blocksPerStateByte - 1) &^ (blocksPerStateByte - 1)
	for end = first; end+blocksPerStateByte <= endBlock && end-first < most; end += blocksPerStateByte {
		if end.stateByte() == 0 {
			continue
		}
		if end-first >= needed {
			return first, end
		}
		first = end + blocksPerStateByte
	}
	if end-first < needed {
		first = end
	}
	return first, end
}

// buildFreeRanges returns how many bytes are free, and makes them available to popFreeRange.
func buildFreeRanges() uintptr {
	nextFree, freeEnd, nextLarge = 0, 0, 0
	used := uintptr(0)
	for block := gcBlock(0); block < endBlock; block += blocksPerStateByte {
		if state := block.stateByte(); state != 0 {
			used += uintptr(count4LUT[(state|state>>blocksPerStateByte)&blockStateEach])
		}
	}
	return (uintptr(endBlock) - used) * bytesPerBlock
}

// setTails marks the blocks of an allocation from its second one on.
func setTails(from, to gcBlock) {
	for from < to {
		if from%blocksPerStateByte == 0 && from+blocksPerStateByte <= to {
			*(*byte)(unsafe.Add(metadataStart, from/blocksPerStateByte)) = blockStateByteAllTails
			from += blocksPerStateByte
		} else {
			from.setState(blockStateTail)
			from++
		}
	}
}

package host

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"
)

// Options say what a host is made of. Only Guest is needed; effects without a binding are Unavailable.
type Options struct {
	Guest   Guest
	Vars    map[string]string // the core's configuration; but SECRETS is the host's own
	Secrets map[string]string // values; where each may go says the variable SECRETS: space-separated NAME@host[:port]

	Clock     func() time.Time // time.Now if nil
	Entropy   io.Reader        // 32 bytes an exchange; crypto/rand if nil
	Transport http.RoundTripper
	KV        *KV // an empty one if nil
	D1        *D1
	AI        func(model string, input []byte) ([]byte, error)
	Limit     func(key string) bool

	// Fault, if not nil, stands around every effect; perform performs it.
	Fault func(e Effect, perform func() Result) Result
	// Record, if not nil, gets every frame.
	Record *Transcript
}

// Host owns one warm instance of the core and performs its effects.
type Host struct {
	options   Options
	vault     vault
	clock     func() time.Time
	transport http.RoundTripper
	kv        *KV

	mu     sync.Mutex // guards all below, and the engine: it takes one frame at a time
	idle   *sync.Cond // busy is 0
	busy   int        // exchanges open and effects under way
	engine Engine
	ready  ready
	open   map[uint32]*exchange
	last   uint32 // exchange number given
	notes  notes
	traps  int
	log    strings.Builder
}

// New makes a host with a configured instance.
func New(o Options) (*Host, error) {
	h := &Host{options: o, clock: o.Clock, transport: o.Transport, kv: o.KV, open: map[uint32]*exchange{}, notes: notes{}}
	h.idle = sync.NewCond(&h.mu)
	if h.clock == nil {
		h.clock = time.Now
	}
	if h.transport == nil {
		h.transport = http.DefaultTransport
	}
	if h.kv == nil {
		h.kv = NewKV(h.clock)
	}
	if h.options.Entropy == nil {
		h.options.Entropy = rand.Reader
	}
	var err error
	if h.vault, err = newVault(o.Secrets, o.Vars["SECRETS"]); err != nil {
		return nil, err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if err := h.start(); err != nil {
		if h.engine != nil {
			h.engine.Close()
		}
		return nil, err
	}
	return h, nil
}

// KV is the host's key-value store.
func (h *Host) KV() *KV { return h.kv }

// Wait returns when no exchange is open and no effect under way.
func (h *Host) Wait() {
	h.mu.Lock()
	defer h.mu.Unlock()
	for h.busy > 0 {
		h.idle.Wait()
	}
}

// Open is the number of exchanges in flight.
func (h *Host) Open() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.open)
}

// Traps is how many instances were lost.
func (h *Host) Traps() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.traps
}

// Memory is the size of the instance's memory in bytes; 0 if it is not wasm.
func (h *Host) Memory() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	if m, ok := h.engine.(interface{ Memory() int }); ok {
		return m.Memory()
	}
	return 0
}

// Dump is a copy of the instance's memory, to search for what must not be there; nil if it is not wasm.
func (h *Host) Dump() []byte {
	h.mu.Lock()
	defer h.mu.Unlock()
	if m, ok := h.engine.(interface{ Dump() []byte }); ok {
		return m.Dump()
	}
	return nil
}

// Log tells of each instance lost and each frame refused.
func (h *Host) Log() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.log.String()
}

// Close waits and frees the instance. The host is of no use afterwards.
func (h *Host) Close() {
	h.Wait()
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.engine != nil {
		h.engine.Close()
		h.engine = nil
	}
}

// start makes an instance and configures it.
func (h *Host) start() error {
	engine, err := h.options.Guest()
	if err != nil {
		return err
	}
	h.engine = engine
	var vars []Header
	for _, name := range slices.Sorted(maps.Keys(h.options.Vars)) {
		if name != "SECRETS" {
			vars = append(vars, Header{name, h.options.Vars[name]})
		}
	}
	names := h.vault.names()
	if h.options.AI != nil {
		names = append(names, "AI") // the binding
	}
	answer, err := h.step(0, configureFrame(vars, names))
	if err == nil {
		h.ready, err = readReady(answer)
	}
	return err
}

// step gives the engine a frame and records it with the answer.
func (h *Host) step(exchange uint32, frame []byte) ([]byte, error) {
	if h.engine == nil {
		return nil, errors.New("there is no instance")
	}
	record := h.options.Record
	if record != nil {
		record.begin(exchange, frame) // before the core has the frame, to keep as its own
	}
	answer, err := h.engine.Step(frame)
	if record != nil && err == nil {
		record.end(answer)
	}
	return answer, err
}

// lost is what happens on a trap: the exchange at fault fails, the others are to be tried again, a new
// instance takes over.
func (h *Host) lost(x *exchange, err error) {
	fmt.Fprintf(&h.log, "instance lost: %v\n", err)
	h.traps++
	x.respond(x.problem(internal))
	for _, other := range h.open {
		other.respond(other.problem(unavailable))
		h.closeExchange(other)
	}
	if h.engine != nil {
		h.engine.Close()
		h.engine = nil
	}
	if err := h.start(); err != nil {
		fmt.Fprintf(&h.log, "no new instance: %v\n", err)
		h.engine = nil
	}
}

// ended counts down what Wait waits for.
func (h *Host) ended() {
	if h.busy--; h.busy == 0 {
		h.idle.Broadcast()
	}
}

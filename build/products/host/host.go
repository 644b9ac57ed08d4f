package host

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// Options configures a host. Only Guest is required.
type Options struct {
	Guest Guest
	// Vars are variables by name. The core gets those that its manifest lists. The variable SECRETS is
	// for the host: where each secret may be sent, as space-separated NAME@host[:port].
	Vars map[string]string
	// Secrets are values by name. The core never gets them.
	Secrets map[string]string

	Clock     func() time.Time  // time.Now if nil
	Entropy   io.Reader         // 32 bytes are read per exchange; crypto/rand if nil
	Transport http.RoundTripper // http.DefaultTransport if nil
	KV        Store             // an empty *KV if nil

	// Bindings. If one is nil, its effects are Unavailable.
	D1    *D1
	AI    func(model string, input []byte) ([]byte, error)
	Limit func(key string) bool // reports whether the key is within its rate limit
	Queue *Queue                // of this host only
	// Assets are the static files of the service's site.
	Assets fs.FS
	// Images reduces a picture to side pixels, as JPEG or PNG.
	Images func(picture []byte, jpeg bool, side int) ([]byte, error)

	// Fault, if not nil, is called in place of every effect and returns the effect's result. perform
	// performs the effect.
	Fault func(e Effect, perform func() Result) Result
	// Drive, if not nil, runs the effects: it gets each task when the core asks for it, and finishes it later. Then the host starts no
	// goroutine, applies no time limit and calls no Fault. The host is locked while Drive runs, so it only takes the task. See [Host.Begin].
	Drive func(*Task)
	// Record, if not nil, records every frame.
	Record *Transcript
}

// Host owns one instance of the core and performs its effects.
type Host struct {
	options   Options
	vault     vault
	clock     func() time.Time
	transport http.RoundTripper
	kv        Store
	start     func(*Task) // runs an effect

	mu           sync.Mutex            // guards the fields below; the engine takes one frame at a time
	idle         *sync.Cond            // signals that busy is 0
	busy         int                   // open exchanges, and effects under way
	engine       Engine                // nil if the last one was lost and no new one started
	manifest     exchangetest.Manifest // of the newest instance
	open         map[uint32]*exchange
	lastExchange uint32
	notes        exchangetest.Notes
	traps        int
	log          strings.Builder
	lines        []string // the log lines of the core
}

// New makes a host and starts an instance. It returns an error if the instance does not start, or
// if SECRETS is malformed.
func New(o Options) (*Host, error) {
	h := &Host{options: o, clock: o.Clock, transport: o.Transport, kv: o.KV, open: map[uint32]*exchange{}}
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
	if h.start = o.Drive; h.start == nil {
		h.start = drive
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
	if err := h.startInstance(); err != nil {
		return nil, err
	}
	return h, nil
}

// KV returns the host's key-value store.
func (h *Host) KV() Store { return h.kv }

// Wait waits until no exchange is open and no effect is under way.
func (h *Host) Wait() {
	h.mu.Lock()
	defer h.mu.Unlock()
	for h.busy > 0 {
		h.idle.Wait()
	}
}

// Open returns the number of open exchanges.
func (h *Host) Open() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.open)
}

// Traps returns how many instances have been lost.
func (h *Host) Traps() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.traps
}

// Memory returns the size of the instance's memory in bytes, 0 if the instance is not wasm.
func (h *Host) Memory() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	if m, ok := h.engine.(interface{ Memory() int }); ok {
		return m.Memory()
	}
	return 0
}

// Dump returns a copy of the instance's memory, nil if the instance is not wasm. Tests search it
// for secrets.
func (h *Host) Dump() []byte {
	h.mu.Lock()
	defer h.mu.Unlock()
	if m, ok := h.engine.(interface{ Dump() []byte }); ok {
		return m.Dump()
	}
	return nil
}

// Lines returns the log lines of the core, in order. Each is a JSON object.
func (h *Host) Lines() []string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return slices.Clone(h.lines)
}

// Log returns the log of the host itself: one entry for each lost instance and for each answer that did not fit the
// protocol.
func (h *Host) Log() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.log.String()
}

// Close waits as Wait does, then closes the instance. The host must not be used afterwards.
func (h *Host) Close() {
	h.Wait()
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.engine != nil {
		h.engine.Close()
		h.engine = nil
	}
}

// startInstance makes an instance, reads its manifest and configures it. If it fails, there is no instance.
func (h *Host) startInstance() (err error) {
	if h.engine, err = h.options.Guest(); err != nil {
		h.engine = nil
		return err
	}
	defer func() {
		if err != nil {
			h.engine.Close()
			h.engine = nil
		}
	}()
	answer, err := h.step(0, exchangetest.DescribeFrame())
	if err != nil {
		return err
	}
	frame, err := decodeFrame(answer, exchangetest.FrameManifest)
	if err != nil {
		return err
	}
	h.manifest = *frame.Manifest
	if answer, err = h.step(0, h.configureFrame()); err != nil {
		return err
	}
	if build := BuildID(h.engine); build != nil && h.options.Record != nil {
		h.options.Record.begin(0, nil)
		h.options.Record.end(build)
	}
	_, err = decodeFrame(answer, exchangetest.FrameReady)
	return err
}

// configureFrame tells the core which variables of the manifest are set, and which secrets of the manifest and of SECRETS
// have a value. The rest of Options stays in the host.
func (h *Host) configureFrame() []byte {
	var variables protocol.Headers
	for _, name := range h.manifest.Variables {
		if value, set := h.options.Vars[name]; set {
			variables = append(variables, protocol.Header{Name: name, Value: value})
		}
	}
	var secrets []string
	for _, name := range append(slices.Clone(h.manifest.Secrets), h.vault.names...) {
		if h.vault.has(name) && !slices.Contains(secrets, name) {
			secrets = append(secrets, name)
		}
	}
	if h.options.AI != nil {
		secrets = append(secrets, protocol.BindingAI)
	}
	if h.options.Images != nil {
		secrets = append(secrets, protocol.BindingImages)
	}
	if h.options.Queue != nil {
		secrets = append(secrets, protocol.BindingQueue)
	}
	return exchangetest.ConfigureFrame(variables, secrets...)
}

// step delivers a frame to the engine and records it with the answer.
func (h *Host) step(exchange uint32, frame []byte) ([]byte, error) {
	if h.engine == nil {
		return nil, errors.New("no instance of the core is running")
	}
	record := h.options.Record
	if record != nil {
		record.begin(exchange, frame) // before the step: the core may change the frame
	}
	answer, err := h.engine.Step(frame)
	if record != nil && err == nil {
		record.end(answer)
	}
	return answer, err
}

// instanceLost handles a trap. The exchange whose frame caused it gets the internal response, the
// other open exchanges get unavailable, and a new instance starts.
func (h *Host) instanceLost(x *exchange, err error) {
	fmt.Fprintf(&h.log, "instance lost: %v\n", err)
	h.traps++
	x.respond(h.internal(x))
	for _, other := range h.open {
		other.respond(h.unavailable(other))
		h.closeExchange(other)
	}
	if h.engine != nil {
		h.engine.Close()
		h.engine = nil
	}
	if err := h.startInstance(); err != nil {
		fmt.Fprintf(&h.log, "starting a new instance: %v\n", err)
	}
}

// ended counts down busy at the end of an exchange or of an effect.
func (h *Host) ended() {
	if h.busy--; h.busy == 0 {
		h.idle.Broadcast()
	}
}

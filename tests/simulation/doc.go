// Simulation runs Loupe in a simulated world that goes wrong in every way it can, and checks what Loupe promises. The core, the
// schema, the console's handlers and the cron are the real ones. Clients, operators, upstreams, KV, the network to the database, the
// queue, the isolates and the clock are simulated. One seed decides everything, so a seed that finds a fault finds it again:
//
//	make simulate N=100000 SEED=7
//
// A world is one thread: a queue of events in simulated time (world.go). Processes are clients, operators and the cron (process.go):
// goroutines that run one at a time, each until it waits. Chance decides what goes wrong, by a table of faults (chance.go). An
// isolate runs the core and its effects (isolate.go); a console runs one request of the control plane (console.go). What must hold is
// in promises.go and in the files of those who see it.
//
// A broken promise ends its world. The run then looks for a smaller world that breaks the same promise, and tells what happened in it
// (shrink.go, story.go).
package main

// Simulation runs Loupe in simulated worlds full of faults, and checks that Loupe keeps its promises. The core, the
// schema, the console's handlers and the cron are the real ones. Clients, operators, upstreams, KV, the network to the database, the
// queue, the isolates and the clock are simulated. The seed decides everything, so a seed that breaks a promise breaks it again:
//
//	make simulate N=100000 SEED=7
//
// A world is one thread: a queue of events in simulated time (world.go). Processes are clients, operators and the cron (process.go):
// goroutines that run one at a time, each until it waits. Chance decides which faults happen, by a table of rates (chance.go). An
// isolate runs the core and its effects (isolate.go); a console runs one request of the control plane (console.go). The promises are
// named in promises.go; the files that see an answer check them.
//
// A broken promise ends its world. The run then looks for a smaller world that breaks the same promise, and prints what happened in it
// (shrink.go, story.go).
package main

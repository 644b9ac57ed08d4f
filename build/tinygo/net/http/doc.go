// Package http stands in for net/http in the console's TinyGo build: the types and functions of it that
// github.com/syumai/workers and the console's handlers touch, with the same names and the same behaviour, and nothing
// else. There is no socket in a Worker, so there is no server, and a Client sends only through the RoundTripper it has.
//
// TinyGo's own net/http is a package for network hardware and is not part of its Go module. build/tinygo.sh lays this
// one in its place. Native builds use the standard library, and the tests here compare the two.
package http

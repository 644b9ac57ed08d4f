// Package http replaces net/http in the TinyGo build of the console. It has only the types and functions that
// github.com/syumai/workers and the console use. They behave as in the standard library unless their comment
// says otherwise. A Worker has no sockets, so there is no server and no default transport.
//
// TinyGo's own net/http is for network hardware and is not part of TinyGo's Go module, so build/toolchain/tinygo.sh
// installs this package instead. Native builds use the standard library; the tests compare the two.
package http

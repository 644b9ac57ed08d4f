// Package exchange is the protocol between the core and its host, and the small machine that runs the
// core's side of it. It knows no HTTP route and no product.
//
// # The idea
//
// The core never performs I/O. For each inbound request, an exchange, it says which effects it wants;
// the host performs them and hands their results back. Time and randomness come in with the frames, so
// the same frames in the same order always give the same answers, byte for byte.
//
//	host                                core
//	configure  ----------------------->
//	           <-----------------------  ready: the limits the host keeps
//	open(request, now, entropy)  ----->  the first stages run
//	           <-----------------------  progress: effects to start, groups to wait for, or a response
//	done(results)  ------------------->  the next stages run
//	           <-----------------------  progress: ... response, closed
//
// # The module
//
// The wasm module exports alloc(size u32) u32 and step(size u32) u32. To deliver a frame the host calls
// alloc, writes the frame at the address it returns (0: too large, see [MaxFrame]) and calls step with
// the same size. Step returns the address of the answer: a u32 length, then that many bytes, to be
// copied before the next call. Call _initialize once before all else. The module imports a few WASI
// functions for the runtime's panic message; none of them is called in normal work. A trap means that
// the instance is lost with all its exchanges: the host makes a new one.
//
// # Encoding
//
// Integers are little-endian. Nothing is aligned or padded.
//
//	u8 u16 u32 i64 f64   fixed width
//	bytes, str           u32 length, then that many bytes; str is meant to be UTF-8
//	list of T            u32 count, then that many T
//	headers              list of (str name in lower case, str value); a repeated header stands repeatedly
//
// # Frames to the core
//
//	configure  u8 0, list of (str name, str value), list of str secrets
//	open       u8 1, u32 exchange, i64 now, bytes entropy, list of notes, str method, str target, headers, bytes body
//	done       u8 2, u32 exchange, i64 now, list of result
//
// Configure is sent once, first. Secrets names those that have a value; the values stay with the host. The name AI stands for
// the binding of that name, if there is one.
// The host chooses the exchange number, unique among those open. Now is Unix time in milliseconds.
// Entropy is 32 random bytes. Notes are what exchanges before this one left (see below), a name's being str name,
// list of (i64 at, bytes note), the oldest first. Target is path and query; the host may have removed dot
// segments. For a request body over the limit that ready named, the host delivers any bytes, one more than
// the limit.
//
// A result is
//
//	u32 effect, u32 elapsed ms, u8 outcome, bytes payload
//
// where outcome 0 is success and the payload has the effect's answer; any other outcome is a [Code] and
// the payload its message. Every effect gets exactly one result. Once the exchange is closed no frame
// is sent for it any more.
//
// # Frames from the core
//
//	ready      u8 0, u32 request body limit in bytes, u32 connections at a time per exchange
//	progress   u8 1, u32 exchange, u8 flags, [response], list of effect, list of group, list of (str name, bytes note)
//	fault      u8 2, str message
//
// Flags: bit 0 set if a response follows (u16 status, headers, bytes body), bit 1 if the exchange is
// closed. A group is a list of u32 effect numbers; a frame's groups replace those before. The host sends
// done as soon as all effects of any one group have finished, with every result not yet delivered,
// awaited or not. When closed, the host still performs the effects of that frame and those under way,
// and drops their results; if there was no response it answers 500. Fault answers a frame that does not
// fit the protocol: a defect of the host; nothing has changed.
//
// # Notes
//
// What is true of an upstream for more than one exchange, that it has been failing for one, an exchange leaves
// in notes. The host keeps the last ten of each name, with the time of the frame they came in, and gives them to
// every exchange that it opens later, in order of the names. Nobody's notes are shared between hosts, and a host that
// forgets them does no harm. So an exchange stays a function of its own frames.
//
// # Effects
//
//	effect  u32 number, u8 kind, u32 time limit ms, then by kind:
//
//	1 fetch      str method, str url, headers, list of part, u32 limit, u8 flags, u32 head
//	             -> u16 status, headers, u32 size, bytes sha256, bytes body
//	2 read       u32 fetch, u32 offset, u32 length        -> bytes
//	3 kv get     str key                                  -> u8 found, bytes value
//	4 kv put     str key, bytes value, u32 seconds to live -> nothing
//	5 kv delete  str key                                  -> nothing
//	6 d1         list of (str sql, list of value)         -> list of (i64 changes, list of str column,
//	                                                         list of (list of value) row)
//	7 ai         str model, list of part                  -> bytes JSON
//	8 limit      str key                                  -> u8 allowed
//	9 wait       u32 ms                                   -> nothing, after so long
//	10 token     str name, u8 fresh, str url, headers, list of part -> u16 status
//
//	part    u8 0, bytes | u8 1, u32 fetch | u8 2, u32 fetch
//	value   u8 0 null | u8 1, i64 | u8 2, f64 | u8 3, str | u8 4, bytes
//
// An effect's time begins when it is asked for, also while it waits for one of the connections.
//
// Fetch never follows a redirect. An answer whose body, decoded, is over limit bytes is [TooLarge]; with bit 2 of flags
// it is cut to the limit instead, unless a secret was put into the request. With
// bit 0 of flags the body stays in the host until the exchange closes, body has its first head bytes
// only, and sha256 is of the whole; it is read for status 200 only, else it is empty. Without that bit body
// is whole and sha256 empty. Part 1 is a kept body as it
// is, part 2 the same in base64 (RFC 4648 section 4). The parts of a fetch make its body, those of ai a
// JSON text for the model. Repeated headers of an answer may come joined by commas.
//
// With bit 1 of flags, ${NAME} (a capital, then capitals, digits and underscores) in a header's value or
// in the URL's query is a secret that the host puts in as it sends, percent-encoded in the query. The
// variable SECRETS says which may go where: NAME@host[:port], separated by spaces; over plain http only
// with a port. Toward any other host the result is [Refused].
//
// Token makes ${NAME} an access token for the rest of the exchange, which the core never sees. Unless fresh is 1 the host
// takes it from its KV, where it keeps it until a minute before it expires; else it posts the parts as a fetch with secrets
// would and reads the answer of RFC 6749 section 5.1, status 200, of at most 64 kB. Where the token may go, SECRETS says
// too: NAME must stand there, with no value of its own. An answer of another status gives that status; one of 200
// without a token is [Malformed].
//
// D1 is a batch: one transaction, all or nothing, the parameters bound to ?1, ?2 and so on, 100 at most.
// Its numbers are JavaScript's: whole ones are exact to 2^53. A result without rows may have no columns.
package exchange

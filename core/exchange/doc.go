// Package exchange is the protocol between the core and its host, and the state machine that runs the
// core's side of it. It knows no HTTP route and no product.
//
// # The idea
//
// The core performs no I/O. It is written sans I/O: for each inbound request, an exchange, it says
// which effects it wants; the host performs them and delivers their results. Time and randomness come
// in with the frames. So the same frames in the same order give the same answers, byte for byte.
//
//	host                                core
//	describe  ------------------------>
//	          <------------------------  manifest: what the core needs from the host
//	configure  ----------------------->
//	          <------------------------  ready
//	open(request, now, entropy)  ----->  the first steps run
//	          <------------------------  progress: effects to start, groups to wait for, or a response
//	done(results)  ------------------->  the next steps run
//	          <------------------------  progress: ... response, closed
//
// # The module
//
// The wasm module exports alloc(size u32) u32 and step(size u32) u32. To deliver a frame the host
// calls alloc, writes the frame at the address that alloc returns, and calls step with the same size.
// Alloc returns 0 if the frame is larger than [MaxFrame]. Step returns the address of the answer: a
// u32 length, then that many bytes, to be copied before the next call. The host calls _initialize
// once, before everything else.
//
// The module imports the WASI functions that the Go runtime needs at start and for a panic message.
// A trap means that the instance is lost with all its exchanges; the host then makes a new one.
//
// # Encoding
//
// Integers are little-endian. Nothing is aligned or padded.
//
//	u8 u16 u32 i64 f64   fixed width
//	bytes, str           u32 length, then that many bytes; str is meant to be UTF-8
//	list of T            u32 count, then that many T
//	headers              list of (str name in lower case, str value); repeated headers stay repeated
//	response             u16 status, headers, bytes body
//
// # Frames to the core
//
//	configure  u8 0, list of (str name, str value) variables, list of str secrets
//	open       u8 1, u32 exchange, i64 now, bytes entropy, list of topic, str method, str target,
//	           headers, bytes body
//	done       u8 2, u32 exchange, i64 now, list of result
//	describe   u8 3
//
//	topic      str name, list of (i64 at, bytes note)
//	result     u32 effect, u32 elapsed ms, u8 outcome, bytes payload
//
// Describe is sent first and configure second, once each. Of the variables in the manifest, configure
// has those that are set; of the secrets in the manifest, the names of those that have a value. Values
// of secrets stay in the host. The name AI among the secrets means that there is a binding AI.
//
// The host chooses the exchange number, unique among those open. Now is Unix time in milliseconds.
// Entropy is 32 random bytes. Topics are the notes of earlier exchanges (see Notes), ordered by name,
// the notes of each oldest first. Target is path and query; the host may have removed dot segments. If
// the request body is larger than the manifest's limit, the host delivers limit + 1 arbitrary bytes.
//
// Outcome 0 is success, and the payload is the effect's answer. Any other outcome is a [Code], and the
// payload is its message. Every effect gets exactly one result. After an exchange is closed, the host
// sends no frame for it.
//
// # Frames from the core
//
//	ready      u8 0
//	progress   u8 1, u32 exchange, u8 flags, [response], list of effect, list of group, list of note
//	fault      u8 2, str message
//	manifest   u8 3, u32 request body limit in bytes, u32 connections per exchange,
//	           list of str variables, list of str secrets, response internal, response unavailable
//
//	group      list of u32 effect
//	note       str name, bytes text
//
// Flag bit 0 says that a response follows, bit 1 that the exchange is closed. The groups of a frame
// replace the groups of the frame before. As soon as all effects of any one group have finished, the
// host sends done with every result not delivered yet, whether or not it is in a group. When an
// exchange is closed, the host still performs the effects of that frame and those under way, and drops
// their results.
//
// Fault answers a frame that does not fit the protocol. It means a defect of the host; the core's state
// is unchanged.
//
// The manifest lists the names of the variables that the core reads, and of the secrets that it writes
// as ${NAME}, access tokens included. Internal and unavailable are what the host answers without the
// core, with the header x-request-id added (the first eight bytes of the entropy, in hexadecimal):
// internal when an exchange trapped or closed without a response, unavailable for the other exchanges
// of a lost instance.
//
// # Notes
//
// An exchange can leave notes for later exchanges of the same host: how an upstream answered, for
// example. The host keeps the last ten of each name with the time of their frame, and passes all of
// them to every exchange that it opens later. Hosts do not share notes, and a host may lose them
// without harm. So an exchange stays a function of its own frames.
//
// # Effects
//
//	effect  u32 number, u8 kind, u32 time limit ms, then by kind:
//
//	1 fetch      str method, str url, headers, list of part, u32 max bytes, u8 flags, u32 head bytes
//	             -> u16 status, headers, u32 size, bytes sha256, bytes body
//	2 read       u32 fetch, u32 offset, u32 length        -> bytes
//	3 kv get     str key                                  -> u8 found, bytes value
//	4 kv put     str key, bytes value, u32 seconds to live -> nothing
//	5 kv delete  str key                                  -> nothing
//	6 d1         list of (str sql, list of value)         -> list of (i64 changes, list of str column,
//	                                                         list of (list of value) row)
//	7 ai         str model, list of part                  -> bytes JSON
//	8 limit      str key                                  -> u8 allowed
//	9 wait       u32 ms                                   -> nothing, after that time
//	10 token     str name, u8 fresh, str url, headers, list of part -> u16 status
//
//	part    u8 0, bytes literal | u8 1, u32 fetch: its kept body | u8 2, u32 fetch: the same in base64
//	value   u8 0 null | u8 1, i64 | u8 2, f64 | u8 3, str | u8 4, bytes
//
// An effect's time limit includes the wait for one of the exchange's connections.
//
// Fetch never follows a redirect. A response body, decoded, of more than max bytes is [TooLarge].
// Flag bit 0 keeps the body in the host until the exchange closes: then body has its first head bytes,
// sha256 is the hash of all of it, and a body is read for status 200 only. Without the bit, body has
// everything and sha256 is empty. Flag bit 2 truncates a body to max bytes instead, unless the request
// contains a secret. Repeated response headers may be joined by commas.
//
// The parts of a fetch make up its body. Those of ai make up a JSON text for the model. Base64 is
// RFC 4648 section 4.
//
// Flag bit 1 of a fetch makes the host replace ${NAME} (a capital, then capitals, digits and
// underscores) in header values and in the URL's query by the secret of that name, percent-encoded in
// the query. The variable SECRETS says where each may go: NAME@host[:port], separated by spaces; over
// plain http only with a port. Toward any other host the result is [Refused]. Where a response repeats
// a secret, the host puts ${NAME} back in its place.
//
// Token gets an OAuth 2.0 access token and makes it the secret ${NAME} for the rest of the exchange. The
// core never sees it. Unless fresh is 1, the host takes the token from its KV, where it keeps it until a
// minute before it expires. Otherwise the host posts the parts, as a fetch with secrets would, and reads
// the answer of RFC 6749 section 5.1: status 200, at most 64 kB. SECRETS must allow NAME, and NAME must
// have no value of its own. An answer of another status gives that status; a 200 without a token is
// [Malformed].
//
// D1 runs its statements in one transaction, all or none, with the parameters bound to ?1, ?2 and so on,
// 100 at most. Its numbers are JavaScript's: integers are exact up to 2^53. A result without rows may
// have no columns.
package exchange

// Package exchange is the protocol between the core and its host, and the state machine that runs the
// core's side. It knows no HTTP route and no product. This comment specifies the protocol for authors of
// a host. Two hosts exist: worker/host/host.mjs and build/products/host. Package exchangetest encodes and decodes
// the frames for hosts in Go.
//
// # The idea
//
// The core performs no I/O (https://sans-io.readthedocs.io). An exchange is one inbound request with all
// the work for it. The core says which effects it wants; the host performs them and delivers their
// results. Time and randomness come in with the frames, so the same frames in the same order give the
// same answers, byte for byte.
//
// # A host's loop
//
//	core := instantiate(coreWasm)
//	decode(core.step(describe())) // the manifest
//	decode(core.step(configure(variables, secrets)))
//
//	// For each request:
//	answer := decode(core.step(open(number, now(), entropy(), notes, request)))
//	for results := []result(nil); ; {
//		if answer.response != nil {
//			respond(answer.response)
//		}
//		for _, effect := range answer.effects {
//			go func() { finished <- perform(effect) }()
//		}
//		if answer.closed {
//			return
//		}
//		for !complete(answer.groups, results) { // until one group has all its results
//			results = append(results, <-finished)
//		}
//		answer, results = decode(core.step(done(number, now(), results))), nil
//	}
//
// The example of this package runs such a loop. Chunks, notes and log lines are left out here.
//
// # The module
//
// The wasm module exports alloc(size u32) u32, step(size u32) u32 and used() u32. To deliver a frame the host
// calls alloc, writes the frame at the address that alloc returns, and calls step with the same size.
// Step returns the address of the answer: a u32 length, then that many bytes. The host copies the answer
// before the next call. It calls _initialize once, before everything else.
//
// Alloc returns 0 if the size is 0 or more than [MaxFrame], 24 MiB. Then the host does not call step. It
// gives up the exchange that the frame was for, as after a fault; the instance goes on.
//
// Used returns how many bytes of the memory are in use, without garbage. It takes as long as a garbage collection. The
// memory grows to 64 MB at most; an instance that needs more traps.
//
// The module imports the WASI functions that the Go runtime needs at start and for a panic message. Their
// clock and random numbers may be constant. After a trap the instance and its exchanges are lost, and the
// host makes a new instance.
//
// # Encoding
//
// Integers are little-endian. Nothing is aligned or padded.
//
//	u8 u16 u32 i64 f64   fixed width
//	bytes, str           u32 length, then that many bytes; a str should be UTF-8, but is not checked
//	list of T            u32 count, then that many T
//	headers              list of (str name in lower case, str value); repeated headers stay repeated
//	response             u16 status, headers, list of part: the body (see Effects for parts)
//
// # Frames to the core
//
//	configure  u8 0, list of (str name, str value) variables, list of str secrets
//	open       u8 1, u32 exchange, i64 now, bytes entropy, list of topic, str method, str target,
//	           headers, bytes body
//	done       u8 2, u32 exchange, i64 now, list of result
//	describe   u8 3
//	gone       u8 4, u32 exchange, i64 now
//
//	topic      str name, list of (i64 at, bytes note)
//	result     u32 effect, u32 elapsed ms, u8 outcome, bytes payload
//
// The host sends describe first and configure second, once each. Configure lists the variables of the
// manifest that are set, with their values, and the names of its secrets that have a value. The values of
// secrets stay in the host. The host also lists AI if it can perform the effect ai, IMAGES if it can
// perform reduce, JOBS if it can perform queue, and the operator's own secrets that have a value and are in the host's variable
// SECRETS.
//
// The host chooses the exchange number, unique among the open exchanges. Now is Unix time in
// milliseconds. Entropy is 32 random bytes. Topics are the notes of earlier exchanges (see Notes),
// ordered by name, the notes of each topic oldest first. Target is path and query; the host may have
// removed dot segments.
//
// If the request body is larger than the manifest's limit, the host delivers any bytes, one more than the
// limit, and the core refuses the request. If the path is one of the manifest's deferred paths, byte for
// byte, or begins with one that ends in a slash, the host leaves the body unread and delivers an empty one:
// the effect body reads it.
//
// A message of the host's queue opens an exchange too, with the method POST, the target "queue", no
// headers, and the message as its body. A response of status 200 says that the message is done. Status 202 asks for more: the host
// sends the message to the queue again. After any other status the queue delivers it again, up to a number of times that the host
// chooses.
//
// The host itself may open an exchange with the target "health", for the operator only. Its response says which mistakes
// the configuration has. For that, the core may ask a vendor; a host that must not call vendors refuses the effect.
//
// The host's schedule opens exchanges too, a few each minute, with the method POST, the target "schedule", no headers and an
// empty body. Each does one piece of work that can wait. A response of status 200 says that there may be more to do; then
// the host may open another. A host without a schedule leaves that work undone.
//
// Gone says that the client of a streamed response has left, or reads too slowly: more than 256 kB of
// chunks wait for it. The host sends it at most once, and only while the body of the response is open.
// The exchange goes on, but the host discards the chunks that it sends from then on.
//
// Outcome 0 is success, and the payload is the effect's answer. Any other outcome is a [Code], and the
// payload is a message, which callers never see:
//
//	1 timeout      the effect's time limit was reached
//	2 network      no response: DNS, connection, TLS, or a URL that is not absolute http or https
//	3 too large    a body is over its limit
//	4 refused      the host's policy does not allow the effect, or it names a body that is not kept
//	5 unavailable  the host has nothing to perform it with: no KV, D1, model, rate limiter, queue, secret or
//	               means to reduce pictures
//	6 failed       KV, D1 or another binding answered with an error; the message of D1 names the constraint
//	7 malformed    the token endpoint answered without a token
//	8 no memory    the host had no memory left for a body
//
// Every effect gets exactly one result. Elapsed is the time from the frame that asked for the effect to its
// end. Once an exchange is closed, the host sends no more frames for it.
//
// # Frames from the core
//
//	ready      u8 0
//	progress   u8 1, u32 exchange, u8 flags, [response], [bytes chunk], [str account], [list of str log],
//	           list of effect, list of group, list of note
//	fault      u8 2, str message
//	manifest   u8 3, u32 request body limit in bytes, u32 connections per exchange,
//	           list of str deferred paths, list of str variables, list of str secrets,
//	           response internal, response unavailable
//
//	group      list of u32 effect
//	note       str name, bytes text
//
// The bits of flags are:
//
//	bit 0 response  A response follows. An exchange has at most one.
//	bit 1 closed    The exchange is closed.
//	bit 2 open      The body of the response stays open after this frame. Not together with closed.
//	bit 3 chunk     A chunk follows: the next bytes of the body, after the parts of the response if they
//	                are in the same frame. It is not empty.
//	bit 4 account   The name of the exchange's account follows. See Memory.
//	bit 5 log       Lines for the host's log follow. See Log.
//
// A body is open from the frame of its response until the first frame without bit 2. Outside of that,
// bits 2 and 3 are not set. The parts of a response may name only bodies that the host keeps already. If
// it does not keep one, it answers with internal. Those of the manifest's responses are literal.
//
// An exchange may do several things at a time, each in a flow. A group is the effects that one flow waits
// for. When all effects of one group have finished, that flow can go on, so the host sends done. This frame
// has every result that was not delivered yet, whether or not its effect is in the group. The groups of a
// progress frame replace those of the frame before. They may name effects of earlier frames. A frame that is
// not closed has at least one group.
//
// The host starts the effects of a frame at once, in their order, apart from the wait for connections. When an
// exchange is closed, the host still performs the effects of that frame and those under way, and drops
// their results.
//
// Fault answers a frame that does not fit the protocol: the host has a defect. The core's state is
// unchanged. The host logs the message and gives up the exchange: it answers with internal, unless it has
// responded, and sends no more frames for it. The core discards such an exchange after [LostTime].
//
// The manifest lists the names of the variables that the core reads, and of the secrets that it writes
// as ${NAME} or signs with, access tokens included. The host answers with internal if an exchange
// trapped or closed without a response, and with unavailable for the other exchanges of a lost instance.
// It adds the header x-request-id: the first eight bytes of the entropy, in hexadecimal. If the body of
// a response is open when its instance is lost, the host breaks it off.
//
// # Notes
//
// An exchange can leave notes for later exchanges of the same host, for example how an upstream
// answered. The host keeps the last ten of each name with the time of their frame, and passes them all
// in every open frame. So an exchange stays a function of its own frames. Hosts do not share notes, and
// the core must work without them.
//
// # Log
//
// A line of the log is a JSON object. Its members log and request are the kind of line and the id of the request: the first
// eight bytes of the entropy, in hexadecimal. A line has no secret, no text of a caller or an upstream, and no URL. The host
// writes each line to its log as it is. The kinds of line are:
//
//	exchange  an exchange has closed: route, status, ms until the response, total_ms, account, and what the stages added
//	effect    an effect has failed: upstream, code, status, ms, attempt, reason
//	fault     the operator's configuration has a mistake: variable, problem, remedy
//
// # Effects
//
//	effect  u32 number, u8 kind, u32 time limit ms, then by kind:
//
//	1 fetch      str method, str url, headers, list of part, u32 max bytes, u8 flags, u32 head bytes
//	             -> u16 status, headers, u32 size, bytes sha256, bytes body
//	2 read       u32 effect, u32 offset, u32 length       -> bytes
//	3 kv get     str key                                  -> u8 found, bytes value
//	4 kv put     str key, list of part, u32 seconds to live -> nothing
//	5 kv delete  str key                                  -> nothing
//	6 d1         list of (str sql, list of value)         -> list of (i64 changes, list of str column,
//	                                                         list of (list of value) row)
//	7 ai         str model, list of part                  -> bytes JSON
//	8 limit      str key                                  -> u8 allowed
//	9 wait       u32 ms                                   -> nothing, after that time
//	10 token     str name, u8 fresh, str url, headers, list of part -> u16 status
//	11 body      u32 max bytes, u32 head bytes            -> u32 size, bytes sha256, bytes head
//	12 kv keep   str key, u32 max bytes, u32 head bytes   -> u8 found, u32 size, bytes sha256, bytes head
//	13 sign      str secret, bytes message                -> bytes HMAC-SHA256
//	14 queue     bytes message                            -> nothing
//	15 kv open   str key, u32 head bytes                  -> u8 found, bytes head
//	16 reduce    u32 effect, u8 format, u32 side, u32 max bytes, u32 head bytes
//	                                                      -> u32 size, bytes sha256, bytes head
//	17 asset    str path                                  -> bytes
//	18 d1 read  list of (str sql, list of value)          -> as d1
//	19 keep     list of part                              -> nothing
//
//	part    u8 0, bytes literal
//	        u8 1, u32 effect: the body that it kept
//	        u8 2, u32 effect: the same in base64
//	        u8 3, u32 effect, u32 offset, u32 length: the bytes of it in this range
//	value   u8 0 null | u8 1, i64 | u8 2, f64 | u8 3, str | u8 4, bytes | u8 5, list of part: their text
//
// Fetch, kv get, kv put, kv delete, kv keep, kv open, ai, token, queue, reduce and asset each hold one of the exchange's
// connections while they run. The manifest says how many an exchange has. The others wait, in the order in which they were
// asked for. An effect's time limit includes this wait. D1, d1 read, limit, read, wait, body,
// sign and keep need none.
//
// The parts of a fetch are its request body; those of ai are a JSON text for the model; those of kv put
// are the value. Base64 is RFC 4648 section 4. An effect that names a body which the host does not keep
// is [Refused].
//
// Fetch never follows a redirect. The core has checked that the URL is public, but not which address its
// name has. A host outside Cloudflare must check the address of each connection, or a caller can reach
// the host's own network: see "What this package can't check" in [loupe/core/base/publicurl].
//
// Size, body and max bytes refer to the decoded response body (content-encoding removed). Without a
// flag, the answer has the whole body and no sha256, and a body larger than max bytes is [TooLarge].
// Repeated response headers may be joined by commas. The flags of a fetch are:
//
//	bit 0 keep      The body stays in the host until the exchange closes. The answer has its first head
//	                bytes and the SHA-256 of the whole body. The body is read only if the status is 200;
//	                otherwise it is empty.
//	bit 1 secrets   The request contains secrets, see below.
//	bit 2 truncate  A larger body is cut to max bytes. If the request contains a secret, it is TooLarge:
//	                a secret that was cut in two would not be found.
//	bit 3 body      The body, which is one literal part, contains secrets too. Only together with bit 1.
//
// With the flag secrets the host replaces ${NAME} by the secret of that name in header values and in the
// URL's query, there percent-encoded. With the flag body it also replaces ${NAME} in the body: escaped for a JSON string if the header
// content-type is application/json, else percent-encoded. A name is a capital, then capitals, digits and underscores. The host's
// variable SECRETS lists where each secret may be sent: entries NAME@host[:port], separated by spaces. A secret is sent over plain http
// only if its entry has a port. A fetch that would send a secret elsewhere is [Refused]. If the response repeats a secret, the host
// puts ${NAME} in its place.
//
// Token gets an OAuth 2.0 access token and makes it the secret ${NAME} for the rest of the exchange. The
// core never sees it. Unless fresh is 1, the host first looks for the token in its KV, under the key
// token/NAME/HOST. HOST is the host of the URL, with a port that is not the scheme's default. If KV has
// no token or fails, the host posts the parts, as a fetch with secrets would, and reads the answer (RFC
// 6749 section 5.1, at most 64 kB). If expires_in is a whole number from 120 to 31,536,000 seconds, it
// stores the token for 60 seconds less; otherwise it does not store it. SECRETS must list NAME, and NAME
// must have no value of its own; else the effect is [Refused]. The result is the endpoint's status, 200
// for a stored token. A status 200 without an access_token of 1 to 8,192 visible ASCII characters is
// [Malformed].
//
// Kv put raises a time to live under 60 seconds to 60, the minimum of Workers KV. Kv get may answer with what the host read or
// wrote in the last ten seconds. KV itself may take a minute to show a change everywhere.
//
// Limit counts one use of the key, and says whether the key is within the host's rate limit. The host chooses
// the limit: wrangler.toml has 300 uses a minute for each key. Without a rate limiter it is [Unavailable], and
// the core allows the request.
//
// Ai runs the Workers AI model with the JSON text as its input, and answers with its output as JSON.
//
// Body and kv keep leave what they read in the host until the exchange closes, as a fetch with the flag
// keep does. If the head bytes of body are at least max bytes, the core gets all of it, and the host need not keep it.
// More than max bytes are [TooLarge]. A key that does not exist has size 0, no hash and no
// body. Body may be used once, in an exchange whose path is deferred; otherwise it is [Unavailable]. It
// reads a body that is too large to its end, since some servers drop the connection otherwise. A body
// that breaks off is [Network].
//
// Keep joins the parts and keeps them like body does. The core builds a long text with it, piece by piece, and names
// the pieces in a response or in a parameter of D1, so it never holds all of the text.
//
// Reduce makes a smaller picture of a kept one, and keeps it like body does. Format is 0 for PNG and 1 for JPEG. The
// picture fits in a square of side pixels. Its proportions stay, and it is not enlarged. Of an animation it is the first
// frame. A picture that the host cannot read is [Failed]; a host that cannot reduce any answers [Unavailable]. The core does
// not trust the result: it checks its format and size.
//
// Kv open begins to read a value, for the client only. It answers with the first head bytes. The value may
// be named by a part u8 1 that is the only part of a response, once, without a chunk or an open body. Then
// the host passes the value on as fast as the client reads it, also after the exchange has closed, and
// holds little of it in memory. The value is not a kept body: an effect that names it is [Refused].
//
// Asset reads a static file of the service's site, by its path on the site. It is for small files. A file that does not exist
// is [Failed], and a host without a site answers [Unavailable].
//
// The bodies that an exchange keeps are together at most 20 MB, [loupe/core/base/limits.Kept]. A body that would
// exceed it is [TooLarge].
//
// Sign computes the HMAC-SHA256 (RFC 2104) of the message under the value of the secret. Without a value
// it is [Unavailable]. SECRETS need not list a secret that is only signed with.
//
// Queue sends the message to the host's queue, which delivers it at least once. Without a queue it is
// [Unavailable]. A message over the request body limit is [TooLarge].
//
// A blob among the values of D1 is a text that the database stores deflated (RFC 1951, "deflate-raw" of the Compression Streams
// Standard). The host deflates blobs in parameters and inflates blobs in results, so frames and transcripts have the text.
//
// D1 is SQLite. It runs its statements in one transaction, all or none. It binds the parameters to ?1,
// ?2 and so on, 100 at most. Its numbers are JavaScript's: integers are exact up to 2^53. A result
// without rows may have no columns.
//
// D1 read is for statements that don't write. The host may send them to a replica of the database that has everything that was committed
// before the exchange's last answer to a d1. A host without replicas performs it like d1.
//
// # Memory
//
// The core holds little for an exchange between two frames: it reads long bodies piece by piece and keeps long texts in
// the host. If its memory is nevertheless short, the host answers new requests with 503 and does not open an exchange.
// An instance that has grown is replaced once no exchange is open.
//
// A host that serves many exchanges has little memory for bodies, too. These rules keep one caller from using up the
// memory of the others. The host on Cloudflare follows them; build/products/host serves one caller and does not.
//
// Memory for a body to keep is taken as the body arrives, not for the length that it claims. A body that sends less than
// 16 kB in any two seconds after its first byte is a timeout. The exchanges of one account may hold only a part of
// all memory; a body counts with its claimed length. If a body has to wait for memory, up to
// [loupe/core/base/limits.MemoryWait] for all kept bodies of an exchange together, the wait does not count towards the
// effect's time limit. Nor does time in which the host is too busy to read the body; it counts as such a wait. If there is
// no memory in time, the effect ends with [NoMemory]. So does an effect that sends kept bodies or binds them as
// parameters; its wait counts. The body of a large response counts as such until the client has read it.
//
// The caller of a request is not known while its body arrives. If it has not arrived within 15 seconds, or is slower
// than a kept body may be, the host refuses the request with 400 and does not open an exchange. All such bodies hold at most 8 MB
// together: above that, the host refuses the oldest. The same limits hold for a deferred body that the core gets as a whole:
// if it is too slow or breaks off, its effect ends with [Timeout], and if it is the oldest of too many, with [NoMemory].
//
// # What the data plane expects
//
// Loupe's data plane also expects of a host what the protocol does not show:
//
//   - D1 has the tables of worker/migrations, with foreign keys enforced.
//   - Something runs the statement VoidStale of [loupe/core/store/ledger] every minute. It releases the credits of
//     exchanges that ended without settling them. On Cloudflare the cron of worker/console does so.
//   - KV has the exchange rates under the key RatesKey of [loupe/core/market]; without them, prices in other
//     currencies are not used. The same cron stores them.
//   - The request header cf-connecting-ip has the network of the client's address, set by the host: an IPv4 address, or the
//     first 64 bits of an IPv6 address such as 2001:db8:1:2::/64. It is the key of a rate limit.
package exchange

package publicurl

// Error is the reason why a URL was refused, one of the constants below. Its text follows the name of a field
// in a sentence: "image_url" + " " + "must use https".
type Error string

func (e Error) Error() string { return string(e) }

// Errors of syntax. They are returned with allowLocal too.
const (
	ErrNotAbsolute Error = "must start with https://"
	ErrTooLong     Error = "must be at most 2,048 bytes long"
	ErrCharacter   Error = "must not contain spaces, control characters or backslashes"
	ErrUTF8        Error = "must be valid UTF-8"
	ErrEscape      Error = "must have two hexadecimal digits after each percent sign"
	ErrUserInfo    Error = "must not contain a user name or a password"
	ErrPort        Error = "must have a port from 1 to 65535, without leading zeros, or none"
	ErrNoHost      Error = "must name a host"
	ErrHostASCII   Error = "must have a host name in ASCII: write other letters in punycode (xn--)"
	ErrHostEscape  Error = "must not have a percent sign in the host"
	ErrHostName    Error = "must have a host name of letters, digits and hyphens, with at most 63 between dots and 253 in total"
	ErrIPv4        Error = "must write an IPv4 address as four decimal numbers from 0 to 255"
	ErrIPv6        Error = "must have a valid IPv6 address in brackets, or a host name without colons and brackets"
)

// Errors of URLs that are not public. With allowLocal these URLs are accepted.
const (
	ErrNotHTTPS  Error = "must use https"
	ErrNot443    Error = "must use port 443"
	ErrNoSuffix  Error = "must name a public host: the name needs a public suffix such as .com"
	ErrReserved  Error = "must name a public host: the name has a suffix for local or special use, such as .local"
	ErrNotPublic Error = "must name a public host: the address is private, local or reserved"
)

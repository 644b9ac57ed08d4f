package api

import (
	"bytes"
	"strings"

	"loupe/core/exchange"
)

// Sizes in bytes.
const (
	multipartBytes = 16 << 10  // a multipart body without its file
	maxBoundary    = 70        // RFC 2046 section 5.1.1
	searchWindow   = 256 << 10 // of the file, which the core searches for the boundary
)

// multipartBoundary returns the boundary of a multipart/form-data content type (RFC 7578), and isMultipart false for
// other types. The boundary is "" if it is missing or invalid.
func multipartBoundary(contentType string) (boundary string, isMultipart bool) {
	mediaType, parameters, _ := strings.Cut(contentType, ";")
	if !strings.EqualFold(strings.TrimSpace(mediaType), "multipart/form-data") {
		return "", false
	}
	boundary = parameter(parameters, "boundary")
	const characters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'()+_,-./:=? "
	// RFC 2046 has no semicolon, but clients that quote the boundary send one all the same.
	if len(boundary) > maxBoundary || strings.HasSuffix(boundary, " ") || strings.Trim(boundary, characters+";") != "" {
		return "", true
	}
	return boundary, true
}

// parameter returns the value of a parameter of a header field, "" if it is absent or malformed. A value is a token or
// a quoted string (RFC 9110 section 5.6.6).
func parameter(parameters, wanted string) string {
	for parameters != "" {
		name, rest, found := strings.Cut(parameters, "=")
		name = strings.Trim(name, " \t;")
		if !found {
			return ""
		}
		var value []byte
		if strings.HasPrefix(rest, `"`) {
			i := 1
			for ; i < len(rest) && rest[i] != '"'; i++ {
				if rest[i] == '\\' && i+1 < len(rest) {
					i++
				}
				value = append(value, rest[i])
			}
			if i >= len(rest) {
				return "" // the quoted string has no end
			}
			rest = rest[i+1:]
		} else {
			token, _, _ := strings.Cut(rest, ";")
			value, rest = []byte(strings.Trim(token, " \t")), rest[len(token):]
		}
		if strings.EqualFold(name, wanted) {
			return string(value)
		}
		parameters = rest
	}
	return ""
}

// multipartFile returns the offset of the first part's content, after the empty line that ends the part's
// headers (RFC 2046 section 5.1). It returns false if there is no part with a filename at the start.
func multipartFile(head []byte, boundary string) (start int, ok bool) {
	delimiter := []byte("--" + boundary)
	if !bytes.HasPrefix(head, delimiter) || !bytes.HasPrefix(bytes.TrimLeft(head[len(delimiter):], " \t"), []byte("\r\n")) {
		return 0, false
	}
	end := bytes.Index(head, []byte("\r\n\r\n"))
	if end < 0 || !bytes.Contains(bytes.ToLower(head[:end]), []byte("filename")) {
		return 0, false
	}
	return end + 4, true
}

// findDelimiter finds the first delimiter at or after the offset in a kept body of this size. It calls done once: with
// the delimiter's offset and the bytes after it, up to multipartBytes; or with -1 if there is none or the body can't
// be read. It reads the body window by window, so that the core never holds a whole photo.
func findDelimiter(f *exchange.Flow, body exchange.Future[exchange.Answer], boundary string, offset, size int, done func(f *exchange.Flow, at int, rest []byte)) {
	delimiter := []byte("\r\n--" + boundary)
	length := min(searchWindow, size-offset)
	exchange.On(f, f.Read(body, offset, length), func(f *exchange.Flow, window []byte, err error) {
		at := bytes.Index(window, delimiter)
		switch {
		case err != nil:
			done(f, -1, nil)
		case at >= 0:
			end := offset + at + len(delimiter)
			exchange.On(f, f.Read(body, end, multipartBytes), func(f *exchange.Flow, rest []byte, err error) {
				if err != nil {
					done(f, -1, nil)
					return
				}
				done(f, offset+at, rest)
			})
		case offset+length >= size:
			done(f, -1, nil)
		default:
			findDelimiter(f, body, boundary, offset+length-len(delimiter)+1, size, done)
		}
	})
}

// endsMultipart reports whether the bytes after a delimiter close the body: two hyphens, then nothing but space. Left is
// how many bytes the body has after the delimiter.
func endsMultipart(rest []byte, left int) bool {
	epilogue, closes := bytes.CutPrefix(rest, []byte("--"))
	return closes && len(rest) == left && len(bytes.Trim(epilogue, " \t\r\n")) == 0
}

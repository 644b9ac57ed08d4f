package upstream

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"io"
	"net/http"
	"net/url"
	"strings"
)

// auth is how requests carry a secret or a token. The zero value means that the vendor requires none.
type auth struct {
	get func(*request) string                          // returns "" if the request has none
	set func(request *http.Request, credential string) // adds one to a request

	inBody bool // the credential belongs into the body
}

var bearer = inHeader("Authorization", "Bearer ")

// inHeader is a credential in a header, after a prefix.
func inHeader(name, prefix string) auth {
	return auth{
		get: func(r *request) string {
			credential, ok := strings.CutPrefix(r.Header.Get(name), prefix)
			if !ok {
				return ""
			}
			return credential
		},
		set: func(r *http.Request, credential string) { r.Header.Set(name, prefix+credential) },
	}
}

// inQuery is a credential in a parameter of the query.
func inQuery(name string) auth {
	return auth{
		get: func(r *request) string { return r.URL.Query().Get(name) },
		set: func(r *http.Request, credential string) {
			q := r.URL.Query()
			q.Set(name, credential)
			r.URL.RawQuery = q.Encode()
		},
	}
}

// inForm is a credential in a member of a form.
func inForm(name string) auth {
	return auth{
		inBody: true,
		get: func(r *request) string {
			form, _ := url.ParseQuery(string(r.rawBody))
			return form.Get(name)
		},
		set: func(r *http.Request, credential string) {
			body, _ := io.ReadAll(r.Body)
			body = append(body, "&"+url.Values{name: {credential}}.Encode()...)
			r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
		},
	}
}

// hexKey returns a function that makes a random key of size bytes, in hexadecimal.
func hexKey(size int) func() string {
	return func() string {
		key := make([]byte, size)
		rand.Read(key)
		return hex.EncodeToString(key)
	}
}

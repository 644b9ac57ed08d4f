package console

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// maxConsoles is the number of consoles that the tests start.
const maxConsoles = 2

var (
	issuer    string                                 // of the oidc-provider that all tests share
	listeners = make(chan net.Listener, maxConsoles) // of consoles whose redirect URIs the provider knows
)

func TestMain(m *testing.M) {
	stop, err := startProvider()
	if err != nil {
		fmt.Fprintln(os.Stderr, "the provider did not start:", err)
		os.Exit(1)
	}
	status := m.Run()
	stop()
	os.Exit(status)
}

// startProvider starts oidc-provider and sets issuer and listeners.
func startProvider() (stop func(), err error) {
	arguments := []string{"node", "provider.mjs"}
	for range maxConsoles {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			return nil, err
		}
		listeners <- l
		arguments = append(arguments, originOf(l)+"/auth/callback/oidc")
	}
	command := exec.Command("../../build/toolchain/node.sh", arguments...)
	command.Stderr = os.Stderr
	output, err := command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	input, err := command.StdinPipe()
	if err != nil {
		return nil, err
	}
	if err := command.Start(); err != nil {
		return nil, err
	}
	stop = func() {
		input.Close() // ends the provider
		command.Wait()
	}
	line, err := bufio.NewReader(output).ReadString('\n')
	if err != nil {
		stop()
		return nil, err
	}
	go io.Copy(io.Discard, output)
	issuer = strings.TrimSpace(line)
	return stop, nil
}

func originOf(l net.Listener) string { return "http://" + l.Addr().String() }

// browser signs in as a browser does. It keeps the console's cookies itself, so that tests can change them: Go's jar
// has one set of cookies for all ports of a host.
type browser struct {
	*testing.T
	origin  string // of the console
	client  http.Client
	cookies map[string]string // of the console
}

func newBrowser(t *testing.T, origin string) *browser {
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return &browser{T: t, origin: origin, cookies: map[string]string{}, client: http.Client{
		Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}}
}

// do sends a request and returns the response with its body.
func (b *browser) do(r *http.Request) (*http.Response, string) {
	b.Helper()
	own := strings.HasPrefix(r.URL.String(), b.origin+"/")
	if own {
		var pairs []string
		for name, value := range b.cookies {
			pairs = append(pairs, name+"="+value)
		}
		r.Header.Set("Cookie", strings.Join(pairs, "; "))
	}
	client := b.client
	if own {
		client.Jar = nil
	}
	response, err := client.Do(r)
	if err != nil {
		b.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		b.Fatal(err)
	}
	for _, cookie := range response.Cookies() {
		if !own {
			continue
		}
		if b.cookies[cookie.Name] = cookie.Value; cookie.MaxAge < 0 {
			delete(b.cookies, cookie.Name)
		}
	}
	return response, string(body)
}

func (b *browser) get(rawURL string) (*http.Response, string) {
	b.Helper()
	r, err := http.NewRequest("GET", rawURL, nil)
	if err != nil {
		b.Fatal(err)
	}
	return b.do(r)
}

// begin starts a sign-in and returns the URL of the authorization request.
func (b *browser) begin() string {
	b.Helper()
	response, body := b.get(b.origin + "/auth/sign-in/oidc?return_to=/dashboard/keys")
	location := response.Header.Get("Location")
	if response.StatusCode != 302 || location == "" {
		b.Fatalf("sign-in: got status %d to %q, want 302 to the issuer: %s", response.StatusCode, location, body)
	}
	return location
}

// agree signs in at the provider with a name, agrees to everything, and returns the URL of the console's callback.
func (b *browser) agree(rawURL, name string) string {
	b.Helper()
	for range 20 {
		if strings.HasPrefix(rawURL, b.origin+"/") {
			return rawURL
		}
		response, body := b.get(rawURL)
		if response.StatusCode == 200 {
			prompt := "login"
			if !strings.Contains(body, `name="login"`) {
				prompt = "consent"
			}
			form := url.Values{"prompt": {prompt}, "login": {name}, "password": {"x"}}
			r, err := http.NewRequest("POST", rawURL, strings.NewReader(form.Encode()))
			if err != nil {
				b.Fatal(err)
			}
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			response, body = b.do(r)
		}
		next, err := response.Location()
		if err != nil {
			b.Fatalf("%s: got status %d without a Location: %s", rawURL, response.StatusCode, body)
		}
		rawURL = next.String()
	}
	b.Fatal("the provider redirects for ever")
	return ""
}

// change returns a URL with another value of a parameter.
func change(rawURL, name, value string) string {
	u, err := url.Parse(rawURL)
	if err != nil {
		panic(err)
	}
	q := u.Query()
	q.Set(name, value)
	u.RawQuery = q.Encode()
	return u.String()
}

// expect calls the callback and checks where it leads. The browser must have a session unless that is a failure.
func (b *browser) expect(what, callback, want string) {
	b.Helper()
	if location, signedIn := b.finish(callback); location != want || signedIn == strings.Contains(want, "error=") {
		b.Errorf("%s: got %q, signed in %v, want %q", what, location, signedIn, want)
	}
}

// finish calls the callback and returns where it leads, and whether the browser then has a session.
func (b *browser) finish(callback string) (location string, signedIn bool) {
	b.Helper()
	response, _ := b.get(callback)
	location = response.Header.Get("Location")
	response, _ = b.get(b.origin + "/console/session")
	return location, response.StatusCode == 200
}

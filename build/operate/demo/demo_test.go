package main

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"loupe/build/operate/admin"
	"loupe/core/imaging/imagingtest"
	"loupe/core/market"
	"loupe/tests/upstream"
)

func TestTheDemosSecretsAreItsOwnAndStay(t *testing.T) {
	for name, before := range map[string]string{
		"no file": "", "a token": "ADMIN_TOKEN=from-the-file\nVISION=openai\n", "no token": "OTHER=1\n", "no final newline": "OTHER=1", "empty token": "ADMIN_TOKEN=\n",
	} {
		t.Run(name, func(t *testing.T) {
			t.Chdir(t.TempDir())
			t.Setenv("ADMIN_TOKEN", "of another service")
			const devVars = "ADMIN_TOKEN=the operator's\nVISION_API_KEY=k\n"
			if err := os.WriteFile(".dev.vars", []byte(devVars), 0o600); err != nil {
				t.Fatal(err)
			}
			if before != "" {
				if err := errors.Join(os.MkdirAll(stateDir, 0o755), os.WriteFile(varsFile, []byte(before), 0o600)); err != nil {
					t.Fatal(err)
				}
			}
			token, err := writeVars(map[string]string{"B": "2", "A": "1"})
			first, readErr := os.ReadFile(varsFile)
			again, errAgain := writeVars(map[string]string{"B": "2", "A": "1"})
			second, _ := os.ReadFile(varsFile)
			if err := errors.Join(err, readErr, errAgain); err != nil || token != again || string(first) != string(second) {
				t.Errorf("got %q and %q, then %q and %q, %v, want the same twice", token, first, again, second, err)
			}
			if name == "a token" && token != "from-the-file" || name != "a token" && len(token) < 20 {
				t.Errorf("got token %q, want the file's, or a new one of at least 20 characters", token)
			}
			lines := strings.Split(string(first), "\n")
			if len(lines) != 6 || lines[0] != "A=1" || lines[1] != "ADMIN_TOKEN="+token || lines[2] != "B=2" {
				t.Errorf("got the file %q, want the two variables and the three secrets", first)
			}
			if info, err := os.Stat(varsFile); err != nil || info.Mode().Perm() != 0o600 {
				t.Errorf("got mode %v, %v, want 0600", info.Mode(), err)
			}
			if text, err := os.ReadFile(".dev.vars"); err != nil || string(text) != devVars {
				t.Errorf("got .dev.vars %q, %v, want it unchanged", text, err)
			}
		})
	}
}

// The model's stand-in recognises each sample photo, sent by its URL or inline, and nothing in another picture.
func TestStandInsRecogniseTheSamplePhotos(t *testing.T) {
	samples, err := readSamples("../samples")
	if err != nil || len(samples) != 12 {
		t.Fatalf("got %d samples, %v, want 12", len(samples), err)
	}
	photos := httptest.NewServer(http.FileServer(http.Dir("../samples")))
	defer photos.Close()
	web := upstream.New()
	web.Recognise(recognise(samples))
	defer web.Listen()()
	vars, secrets := web.Configure("openai", "catalog")
	ask := func(image string) (item upstream.Item) {
		t.Helper()
		body := `{"model":"m","messages":[{"role":"user","content":[{"type":"image_url","image_url":{"url":"` + image + `"}}]}]}`
		r, _ := http.NewRequest("POST", vars["VISION_BASE_URL"]+"/chat/completions", strings.NewReader(body))
		r.Header.Set("Authorization", "Bearer "+secrets["VISION_API_KEY"])
		r.Header.Set("Content-Type", "application/json")
		response, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close()
		var answer struct {
			Choices []struct{ Message struct{ Content string } }
		}
		if err := json.NewDecoder(response.Body).Decode(&answer); err != nil || len(answer.Choices) != 1 {
			t.Fatalf("%.60s: got status %d, %v, want an answer", image, response.StatusCode, err)
		}
		if err := json.Unmarshal([]byte(answer.Choices[0].Message.Content), &item); err != nil {
			t.Fatal(err)
		}
		return item
	}
	models := map[string]string{
		"camera": "Halden F2", "guitar": "Brannoch Glen 12", "watch": "Orvik Meridian", "headphones": "Velsted Aria 5", "bicycle": "Torvane Ridge 29",
		"espresso": "Morvanto Duetto", "handbag": "Elsarine Colline", "sneaker": "Strydal Pace 2", "turntable": "Vantholm TD 40", "drill": "Drellon D18",
		"lamp": "Lysgard Kran", "controller": "Nimbrell Wave",
	}
	names, _ := filepath.Glob("../samples/*.jpg")
	for _, name := range names {
		file := filepath.Base(name)
		product, _, _ := strings.Cut(strings.TrimSuffix(file, ".jpg"), "-")
		byURL := ask(photos.URL + "/" + file)
		if got := byURL.Brand + " " + byURL.Model; got != models[product] || !strings.HasPrefix(byURL.Title, got) {
			t.Errorf("%s: got %q, want %q", file, byURL.Title, models[product])
		}
		photo, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if inline := ask("data:image/jpeg;base64," + base64.StdEncoding.EncodeToString(photo)); inline.Title != byURL.Title {
			t.Errorf("%s inline: got %q, want %q", file, inline.Title, byURL.Title)
		}
	}
	other := imagingtest.JPEG(imagingtest.NewScene(1).Paint(640, 480, 0, 1), 80)
	for _, image := range []string{photos.URL + "/none.jpg", "data:image/jpeg;base64," + base64.StdEncoding.EncodeToString(other)} {
		if item := ask(image); item.Title != "" || item.Condition != "unknown" {
			t.Errorf("%.60s: got %q, want nothing recognised", image, item.Title)
		}
	}
}

func TestPortThatIsInUseIsRefused(t *testing.T) {
	server := httptest.NewServer(nil)
	defer server.Close()
	_, port, _ := net.SplitHostPort(server.Listener.Addr().String())
	t.Chdir(".") // run changes the folder
	for _, args := range [][]string{{"-port", port}, {"-port", "70000"}} {
		if err := run(t.Context(), args, io.Discard); err == nil || !strings.Contains(err.Error(), args[1]) {
			t.Errorf("%v: got %v, want an error that names the port", args, err)
		}
	}
}

func TestSampleRatesAreValid(t *testing.T) {
	if rates, err := market.ParseRates(sampleRates()); err != nil || rates.Base != "USD" {
		t.Errorf("got %v, %v, want rates with base USD", rates, err)
	}
}

// The first run creates the account. Later runs find it, and top up its credits if some were spent.
func TestDemoKeyReusesAndTopsUpTheAccount(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.MkdirAll(stateDir, 0o755); err != nil {
		t.Fatal(err)
	}
	available, calls := 0, ""
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		call := r.Method + " " + strings.TrimPrefix(r.URL.Path, "/admin/accounts")
		calls += call + "\n"
		switch call {
		case "POST ":
			io.WriteString(w, `{"id":"acct_1"}`)
		case "GET /acct_1":
			fmt.Fprintf(w, `{"id":"acct_1","available":%d}`, available)
		case "POST /acct_1/grants":
			if want := fmt.Sprintf(`"credits":%d,`, 1000-available); !strings.Contains(string(body), want) {
				t.Errorf("got grant %s, want %s", body, want)
			}
			io.WriteString(w, `{"balance":1000}`)
		case "POST /acct_1/keys":
			io.WriteString(w, `{"key":"loupe_x"}`)
		default:
			w.WriteHeader(404)
			io.WriteString(w, `{"status":404,"code":"NOT_FOUND"}`)
		}
	}))
	defer server.Close()
	for _, run := range []struct {
		available int
		calls     string
	}{
		{0, "GET /\nPOST \nPOST /acct_1/grants\nPOST /acct_1/keys\n"},
		{990, "GET /acct_1\nPOST /acct_1/grants\nPOST /acct_1/keys\n"},
		{1000, "GET /acct_1\nPOST /acct_1/keys\n"},
	} {
		available, calls = run.available, ""
		key, err := demoKey(t.Context(), admin.Client{URL: server.URL, Token: "t"})
		if key != "loupe_x" || err != nil || calls != run.calls {
			t.Errorf("%d credits left: got key %q, %v and calls\n%swant\n%s", available, key, err, calls, run.calls)
		}
	}
}

func TestCurlIsParsedByTheShellAsIntended(t *testing.T) {
	c := call{"http://127.0.0.1:8787", "loupe_key", "http://127.0.0.1:8787/samples/camera-phone.jpg"}
	text, err := exec.Command("sh", "-c", `curl() { printf '<%s>\n' "$@"; }; `+c.curl()).Output()
	want := "<-sS>\n<http://127.0.0.1:8787/api/v1/appraise-product>\n<-H>\n<Authorization: Bearer loupe_key>\n" +
		"<-H>\n<Content-Type: application/json>\n<-d>\n<{\"image_url\":\"http://127.0.0.1:8787/samples/camera-phone.jpg\"}>\n"
	if string(text) != want || err != nil {
		t.Errorf("got arguments\n%s%v, want\n%s", text, err, want)
	}
}

func TestAppraiseAndPrint(t *testing.T) {
	var body string
	status := 200
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/api/v1/appraise-product" || r.Header.Get("Authorization") != "Bearer k" {
			t.Errorf("got request %s with headers %v, want an appraisal with key k", r.URL, r.Header)
		}
		w.Header().Set("loupe-appraisal-id", "apr_1")
		w.Header().Set("loupe-credits-charged", "10")
		w.Header().Set("loupe-credits-remaining", "990")
		w.WriteHeader(status)
		w.Write([]byte(body))
	}))
	defer server.Close()
	c := call{server.URL, "k", "i"}

	const entry = `{"title":"A camera","url":"https://example.com/1","vendor":"Shop","image":"","price":"9.50"}`
	tests := []struct{ body, want string }{
		{`{"similar_items":[` + entry + `,{"title":"Another","url":"","vendor":"Shöps","image":"","price":"110.00"}],"appraisal":{"price_lower":8,
			"price_upper":12.5,"price_currency":"USD","best_match":` + entry + `,"reasoning":["` + strings.Repeat("word ", 25) + `","second"],"defects":["scratch"]},
			"error":{"discovery_error":null,"image_upload_errors":[{"code":"A","message":"m","url":"u"}],"price_enrichment_errors":[{"code":"B","message":"n"},
			{"code":"C","message":"o"}],"appraisal_error":null}}`, `
Item         A camera
Worth        8.00 to 12.50 USD
Best match   9.50  Shop
             https://example.com/1
Reasons      ` + strings.TrimSpace(strings.Repeat("word ", 19)) + `
               ` + strings.TrimSpace(strings.Repeat("word ", 6)) + `
             second
Defects      scratch
Comparables    9.50  Shop   A camera
             110.00  Shöps  Another
Errors       A: m u
             B: n
             C: o
Credits      10 charged, 990 left
Appraisal    apr_1, in 5 ms
`},
		{`{"similar_items":[],"appraisal":null,"error":{"discovery_error":{"code":"D","message":"m"},"image_upload_errors":[],"price_enrichment_errors":[],
			"appraisal_error":{"code":"E","message":"n"}}}`, `
Worth        no appraisal
Comparables  none
Errors       D: m
             E: n
Credits      10 charged, 990 left
Appraisal    apr_1, in 5 ms
`},
	}
	for _, test := range tests {
		body = test.body
		r, err := c.appraise(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		r.took = 5 * time.Millisecond
		var text strings.Builder
		if r.print(&text); text.String() != test.want {
			t.Errorf("got\n%s\nwant\n%s", text.String(), test.want)
		}
	}

	status, body = 402, `{"code":"OUT_OF_CREDITS"}`
	if _, err := c.appraise(t.Context()); err == nil || !strings.Contains(err.Error(), "OUT_OF_CREDITS") {
		t.Errorf("status 402: got error %v, want one with the problem's code", err)
	}
	status, body = 200, `{`
	if r, err := c.appraise(t.Context()); err == nil {
		t.Errorf("truncated body: got %v without an error, want an error", r)
	}
}

func TestWrapKeepsEveryWord(t *testing.T) {
	for _, text := range []string{"", "a", strings.Repeat("é ", 200), strings.Repeat("x", 300), "short " + strings.Repeat("y", 300) + " short", "  two   spaces "} {
		lines := wrap(text)
		if got, want := strings.Fields(strings.Join(lines, " ")), strings.Fields(text); !slices.Equal(got, want) {
			t.Errorf("wrap(%q): got %q, want the same words", text, lines)
		}
		for i, line := range lines {
			if utf8.RuneCountInString(line) > width && len(strings.Fields(line)) > 1 || (i > 0) != strings.HasPrefix(line, "  ") {
				t.Errorf("wrap(%q): got line %d %q, want at most %d characters, indented from the second line on", text, i, line, width)
			}
		}
	}
}

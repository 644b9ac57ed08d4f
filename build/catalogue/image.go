package catalogue

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"loupe/core/photo"
	"loupe/core/publicurl"
)

const (
	imagesAtOnce = 6
	imageTime    = 10 * time.Second
	maxRedirects = 3
)

// pictures reads images and makes their fingerprints.
type pictures struct {
	Options
	root *os.Root // of Folder; nil if there is none
}

// readImages puts the image's URL and fingerprint into each of the listings, whose lines are given. What can't be read
// is a warning.
func (o Options) readImages(listings []Listing, lines []int) ([]Problem, error) {
	p := pictures{Options: o}
	if o.Folder != "" {
		root, err := os.OpenRoot(o.Folder) // nothing opened through it lies outside, whatever links there are
		if err != nil {
			return nil, err
		}
		defer root.Close()
		p.root = root
	}
	if p.Client == nil {
		p.Client = publicClient()
	}
	var pictured []int // the listings that name an image
	for i := range listings {
		if listings[i].Image != "" {
			pictured = append(pictured, i)
		}
	}
	faults := make([]error, len(pictured))
	var next atomic.Int64
	var workers sync.WaitGroup
	for range min(imagesAtOnce, len(pictured)) {
		workers.Go(func() {
			for at := next.Add(1) - 1; at < int64(len(pictured)); at = next.Add(1) - 1 {
				l := &listings[pictured[at]]
				l.Image, l.Fingerprint, faults[at] = p.read(l.Image)
			}
		})
	}
	workers.Wait()
	var warnings []Problem
	for at, err := range faults {
		if err != nil {
			warnings = append(warnings, Problem{Line: lines[pictured[at]], Column: "image", Message: err.Error(), Warning: true})
		}
	}
	return warnings, nil
}

// read gives an image's URL and fingerprint, as far as there are such.
func (p *pictures) read(image string) (shown, fingerprint string, err error) {
	var data []byte
	switch {
	case isAbsolute(image, "https"):
		shown = image
		if !p.Fetch {
			return shown, "", nil
		}
		data, err = p.fetch(image)
	case p.root != nil && image != "." && fs.ValidPath(image):
		data, err = p.open(image)
		if err == nil && p.ImageBase != "" {
			shown = p.ImageBase + (&url.URL{Path: image}).EscapedPath()
		}
	default:
		return "", "", errors.New("is neither an https URL nor a path within the file's folder")
	}
	if err != nil {
		return shown, "", err
	}
	print, err := photo.Fingerprint(data)
	if err != nil {
		return shown, "", err
	}
	return shown, print.String(), nil
}

// open reads a file of the folder.
func (p *pictures) open(name string) ([]byte, error) {
	info, err := p.root.Stat(name)
	if fault := (*fs.PathError)(nil); errors.As(err, &fault) {
		return nil, fault.Err
	}
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() { // a pipe would never end
		return nil, errors.New("is not a file")
	}
	file, err := p.root.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return readImage(file)
}

func (p *pictures) fetch(image string) ([]byte, error) {
	checked, err := publicurl.Check(image, false)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), imageTime)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, checked.String(), nil)
	if err != nil {
		return nil, err
	}
	response, err := p.Client.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return nil, errors.New("the server says " + response.Status)
	}
	return readImage(response.Body)
}

func readImage(r io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxImage+1))
	if err == nil && len(data) > MaxImage {
		err = fmt.Errorf("is larger than %d MB", MaxImage>>20)
	}
	return data, err
}

// publicClient is one that a file of listings can't send into the network that it is read in.
func publicClient() *http.Client {
	dialer := net.Dialer{Control: func(_, address string, _ syscall.RawConn) error {
		to, err := netip.ParseAddrPort(address)
		if err == nil && !publicurl.PublicAddr(to.Addr()) {
			err = errors.New("is not at a public address")
		}
		return err
	}}
	return &http.Client{
		Transport: &http.Transport{DialContext: dialer.DialContext, ForceAttemptHTTP2: true, MaxIdleConnsPerHost: imagesAtOnce},
		CheckRedirect: func(r *http.Request, via []*http.Request) error {
			if len(via) > maxRedirects {
				return errors.New("too many redirects")
			}
			_, err := publicurl.Check(r.URL.String(), false)
			return err
		},
	}
}

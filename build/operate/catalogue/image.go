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

	"loupe/core/base/publicurl"
	"loupe/core/imaging"
	"loupe/core/imaging/fingerprint"
	"loupe/worker/listingcsv"
)

const (
	maxConcurrent = 6
	fetchTimeout  = 10 * time.Second // for one image
	maxRedirects  = 3
)

// imageReader reads and fingerprints the images of listings.
type imageReader struct {
	Options
	root *os.Root // Folder, or nil
}

// readImages sets the URL and the fingerprints of each listing's image. It returns the rows whose image can't be read.
func (o Options) readImages(listings []listingcsv.Listing, origins []origin) ([]listingcsv.Row, error) {
	reader := imageReader{Options: o}
	if o.Folder != "" {
		root, err := os.OpenRoot(o.Folder) // opens nothing outside the folder, not even through links
		if err != nil {
			return nil, err
		}
		defer root.Close()
		reader.root = root
	}
	if reader.Client == nil {
		reader.Client = publicClient()
	}
	var withImage []int // indexes in listings
	for i := range listings {
		if listings[i].Image != "" {
			withImage = append(withImage, i)
		}
	}
	errs, named := make([]error, len(withImage)), make([]string, len(withImage)) // named: as in the file
	var next atomic.Int64
	var workers sync.WaitGroup
	for range min(maxConcurrent, len(withImage)) {
		workers.Go(func() {
			for at := next.Add(1) - 1; at < int64(len(withImage)); at = next.Add(1) - 1 {
				l := &listings[withImage[at]]
				named[at] = l.Image
				l.Image, l.Fingerprint, errs[at] = reader.read(l.Image)
			}
		})
	}
	workers.Wait()
	var unread []listingcsv.Row
	for at, err := range errs {
		if err != nil {
			i := withImage[at]
			row := listingcsv.Row{Listing: listings[i], Line: origins[i].line, Text: origins[i].text}
			row.LeaveOut("image", &named[at], err.Error())
			unread = append(unread, row)
		}
	}
	return unread, nil
}

// skips reports whether an image is not read because it is at a URL.
func (r *imageReader) skips(image string) bool {
	return !r.Fetch && listingcsv.IsAbsolute(image, "https")
}

// read returns the public URL of an image, "" if it has none, and its fingerprints as [fingerprint.Prints.String] formats them.
// They are "" if the image was not read. image is a URL or a path, as in the file of listings. If the image was read but has no
// fingerprints, the error says why. If the core does not read the format or size of an image at a URL, the image waits
// for a Worker with the binding IMAGES.
func (r *imageReader) read(image string) (publicURL, prints string, err error) {
	var data []byte
	switch {
	case r.skips(image):
		return image, "", nil
	case listingcsv.IsAbsolute(image, "https"):
		publicURL = image
		data, err = r.fetch(image)
	case r.root != nil && image != "." && fs.ValidPath(image):
		data, err = r.open(image)
		if err == nil && r.ImageBase != "" {
			publicURL = r.ImageBase + (&url.URL{Path: image}).EscapedPath()
		}
	default:
		return "", "", errors.New("neither an https URL nor a path in the file's folder")
	}
	if err != nil {
		return publicURL, "", err
	}
	computed, err := fingerprint.Of(data, fingerprint.Stored)
	if publicURL != "" && (err == imaging.ErrFormat || err == imaging.ErrTooLarge) {
		return publicURL, fingerprint.Unconverted, fmt.Errorf("%w; a Worker with the binding IMAGES reads it", err)
	}
	return publicURL, computed.String(), err
}

// open reads an image file in the folder.
func (r *imageReader) open(name string) ([]byte, error) {
	info, err := r.root.Stat(name)
	if pathError := (*fs.PathError)(nil); errors.As(err, &pathError) {
		return nil, pathError.Err // without the path
	}
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() { // reading a pipe might never end
		return nil, errors.New("not a regular file")
	}
	file, err := r.root.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return readImage(file)
}

// fetch downloads an image.
func (r *imageReader) fetch(image string) ([]byte, error) {
	checked, err := publicurl.Check(image, false)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), fetchTimeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, checked.String(), nil)
	if err != nil {
		return nil, err
	}
	response, err := r.Client.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return nil, errors.New("the server answered with status " + response.Status)
	}
	return readImage(response.Body)
}

// readImage reads an image of at most MaxImage bytes.
func readImage(r io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxImage+1))
	if err == nil && len(data) > MaxImage {
		err = fmt.Errorf("larger than %d MB", MaxImage>>20)
	}
	return data, err
}

// publicClient returns a client that connects only to public addresses, so that a file of listings can't
// reach into the local network. It checks the address that a name resolves to, and each redirect.
func publicClient() *http.Client {
	dialer := net.Dialer{Control: func(_, address string, _ syscall.RawConn) error {
		target, err := netip.ParseAddrPort(address)
		if err == nil && !isPublic(target.Addr()) {
			err = errors.New("not a public address")
		}
		return err
	}}
	return &http.Client{
		Transport: &http.Transport{DialContext: dialer.DialContext, ForceAttemptHTTP2: true, MaxIdleConnsPerHost: maxConcurrent},
		CheckRedirect: func(r *http.Request, via []*http.Request) error {
			if len(via) > maxRedirects {
				return errors.New("too many redirects")
			}
			_, err := publicurl.Check(r.URL.String(), false)
			return err
		},
	}
}

// isPublic reports whether a public server can have the address. An address with a zone is local.
func isPublic(a netip.Addr) bool {
	return a.IsValid() && a.Zone() == "" && publicurl.PublicAddr(a.As16())
}

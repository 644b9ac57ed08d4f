package publicurl_test

import (
	"fmt"

	"loupe/core/publicurl"
)

func ExampleCheck() {
	for _, raw := range []string{"HTTPS://Shop.Example.com:443/a/../photo.jpg", "http://shop.example.com/", "https://169.254.169.254/latest/meta-data"} {
		url, err := publicurl.Check(raw, false)
		if err != nil {
			fmt.Println("image_url", err)
			continue
		}
		fmt.Println(url)
	}
	// Output:
	// https://shop.example.com/photo.jpg
	// image_url must use https
	// image_url must name a public host: the address is private, local or reserved
}

func ExampleResolve() {
	base, _ := publicurl.Check("https://shop.example.com/a/b", false)
	for _, location := range []string{"../c", "//127.0.0.1/"} {
		url, err := publicurl.Resolve(base, location, false)
		fmt.Println(url, err)
	}
	// Output:
	// https://shop.example.com/c <nil>
	//  must name a public host: the address is private, local or reserved
}

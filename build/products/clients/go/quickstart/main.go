// Quickstart appraises a photo: go run ./quickstart [URL of a photo, or a file]
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"strings"

	loupe "loupe/build/products/clients/go"
)

func main() {
	service := os.Getenv("LOUPE_URL")
	photo := service + "/samples/camera-photo.jpg"
	if len(os.Args) > 1 {
		photo = os.Args[1]
	}
	ctx, client := context.Background(), loupe.New(service, os.Getenv("LOUPE_API_KEY"))
	if !strings.Contains(photo, "://") {
		file, err := os.Open(photo)
		if err != nil {
			log.Fatal(err)
		}
		defer file.Close()
		uploaded, err := client.Upload(ctx, file, "")
		if err != nil {
			log.Fatal(err)
		}
		photo = uploaded.ImageURL
	}
	a, err := client.Appraise(ctx, loupe.AppraisalRequest{ImageURL: photo, Country: "US"})
	if err != nil {
		log.Fatal(err)
	}
	if a.Value == nil {
		log.Fatalf("no value: %+v", a.Error)
	}
	fmt.Printf("%s %.2f to %.2f\n", a.Value.PriceCurrency, a.Value.PriceLower, a.Value.PriceUpper)
	for _, reason := range a.Value.Reasoning {
		fmt.Println("-", reason)
	}
}

// Appraise appraises a photo: go run appraise.go [URL of a photo]
package main

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
)

type answer struct {
	Appraisal *struct {
		Lower     float64  `json:"price_lower"`
		Upper     float64  `json:"price_upper"`
		Currency  string   `json:"price_currency"`
		Reasoning []string `json:"reasoning"`
	} `json:"appraisal"`
	Error json.RawMessage `json:"error"`

	Code, Detail string // of a problem
}

func main() {
	service := os.Getenv("LOUPE_URL")
	photo := service + "/samples/camera-photo.jpg"
	if len(os.Args) > 1 {
		photo = os.Args[1]
	}
	body, _ := json.Marshal(map[string]string{"image_url": photo, "country": "US"})
	request, err := http.NewRequest("POST", service+"/api/v1/appraise-product", bytes.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("LOUPE_API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Idempotency-Key", rand.Text()) // a retry with the same key is charged once

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var a answer
	if err := json.NewDecoder(response.Body).Decode(&a); err != nil {
		log.Fatal(err)
	}
	switch {
	case response.StatusCode != http.StatusOK:
		log.Fatalf("%s: %s", a.Code, a.Detail)
	case a.Appraisal == nil:
		log.Fatalf("no value: %s", a.Error)
	}
	fmt.Printf("%s %.2f to %.2f\n", a.Appraisal.Currency, a.Appraisal.Lower, a.Appraisal.Upper)
	for _, reason := range a.Appraisal.Reasoning {
		fmt.Println("-", reason)
	}
}

package main

import (
	"fmt"
	"os"
	"time"

	"loupe/build/calibration"
	"loupe/build/catalogue"
)

func main() {
	for _, name := range os.Args[1:] {
		f, _ := os.Open(name)
		l, _, err := catalogue.Read(f, catalogue.Options{})
		t := time.Now()
		c, err2 := calibration.Of(l)
		fmt.Println(name, len(l), err, c, err2, time.Since(t))
	}
}

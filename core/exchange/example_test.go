package exchange_test

import (
	"fmt"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// A program that fetches one page, and the loop of its host.
func Example() {
	core := exchange.NewMachine(exchange.Program{Configure: func(exchange.Config) exchange.Stage {
		return func(f *exchange.Flow) {
			page := f.Fetch(exchange.Fetch{Method: "GET", URL: "https://example.com/price", MaxBytes: 100, TimeLimit: 1000})
			exchange.On(f, page, func(f *exchange.Flow, page exchange.Answer, err error) {
				f.Reply(exchange.Response{Status: page.Status, Body: page.Body})
			})
		}
	}})
	step := func(frame []byte) exchangetest.Frame {
		answer, err := exchangetest.DecodeFrame(core.Step(frame))
		if err != nil {
			panic(err)
		}
		return answer
	}

	step(exchangetest.DescribeFrame())
	step(exchangetest.ConfigureFrame(nil))
	answer := step(exchangetest.Open{Exchange: 1}.Frame())
	for !answer.Closed {
		var results []exchangetest.Result
		for _, effect := range answer.Effects {
			fmt.Println(effect) // a real host performs the effect
			results = append(results, exchangetest.HTTP(200, "EUR 12").Result(effect))
		}
		answer = step(exchangetest.DoneFrame(1, 0, results...))
	}
	fmt.Println(answer.Response.Status, string(answer.Response.Body))
	// Output:
	// effect 0 fetch GET https://example.com/price
	// 200 EUR 12
}

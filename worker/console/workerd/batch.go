//go:build js && wasm

package workerd

import (
	"context"
	"syscall/js"

	"loupe/worker/console/server"
)

// Batch returns the Batch of a D1 binding. D1 runs a batch as one transaction
// (https://developers.cloudflare.com/d1/worker-api/d1-database/#batch).
func Batch(binding js.Value) func(context.Context, ...server.Statement) ([]bool, error) {
	return func(_ context.Context, statements ...server.Statement) ([]bool, error) {
		prepared := make([]any, len(statements))
		for i, s := range statements {
			prepared[i] = binding.Call("prepare", s.SQL).Call("bind", s.Args...)
		}
		results, err := Await(binding.Call("batch", js.ValueOf(prepared)))
		if err != nil {
			return nil, err
		}
		changed := make([]bool, len(statements))
		for i := range statements {
			changed[i] = results.Index(i).Get("meta").Get("changes").Int() > 0
		}
		return changed, nil
	}
}

// Size returns the function Size of a D1 binding. Every result names the size (https://developers.cloudflare.com/d1/worker-api/return-object/#d1result).
func Size(binding js.Value) func(context.Context) (int64, error) {
	return func(context.Context) (int64, error) {
		result, err := Await(binding.Call("prepare", "SELECT 1").Call("all"))
		if err != nil {
			return 0, err
		}
		return int64(result.Get("meta").Get("size_after").Float()), nil
	}
}

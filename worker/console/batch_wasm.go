//go:build js && wasm

package main

import (
	"context"
	"errors"
	"syscall/js"

	"loupe/worker/console/server"
)

// batch returns the Batch of a D1 binding. D1 runs a batch as one transaction
// (https://developers.cloudflare.com/d1/worker-api/d1-database/#batch).
func batch(binding js.Value) func(context.Context, ...server.Statement) ([]bool, error) {
	return func(_ context.Context, statements ...server.Statement) ([]bool, error) {
		prepared := make([]any, len(statements))
		for i, s := range statements {
			prepared[i] = binding.Call("prepare", s.SQL).Call("bind", s.Args...)
		}
		results, err := await(binding.Call("batch", js.ValueOf(prepared)))
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

// await waits for a promise. An error's text is that of the JavaScript error.
func await(promise js.Value) (js.Value, error) {
	type outcome struct {
		value js.Value
		err   error
	}
	done := make(chan outcome, 1)
	resolved := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- outcome{value: args[0]}
		return nil
	})
	rejected := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- outcome{err: errors.New(args[0].Call("toString").String())}
		return nil
	})
	defer resolved.Release()
	defer rejected.Release()
	promise.Call("then", resolved, rejected)
	result := <-done
	return result.value, result.err
}

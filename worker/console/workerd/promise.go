//go:build js && wasm

// Package workerd calls the functions of the Workers runtime that github.com/syumai/workers does not offer:
// transactions of D1, fetches that can be cancelled, WebCrypto. It exists in the Worker's build only.
package workerd

import (
	"errors"
	"syscall/js"
)

// Await waits for a promise and returns its value. A rejection becomes an error with the JavaScript error's text.
func Await(promise js.Value) (js.Value, error) {
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

// global is the global object. workerd's functions must be called on it; js.Global is the workers package's proxy.
var global = js.Global().Get("globalThis")

// bytes returns a Uint8Array with a copy of b.
func bytes(b []byte) js.Value {
	array := global.Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(array, b)
	return array
}

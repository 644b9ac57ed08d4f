//go:build js && wasm

package workerd

import (
	"context"
	"fmt"
	"syscall/js"
)

// Health returns the function Health of server.Console. It calls HEALTH of worker/index.mjs.
func Health(call js.Value) func(context.Context) ([]byte, error) {
	return func(context.Context) ([]byte, error) {
		response, err := Await(call.Invoke())
		if err != nil {
			return nil, err
		}
		text, err := Await(response.Call("text"))
		if err != nil {
			return nil, err
		}
		if status := response.Get("status").Int(); status != 200 {
			return nil, fmt.Errorf("the data plane answered with status %d", status)
		}
		return []byte(text.String()), nil
	}
}

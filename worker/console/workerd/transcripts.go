//go:build js && wasm

package workerd

import (
	"context"
	"syscall/js"
)

// DeleteTranscripts returns the function DeleteTranscripts of server.Console. The bucket is undefined if it is not bound.
// https://developers.cloudflare.com/r2/api/workers/workers-api-reference/#bucket-method-definitions
func DeleteTranscripts(bucket js.Value) func(context.Context, []string) error {
	return func(_ context.Context, appraisals []string) error {
		if bucket.IsUndefined() {
			return nil
		}
		keys := make([]any, len(appraisals))
		for i, id := range appraisals {
			keys[i] = "transcripts/" + id // as worker/host/transcript.mjs names them
		}
		_, err := Await(bucket.Call("delete", js.ValueOf(keys)))
		return err
	}
}

package catalogue

import (
	"crypto/rand"
	"encoding/json"
	"fmt"
	"os/user"
	"time"

	"loupe/core/base/ulid"
)

// AuditStatement returns the statement that records a change of shared listings in the audit log. Execute it in the transaction of
// the change. The actor is the command, such as "make import"; its detail gets the name of the user of this machine, if it is known.
func AuditStatement(actor, action, target string, detail map[string]any) string {
	if u, err := user.Current(); err == nil {
		detail["user"] = u.Username
	}
	text, err := json.Marshal(detail)
	if err != nil {
		panic(err)
	}
	var random [ulid.RandomBytes]byte
	rand.Read(random[:]) // never fails
	now := time.Now().UnixMilli()
	return fmt.Sprintf("INSERT INTO audit (id, at, actor, action, target, detail) VALUES (%s, %d, %s)",
		Quote("act_"+ulid.New(now, random)), now, Quote(actor, action, target, string(text)))
}

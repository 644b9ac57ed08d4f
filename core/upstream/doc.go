// Package upstream holds what all outside services have in common, whatever they are asked for: how often and how long they
// are asked, how their failures are told apart, and what is remembered of them.
//
//   - [Do] makes one call: a second attempt where that may help, and none at all while the service keeps failing.
//   - [Follow] fetches a stranger's URL and follows its redirects, each checked.
//   - [History] is how a service has answered lately.
//   - [Body] writes a JSON request that has a kept photo inside.
package upstream

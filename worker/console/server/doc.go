// Package server has what all parts of the control plane share: the route table, access checks, sessions, JSON
// bodies, pages of lists, transactions and the audit log.
//
// A part of the control plane is a package that exports its Routes and, if it has work for the cron, its
// Tasks. Package service joins them. See [Route] for how to write one.
package server

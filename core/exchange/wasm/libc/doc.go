// Package libc replaces functions of the C library in a wasm module that imports it.
package libc

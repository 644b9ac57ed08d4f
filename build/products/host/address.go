package host

import (
	"fmt"
	"net/netip"
)

// addressHeader is the header with the client's address.
const addressHeader = "Cf-Connecting-Ip"

// networkOf returns the network of an IP address, by which rate limits count. For IPv6 it is the first 64 bits, because a client
// has all addresses of such a network. For IPv4, also inside IPv6, it is the address. Text that is not an address is returned
// as it is.
func networkOf(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return address
	}
	if ip = ip.Unmap(); ip.Is4() {
		return ip.String()
	}
	b := ip.As16()
	return fmt.Sprintf("%x:%x:%x:%x::/64", int(b[0])<<8|int(b[1]), int(b[2])<<8|int(b[3]), int(b[4])<<8|int(b[5]), int(b[6])<<8|int(b[7]))
}

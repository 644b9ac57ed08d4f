package exchange

// SetAccount tells the host for whose account the exchange is. The host leaves each account a share of the memory
// for bodies. It must be called before the exchange starts an effect that takes such memory.
func (f *Flow) SetAccount(account string) {
	f.exchange.account, f.exchange.sendsAccount = account, true
}

package server

import "loupe/core/store/account"

// ForgetGrants deletes the cached grants of the hashes that a query returns, so that the next call with each reads the database.
func (c *Call) ForgetGrants(query string, args ...any) error {
	return c.EachRow(c.Context(), func(scan func(...any) error) error {
		var hash string
		if err := scan(&hash); err != nil {
			return err
		}
		return c.KV.Delete(account.GrantKey(hash))
	}, query, args...)
}

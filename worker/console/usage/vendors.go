package usage

import "loupe/worker/console/server"

// vendor is how the calls of an outside service went.
type vendor struct {
	Provider string `json:"provider"`
	Calls    int64  `json:"calls"` // each attempt is one
	Failures int64  `json:"failures"`
	MS       int64  `json:"ms"` // that a call took on average
}

// showVendors returns the outside services that were called for all accounts, most calls first.
func showVendors(c *server.Call) (any, error) {
	first, err := firstDay(c)
	if err != nil {
		return nil, err
	}
	all := []vendor{}
	err = c.EachRow(c.Context(), func(scan func(...any) error) error {
		var v vendor
		err := scan(&v.Provider, &v.Calls, &v.Failures, &v.MS)
		all = append(all, v)
		return err
	}, `SELECT provider, sum(calls), sum(failures), sum(ms) / sum(calls) FROM usage_call WHERE day >= ? GROUP BY 1 ORDER BY 2 DESC, 1`, first)
	return struct {
		Vendors []vendor `json:"vendors"`
	}{all}, err
}

package usage

import "loupe/worker/console/server"

// countIdentifications counts the items that a model or the catalogue identified, in appraisals with a value.
const countIdentifications = `INSERT INTO usage_identification (day, provider, items)
	SELECT p.created_at / 86400000, p.figures ->> '$.item.provider', count(*) FROM ` + next + `
	WHERE t.state = 'posted' AND p.figures ->> '$.item.provider' <> '' GROUP BY 1, 2
	ON CONFLICT DO UPDATE SET items = items + excluded.items`

// identification is how often a model, or the catalogue, identified an item, and how often its caller corrected that.
type identification struct {
	Provider  string `json:"provider"`
	Items     int64  `json:"items"`
	Corrected int64  `json:"corrected"`
}

// showIdentifications returns the identifications of all accounts by provider, most items first.
func showIdentifications(c *server.Call) (any, error) {
	first, err := firstDay(c)
	if err != nil {
		return nil, err
	}
	all := []identification{}
	err = c.EachRow(c.Context(), func(scan func(...any) error) error {
		var i identification
		err := scan(&i.Provider, &i.Items, &i.Corrected)
		all = append(all, i)
		return err
	}, `SELECT provider, sum(items), sum(corrected) FROM usage_identification WHERE day >= ? GROUP BY 1 ORDER BY 2 DESC, 1`, first)
	return struct {
		Identifications []identification `json:"identifications"`
	}{all}, err
}

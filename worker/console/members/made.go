package members

import "loupe/worker/console/server"

// made is a key or a webhook that a member made. It keeps working when the member is removed, unless it is ended then.
type made struct {
	ID   string `json:"id"`
	Name string `json:"name"` // of the key, or the webhook's URL
}

// What the user ?2 made in the account ?1 and still works: API keys, and webhooks.
const (
	workingKeys     = `api_key WHERE account = ?1 AND user = ?2 AND kind IN ('key', 'test') AND revoked_at IS NULL`
	workingWebhooks = `webhook WHERE account = ?1 AND user = ?2 AND state <> 'deleted'`
)

// listMade lists the keys and webhooks that a member made, newest first.
func listMade(c *server.Call) (any, error) {
	if _, err := findMember(c, c.ID); err != nil {
		return nil, err
	}
	all := map[string][]made{"keys": {}, "webhooks": {}}
	for name, query := range map[string]string{"keys": `SELECT id, name FROM ` + workingKeys, "webhooks": `SELECT id, url FROM ` + workingWebhooks} {
		err := c.EachRow(c.Context(), func(scan func(...any) error) error {
			var m made
			err := scan(&m.ID, &m.Name)
			all[name] = append(all[name], m)
			return err
		}, query+` ORDER BY id DESC`, c.Session.Account, c.ID)
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}

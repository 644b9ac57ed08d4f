import { getTable } from "../api.js";
import { useAction } from "../load.js";
import { save } from "../save.js";
import { useSession } from "../session.js";
import { Failure } from "./notice.jsx";

/**
 * A button that saves all pages of a table of the console as one CSV file. `of` says what it has, for screen readers. Only owners may save
 * tables of the account, and only administrators those of all accounts; others see no button.
 */
export function Download({ path, name, of, children = "CSV" }) {
  const { user, account } = useSession();
  const [run, { busy, error }] = useAction(async () => {
    const pages = [];
    for (let next = path; next;) {
      const page = await getTable(next);
      pages.push(page.text);
      next = page.next;
    }
    save(name, pages.join(""));
  });
  if (!(path.startsWith("/admin/") ? user.admin : account.role === "owner")) return null;
  return (
    <>
      <button type="button" class="button quiet slim" disabled={busy} onClick={() => run()}>{busy ? "Loading…" : children}<span class="hidden"> of {of}</span></button>
      <Failure error={error} />
    </>
  );
}

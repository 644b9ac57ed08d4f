import { Catalogue } from "../../parts/catalogue.jsx";
import { Page } from "../../parts/page.jsx";
import { useSession } from "../../session.js";
import { AdminTabs } from "./tabs.jsx";

/** The listings that the appraisals of all accounts use. */
export function SharedListings() {
  return (
    <Page title="Administration">
      <AdminTabs current="Shared listings" />
      <p class="soft">The appraisals of all accounts compare with these.</p>
      <Catalogue readOnly={!useSession().user.admin} base="/admin" empty="Upload a CSV file of listings for all accounts." effect="Later appraisals of all accounts are made without them." />
    </Page>
  );
}

import { Catalogue as Listings } from "../parts/catalogue.jsx";
import { Page } from "../parts/page.jsx";

/** The account's own listings. Only its appraisals use them. */
export function Catalogue() {
  return (
    <Page title="Catalogue" lead="Your own listings. Your appraisals compare with them, nobody else’s do.">
      <Listings base="/console" empty="Upload a CSV file of what you sell or have sold. Sold prices count more than asked ones." effect="Your later appraisals are made without them." />
    </Page>
  );
}

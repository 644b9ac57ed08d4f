import { useState } from "preact/hooks";
import { call } from "../api.js";
import { useGet, usePages } from "../load.js";
import { count, day, plural, price, time, words } from "../values/format.js";
import { pageURL } from "../values/link.js";
import { Confirm } from "./dialog.jsx";
import { Empty, Notice } from "./notice.jsx";
import { OutsideLink, Section } from "./page.jsx";
import { Picture } from "./picture.jsx";
import { ListTable, Table } from "./table.jsx";
import { Upload } from "./upload.jsx";

/**
 * The listings of a catalogue: their upload, their list, their deletion. `base` is "/console" for the account's own, "/admin" for the
 * shared ones. `empty` says what to do without listings, `effect` what the deletion of all of them means. With
 * `readOnly`, nothing can be changed.
 */
export function Catalogue({ base, empty, effect, readOnly }) {
  const summary = useGet(`${base}/catalogue/summary`);
  const listings = usePages(`${base}/catalogue`);
  const [deleting, setDeleting] = useState(null); // a listing, or "all"
  const reload = () => {
    summary.reload();
    listings.reload();
  };
  const remove = async () => {
    try {
      if (deleting === "all") await removeAll(base);
      else await call("DELETE", `${base}/catalogue/${deleting.number}`);
    } finally {
      reload();
    }
  };
  const total = summary.data?.listings ?? 0;
  return (
    <>
      {!readOnly && <Upload base={base} done={reload} />}
      {total > 0 && <Calibration of={summary.data.calibration} />}
      <Section title={total > 0 ? `Listings, ${count(total)}` : "Listings"} actions={!readOnly && total > 0 && <button type="button" class="link danger-link" onClick={() => setDeleting("all")}>Delete all</button>}>
        <ListTable from={listings} lines={5} label="Listings" rowKey={(l) => l.number} empty={<Empty title="No listings yet">{empty}</Empty>} columns={[
          { title: "Listing", wide: true, cell: (l) => <Listing listing={l} /> },
          { title: "Condition", cell: (l) => words(l.condition) || none },
          { title: "Date", cell: (l) => (l.date ? day(l.date, { dateStyle: "medium" }) : none) },
          { title: "Price", number: true, cell: (l) => <>{price(l.price, l.currency) || none}{l.sold !== null && <span class="small soft block">{l.sold ? "sold" : "asked"}</span>}</> },
          { title: "Actions", hidden: true, cell: (l) => !readOnly && <button type="button" class="button quiet slim" onClick={() => setDeleting(l)}>Delete<span class="hidden"> {l.title}</span></button> },
        ]} />
      </Section>
      <Uploads uploads={summary.data?.uploads ?? []} />
      {deleting && (
        <Confirm title={deleting === "all" ? `Delete all ${plural(total, "listing")}?` : "Delete this listing?"} button="Delete" onClose={() => setDeleting(null)} action={remove}>
          <p>{deleting === "all" ? effect : <strong class="break">{deleting.title}</strong>} This can’t be undone.</p>
        </Confirm>
      )}
    </>
  );
}

/** What the ranges of appraisals rest on. `of` is the member `calibration` of the summary. */
function Calibration({ of: { state, listings, appraised, sample, minutes } }) {
  const before = listings > 0 && `Until then, they use what was learned from ${plural(listings, "listing")}.`;
  switch (state) {
    case "done":
      return <Notice kind="good" live={false}>Estimates have learned from these listings and were checked on {count(listings)} of them: of 100 sales, 80 are expected within their range.</Notice>;
    case "running":
      return <Notice live={false}>Estimates are learning from these listings: {count(appraised)} of {count(sample)} are checked. This takes up to {about(minutes)} more. {before}</Notice>;
    case "waiting":
      return <Notice live={false}>Estimates will learn from these listings within {about(minutes)}. {before}</Notice>;
    default:
      return (
        <Notice live={false}>
          Estimates have not learned from these listings. That takes at least 30 listings with a price in one currency, and comparable
          listings among them. Until then, they rest on the prices found and on experience with other markets.
        </Notice>
      );
  }
}

/** Returns a number of minutes in words, rounded up. */
function about(minutes) {
  return minutes <= 60 ? "an hour" : minutes <= 48 * 60 ? plural(Math.ceil(minutes / 60), "hour") : plural(Math.ceil(minutes / 1440), "day");
}

/** Deletes all listings. A call deletes a limited number of them. */
async function removeAll(base) {
  let before = Infinity;
  for (;;) {
    const { remaining } = await call("DELETE", `${base}/catalogue`);
    if (remaining === 0) return;
    if (remaining >= before) throw new Error("listings are being added at the same time; wait for the upload to end, and delete again");
    before = remaining;
  }
}

const none = <span class="soft">–</span>;

function Listing({ listing: l }) {
  const url = pageURL(l.url);
  return (
    <span class="listing-cell">
      <Picture src={l.image} class="thumb" />
      <span>
        <span class="listing-title">{url ? <OutsideLink href={url}>{l.title}</OutsideLink> : l.title}</span>
        <span class="small soft">{[l.brand, l.category, l.vendor, `id ${l.id}`].filter(Boolean).join(" · ")}</span>
      </span>
    </span>
  );
}

function Uploads({ uploads }) {
  if (!uploads.length) return null;
  return (
    <Section title="Recent uploads">
      <Table label="Recent uploads" rows={uploads} columns={[
        { title: "File", wide: true, cell: (u) => <span class="break">{u.name}</span> },
        { title: "Time", cell: (u) => time(u.created_at) },
        { title: "Accepted", number: true, cell: (u) => count(u.accepted) },
        { title: "Refused", number: true, cell: (u) => (u.refused ? count(u.refused) : <span class="soft">0</span>) },
      ]} />
    </Section>
  );
}

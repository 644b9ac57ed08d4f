import { Failure, Loaded } from "./notice.jsx";

/**
 * A table. A column is {title, cell(row), number, wide, hidden}: `number` aligns figures, `hidden` shows the title to screen readers only.
 * On a phone each row is a block, with the titles before the values; a `wide` column is the block's heading.
 */
export function Table({ label, columns, rows, rowKey = (row) => row.id, rowClass = () => "" }) {
  return (
    <table class="table" aria-label={label}>
      <thead>
        <tr>{columns.map((c) => <th key={c.title} scope="col" class={c.number ? "number" : ""}>{c.hidden ? <span class="hidden">{c.title}</span> : c.title}</th>)}</tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} class={rowClass(row)}>
            {columns.map((c) => (
              <td key={c.title} class={[c.number && "number", c.wide && "wide", c.hidden && "actions"].filter(Boolean).join(" ")}>
                {!c.wide && !c.hidden && <span class="cell-title" aria-hidden="true">{c.title}</span>}
                <span class="cell">{c.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The button that loads the next page of a list (see usePages). */
export function More({ from }) {
  return (
    <>
      <Failure error={from.moreError} />
      {from.more && (
        <p class="more">
          <button type="button" class="button quiet slim" onClick={from.more} disabled={from.loadingMore}>
            {from.loadingMore ? "Loading…" : "Show more"}
          </button>
        </p>
      )}
    </>
  );
}

/** A list that is loaded page by page: a table and the button for more, or `empty`. The other properties go to Table. */
export function ListTable({ from, lines, empty, ...table }) {
  return (
    <Loaded from={from} lines={lines}>
      {(rows) => (rows.length ? <><Table rows={rows} {...table} /><More from={from} /></> : empty)}
    </Loaded>
  );
}

import { Loaded } from "./notice.jsx";

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

/** The buttons that turn the page of a list (see usePages), if it has several. They scroll to the list's beginning. */
export function Pager({ from }) {
  if (!from.newer && !from.older) return null;
  const turn = (to) => (event) => {
    event.currentTarget.closest(".list").scrollIntoView();
    to();
  };
  const button = (title, to) => <button type="button" class="button quiet slim" disabled={!to || from.loading} onClick={to && turn(to)}>{title}</button>;
  return <div class="pager">{button("Newer", from.newer)}<span class="small soft" role="status">Page {from.number}</span>{button("Older", from.older)}</div>;
}

/** A page of a list and the buttons that turn it, or `empty`. `children` draws the items. */
export function List({ from, lines, empty, children }) {
  return (
    <Loaded from={from} lines={lines}>
      {(items) => (items.length || from.number > 1 ? <div class="list">{children(items)}<Pager from={from} /></div> : empty)}
    </Loaded>
  );
}

/** A List that is a table. The other properties go to Table. */
export function ListTable({ from, lines, empty, ...table }) {
  return <List from={from} lines={lines} empty={empty}>{(rows) => <Table rows={rows} {...table} />}</List>;
}

import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

import type { Column } from './types.ts';

/**
 * Widths of a table in px: below `cards` each row is a card; below `sm` and `md` the columns with this `from` are
 * dropped.
 */
const minWidths = { cards: 460, sm: 640, md: 1100 } as const;

/** Keys of the columns that may be dropped, in the order of dropping. */
export function dropOrder<Row>(columns: readonly Column<Row>[], isChosen: (column: Column<Row>) => boolean): string[] {
  const rank = (column: Column<Row>) =>
    isChosen(column) ? 3 : column.from === 'md' ? 0 : column.from === 'sm' ? 1 : 2;
  const primary = columns.find((column) => column.primary) ?? columns[0];
  return columns
    .filter((column) => column !== primary && !isKept(column))
    .toReversed()
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ key }) => key);
}

/** Whether a column is never dropped; by default, true only for the column `status`. */
export const isKept = <Row>({ key, keep = key === 'status' }: Column<Row>): boolean => keep;

type Needs = {
  /** Number of columns that can be dropped. */
  readonly maxDropped: number;
  /** Number of these columns with each value of `from`, except columns that the user chose. */
  readonly nbFrom: { readonly md: number; readonly sm: number };
};

/**
 * Writes the table's layout and dropped columns as attributes for the style sheet: `data-room` and `data-dropped`.
 * @returns the number of dropped columns; undefined while the table has no width
 */
function fitTable(root: HTMLElement, { maxDropped, nbFrom }: Needs): number | undefined {
  const width = root.clientWidth;
  if (width === 0) return undefined;
  const isCards = width < minWidths.cards;
  root.setAttribute('data-room', isCards ? 'cards' : 'rows');
  let nb = (width < minWidths.md ? nbFrom.md : 0) + (width < minWidths.sm ? nbFrom.sm : 0);
  const drop = () => root.setAttribute('data-dropped', Array.from({ length: nb }, (_none, i) => i + 1).join(' '));
  drop();
  const scroller = root.querySelector<HTMLElement>('.mc-table__scroll');
  while (scroller && !isCards && nb < maxDropped && scroller.scrollWidth > scroller.clientWidth) {
    nb += 1;
    drop();
  }
  // A table that is still too wide can be scrolled, also with the keyboard.
  if (scroller && scroller.scrollWidth > scroller.clientWidth) scroller.tabIndex = 0;
  else scroller?.removeAttribute('tabindex');
  return nb;
}

type Fit = {
  /** The table with its tools. */
  readonly table: RefObject<HTMLElement | null>;
  readonly order: readonly string[];
  readonly nbFrom: Needs['nbFrom'];
  /** The table's content. The table is measured again when its content changes. */
  readonly rows: unknown;
};

/**
 * Drops columns in the given order until the others fit the table's width. A table that is still too wide can be
 * scrolled.
 * @returns the number of dropped columns
 */
export function useFittingColumns({ table, order, nbFrom, rows }: Fit): number {
  const [nbDropped, setNbDropped] = useState(0);
  const orderKey = order.join(' ');
  const fit = useEffectEvent(() =>
    table.current ? fitTable(table.current, { maxDropped: order.length, nbFrom }) : undefined,
  );
  useLayoutEffect(() => {
    // Fits before the first paint: the observer is only called after all layout effects.
    fit();
    const observer = new ResizeObserver(() => {
      const nb = fit();
      if (nb !== undefined) setNbDropped(nb);
    });
    const tableElement = table.current?.querySelector('table');
    if (table.current) observer.observe(table.current);
    // A font that loads late changes the cells' width.
    if (tableElement) observer.observe(tableElement);
    return () => observer.disconnect();
  }, [table, orderKey, rows]);
  return nbDropped;
}

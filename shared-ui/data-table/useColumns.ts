import { useState } from 'react';

import { browserStorage } from '../storage/index.ts';
import { primaryIndex, type ShownColumn } from './shownColumn.ts';
import type { Column } from './types.ts';
import { dropOrder } from './useFittingColumns.ts';

/** Whether each column that the user changed is shown, by its key; for other columns the list's default applies. */
type Choice = Readonly<Record<string, boolean>>;

export type ColumnChoice = {
  readonly key: string;
  readonly title: string;
  readonly shown: boolean;
  /** Whether the column can't be hidden: it names the row, or has `hideable: false`. */
  readonly fixed: boolean;
};

/** The chosen columns, stored in this browser by the name of their list. */
export type Columns<Row> = {
  readonly columns: ShownColumn<Row>[];
  /** Keys of the columns that can be dropped, in the order of dropping. */
  readonly order: string[];
  /** Number of these columns with each value of `from`, except columns that the user chose. */
  readonly nbFrom: { readonly md: number; readonly sm: number };
  /** @param nbDropped number of columns that are currently dropped */
  readonly choices: (nbDropped: number) => ColumnChoice[];
  readonly changed: boolean;
  readonly show: (key: string, shown: boolean) => void;
  readonly reset: () => void;
};

const storageKey = (name: string) => `memocartes.columns.${name}`;

function read(name: string | undefined): Choice {
  if (!name) return {};
  const stored = browserStorage.readJson(storageKey(name));
  return stored && typeof stored === 'object' ? (stored as Choice) : {};
}

const store = (name: string, choice: Choice) =>
  browserStorage.writeJson(storageKey(name), Object.keys(choice).length > 0 ? choice : undefined);

/** Visible columns of a list. Columns that the user chose are dropped last. */
export function useColumns<Row>(all: Column<Row>[], name: string | undefined): Columns<Row> {
  const [choice, setChoice] = useState(() => read(name));
  const primary = all[primaryIndex(all)];
  const isFixed = (column: Column<Row>) => column === primary || column.hideable === false;
  const chosen = (column: Column<Row>) => (isFixed(column) ? undefined : choice[column.key]);

  const change = (next: Choice) => {
    setChoice(next);
    if (name) store(name, next);
  };

  const isShown = (column: Column<Row>) => chosen(column) ?? (isFixed(column) || !column.defaultHidden);
  const shown = all.filter(isShown);
  const canDrop = ({ from, droppable }: Column<Row>) => !!name || !!from || !!droppable;
  const droppable = new Set(shown.filter(canDrop).map(({ key }) => key));
  const order = dropOrder(shown, (column) => chosen(column) === true).filter((key) => droppable.has(key));
  const nb = (from: 'md' | 'sm') =>
    shown.filter((column) => column.from === from && !chosen(column) && order.includes(column.key)).length;
  const dropAt = ({ key }: Column<Row>) => (order.includes(key) ? order.indexOf(key) + 1 : undefined);

  return {
    columns: shown.map((column) => ({ ...column, dropAt: dropAt(column) })),
    order,
    nbFrom: { md: nb('md'), sm: nb('sm') },
    choices: (nbDropped) =>
      all.map((column) => ({
        key: column.key,
        title: column.title,
        shown: isShown(column) && (dropAt(column) ?? Infinity) > nbDropped,
        fixed: isFixed(column),
      })),
    changed: Object.keys(choice).length > 0,
    show: (key, isOn) => change({ ...choice, [key]: isOn }),
    reset: () => change({}),
  };
}

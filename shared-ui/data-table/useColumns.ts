import { useState } from 'react';
import { breakpoints, useMedia } from '../theme/breakpoints.ts';
import { primaryIndex } from './Rows.tsx';
import type { Column } from './types.ts';

/** Columns that a person took out of sight or brought back; the others are as their list says. */
type Choice = Readonly<Record<string, boolean>>;

export type ColumnChoice = {
  key: string;
  title: string;
  shown: boolean;
  /** The column that names the row stays. */
  fixed: boolean;
};

/** Columns as somebody chose them, kept in this browser under the name of their list. */
export type Columns<Row> = {
  columns: Column<Row>[];
  choices: ColumnChoice[];
  changed: boolean;
  show: (key: string, shown: boolean) => void;
  reset: () => void;
};

const place = (name: string) => `memocartes.columns.${name}`;

function read(name: string | undefined): Choice {
  if (!name) return {};
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(name)) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Choice) : {};
  } catch {
    return {};
  }
}

function keep(name: string, choice: Choice) {
  try {
    if (Object.keys(choice).length) localStorage.setItem(place(name), JSON.stringify(choice));
    else localStorage.removeItem(place(name));
  } catch {
    // a browser that keeps nothing: the choice lasts as long as the page
  }
}

/** Which columns of a list are in sight. One that is chosen is shown in any width. */
export function useColumns<Row>(all: Column<Row>[], name: string | undefined): Columns<Row> {
  const [choice, setChoice] = useState(() => read(name));
  const wide = { sm: useMedia(`(width >= ${breakpoints.sm}px)`), md: useMedia(`(width >= ${breakpoints.md}px)`) };
  const primary = all[primaryIndex(all)];
  const isFixed = (column: Column<Row>) => column === primary || column.hideable === false;
  const chosen = (column: Column<Row>) => (isFixed(column) ? undefined : choice[column.key]);
  const change = (next: Choice) => {
    setChoice(next);
    if (name) keep(name, next);
  };
  return {
    columns: all
      .filter((column) => chosen(column) ?? (isFixed(column) || !column.defaultHidden))
      .map((column) => (chosen(column) && column.from ? { ...column, from: undefined } : column)),
    choices: all.map((column) => ({
      key: column.key,
      title: column.title,
      shown: chosen(column) ?? (isFixed(column) || (!column.defaultHidden && (!column.from || wide[column.from]))),
      fixed: isFixed(column),
    })),
    changed: Object.keys(choice).length > 0,
    show: (key, shown) => change({ ...choice, [key]: shown }),
    reset: () => change({}),
  };
}

import type { KeyboardEvent, ReactNode } from 'react';

import type { RowKey } from './types.ts';

export type RowPicking<Row> = {
  readonly all: ReactNode;
  readonly one: (row: Row, keyHandlers: RowKeyHandlers) => ReactNode;
  /** Toggles a row; with Shift, selects the range from the row that was toggled last. */
  readonly toggle: (key: RowKey, shift?: boolean) => void;
  /** For Shift with an arrow key, Home or End: moves the end of the range from the focused row to the row `to`. */
  readonly extend: (from: RowKey, to: RowKey) => void;
};

/** Event handlers of a row's link or button, and of its check box. */
export type RowKeyHandlers = { readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void };

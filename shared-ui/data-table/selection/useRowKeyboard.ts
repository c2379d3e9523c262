import type { FocusEvent, KeyboardEvent } from 'react';

import type { RowKeyHandlers, RowPicking } from './row-picking.ts';
import type { RowKey } from './types.ts';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** The control of another row that corresponds to `of`: its check box, or the link or button that opens the row. */
const counterpart = (row: HTMLElement | undefined, of: HTMLElement) =>
  row?.querySelector<HTMLElement>(of instanceof HTMLInputElement ? '.mc-table__pick input' : '.mc-table__open');

/**
 * Up and down arrows, Home and End move between rows, Space selects, Shift+arrows select a range. The browser handles
 * Enter on the link or button [interface.keyboard].
 */
export function useRowKeyboard<Row>(pick: RowPicking<Row> | undefined, keys: RowKey[]): RowKeyHandlers {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = event.currentTarget;
    const body = from.closest('tbody');
    const index = [...(body?.rows ?? [])].findIndex((row) => row.contains(from));
    const key = keys[index];
    if (!body || key === undefined) return;
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      const to = step(index, keys.length - 1);
      counterpart(body.rows[to], from)?.focus();
      if (event.shiftKey && pick && to !== index) pick.extend(key, keys[to]!);
    } else if (event.key === ' ' && pick && !(from instanceof HTMLInputElement)) {
      event.preventDefault();
      pick.toggle(key, event.shiftKey);
    }
  };

  return { onKeyDown };
}

/**
 * Marks the table during keyboard navigation: it then shows a hint about the keys. `:has(:focus-visible)` would make
 * the browser recompute the styles of the whole page on every change of focus.
 */
export function markKeyboardNavigation({ type, target, currentTarget }: FocusEvent): void {
  currentTarget
    .closest('.mc-table')
    ?.toggleAttribute('data-keys', type === 'focus' && target.matches(':focus-visible'));
}

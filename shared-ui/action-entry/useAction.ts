import { useContext, useLayoutEffect } from 'react';

import { ActionsContext } from './ActionsContext.ts';

/**
 * How a button of this kind is rendered here: as a button, or as an entry of the open menu. While the menu is closed,
 * an entry is not rendered.
 */
export function useAction(
  kind: string,
):
  | { readonly as: 'button' | 'hidden' }
  | { readonly as: 'entry'; readonly menuElement: HTMLElement; readonly close: () => void } {
  const row = useContext(ActionsContext);
  const register = row?.register;
  const role = kind === 'primary' ? 'primary' : 'other';
  useLayoutEffect(() => register?.(role), [register, role]);
  if (!row || role === 'primary' || row.isSingle) return { as: 'button' };
  return row.menuElement ? { as: 'entry', menuElement: row.menuElement, close: row.close } : { as: 'hidden' };
}

import { isPanel, mayLackItem } from '../remote/panel-names.ts';
import { closedPanel, type PanelMode, type PanelState } from './panel.slice.ts';

const modes: readonly PanelMode[] = ['VIEW', 'EDIT', 'ADD'];

/**
 * Parses the panel from the address: `?panel=student&mode=VIEW&item=12`. Returns a closed panel for an unknown panel or
 * mode, and without a valid `item` if the panel requires one [interface.panel].
 */
export function parsePanelState(search: string): PanelState {
  const params = new URLSearchParams(search);
  const component = params.get('panel') ?? '';
  const mode = modes.find((name) => name === (params.get('mode') ?? 'VIEW'));
  const item = params.get('item') ?? '';
  const itemId = /^\d{1,10}$/.test(item) ? Number(item) : null;
  if (!isPanel(component) || !mode) return closedPanel;
  if (itemId === null && mode !== 'ADD' && !mayLackItem(component)) return closedPanel;
  return { component, mode, itemId, fromPage: params.get('fromPage') === 'true' };
}

/** Writes the panel state into the query string `search`, and keeps the other parameters. */
export function serializePanelState(search: string, { component, mode, itemId, fromPage }: PanelState): string {
  const params = new URLSearchParams(search);
  for (const name of ['panel', 'mode', 'item', 'fromPage']) params.delete(name);
  if (component) {
    params.set('panel', component);
    params.set('mode', mode);
    if (itemId !== null) params.set('item', String(itemId));
    if (fromPage) params.set('fromPage', 'true');
  }
  const serialized = params.toString();
  return serialized && `?${serialized}`;
}

export const samePanel = (a: PanelState, b: PanelState) => serializePanelState('', a) === serializePanelState('', b);

import { type PanelComponent, panelComponents } from '../remote/define.ts';
import { closedPanel, type PanelMode, type PanelState } from './panel.slice.ts';

const modes: readonly PanelMode[] = ['VIEW', 'EDIT', 'ADD'];

/** Panels that show no one thing. */
const general: readonly PanelComponent[] = ['notifications', 'message', 'resources'];

/** What an address says of the panel: `?panel=student&mode=VIEW&item=12`. What it says wrongly is a closed panel. */
export function readPanel(search: string): PanelState {
  const said = new URLSearchParams(search);
  const component = panelComponents.find((one) => one === said.get('panel'));
  const mode = modes.find((one) => one === (said.get('mode') ?? 'VIEW'));
  const item = said.get('item') ?? '';
  const itemId = /^\d{1,10}$/.test(item) ? Number(item) : null;
  if (!component || !mode) return closedPanel;
  if (itemId === null && mode !== 'ADD' && !general.includes(component)) return closedPanel;
  return { component, mode, itemId, fromPage: said.get('fromPage') === 'true' };
}

/** The same address with the panel said anew; whatever else it asks is kept. */
export function sayPanel(search: string, { component, mode, itemId, fromPage }: PanelState): string {
  const said = new URLSearchParams(search);
  for (const name of ['panel', 'mode', 'item', 'fromPage']) said.delete(name);
  if (component) {
    said.set('panel', component);
    said.set('mode', mode);
    if (itemId !== null) said.set('item', String(itemId));
    if (fromPage) said.set('fromPage', 'true');
  }
  const words = said.toString();
  return words && `?${words}`;
}

export const samePanel = (a: PanelState, b: PanelState) => sayPanel('', a) === sayPanel('', b);

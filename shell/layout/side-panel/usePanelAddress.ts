import {
  closedPanel,
  type PanelState,
  parsePanelState,
  samePanel,
  serializePanelState,
  usePanel,
} from '@memocartes/shared-shell/panel';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { type Location, UNSAFE_NavigationContext, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The router's navigator: the browser's history, or a test history. Its location is the target of a pending navigation.
 */
type History = {
  readonly location: Location;
  readonly push: (to: string, state?: unknown) => void;
  readonly replace: (to: string, state?: unknown) => void;
  readonly go: (steps: number) => void;
};

/** Marks a history entry added by opening a panel on the same page: closing the panel goes back. */
type PanelEntry = { readonly panelOver: true };
const panelEntry: PanelEntry = { panelOver: true };
const isPanelEntry = (state: unknown) => (state as Partial<PanelEntry> | null)?.panelOver === true;

/** Back and Forward do not reopen a form: EDIT becomes VIEW, ADD closes. */
const restoredPanel = (panel: PanelState): PanelState => {
  if (panel.mode === 'ADD') return closedPanel;
  return { ...panel, mode: 'VIEW' };
};

/**
 * Synchronises the side panel with the address: reload keeps the panel, back closes it, forward reopens it, a new page
 * has none. Changing the content of an open panel adds no history entry [interface.panel].
 */
export function usePanelAddress(): void {
  const { component, mode, itemId, fromPage, open, close } = usePanel();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const type = useNavigationType();
  const history = useContext(UNSAFE_NavigationContext).navigator as unknown as History;
  const previous = useRef<{ readonly pathname: string; readonly addressPanel: PanelState }>(undefined);

  const show = (panel: PanelState) => {
    if (panel.component) open(panel.component, panel.mode, panel);
    else close();
  };

  const write = (panel: PanelState, addressPanel: PanelState) => {
    const to = pathname + serializePanelState(search, panel);
    if (!panel.component && isPanelEntry(state)) history.go(-1);
    else if (!panel.component || addressPanel.component) history.replace(to, state);
    else {
      // Closing the panel goes back to the current entry: the browser must not restore its scroll position.
      window.history.scrollRestoration = 'manual';
      history.push(to, panelEntry);
    }
  };

  const synchronize = useEffectEvent(() => {
    const panel: PanelState = { component, mode, itemId, fromPage };
    const addressPanel = parsePanelState(search);
    const before = previous.current;
    previous.current = { pathname, addressPanel };
    const hasMoved = !before || before.pathname !== pathname || !samePanel(before.addressPanel, addressPanel);
    if (hasMoved && (before || addressPanel.component)) {
      const wanted = before && (type as string) === 'POP' ? restoredPanel(addressPanel) : addressPanel;
      if (!samePanel(wanted, addressPanel)) history.replace(pathname + serializePanelState(search, wanted), state);
      if (!samePanel(wanted, panel)) show(wanted);
      return;
    }
    // During a navigation the address is left unchanged: the panel follows once the new address is set.
    const { location } = history;
    if (samePanel(addressPanel, panel) || location.pathname !== pathname || location.search !== search) return;
    write(panel, addressPanel);
  });
  useEffect(() => synchronize(), [pathname, search, component, mode, itemId, fromPage]);
}

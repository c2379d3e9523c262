import { useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import type { PanelComponent, PanelWithoutItem } from '../remote/panel-names.ts';
import { samePanel } from './address.ts';
import { closedPanel, type PanelMode, panelSlice, type PanelState } from './panel.slice.ts';
import { confirmThenLeave, formsInPanel } from './unsavedForms.ts';

const { opened, switched, closed } = panelSlice.actions;

type More = Partial<Pick<PanelState, 'itemId' | 'fromPage'>>;

/** The id may be omitted only for a new item (ADD), and for panels that may be open without an item. */
type Opening =
  | [component: PanelComponent, mode: 'ADD', more?: More]
  | [component: PanelWithoutItem, mode: PanelMode, more?: More]
  | [component: PanelComponent, mode: PanelMode, more: More & Pick<PanelState, 'itemId'>];

type Stored = { readonly panel?: PanelState };

const panelOf = (stored: Stored) => stored.panel ?? closedPanel;

/** The side panel: its current state, and functions to open, switch (VIEW to EDIT) and close it. */
export type Panel = PanelState & {
  /**
   * `open('student', 'VIEW', { itemId: 12, fromPage: true })`. Asks for confirmation if a form of the panel isn't saved
   * (`guardPanel`).
   */
  readonly open: (...opening: Opening) => void;
  readonly switchTo: (mode: PanelMode) => void;
  /** Closes the panel, unless another panel was opened since: a late response must not close the new panel. */
  readonly close: () => void;
};

/** The side panel of the portal. */
export function usePanel(): Panel {
  const state = useSelector(panelOf);
  const dispatch = useDispatch();
  const store = useStore<Stored>();
  const actions = useMemo<Pick<Panel, 'open' | 'switchTo' | 'close'>>(
    () => ({
      open: (component: PanelComponent, mode: PanelMode, more?: More) => {
        const panel = { ...closedPanel, component, mode, ...more };
        // A panel that is already shown keeps its form and the typed values, so no confirmation is needed.
        if (samePanel(panel, panelOf(store.getState()))) return;
        confirmThenLeave(() => dispatch(opened(panel)), formsInPanel());
      },
      switchTo: (mode) => void dispatch(switched(mode)),
      close: () => {
        if (panelOf(store.getState()) === state) dispatch(closed());
      },
    }),
    [dispatch, store, state],
  );
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
}

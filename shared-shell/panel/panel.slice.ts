import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { PanelComponent } from '../remote/panel-names.ts';

export type PanelMode = 'VIEW' | 'EDIT' | 'ADD';

/** State of the side panel. When closed, there is no component. */
export type PanelState = {
  readonly component: PanelComponent | null;
  readonly mode: PanelMode;
  /**
   * Id of the entity shown; for a buyer, of its school; when adding a follower, of the student; when adding a student,
   * of the class, if any; when adding a school, of the request for a trial, if any; null otherwise.
   */
  readonly itemId: number | null;
  /**
   * Whether the panel was opened from a detail page, not a list. On a student's page, the panel of a follower detaches
   * the follower from the student instead of deleting the follower.
   */
  readonly fromPage: boolean;
};

export const closedPanel: PanelState = { component: null, mode: 'VIEW', itemId: null, fromPage: false };

/** Id of the item whose panel is open, for `currentKey` of its list; undefined while an item is being added. */
export const openItemKey = (panel: PanelState, component: PanelComponent): number | undefined =>
  panel.component === component && panel.mode !== 'ADD' ? (panel.itemId ?? undefined) : undefined;

type Opening = Pick<PanelState, 'component' | 'mode'> & Partial<PanelState>;

export const panelSlice = createSlice({
  name: 'panel',
  initialState: closedPanel,
  reducers: {
    opened: (_state, { payload }: PayloadAction<Opening>) => ({ ...closedPanel, ...payload }),
    // VIEW becomes EDIT [students.panel-modes].
    switched: (state, { payload }: PayloadAction<PanelMode>) => ({ ...state, mode: payload }),
    closed: () => closedPanel,
  },
});

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { PanelComponent } from '../remote/define.ts';

export type PanelMode = 'VIEW' | 'EDIT' | 'ADD';

/** What the right-hand panel shows. Closed: no component. */
export type PanelState = {
  readonly component: PanelComponent | null;
  readonly mode: PanelMode;
  /** Id of the entity shown; null in ADD. */
  readonly itemId: number | null;
  /** Opened from a detail page rather than from a list: a follower is then detached from that page's student. */
  readonly fromPage: boolean;
};

export const closedPanel: PanelState = { component: null, mode: 'VIEW', itemId: null, fromPage: false };

type Opening = Pick<PanelState, 'component' | 'mode'> & Partial<PanelState>;

export const panelSlice = createSlice({
  name: 'panel',
  initialState: closedPanel,
  reducers: {
    opened: (_state, { payload }: PayloadAction<Opening>) => ({ ...closedPanel, ...payload }),
    switched: (state, { payload }: PayloadAction<PanelMode>) => ({ ...state, mode: payload }),
    closed: () => closedPanel,
  },
});

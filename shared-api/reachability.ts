import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Whether the API can be reached: `suspected` once a call found it unavailable, `lost` once a probe has confirmed it
 * [interface.unreachable]. A single failing call is not enough: one locked table makes calls fail too.
 */
export type Reach = {
  readonly status: 'ok' | 'suspected' | 'lost';
  /**
   * Whether the API was unavailable for a change since it was last reached: the change may have been saved
   * [interface.lost-response].
   */
  readonly hasUnansweredChange: boolean;
};

const initialState: Reach = { status: 'ok', hasUnansweredChange: false };

export const reachSlice = createSlice({
  name: 'reach',
  initialState,
  reducers: {
    suspected: (state, { payload: cause }: PayloadAction<'query' | 'mutation'>) => {
      if (state.status === 'ok') state.status = 'suspected';
      if (cause === 'mutation') state.hasUnansweredChange = true;
    },
    lost: (state) => {
      state.status = 'lost';
    },
    reached: () => initialState,
  },
});

export const reachActions = reachSlice.actions;

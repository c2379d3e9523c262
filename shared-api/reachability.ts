import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

/**
 * Whether the API can be reached: `suspected` once a read found it unavailable, `unanswered` once a change did, which
 * may have been saved nevertheless; `lost` once a probe has confirmed it. A single failing call is not enough: one
 * locked table makes calls fail too.
 */
export type Reach = 'ok' | 'suspected' | 'unanswered' | 'lost';

export const reachSlice = createSlice({
  name: 'reach',
  initialState: 'ok',
  reducers: {
    suspected: (state, { payload: cause }: PayloadAction<'query' | 'mutation'>) => {
      if (state === 'lost') return state;
      return cause === 'mutation' || state === 'unanswered' ? 'unanswered' : 'suspected';
    },
    lost: () => 'lost' as const,
    reached: () => 'ok' as const,
  },
});

export const reachActions = reachSlice.actions;

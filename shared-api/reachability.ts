import { createSlice } from '@reduxjs/toolkit';

/**
 * Whether the API can be reached: `suspected` once a call found it unavailable, `lost` once a probe has confirmed it. A
 * single failing call is not enough: one locked table makes calls fail too.
 */
export type Reach = 'ok' | 'suspected' | 'lost';

export const reachSlice = createSlice({
  name: 'reach',
  initialState: 'ok',
  reducers: {
    suspected: (state) => (state === 'ok' ? 'suspected' : state),
    lost: () => 'lost' as const,
    reached: () => 'ok' as const,
  },
});

export const reachActions = reachSlice.actions;

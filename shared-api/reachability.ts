import { createSlice } from '@reduxjs/toolkit';

/**
 * Whether the API can be reached: `suspected` once a call found it unavailable, `lost` once a probe has confirmed it. One table that is
 * busy makes calls fail too, but the portal is not lost for that.
 */
export type Reach = 'ok' | 'suspected' | 'lost';

export const reachSlice = createSlice({
  name: 'reach',
  initialState: 'ok' as Reach,
  reducers: {
    suspected: (state) => (state === 'ok' ? 'suspected' : state),
    lost: () => 'lost' as const,
    found: () => 'ok' as const,
  },
});

export const reachActions = reachSlice.actions;

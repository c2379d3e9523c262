import { api, pageVisibility } from '@memocartes/shared-api/base';
import { reachSlice } from '@memocartes/shared-api/reachability';
import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';

import { panelSlice, type PanelState } from '../panel/panel.slice.ts';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [panelSlice.name]: panelSlice.reducer,
  [reachSlice.name]: reachSlice.reducer,
});

/** The portal's store: server data, reachability and side panel. Created by the host, never by remotes. */
export function createPortalStore(panel?: PanelState, ...more: Middleware[]) {
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(api.middleware, ...more),
    ...(panel && { preloadedState: { panel } }),
  });
  // `refetchOnFocus` and `skipPollingIfUnfocused` need this event. Without it, a page opened in a background tab would
  // never poll.
  document.addEventListener('visibilitychange', () =>
    store.dispatch(pageVisibility(document.visibilityState !== 'hidden')),
  );
  return store;
}

export type PortalStore = ReturnType<typeof createPortalStore>;

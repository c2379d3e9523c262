import type { AccountMessage } from '@memocartes/contract/account-live/account-live';
import { accountLiveCalls } from '@memocartes/contract/account-live/account-live.calls';
import { useEffect, useRef } from 'react';

import { api, isSessionLoss, sessionLost } from './base.ts';
import { openLiveConnection } from './live-connection.ts';

/** Events kept for readers that have not run yet. */
const maxKept = 50;

/** The page's connection to its account's events. `nb_events` counts all events, of which `latest` holds the last ones. */
type AccountLive = { isUp: boolean; nb_events: number; latest: AccountMessage[] };

export const accountLiveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The page's one connection: kept in the shared store, so that the shell and all remotes use the same. */
    watchAccount: build.query<AccountLive, void>({
      queryFn: () => ({ data: { isUp: true, nb_events: 0, latest: [] } }),
      keepUnusedDataFor: 1,
      async onCacheEntryAdded(_none, { dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved }) {
        await cacheDataLoaded;
        const closeConnection = openLiveConnection(`/api${accountLiveCalls.live.path}`, {
          onState: (isUp) => updateCachedData((live) => void (live.isUp = isUp)),
          onEvent: ({ event, data }) =>
            updateCachedData((live) => {
              live.latest = [...live.latest, { event, ...JSON.parse(data) } as AccountMessage].slice(-maxKept);
              live.nb_events += 1;
            }),
          onRefusal: (code) => {
            // The response cleared an expired cookie: later calls would find no session at all.
            if (isSessionLoss(code)) dispatch(sessionLost(code));
            updateCachedData((live) => void (live.isUp = false));
          },
        });
        await cacheEntryRemoved;
        closeConnection();
      },
    }),
  }),
  overrideExisting: true,
});

/** Called when something happened to the account; with `ready` when the connection opens: events before it may have been missed. */
export type OnAccountEvent = (event: AccountMessage) => void;

/**
 * Calls `onEvent` for each event of the signed-in account while the component is mounted. All components of a page share one connection,
 * which is closed while the page is hidden.
 * @returns whether the connection is open; while it is not, callers poll
 */
export function useAccountEvents(onEvent: OnAccountEvent): { isUp: boolean } {
  const { data } = accountLiveApi.useWatchAccountQuery();
  const handler = useRef(onEvent);
  useEffect(() => {
    handler.current = onEvent;
  });
  const nbHandled = useRef<number>(undefined);
  useEffect(() => {
    if (!data) return;
    // A component mounted later has just read its data: earlier events are no news to it.
    const nbNew = data.nb_events - (nbHandled.current ?? data.nb_events);
    nbHandled.current = data.nb_events;
    for (const event of nbNew > 0 ? data.latest.slice(-nbNew) : []) handler.current(event);
  }, [data]);
  return { isUp: data?.isUp ?? true };
}

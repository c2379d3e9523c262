import { type AccountMessage, accountReady } from '@memocartes/contract/account-live/account-live';
import { accountLiveCalls } from '@memocartes/contract/account-live/account-live.calls';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';

import { api, isSessionLoss, sessionLost } from './base.ts';
import { liveState, openLiveConnection } from './live-connection.ts';

/** Number of events kept for components that have not handled them yet. */
const maxEvents = 50;

/** Maximum time in ms that initial queries wait for the connection. */
const maxWaitMs = 1_500;

/** The page's connection to the events of the signed-in account. */
type AccountLive = {
  isUp: boolean;
  /** Whether a first event has arrived, or the connection has failed or takes longer than `maxWaitMs`. */
  isSettled: boolean;
  nb_events: number;
  /** Number of the `ready` event that settled the connection. */
  nb_first: number | undefined;
  /** The last events, at most `maxEvents`. */
  latest: AccountMessage[];
};

type Dispatch = ThunkDispatch<{ readonly api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>;

export const accountLiveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The only connection of the page: it is in the shared store, so that the shell and all remotes use it. */
    watchAccount: build.query<AccountLive, void>({
      queryFn: liveState<AccountLive>({ isUp: true, isSettled: false, nb_events: 0, nb_first: undefined, latest: [] }),
      keepUnusedDataFor: 1,
      async onCacheEntryAdded(_none, { dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved }) {
        await cacheDataLoaded;
        const settle = (live: AccountLive) => void (live.isSettled = true);
        const timer = setTimeout(() => updateCachedData(settle), maxWaitMs);
        const closeConnection = openLiveConnection(`/api${accountLiveCalls.live.path}`, {
          onState: (isUp) =>
            updateCachedData((live) => {
              live.isUp = isUp;
              if (!isUp) settle(live);
            }),
          onEvent: ({ event, data }) =>
            updateCachedData((live) => {
              live.latest = [...live.latest, { event, ...JSON.parse(data) } as AccountMessage].slice(-maxEvents);
              live.nb_events += 1;
              if (event === accountReady && !live.isSettled) live.nb_first = live.nb_events;
              settle(live);
            }),
          onRefusal: (code) => {
            // This call doesn't go through `base.ts`, which reports a lost login session for other calls.
            if (isSessionLoss(code)) dispatch(sessionLost(code));
            updateCachedData((live) => {
              live.isUp = false;
              settle(live);
            });
          },
        });
        await cacheEntryRemoved;
        clearTimeout(timer);
        closeConnection();
      },
    }),
  }),
  overrideExisting: true,
});

/**
 * Called for each event of the account. Also called with `ready` when the connection opens, since earlier events may
 * have been missed.
 */
export type OnAccountEvent = (event: AccountMessage) => void;

/** Query options that poll every minute while the live connection is down and the page is visible. */
export const fallbackPolling = (isUp: boolean) => ({
  pollingInterval: isUp ? 0 : 60_000,
  skipPollingIfUnfocused: true,
});

/**
 * Calls `onEvent` for each event of the signed-in account while the component is mounted. All components of a page
 * share one connection, which is closed while the page is hidden.
 * @returns `isUp`: false while the connection is lost; callers then poll
 */
export const useAccountEvents = (onEvent: OnAccountEvent): { isUp: boolean } => useEvents(onEvent, () => true);

/**
 * Like `useAccountEvents`, for callers that fetch their data once `isSettled` is true, at the latest after 1.5 s. Such
 * callers have missed no event, so `onEvent` doesn't receive the first `ready`. `onEvent` does receive it if an
 * endpoint in `others` was fetched before.
 */
export function useSettledAccountEvents(onEvent: OnAccountEvent, others: readonly string[] = []) {
  const dispatch = useDispatch<Dispatch>();

  const areOthersRead = () =>
    dispatch((_dispatch, getState) =>
      Object.values(getState().api.queries).some((query) => others.includes(query?.endpointName ?? '')),
    );

  return useEvents(onEvent, areOthersRead);
}

function useEvents(onEvent: OnAccountEvent, reportsFirstReady: () => boolean): { isUp: boolean; isSettled: boolean } {
  const { data } = accountLiveApi.useWatchAccountQuery();
  const onNew = useEffectEvent((event: AccountMessage, isFirstReady: boolean) => {
    if (!isFirstReady || reportsFirstReady()) onEvent(event);
  });
  // A component mounted later has just fetched its data, so it skips events from before its first render. It handles
  // later events even if they arrive before the store's first notification, which waits for the next frame.
  const nbHandled = useRef(data?.nb_events ?? 0);
  useEffect(() => {
    if (!data) return;
    let nb = Math.max(nbHandled.current, data.nb_events - data.latest.length);
    nbHandled.current = data.nb_events;
    for (const event of data.latest.slice(data.latest.length - (data.nb_events - nb))) {
      nb += 1;
      onNew(event, nb === data.nb_first);
    }
  }, [data]);
  return { isUp: data?.isUp ?? true, isSettled: data?.isSettled ?? false };
}

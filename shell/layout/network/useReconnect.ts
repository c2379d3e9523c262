import { portalHeader } from '@memocartes/contract/http/portal-header';
import { invalidateAll, refetchAll } from '@memocartes/shared-api/base';
import { type Reach, reachActions } from '@memocartes/shared-api/reachability';
import { request } from '@memocartes/shared-api/request';
import { limitTime } from '@memocartes/shared-api/time-limit';
import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

/** Delay after the first failed probe, doubled up to the maximum, in milliseconds. */
export const probeDelays = { firstMs: 1_000, maxMs: 15_000 };

/** Time after which an unanswered probe has failed, in milliseconds. */
const probeLimitMs = 8_000;

// Without the portal's header, the probe of a signed-in page would always be refused.
async function isReady(outer: AbortSignal): Promise<boolean> {
  const { signal, end } = limitTime(probeLimitMs, outer);
  const ready = await request('/api/health/ready', { signal, cache: 'no-store', headers: portalHeader }).then(
    ({ ok }) => ok,
    () => false,
  );
  end();
  return ready;
}

/** Waits between two probes, with up to 50 % random jitter; ends immediately when the network is back. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms * (1 + Math.random() / 2));

    const end = () => {
      clearTimeout(timer);
      resolve();
    };

    addEventListener('online', end, { once: true, signal });
    signal.addEventListener('abort', end, { once: true });
  });

type Stored = { readonly reach: Reach };

/**
 * Once a call has found the API unavailable, probes the API until it is ready [interface.unreachable]. Then refetches
 * the page's data if a probe failed, or if the call was a change, which may have been saved [interface.lost-response].
 *
 * @returns whether a probe has confirmed that the API is unavailable
 */
export function useReconnect(): boolean {
  const { status } = useSelector((state: Stored) => state.reach);
  const store = useStore<Stored>();
  const dispatch = useDispatch();
  const isProbing = status !== 'ok';
  useEffect(() => {
    if (!isProbing) return;
    const controller = new AbortController();
    const { signal } = controller;
    const isEnded = () => signal.aborted;
    void (async () => {
      for (let attempt = 0; !isEnded(); attempt += 1) {
        const ready = await isReady(signal);
        if (isEnded()) return;
        if (ready) {
          const { hasUnansweredChange } = store.getState().reach;
          dispatch(reachActions.reached());
          if (hasUnansweredChange) dispatch(invalidateAll());
          // Queries that already refetch are skipped; those that failed may have no tags.
          if (attempt > 0) dispatch(refetchAll());
          return;
        }
        dispatch(reachActions.lost());
        await pause(Math.min(probeDelays.maxMs, probeDelays.firstMs * 2 ** attempt), signal);
      }
    })();
    return () => controller.abort();
  }, [isProbing, store, dispatch]);
  return status === 'lost';
}

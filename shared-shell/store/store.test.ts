import { api } from '@memocartes/shared-api/base';

import { setPageVisibility } from '../fake-host/testing/index.ts';
import { createPortalStore } from './index.ts';

let nbRuns = 0;
const endpoints = api.injectEndpoints({
  endpoints: (build) => ({ visibilityProbe: build.query<number, void>({ queryFn: () => ({ data: (nbRuns += 1) }) }) }),
}).endpoints;

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page does not poll while it is hidden, at first or later', async () => {
  const store = createPortalStore();
  setPageVisibility('hidden');
  const subscriptionOptions = { pollingInterval: 20, skipPollingIfUnfocused: true };
  const query = store.dispatch(endpoints.visibilityProbe.initiate(undefined, { subscriptionOptions }));
  await query;
  await jest.advanceTimersByTimeAsync(100);
  expect(nbRuns).toBe(1);
  setPageVisibility('visible');
  await jest.advanceTimersByTimeAsync(200);
  expect(nbRuns).toBeGreaterThan(2);
  setPageVisibility('hidden');
  await jest.advanceTimersByTimeAsync(50);
  const nbBefore = nbRuns;
  await jest.advanceTimersByTimeAsync(200);
  expect(nbRuns).toBe(nbBefore);
  query.unsubscribe();
});

test('refetches queries with `refetchOnFocus` when the page is shown again', async () => {
  const store = createPortalStore();
  const query = store.dispatch(
    endpoints.visibilityProbe.initiate(undefined, { subscriptionOptions: { refetchOnFocus: true } }),
  );
  await query;
  const nbBefore = nbRuns;
  setPageVisibility('hidden');
  setPageVisibility('visible');
  await jest.advanceTimersByTimeAsync(50);
  expect(nbRuns).toBe(nbBefore + 1);
  query.unsubscribe();
});

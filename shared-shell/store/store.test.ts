import { api } from '@memocartes/shared-api/base';

import { setPageVisibility } from '../fake-host/testing/index.ts';
import { createPortalStore } from './index.ts';

let nbRuns = 0;
const endpoints = api.injectEndpoints({
  endpoints: (build) => ({ visibilityProbe: build.query<number, void>({ queryFn: () => ({ data: (nbRuns += 1) }) }) }),
}).endpoints;

afterEach(() => jest.restoreAllMocks());

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('a page does not poll while it is hidden, at first or later', async () => {
  const store = createPortalStore();
  setPageVisibility('hidden');
  const subscriptionOptions = { pollingInterval: 20, skipPollingIfUnfocused: true };
  const query = store.dispatch(endpoints.visibilityProbe.initiate(undefined, { subscriptionOptions }));
  await query;
  await pause(100);
  expect(nbRuns).toBe(1);
  setPageVisibility('visible');
  await pause(200);
  expect(nbRuns).toBeGreaterThan(2);
  setPageVisibility('hidden');
  await pause(50);
  const nbBefore = nbRuns;
  await pause(200);
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
  await pause(50);
  expect(nbRuns).toBe(nbBefore + 1);
  query.unsubscribe();
});

import type { RemoteReport as Report } from '@memocartes/contract/portal/portal.routes';

const report: Report = { remote: 'mf-teacher', version: '2', kind: 'ERROR', reason: 'x', route: '/Dashboard' };
type Sent = { readonly reports: Report[] };

/** A new page with its queue and the reports it has sent. */
async function open() {
  jest.resetModules();
  const sent: Sent[] = [];
  globalThis.fetch = jest.fn(async (_address, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string) as Sent);
    return { ok: true };
  }) as unknown as typeof fetch;
  return { sent, ...(await import('./sender.ts')) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('collects reports into one request, each report once per page', async () => {
  const { sent, queueReport } = await open();
  queueReport({ ...report, stack: 'one' });
  queueReport({ ...report, stack: 'two' });
  queueReport({ ...report, kind: 'RENDER' });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sent.map(({ reports }) => reports.map(({ kind }) => kind))).toEqual([['ERROR', 'RENDER']]);
});

test('sends at most 20 reports per request and 40 per page', async () => {
  const { sent, queueReport } = await open();
  for (let i = 0; i < 100; i += 1) queueReport({ ...report, reason: `x${i}` });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent.map(({ reports }) => reports.length)).toEqual([20, 20]);
});

test('sends the remaining reports, truncated, when the page is left', async () => {
  const { sent, queueReport } = await open();
  queueReport({ ...report, reason: 'r'.repeat(900), stack: 's'.repeat(5_000), duration_ms: 12.6 });
  dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(0);
  const [only] = sent[0]!.reports;
  expect([only?.reason?.length, only?.stack?.length, only?.duration_ms]).toEqual([500, 2_000, 13]);
});

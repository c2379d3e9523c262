import type { CDPSession, Page } from '@playwright/test';

/** Factor by which the simulated processor is slower than this machine's. */
const slowdown = 4;

/** CPU time of the page's main thread in milliseconds: other processes do not change it. */
async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/**
 * Milliseconds that an action takes on a slower processor: its duration plus (slowdown - 1) × its main-thread time. The
 * browser's throttling is inaccurate on few cores: at 4 × it slows a loop 4 times and a layout 18 times.
 *
 * @param act returns the duration of the action in milliseconds
 */
export async function withSlowProcessor(page: Page, act: () => Promise<number>): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await mainThreadMs(cdp);
  const durationMs = await act();
  const work = (await mainThreadMs(cdp)) - before;
  await cdp.detach();
  return durationMs + (slowdown - 1) * work;
}

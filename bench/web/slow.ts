import type { CDPSession, Page } from '@playwright/test';

/** How much slower than this machine's the visitor's processor is. */
export const slowDown = 4;

/** Milliseconds that the page's main thread has worked, as its own clock counts them: other processes don't weigh on it. */
async function worked(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/**
 * Milliseconds that something takes on a slower processor: what it takes here, and what the page's main thread works for it
 * as many times more. The browser's own throttle is no measure on few cores: asked for 4 ×, it slows a loop 4 times and a layout 18 times.
 *
 * @param act does it, and answers with the milliseconds it took.
 */
export async function slowed(page: Page, act: () => Promise<number>): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await worked(cdp);
  const took = await act();
  const work = (await worked(cdp)) - before;
  await cdp.detach();
  return took + (slowDown - 1) * work;
}

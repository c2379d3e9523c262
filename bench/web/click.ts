import type { Browser, Page } from '@playwright/test';

import { type Account, signIn } from './sign-in.ts';
import { withSlowProcessor } from './slow.ts';

/** Lists that a person opens one after the other from the menu, starting on a loaded page. */
export type ListTour = {
  readonly name: string;
  readonly account: Account;
  readonly from: string;
  /** Selector that is present when the start page is loaded. */
  readonly ready: string;
  readonly lists: readonly string[];
  readonly rows: string;
};

/** Milliseconds from each click to the rows: on the first visit of a list and on the second. */
export type Clicks = { readonly first: number[]; readonly again: number[] };

/** Runs in the page: clicks and returns the milliseconds until a new row with text is painted. */
const clickAndWait = ({ to, rows }: { to: string; rows: string }) =>
  new Promise<number>((resolve) => {
    const before = new Set(document.querySelectorAll(rows));
    const hasNewRow = () =>
      [...document.querySelectorAll(rows)].some((row) => !before.has(row) && row.textContent.trim());
    const startedAt = performance.now();
    const watch = new MutationObserver(() => {
      if (!hasNewRow()) return;
      watch.disconnect();
      // A task queued in a frame callback runs after the rows are painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    document.querySelector<HTMLElement>(`a[href="${to}"]`)!.click();
  });

/** Pauses before the first click and between clicks, in milliseconds, as a person reads the page. */
const readingMs = { first: 5_000, next: 700 };

const clickOn = (page: Page, to: string, rows: string) =>
  withSlowProcessor(page, () => page.evaluate(clickAndWait, { to, rows }));

/** One browser session: opens every list twice. */
export async function tourLists(
  browser: Browser,
  address: string,
  { account, from, ready, lists, rows }: ListTour,
): Promise<Clicks> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  try {
    await signIn(context, address, account);
    const page = await context.newPage();
    await page.goto(from);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(readingMs.first);
    const clicks: Clicks = { first: [], again: [] };
    for (const round of ['first', 'again'] as const) {
      for (const to of lists) {
        clicks[round].push(await clickOn(page, to, rows));
        await page.waitForTimeout(readingMs.next);
      }
    }
    return clicks;
  } finally {
    await context.close();
  }
}

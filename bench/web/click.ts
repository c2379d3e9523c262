import type { Browser, Page } from '@playwright/test';

import { type Account, signIn } from './sign-in.ts';
import { slowed } from './slow.ts';

/** Lists that somebody goes through by the entries of their menu, from a page that stands. */
export type Walk = {
  readonly name: string;
  readonly account: Account;
  readonly from: string;
  /** What tells that the page it begins from stands. */ readonly ready: string;
  readonly lists: readonly string[];
  readonly rows: string;
};

/** Milliseconds from each click to its rows: when a list is opened for the first time, and when it is come back to. */
export type Clicks = { readonly first: number[]; readonly again: number[] };

/** Runs in the page: clicks, and answers with the milliseconds until a row with words in it, that was not there before, is painted. */
const clickAndWait = ({ to, rows }: { to: string; rows: string }) =>
  new Promise<number>((resolve) => {
    const before = new Set(document.querySelectorAll(rows));
    const isThere = () =>
      [...document.querySelectorAll(rows)].some((row) => !before.has(row) && row.textContent.trim());
    const begun = performance.now();
    const watch = new MutationObserver(() => {
      if (!isThere()) return;
      watch.disconnect();
      // A task of its own after the frame: the rows are painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    document.querySelector<HTMLElement>(`a[href="${to}"]`)!.click();
  });

/** Milliseconds that somebody reads a page before they click. */
const reading = { first: 5_000, next: 700 };

const clickOn = (page: Page, to: string, rows: string) => slowed(page, () => page.evaluate(clickAndWait, { to, rows }));

/** One sitting of somebody at work: every list, twice over. */
export async function walk(
  browser: Browser,
  address: string,
  { account, from, ready, lists, rows }: Walk,
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
    await page.waitForTimeout(reading.first);
    const clicks: Clicks = { first: [], again: [] };
    for (const round of ['first', 'again'] as const)
      for (const to of lists) {
        clicks[round].push(await clickOn(page, to, rows));
        await page.waitForTimeout(reading.next);
      }
    return clicks;
  } finally {
    await context.close();
  }
}

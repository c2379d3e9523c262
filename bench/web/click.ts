import type { Browser, Page } from '@playwright/test';

import { clickAndWait } from '../browser/clickAndWait.ts';
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

/** Pauses before the first click and between clicks, in milliseconds, as a person reads the page. */
const readingMs = { first: 5_000, next: 700 };

const clickOn = (page: Page, to: string, rows: string) =>
  withSlowProcessor(page, () =>
    page.evaluate(clickAndWait, { target: `a[href="${to}"]`, content: rows, withText: true }),
  );

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

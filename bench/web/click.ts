import type { Browser } from '@playwright/test';
import { slowDown } from './visit.ts';

/** A list screen as somebody comes to it: signed in, from a page that stands, by its entry in the menu. */
export type Click = {
  readonly name: string;
  readonly account: { readonly email: string; readonly password: string };
  readonly from: string;
  /** What tells that the page it begins from stands. */ readonly ready: string;
  readonly to: string;
  readonly rows: string;
};

/** Runs in the page: clicks, and answers with the milliseconds until a row with words in it, that was not there before, is painted. */
const clickAndWait = ({ to, rows }: { to: string; rows: string }) =>
  new Promise<number>((resolve) => {
    const before = new Set(document.querySelectorAll(rows));
    const isThere = () =>
      [...document.querySelectorAll(rows)].some((row) => !before.has(row) && row.textContent.trim());
    const begun = performance.now();
    document.querySelector<HTMLElement>(`a[href="${to}"]`)!.click();
    const look = () => {
      if (isThere()) requestAnimationFrame(() => resolve(performance.now() - begun));
      else requestAnimationFrame(look);
    };
    look();
  });

/** Milliseconds that somebody reads the first page before they click. */
const reading = 5_000;

/** One first click on a slow machine, from a page that was read for a while. */
export async function click(browser: Browser, address: string, { account, from, ready, to, rows }: Click) {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const headers = { 'X-Memocartes': '1', Origin: address };
    const answer = await context.request.post('/api/auth/login', { data: account, headers });
    if (!answer.ok()) throw new Error(`${account.email} can't sign in: ${answer.status()}`);
    const page = await context.newPage();
    await page.goto(from);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(reading);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    return await page.evaluate(clickAndWait, { to, rows });
  } finally {
    await context.close();
  }
}

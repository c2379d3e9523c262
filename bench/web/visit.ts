import type { Browser } from '@playwright/test';

import { type Account, signIn } from './sign-in.ts';
import { withSlowProcessor } from './slow.ts';

/** A page to measure: its path, the account that opens it, and a selector of its first real content. */
export type Subject = {
  readonly name: string;
  readonly path: string;
  readonly account?: Account;
  readonly content: string;
};

/** A response as it was transferred: its path and its compressed size. */
export type Received = { readonly path: string; readonly bytes: number };

/** One visit without cache: every response, and milliseconds to the first real content. */
export type Visit = { readonly files: readonly Received[]; readonly content: number };

const contentTimeoutMs = 30_000;

/** Time after the content has appeared during which responses are still recorded, in milliseconds. */
const settleMs = 1_000;

/** Runs in the page: records when the content appears. */
function watch(selector: string) {
  const record = () => {
    const element = document.querySelector(selector);
    if (!element?.textContent.trim()) return false;
    Object.assign(globalThis, { contentAt: performance.now() });
    return true;
  };

  const look = () => {
    if (!record()) requestAnimationFrame(look);
  };

  look();
}

/**
 * Runs in the page: switches on data-saving mode, in which the portal prefetches nothing. Prefetched bytes would depend
 * on timing.
 */
function saveData() {
  const connection = Reflect.get(navigator, 'connection') as object;
  Object.defineProperty(Object.getPrototypeOf(connection), 'saveData', { get: () => true });
}

/** Opens a page with an empty cache on a slow processor. @throws Error when the content does not appear */
export async function visit(browser: Browser, address: string, subject: Subject): Promise<Visit> {
  const context = await browser.newContext({ baseURL: address, locale: 'fr-FR' });
  try {
    if (subject.account) await signIn(context, address, subject.account);
    const page = await context.newPage();
    await page.addInitScript(saveData);
    await page.addInitScript(watch, subject.content);
    const finished: Promise<Received>[] = [];
    page.on('requestfinished', (request) => {
      const path = new URL(request.url()).pathname;
      finished.push(request.sizes().then(({ responseBodySize }) => ({ path, bytes: responseBodySize })));
    });
    const content = await withSlowProcessor(page, async () => {
      await page.goto(subject.path);
      const at = await page.waitForFunction(() => (globalThis as { contentAt?: number }).contentAt, undefined, {
        timeout: contentTimeoutMs,
      });
      return (await at.jsonValue()) ?? 0;
    });
    await page.waitForTimeout(settleMs);
    return { files: await Promise.all(finished), content };
  } finally {
    await context.close();
  }
}

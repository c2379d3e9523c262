import type { Browser } from '@playwright/test';

import { type Account, signIn } from './sign-in.ts';
import { slowed } from './slow.ts';

/** A page to measure: its path, the account that opens it, and a selector of its first real content. */
export type Subject = {
  readonly name: string;
  readonly path: string;
  readonly account?: Account;
  readonly content: string;
};

/** One visit without cache: requests, transferred bytes of JavaScript, milliseconds to the first real content. */
export type Visit = {
  readonly requests: number;
  readonly script: number;
  readonly content: number;
  readonly files: string[];
};

const contentTimeoutMs = 30_000;

/** Runs in the page: records when the content appears. */
function watch(selector: string) {
  const record = () => {
    const element = document.querySelector(selector);
    if (!element?.textContent?.trim()) return false;
    Object.assign(globalThis, { contentAt: performance.now() });
    return true;
  };
  const look = () => {
    if (!record()) requestAnimationFrame(look);
  };
  look();
}

/** Opens a page with an empty cache on a slow processor. @throws Error when the content does not appear */
export async function visit(browser: Browser, address: string, subject: Subject): Promise<Visit> {
  const context = await browser.newContext({ baseURL: address, locale: 'fr-FR' });
  try {
    if (subject.account) await signIn(context, address, subject.account);
    const page = await context.newPage();
    await page.addInitScript(watch, subject.content);
    const finished: Promise<{ url: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      finished.push(request.sizes().then(({ responseBodySize }) => ({ url: request.url(), bytes: responseBodySize })));
    });
    const content = await slowed(page, async () => {
      await page.goto(subject.path);
      const at = await page.waitForFunction(() => (globalThis as { contentAt?: number }).contentAt, undefined, {
        timeout: contentTimeoutMs,
      });
      return (await at.jsonValue()) ?? 0;
    });
    await page.waitForTimeout(1000);
    const files = await Promise.all(finished);
    const scripts = files.filter(({ url }) => url.endsWith('.js'));
    return {
      requests: files.length,
      script: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      content,
      files: scripts.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`),
    };
  } finally {
    await context.close();
  }
}

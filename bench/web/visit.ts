import type { Browser } from '@playwright/test';

import { type Account, signIn } from './sign-in.ts';
import { slowed } from './slow.ts';

/** A page to be measured: its address, who opens it, and a selector of its first real content. */
export type Subject = {
  readonly name: string;
  readonly path: string;
  readonly account?: Account;
  readonly content: string;
};

/** One cold visit: requests, bytes of JavaScript on the wire, and milliseconds to the first real content. */
export type Visit = {
  readonly requests: number;
  readonly script: number;
  readonly content: number;
  readonly files: string[];
};

/** Longest wait for the content, in milliseconds. */
const patience = 30_000;

/** Runs in the page: notes when the content is there. */
function watch(selector: string) {
  const seen = () => {
    const element = document.querySelector(selector);
    if (!element?.textContent?.trim()) return false;
    Object.assign(globalThis, { contentAt: performance.now() });
    return true;
  };
  const look = () => {
    if (!seen()) requestAnimationFrame(look);
  };
  look();
}

/** Opens a page with an empty cache on a slow machine. @throws Error when its content doesn't come. */
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
        timeout: patience,
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

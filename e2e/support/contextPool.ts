import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** Site data that a test may leave in a context, except cookies and `sessionStorage`, which are cleared separately. */
const storageTypes = 'local_storage,indexeddb,service_workers,cache_storage';

/** Events that tests listen to. Playwright itself listens to others. */
const events = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'response'];

/**
 * A context with its page. Every test that borrows the context gets the same page, which keeps its process and compiled
 * scripts.
 */
type Pooled = {
  readonly key: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
};

/**
 * Browser contexts of a worker, each lent with its page to one test at a time. A context keeps its HTTP cache, page and
 * process. A new page would cost 0.4 s of CPU and load the portal in 0.8 s instead of 0.5 s.
 */
export class ContextPool {
  readonly #browser: Browser;
  readonly #defaults: BrowserContextOptions;
  readonly #idle = new Map<string, Pooled[]>();
  readonly #lent = new Map<BrowserContext, Pooled>();

  constructor(browser: Browser, defaults: BrowserContextOptions) {
    this.#browser = browser;
    this.#defaults = defaults;
  }

  /**
   * A page of a context with these options, without cookies and storage. With `isNew`, the context is new and closed on
   * release.
   */
  async open(options: BrowserContextOptions = {}, isNew = false): Promise<Page> {
    const key = JSON.stringify(options);
    const idle = isNew ? undefined : this.#idle.get(key)?.pop();
    if (!idle) return this.#create(key, options, isNew);
    this.#lent.set(idle.context, idle);
    return idle.page;
  }

  async #create(key: string, options: BrowserContextOptions, isNew: boolean): Promise<Page> {
    const context = await this.#browser.newContext({ ...this.#defaults, ...options });
    const page = await context.newPage();
    if (!isNew) {
      this.#lent.set(context, { key, context, page, session: await context.newCDPSession(page) });
      context.once('close', () => this.#lent.delete(context));
    }
    return page;
  }

  /**
   * Returns a context to the pool. A context is closed instead if it is new, if its page is closed, or if `discard` is
   * true.
   */
  async release(context: BrowserContext, discard = false): Promise<void> {
    const pooled = this.#lent.get(context);
    this.#lent.delete(context);
    if (!pooled || discard || pooled.page.isClosed()) return context.close();
    await this.#reset(pooled);
    this.#idle.set(pooled.key, [...(this.#idle.get(pooled.key) ?? []), pooled]);
  }

  /** Undoes the changes of a test, except init scripts and exposed functions, which can't be removed. */
  async #reset({ key, context, page, session }: Pooled): Promise<void> {
    const {
      viewport,
      colorScheme = 'light',
      reducedMotion = 'no-preference',
    } = {
      ...this.#defaults,
      ...(JSON.parse(key) as BrowserContextOptions),
    };
    const removeListeners = () => events.forEach((event) => page.removeAllListeners(event));
    await Promise.all(context.pages().map(async (other) => other !== page && other.close()));
    removeListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    // Leaving a form with unsaved changes asks for confirmation.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/api/health');
    removeListeners();
    await page.evaluate(() => sessionStorage.clear());
    await context.clearCookies();
    await session.send('Storage.clearDataForOrigin', { origin: this.#defaults.baseURL!, storageTypes });
    await session.send('Page.resetNavigationHistory');
    await page.emulateMedia({ media: null, colorScheme, reducedMotion });
    if (viewport && JSON.stringify(page.viewportSize()) !== JSON.stringify(viewport)) {
      await page.setViewportSize(viewport);
    }
  }

  async close(): Promise<void> {
    for (const { context } of [...this.#idle.values()].flat()) await context.close();
  }
}

import { type BrowserContext, type BrowserContextOptions, expect, test as base } from '@playwright/test';

import { Portal } from './pages/shell/Portal.ts';
import type { Person } from './seed/people.ts';
import { Seed } from './seed/seed.ts';
import { installClock } from './support/clock.ts';
import { ContextPool } from './support/contextPool.ts';

type VisitOptions = BrowserContextOptions & {
  /** A new context with an empty HTTP cache. */
  readonly isNew?: boolean;
  /** A new context whose clock is controlled by `page.clock`. */
  readonly hasClock?: boolean;
};

/** Opens a path in another browser context, signed in if a person is given. The context is released after the test. */
export type Visit = (person?: Person, path?: string, options?: VisitOptions) => Promise<Portal>;

export type PortalOptions = {
  /** Data folder of the tested portal. */
  readonly dataDir: string;
};

type Fixtures = PortalOptions & {
  /** Whether `page` gets a new context: for tests that change the portal's files or add init scripts. */
  readonly isNewContext: boolean;
  /** Origin of the tested portal. */
  readonly origin: string;
  readonly seed: Seed;
  /** Signs a person in on the page, and opens a path. */
  readonly enter: (person: Person, path?: string) => Promise<Portal>;
  readonly portal: Portal;
  readonly visit: Visit;
};

/** Stores the cookie of a login session in a browser context. */
export const addSessionCookie = (context: BrowserContext, origin: string, token: string): Promise<void> =>
  context.addCookies([{ name: 'token', value: token, url: origin, httpOnly: true, sameSite: 'Strict' }]);

export const test = base.extend<Fixtures, { readonly pool: ContextPool }>({
  dataDir: ['', { option: true }],
  isNewContext: [false, { option: true }],
  pool: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport } = project.use;
      // Animations take CPU time and delay each click; tests of animations enable them.
      const defaults = { baseURL, locale, timezoneId, viewport, reducedMotion: 'reduce' } as const;
      const pool = new ContextPool(browser, defaults);
      await use(pool);
      await pool.close();
    },
    { scope: 'worker' },
  ],
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('the project has no baseURL');
    await use(baseURL);
  },
  seed: async ({ origin }, use) => use(new Seed(origin)),
  page: async ({ pool, isNewContext }, use, info) => {
    const page = await pool.open({}, isNewContext);
    await use(page);
    await pool.release(page.context(), info.status !== info.expectedStatus);
  },
  context: async ({ page }, use) => use(page.context()),
  portal: async ({ page }, use) => use(new Portal(page)),
  enter: async ({ context, page, portal, origin }, use) =>
    use(async (person, path = '/Dashboard') => {
      await addSessionCookie(context, origin, person.token);
      await page.goto(path);
      return portal;
    }),
  visit: async ({ pool, origin }, use, info) => {
    const opened: BrowserContext[] = [];
    await use(async (person, path, { isNew = false, hasClock = false, ...options } = {}) => {
      const page = await pool.open(options, isNew || hasClock);
      opened.push(page.context());
      if (hasClock) await installClock(page);
      if (person) await addSessionCookie(page.context(), origin, person.token);
      if (path) await page.goto(path);
      return new Portal(page);
    });
    await Promise.all(opened.map((context) => pool.release(context, info.status !== info.expectedStatus)));
  },
});

export { expect };

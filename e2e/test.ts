import { type BrowserContext, expect, test as base } from '@playwright/test';

import { Portal } from './pages/Portal.ts';
import type { Person } from './seed/people.ts';
import { Seed } from './seed/seed.ts';

type Fixtures = {
  seed: Seed;
  /** Gives the page the session of a person, as their own sign-in would; then on to a path. */
  enter: (person: Person, path?: string) => Promise<Portal>;
  portal: Portal;
};

/** Puts a session's cookie into a browser. */
export const giveSession = (context: BrowserContext, origin: string, token: string): Promise<void> =>
  context.addCookies([{ name: 'token', value: token, url: origin, httpOnly: true, sameSite: 'Strict' }]);

export const test = base.extend<Fixtures>({
  seed: async ({ baseURL }, use) => use(new Seed(baseURL!)),
  portal: async ({ page }, use) => use(new Portal(page)),
  enter: async ({ context, page, portal, baseURL }, use) =>
    use(async (person, path = '/Dashboard') => {
      await giveSession(context, baseURL!, person.token);
      await page.goto(path);
      return portal;
    }),
});

export { expect };

import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';

import { Portal } from './pages/shell/Portal.ts';
import type { Person } from './seed/people.ts';
import { Seed } from './seed/seed.ts';

/** Opens another browser, as a person or as nobody; they close with the test. */
export type Visit = (person?: Person, path?: string, options?: BrowserContextOptions) => Promise<Portal>;

type Fixtures = {
  seed: Seed;
  /** Gives the page the session of a person, as their own sign-in would; then on to a path. */
  enter: (person: Person, path?: string) => Promise<Portal>;
  portal: Portal;
  visit: Visit;
};

/** Acknowledges the information notice wherever it comes up: people of tests sign in for the first time. */
const acknowledgeNotice = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.getByRole('alertdialog', { name: 'Vos données sur ce portail' }), (dialog) =>
    dialog.getByRole('button', { name: 'J’ai compris' }).click(),
  );

/** Puts a session's cookie into a browser. */
export const addSessionCookie = (context: BrowserContext, origin: string, token: string): Promise<void> =>
  context.addCookies([{ name: 'token', value: token, url: origin, httpOnly: true, sameSite: 'Strict' }]);

export const test = base.extend<Fixtures>({
  seed: async ({ baseURL }, use) => use(new Seed(baseURL!)),
  page: async ({ page }, use) => {
    await acknowledgeNotice(page);
    await use(page);
  },
  portal: async ({ page }, use) => use(new Portal(page)),
  enter: async ({ context, page, portal, baseURL }, use) =>
    use(async (person, path = '/Dashboard') => {
      await addSessionCookie(context, baseURL!, person.token);
      await page.goto(path);
      return portal;
    }),
  visit: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (person, path, options) => {
      const context = await browser.newContext({ baseURL, locale: 'fr-FR', timezoneId: 'Europe/Paris', ...options });
      opened.push(context);
      if (person) await addSessionCookie(context, baseURL!, person.token);
      const page = await context.newPage();
      await acknowledgeNotice(page);
      if (path) await page.goto(path);
      return new Portal(page);
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BrowserContext, Page } from '@playwright/test';

import { keyboardFaults } from '../screens/keyboard.ts';
import { type DemoIds, demoIds, screens, type Who } from '../screens/screens.ts';
import { Seed } from '../seed/seed.ts';
import { axeViolations } from '../support/accessibility.ts';
import { takePicture } from '../support/takePicture.ts';
import { listenForViolations } from '../support/violations.ts';
import { addSessionCookie, expect, test as base } from '../test.ts';

/** The same for every screen of a run: asked once. */
let ids: Promise<DemoIds> | undefined;

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };

// A screen is loaded on the phone, then the window grows and the theme changes. Families use every device: theirs are seen in all looks.
const looks = [
  { size: phone, colorScheme: 'dark' },
  { size: tablet, colorScheme: 'dark' },
  { size: desktop, colorScheme: 'light' },
] as const;
const familyLooks = [phone, tablet, desktop].flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })),
);

/** Whether each screen is also walked with the Tab key: by hand, as a few known faults are left. */
const walksByKeyboard = process.env['KEYBOARD_WALK'] === 'true';

/** What the screens of a test do against their Content-Security-Policy. */
const violations = new WeakMap<BrowserContext, string[]>();

/** One window per person, kept from screen to screen: its cache makes the next one quick. */
const test = base.extend<object, { windowOf: (who: Who) => Promise<Page> }>({
  windowOf: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale, timezoneId } = project.use;
      const opened = new Map<string, Promise<Page>>();
      const open = async (who: Who) => {
        const context = await browser.newContext({ baseURL, locale, timezoneId, reducedMotion: 'reduce' });
        violations.set(context, await listenForViolations(context));
        if (who !== 'signedOut') await addSessionCookie(context, baseURL, (await new Seed(baseURL).demo(who)).token);
        return context.newPage();
      };
      await use((who) => {
        const page = opened.get(who) ?? open(who);
        opened.set(who, page);
        return page;
      });
      for (const page of opened.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
});

for (const [name, who, path, act] of screens) {
  test(`${name}: accessible, nothing out of the window, in all widths and both themes [interface.accessible]`, async ({
    seed,
    windowOf,
  }) => {
    const address = path(await (ids ??= demoIds(seed)));
    const page = await windowOf(who);
    const errors: string[] = [];
    const note = (error: Error) => errors.push(error.message);
    page.on('pageerror', note);
    for (const [i, { size, colorScheme }] of (who === 'follower' ? familyLooks : looks).entries()) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      if (i === 0) await page.goto(address);
      if (i === 0) await act?.(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
      await expect(page.locator('[aria-busy=true], .mc-skeleton')).toHaveCount(0);
      const picture = `${name}-${size.width}-${colorScheme}`;
      await takePicture(page, `screens/${picture}`);
      expect(await axeViolations(page), picture).toEqual([]);
      // The buttons of a panel stay in sight, whatever it holds.
      for (const foot of await page.locator('.mc-panel__foot:visible').all())
        await expect(foot, picture).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), picture).toBeLessThanOrEqual(size.width);
    }
    if (walksByKeyboard) {
      expect(await keyboardFaults(page)).toEqual([]);
      await page.setViewportSize(phone);
      expect(await keyboardFaults(page, { hasOrder: false }), 'on a phone').toEqual([]);
    }
    page.off('pageerror', note);
    expect(errors).toEqual([]);
    expect(violations.get(page.context())!.splice(0)).toEqual([]);
  });
}

/** Who may open the screens of a role. */
const whoOf: Readonly<Record<string, readonly Who[]>> = {
  SUPERADMIN: ['superadmin'],
  ADMIN: ['schoolAdmin'],
  TEACHER: ['teacher', 'independent'],
  USER: ['follower'],
};

type RemoteRoutes = { readonly roles: readonly string[]; readonly routes: readonly { readonly path: string }[] };

/** The route of an address: of those that fit, the one with the most words of its own. */
function routeOf(address: string, routes: readonly string[]): string | undefined {
  const pathname = new URL(address, 'http://portal').pathname.toLowerCase();
  const fits = (route: string) =>
    new RegExp(
      `^${route
        .toLowerCase()
        .replace(/\/:\w+\?/g, '(/[^/]+)?')
        .replace(/:\w+/g, '[^/]+')}$`,
    ).test(pathname);
  const words = (route: string) => route.split('/').filter((part) => part && !part.startsWith(':')).length;
  return routes.filter(fits).sort((a, b) => words(b) - words(a))[0];
}

test('the list has every route of every remote, and every page of the shell', async ({ request, seed }) => {
  const known = await (ids ??= demoIds(seed));
  const addresses = screens.map(([, who, path]) => ({ who, address: path(known) }));
  const { remotes } = (await (await request.get('/remotes/registry.json')).json()) as {
    remotes: Record<string, RemoteRoutes>;
  };
  const missing = Object.entries(remotes)
    .filter(([name]) => name.startsWith('mf-'))
    .flatMap(([name, { roles, routes }]) => {
      const visitors = roles.length ? roles.flatMap((role) => whoOf[role]!) : (['signedOut'] as const);
      const paths = routes.map(({ path }) => path);
      const seen = addresses
        .filter(({ who }) => (visitors as readonly Who[]).includes(who))
        .map(({ address }) => routeOf(address, paths));
      return paths.filter((path) => !seen.includes(path)).map((path) => `${name} ${path}`);
    });
  expect(missing).toEqual([]);

  // The shell's own addresses are code of the shell: tests read its list, they don't import it.
  const source = await readFile(join(import.meta.dirname, '../../shell/boot/publicPath.ts'), 'utf8');
  const pages = [...source.split('as const')[0]!.matchAll(/'(\/[^']*)'/g)].map(([, path]) => path!);
  expect(pages.length).toBeGreaterThan(5);
  const open = addresses
    .filter(({ who }) => who === 'signedOut')
    .map(({ address }) => new URL(address, 'http://portal').pathname.toLowerCase());
  const isSeen = (page: string) => open.some((path) => path === page || (page === '/c' && path.startsWith('/c/')));
  // `/oidc` is the callback under its earlier name.
  expect(pages.filter((page) => page !== '/oidc' && !isSeen(page))).toEqual([]);
});

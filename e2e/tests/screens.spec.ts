import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { home } from '@memocartes/contract/devices/home-revision/home.routes';
import { portalHeader } from '@memocartes/contract/http/portal-header';
import type { BrowserContext, Page } from '@playwright/test';

import { expectLoaded } from '../interactions/expectLoaded.ts';
import { familyScreens, type FamilyWho } from '../screens/familyScreens.ts';
import { keyboardFaults } from '../screens/keyboard.ts';
import { allScreens, anyIds, type RemoteRoutes, routesWithoutScreen } from '../screens/recordedScreens.ts';
import { type DemoIds, demoIds, type Who } from '../screens/screens.ts';
import { type HomeFamily, seedHomeFamily } from '../seed/homeFamily.ts';
import { demo } from '../seed/people.ts';
import { Seed } from '../seed/seed.ts';
import { axeViolations, preloadAxe } from '../support/accessibility.ts';
import { excessWidth } from '../support/layout.ts';
import { classesWithoutStyle } from '../support/styleSheets.ts';
import { takePicture } from '../support/takePicture.ts';
import { listenForViolations } from '../support/violations.ts';
import { addSessionCookie, expect, test as base } from '../test.ts';

/** Ids of the demonstration, requested once per worker for all screens. */
let ids: Promise<DemoIds> | undefined;

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };

// A screen is loaded at phone size, then the window grows and the theme changes. Followers use every device: their
// screens are checked in all variants.
const variants = [
  { size: phone, colorScheme: 'dark' },
  { size: tablet, colorScheme: 'dark' },
  { size: desktop, colorScheme: 'light' },
] as const;
const familyVariants = [phone, tablet, desktop].flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })),
);

/** Violations of the Content-Security-Policy by the screens of a test. */
const violations = new WeakMap<BrowserContext, string[]>();

/** A separate family, created once per worker, for screens that need data which the demonstration lacks. */
let family: Promise<HomeFamily> | undefined;

type Viewer = Who | `family ${FamilyWho}`;
const isOfDemo = (viewer: Viewer): viewer is Exclude<Who, 'signedOut'> => viewer in demo;

/**
 * Signs a browser in as a person of the demonstration or of the separate family. For a device at home, attaches the
 * browser to a child of the family.
 */
async function prepare(context: BrowserContext, origin: string, viewer: Viewer): Promise<void> {
  const seed = new Seed(origin);
  const attach = (code: string) =>
    context.request.post(`${origin}/api${home.attach.path}`, { data: { code }, headers: portalHeader });
  if (viewer === 'signedOut') return;
  if (isOfDemo(viewer)) return addSessionCookie(context, origin, (await seed.demo(viewer)).token);
  const people = await (family ??= seedHomeFamily(seed));
  if (viewer === 'family teacher') return addSessionCookie(context, origin, people.teacher.token);
  if (viewer === 'family follower') return addSessionCookie(context, origin, people.follower.token);
  expect((await attach(viewer === 'family homeDevice' ? people.code : people.siblingCode)).ok()).toBe(true);
  if (viewer === 'family closedHomeDevice') await people.closeHome();
}

/** One page per viewer, reused for each screen: its cache makes the next screen load faster. */
const test = base.extend<object, { readonly pageOf: (who: Viewer) => Promise<Page> }>({
  pageOf: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale, timezoneId } = project.use;
      const opened = new Map<string, Promise<Page>>();

      const open = async (viewer: Viewer) => {
        const context = await browser.newContext({ baseURL, locale, timezoneId, reducedMotion: 'reduce' });
        violations.set(context, await listenForViolations(context));
        await preloadAxe(context);
        await prepare(context, baseURL, viewer);
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

/**
 * Checks that nothing is wider than the window, and that the buttons of a panel are visible even if its content is
 * long.
 */
async function expectInWindow(page: Page, picture: string): Promise<void> {
  for (const foot of await page.locator(':is(.mc-panel__foot, .mc-dialog__foot):visible').all()) {
    await expect(foot, picture).toBeInViewport({ ratio: 1 });
  }
  expect(await excessWidth(page), picture).toBe(0);
}

/** Shows the page in English until the next page load. @returns false if the page has no button for English */
async function switchToEnglish(page: Page): Promise<boolean> {
  // The click is dispatched, since a dialog may cover the header.
  const button = page.getByRole('button', { name: 'Switch to English', includeHidden: true });
  if (!(await button.count())) return false;
  await button.dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => localStorage.removeItem('memocartes.locale'));
  return true;
}

/**
 * Opens a screen once and checks it in all its variants, then navigates it by keyboard in a wide and a narrow window.
 * In English, checks only that the screen fits the window of a phone.
 */
async function expectScreen(
  page: Page,
  name: string,
  isOfFamilies: boolean,
  open: () => Promise<unknown>,
): Promise<void> {
  const errors: string[] = [];
  const addError = (error: Error) => errors.push(error.message);
  page.on('pageerror', addError);
  for (const [i, { size, colorScheme }] of (isOfFamilies ? familyVariants : variants).entries()) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    if (i === 0) await open();
    // Retried: a resized page may show the titles of two layouts for a moment.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
    await expectLoaded(page);
    const picture = `${name}-${size.width}-${colorScheme}`;
    await takePicture(page, `screens/${picture}`);
    expect(await axeViolations(page), picture).toEqual([]);
    await expectInWindow(page, picture);
  }
  expect(await classesWithoutStyle(page), `${name}: classes whose style sheets are not loaded`).toEqual([]);
  expect(await keyboardFaults(page), `${name} by keyboard`).toEqual([]);
  await page.setViewportSize(phone);
  // The keyboard check may have opened another tab, which loads its content.
  await expectLoaded(page);
  expect(await keyboardFaults(page, { isWhole: false }), `${name} by keyboard on a phone`).toEqual([]);
  if (await switchToEnglish(page)) await expectInWindow(page, `${name} in English`);
  page.off('pageerror', addError);
  expect(errors).toEqual([]);
}

for (const [name, who, path, act] of allScreens) {
  test(`${name}: the screen is accessible and fits the window at all widths, in a light and a dark theme, and works by keyboard alone [interface.accessible] [interface.keyboard]`, async ({
    seed,
    pageOf,
  }) => {
    const address = path(await (ids ??= demoIds(seed)));
    const page = await pageOf(who);
    await expectScreen(page, name, who === 'follower', async () => {
      await page.goto(address);
      if (address.includes('panel=')) await expect(page.locator('.mc-panel')).toBeVisible();
      await act?.(page);
    });
    expect(violations.get(page.context())!.splice(0)).toEqual([]);
  });
}

for (const [name, who, path, act] of familyScreens) {
  test(`${name} (family): the screen is accessible and fits the window at all widths, in a light and a dark theme, and works by keyboard alone [interface.accessible] [interface.keyboard]`, async ({
    seed,
    pageOf,
  }) => {
    const people = await (family ??= seedHomeFamily(seed));
    const page = await pageOf(`family ${who}`);
    await expectScreen(page, name, who !== 'teacher', async () => {
      await page.goto(path(people));
      await act?.(page, people);
    });
    expect(violations.get(page.context())!.splice(0)).toEqual([]);
  });
}

test('the list of screens contains every route of every remote, and every public page of the shell', async ({
  request,
}) => {
  const { remotes } = (await (await request.get('/remotes/registry.json')).json()) as {
    readonly remotes: Record<string, RemoteRoutes>;
  };
  const missing = Object.entries(remotes)
    .filter(([name]) => name.startsWith('mf-'))
    .flatMap(([name, remote]) => routesWithoutScreen(remote, allScreens).map((path) => `${name} ${path}`));
  expect(missing).toEqual([]);

  // The addresses of the shell's pages are read from its source file, which browser tests don't import.
  const source = await readFile(join(import.meta.dirname, '../../shell/boot/publicPath.ts'), 'utf8');
  const pages = [...source.split('as const')[0]!.matchAll(/'(\/[^']*)'/g)].map(([, path]) => path!);
  expect(pages.length).toBeGreaterThan(5);
  const open = allScreens
    .filter(([, who]) => who === 'signedOut')
    .map(([, , path]) => new URL(path(anyIds), 'http://portal').pathname.toLowerCase());
  const isSeen = (page: string) => open.some((path) => path === page || (page === '/c' && path.startsWith('/c/')));
  // `/oidc` is the earlier path of `/callback`.
  expect(pages.filter((page) => page !== '/oidc' && !isSeen(page))).toEqual([]);
});

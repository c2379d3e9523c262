import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Page, test } from '@playwright/test';

import { serveFolder } from './serveFolder.ts';

const folder = join(import.meta.dirname, '../../storybook/storybook-static');

type Entry = { readonly id: string; readonly type: 'story' | 'docs' };
/** The page opened first. */
const start = 'design-start--docs';

type Globals = { readonly mode: 'light' | 'dark'; readonly locale: 'fr' | 'en' };

function readEntries(): Entry[] {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) throw new Error('Storybook was not built: npm run test:stories builds it first.');
  return Object.values(
    (JSON.parse(readFileSync(index, 'utf8')) as { readonly entries: Record<string, Entry> }).entries,
  );
}

type Channel = {
  readonly on: (event: string, listener: (message: unknown) => void) => void;
  readonly off: (event: string, listener: (message: unknown) => void) => void;
  readonly emit: (event: string, message: unknown) => void;
};
declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/**
 * Shows an entry in the open page, as a click in Storybook's list does. Then waits up to 60 frames for the entry's
 * elements. A page load for each entry would take a second more.
 *
 * @returns why the entry can't be shown; undefined when it is shown
 */
const show = (page: Page, { id, type }: Entry) =>
  page.evaluate(
    async ([storyId, viewMode, root]) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const textOf = (message: unknown) => (typeof message === 'string' ? message : JSON.stringify(message));
      const ended = new Promise<string | undefined>((resolve) => {
        const listeners = ['storyFinished', 'docsRendered', 'storyThrewException', 'storyErrored', 'storyMissing'].map(
          (event) => {
            const listener = (message: unknown) => {
              for (const [name, other] of listeners) channel.off(name, other);
              resolve(/Finished|Rendered/.test(event) ? undefined : `${event} ${textOf(message)}`);
            };

            channel.on(event, listener);
            return [event, listener] as const;
          },
        );
      });
      channel.emit('setCurrentStory', { storyId, viewMode });
      const tooLong = new Promise<string>((resolve) => setTimeout(resolve, 5_000, 'not shown within 5 s'));
      const failure = await Promise.race([ended, tooLong]);
      if (failure) return failure;
      // A screen loads its texts, so it is drawn a moment after its story has ended.
      for (let frame = 0; frame < 60 && !document.querySelector(root)?.children.length; frame++) {
        await new Promise(requestAnimationFrame);
      }
      return document.body.classList.contains('sb-show-errordisplay')
        ? document.querySelector('#error-message')?.textContent.slice(0, 300)
        : undefined;
    },
    [id, type === 'docs' ? 'docs' : 'story', type === 'docs' ? '#storybook-docs' : '#storybook-root'] as const,
  );

/** Shows an entry by a page load. @returns why the entry can't be shown; undefined when it is shown */
async function open(page: Page, { id, type }: Entry, globals: string) {
  const load = () => page.goto(`${server.url}/iframe.html?viewMode=${type}&id=${id}&globals=${globals}`);
  // If the previous story has not ended, Storybook reloads the page and interrupts this call.
  await load().catch(load);
  await page.waitForFunction('window.__STORYBOOK_ADDONS_CHANNEL__');
  const shown = page.locator('#storybook-root > *, #storybook-docs > *').first();
  const error = page.locator('.sb-show-errordisplay #error-message');
  await shown.or(error).first().waitFor({ state: 'attached' });
  return (await error.isVisible()) ? error.innerText() : undefined;
}

let server: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  server = await serveFolder(folder);
});

test.afterAll(() => {
  server.close();
});

/** Loads the page `start`, then shows the entries in it one by one. @returns messages of failures by entry id */
async function failuresOf(page: Page, entries: readonly Entry[], { mode, locale }: Globals) {
  const failures: Record<string, string> = {};
  let current = '';
  page.on('pageerror', ({ message }) => {
    failures[current] ??= message;
  });
  // Storybook's accessibility checks are off: the tests of screens check accessibility.
  const globals = `mode:${mode};locale:${locale};a11y.manual:!true`;
  await open(page, { id: start, type: 'docs' }, globals);

  for (const entry of entries.filter(({ id }) => id !== start)) {
    current = entry.id;
    const failure = await show(page, entry).catch((error: unknown) => String(error));
    // A story that can't replace the previous story may still be shown after a page load.
    const ownFailure = failure && (await open(page, entry, globals).catch(() => failure));
    if (ownFailure) failures[entry.id] ??= ownFailure;
  }
  return failures;
}

test('every story and every design page is shown [portal.stories]', async ({ page }) => {
  const entries = readEntries();
  expect(entries.length).toBeGreaterThan(700);
  expect(await failuresOf(page, entries, { mode: 'light', locale: 'fr' })).toEqual({});
});

test('the toolbar shows a screen in dark mode and in English [portal.stories]', async ({ page }) => {
  const entries = readEntries().filter(({ id }) => id === 'follower-dashboard--default');
  expect(await failuresOf(page, entries, { mode: 'dark', locale: 'en' })).toEqual({});
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.getByText(/cards to revise/).first()).toBeVisible();
});

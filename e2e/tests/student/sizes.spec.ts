import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { chromium } from '@playwright/test';

import { completeRevision } from '../../interactions/completeRevision.ts';
import { TabletPage } from '../../pages/student/TabletPage.ts';
import { seedTypedSession } from '../../seed/typedCards.ts';
import { fullBrowser } from '../../support/browsers.ts';
import { installClock } from '../../support/clock.ts';
import { excessWidth, longestAnimationMs, smallControls, unreadableTexts } from '../../support/layout.ts';
import { takePicture } from '../../support/takePicture.ts';
import { expect, test } from '../../test.ts';
const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
] as const;
const firstnames = ['Zoé', 'Anna', 'Léo', 'Maya'];

test('each control on the tablet is at least 44 px wide and high, main controls at least 56 px high; animations last at most 400 ms [tablets.controls]', async ({
  seed,
  visit,
}) => {
  test.setTimeout(300_000);
  const classSession = await seedTypedSession(seed, firstnames);
  const options = { hasTouch: true, serviceWorkers: 'block', reducedMotion: 'no-preference', hasClock: true } as const;
  const { page } = await visit(undefined, undefined, options);
  const tablet = new TabletPage(page);
  for (const [i, viewport] of sizes.entries()) {
    const size = `${viewport.width}x${viewport.height}`;
    await page.setViewportSize(viewport);
    const small: string[] = [];
    await completeRevision(tablet, classSession, firstnames[i]!, async (step) => {
      await takePicture(page, `child-sizes/${size}-${step}`);
      const tooSmall = await smallControls(page);
      const main = page.locator(
        '.student-pad button, .student-names button, .student__big, .student__other, .student-revise__actions button, .student-typed input',
      );
      const low = await main.evaluateAll((all) =>
        all.filter((item) => item.getBoundingClientRect().height < 55.5).map((item) => item.textContent),
      );
      small.push(...tooSmall.map((item) => `${step}: ${item}`), ...low.map((item) => `${step}, below 56: ${item}`));
      // On a tablet the text of each answer button is on one line.
      const answers = page.locator('.student-revise__actions--turn button');
      const wrapped = await answers.evaluateAll((all) =>
        all.flatMap((item) => {
          const range = document.createRange();
          range.selectNodeContents(item);
          const bottoms = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => bottom);
          return Math.max(...bottoms) - Math.min(...bottoms) > 20 ? [item.textContent] : [];
        }),
      );
      if (Math.min(viewport.width, viewport.height) >= 768) expect(wrapped, `${size} ${step}`).toEqual([]);
      expect(await longestAnimationMs(page), `${size} ${step}`).toBeLessThanOrEqual(400);
      expect(await excessWidth(page), step).toBe(0);
    });
    // The typeface menu opens over the page.
    await tablet.leaveEndPage();
    await page.getByRole('button', { name: 'Lettres' }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    small.push(...(await smallControls(page)));
    await page.keyboard.press('Escape');
    expect.soft(small, size).toEqual([]);
    await tablet.reset();
  }
  await classSession.teacherApi.call(sessions.close, { id: classSession.session.id });
});

/** At a zoom of 200 %, a page has half the width and height in CSS pixels. */
const halved = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width: width / 2,
  height: height / 2,
});
const enlargements = [
  { name: 'font', deviceScaleFactor: 1, viewports: sizes, firstnames: ['Zoé', 'Anna', 'Léo', 'Maya'] },
  { name: 'zoom', deviceScaleFactor: 2, viewports: sizes.slice(2), firstnames: ['Noah', 'Inès'] },
] as const;

test('every text of a student’s revision is readable at 200 %, by the browser’s font size or by zoom', async ({
  seed,
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(240_000);
  const classSession = await seedTypedSession(
    seed,
    enlargements.flatMap(({ firstnames: names }) => names),
  );
  for (const { name, deviceScaleFactor, viewports, firstnames: names } of enlargements) {
    const profile = await mkdtemp(join(tmpdir(), 'memocartes-large-text-'));
    if (name === 'font') {
      await mkdir(join(profile, 'Default'));
      const fonts = { webkit: { webprefs: { default_font_size: 32 } } };
      await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(fonts));
    }
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      // The headless shell ignores the preferences of the profile.
      ...(fullBrowser && { executablePath: fullBrowser }),
      baseURL,
      locale: 'fr-FR',
      deviceScaleFactor,
      hasTouch: true,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const page = context.pages()[0] ?? (await context.newPage());
    const fontSize = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(fontSize).toBe(name === 'font' ? '32px' : '16px');
    await installClock(page);
    const tablet = new TabletPage(page);
    for (const [i, viewport] of viewports.entries()) {
      const size = `${name}-${viewport.width}x${viewport.height}`;
      await page.setViewportSize(name === 'zoom' ? halved(viewport) : viewport);
      const faults: string[] = [];
      await completeRevision(tablet, classSession, names[i]!, async (step) => {
        await takePicture(page, `child-sizes/200-${size}-${step}`, { fullPage: true });
        faults.push(...(await unreadableTexts(page)).map((item) => `${step}: ${item}`));
        // Reduced motion shortens animations to 0.01 ms.
        expect(await longestAnimationMs(page), `${size} ${step}`).toBeLessThan(1);
      });
      expect.soft(faults, size).toEqual([]);
      await tablet.reset();
    }
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
  await classSession.teacherApi.call(sessions.close, { id: classSession.session.id });
});

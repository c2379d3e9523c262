import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { classes } from '@memocartes/contract/classes/classes.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import type { Page } from '@playwright/test';

import { expectLoaded } from '../interactions/expectLoaded.ts';
import { TabletPage } from '../pages/student/TabletPage.ts';
import { expect, test } from '../test.ts';

const root = join(import.meta.dirname, '../..');
/** Folder of the pictures: the README's folder if `SCREENSHOTS` is set, otherwise a folder of the test results. */
const folder = join(root, process.env.SCREENSHOTS ? 'docs/screenshots' : 'e2e/test-results/pictures');

const desktop = { viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' } as const;
const tabletSize = { ...desktop, viewport: { width: 768, height: 1024 }, hasTouch: true } as const;
const phone = { ...desktop, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } as const;

const names = [
  'teacher-dashboard',
  'teacher-packs',
  'teacher-session',
  'student-card',
  'follower-phone',
  'school-admin-dashboard',
  'superadmin-dashboard',
] as const;

async function takeReadmePicture(page: Page, name: (typeof names)[number]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

test('takes the teacher’s, the student’s and the follower’s pictures of the README', async ({ seed, visit }) => {
  const teacher = await seed.demo('teacher');
  const api = seed.as(teacher);
  const { classes: taught } = await api.call(classes.list);
  const secret = await seed.tabletSecret(teacher.schoolId!);
  const portal = await visit(teacher, '/Dashboard', desktop);
  const { page } = portal;
  await expect(portal.title).toHaveText('Bonjour Claire');
  await expect(portal.entries.last()).toHaveText('Nous contacter');
  await takeReadmePicture(page, 'teacher-dashboard');

  await page.goto('/schools/packs');
  await expect(page.getByText('Touchez une semaine libre')).toBeVisible();
  await takeReadmePicture(page, 'teacher-packs');

  const opened = await api.call(sessions.open, { body: { classes_id: taught[0]!.id } });
  try {
    const tablet = new TabletPage((await visit(undefined, '/device', tabletSize)).page);
    await tablet.openWithSecret(secret);
    await tablet.typeCode(opened.code);
    await tablet.page.getByRole('listitem').getByRole('button').first().click();
    await tablet.start();
    await expect(tablet.card).toBeVisible();
    await expect(tablet.page.getByRole('group', { name: 'Ta réponse' }).getByRole('button').first()).toBeEnabled();
    await takeReadmePicture(tablet.page, 'student-card');
    await page.goto(`/classes/${taught[0]!.id}/sessions`);
    await expect(page.getByText('1 élève présent sur')).toBeVisible();
    await takeReadmePicture(page, 'teacher-session');
  } finally {
    await api.call(sessions.close, { id: opened.id });
  }

  const follower = await visit(await seed.demo('follower'), '/Dashboard', phone);
  await expect(follower.page.getByRole('table').first()).toBeAttached();
  await takeReadmePicture(follower.page, 'follower-phone');
});

for (const [viewer, title] of [
  ['schoolAdmin', /^École /],
  ['superadmin', 'Vue d’ensemble'],
] as const) {
  test(`takes the ${viewer}’s picture of the README`, async ({ seed, visit }) => {
    const portal = await visit(await seed.demo(viewer), '/Dashboard', desktop);
    await expect(portal.title).toHaveText(title);
    await takeReadmePicture(portal.page, viewer === 'superadmin' ? 'superadmin-dashboard' : 'school-admin-dashboard');
  });
}

test('the README shows only pictures that these tests take', () => {
  const shown = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/docs\/screenshots\/([\w-]+)\.png/g)];
  expect(shown.length).toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining(shown.map(([, name]) => name)));
});

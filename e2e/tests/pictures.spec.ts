import { join } from 'node:path';

import { classes } from '@memocartes/contract/classes/classes.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { TabletPage } from '../pages/student/TabletPage.ts';
import { expect, test } from '../test.ts';

/** Where the README finds its pictures; written only when asked for, `SCREENSHOTS=1`. */
const folder = join(
  import.meta.dirname,
  process.env.SCREENSHOTS ? '../../docs/screenshots' : '../test-results/pictures',
);
const picture = (name: string) => ({ path: join(folder, `${name}.png`) });

test('the pictures of the README: a teacher, a tablet, a family', async ({ seed, visit }) => {
  const teacher = await seed.demo('teacher');
  const api = seed.as(teacher);
  const { classes: taught } = await api.call(classes.list);
  const secret = await seed.tabletSecret(teacher.schoolId!);
  const { page } = await visit(teacher, '/Dashboard');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Claire');
  await expect(page.locator('.mc-skeleton')).toHaveCount(0);
  await page.screenshot(picture('teacher-dashboard'));

  await page.goto('/schools/packs');
  await expect(page.getByText('Touchez une semaine libre')).toBeVisible();
  await page.screenshot(picture('teacher-packs'));

  const opened = await api.call(sessions.open, { body: { classes_id: taught[0]!.id } });
  try {
    const desk = await visit(undefined, '/device', { viewport: { width: 768, height: 1024 }, hasTouch: true });
    const tablet = new TabletPage(desk.page);
    await tablet.tie(secret);
    await tablet.typeCode(opened.code);
    await desk.page.getByRole('listitem').getByRole('button').first().click();
    await tablet.start();
    await expect(tablet.card).toBeVisible();
    await desk.page.screenshot(picture('student-card'));
    await page.goto(`/classes/${taught[0]!.id}/sessions`);
    await expect(page.getByText('1 élève sur')).toBeVisible();
    await page.screenshot(picture('teacher-session'));
  } finally {
    await api.call(sessions.close, { id: opened.id });
  }

  const follower = await visit(await seed.demo('follower'), '/Dashboard', { viewport: { width: 390, height: 844 } });
  await expect(follower.page.getByRole('table').first()).toBeAttached();
  await follower.page.screenshot(picture('follower-phone'));
});

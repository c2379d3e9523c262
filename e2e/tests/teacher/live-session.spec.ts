import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import type { Page } from '@playwright/test';

import { TabletPage } from '../../pages/student/TabletPage.ts';
import { SessionPage } from '../../pages/teacher/SessionPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import { expect, test } from '../../test.ts';

/** A marker that a page keeps until it is reloaded. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameLoad: true }));
const isSameLoad = (page: Page) => page.evaluate(() => 'sameLoad' in window);

const tabletOptions = { viewport: { width: 768, height: 1024 }, hasTouch: true };

test('the teacher’s page shows the progress on a tablet without a reload, including progress made while the page was offline [sessions.live]', async ({
  seed,
  visit,
}) => {
  const { secret, class_, teacher, session } = await seedOpenSession(seed, ['Lina', 'Noé'], 4);
  const { page } = await visit(teacher, `/classes/${class_.id}/sessions`);
  const board = new SessionPage(page);
  await expect(board.liveStatus).toHaveText('En direct');
  await expect(board.awaitedButton).toContainText('2 élèves attendus');
  await mark(page);

  const tabletPortal = await visit(undefined, '/device', tabletOptions);
  const tablet = new TabletPage(tabletPortal.page);
  await tablet.openWithSecret(secret);
  await tablet.typeCode(session.code);
  await tablet.chooseName('Lina');
  await tablet.start();
  await expect(board.joinedText).toHaveText('1 élève présent sur 2');
  await expect(board.student('Lina LOVELACE')).toContainText('révise');
  await expect(page.getByText('Lina LOVELACE a rejoint la séance.')).toBeAttached();
  await tablet.answer('right');
  await expect(board.student('Lina LOVELACE')).toContainText('1 juste sur 1');

  await page.context().setOffline(true);
  await expect(board.liveStatus).toContainText('Connexion coupée');
  await tablet.answer('right');
  await tablet.answer('wrong');
  await expect(board.student('Lina LOVELACE')).toContainText('1 juste sur 1');
  await page.context().setOffline(false);
  await expect(board.liveStatus).toHaveText('De nouveau en direct');
  await expect(board.student('Lina LOVELACE')).toContainText('2 justes sur 3');
  await tablet.answer('right');
  await expect(board.student('Lina LOVELACE')).toContainText('3 justes sur 4');
  expect(await isSameLoad(page)).toBe(true);
});

test('the list of classes shows a revision session that is opened or closed elsewhere', async ({ seed, visit }) => {
  const { class_, teacher, teacherApi, session } = await seedOpenSession(seed, ['Lina'], 2);
  await teacherApi.call(sessions.close, { id: session.id });
  const { page } = await visit(teacher, '/classes/sessions');
  const card = page.getByRole('region', { name: class_.name });
  await expect(card.getByRole('button', { name: 'Ouvrir une séance' })).toBeVisible();
  await mark(page);
  const again = await teacherApi.call(sessions.open, { body: { classes_id: class_.id } });
  await expect(card.getByRole('link', { name: 'Suivre la séance' })).toBeVisible();
  await teacherApi.call(sessions.close, { id: again.id });
  await expect(card.getByRole('button', { name: 'Ouvrir une séance' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Séances passées' })).toBeVisible();
  expect(await isSameLoad(page)).toBe(true);
});

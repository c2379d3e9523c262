import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { TabletPage } from '../../pages/student/TabletPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import { expect, test } from '../../test.ts';

test('the tablet shows within 2 s that the teacher closed the session, with the right counts', async ({
  seed,
  visit,
}) => {
  const { secret, classStudents, teacherApi, session } = await seedOpenSession(seed, ['Zoé'], 4);
  const { page } = await visit(undefined, '/device', { viewport: { width: 768, height: 1024 }, hasTouch: true });
  const tablet = new TabletPage(page);
  await tablet.openWithSecret(secret);
  await tablet.typeCode(session.code);
  await tablet.chooseName('Zoé');
  await tablet.start();
  await tablet.answer('right');
  await tablet.answer('wrong');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(tablet.progress).toHaveText('1 sur 4');
  await tablet.answer('right');
  await expect(tablet.progress).toHaveText('2 sur 4');

  await teacherApi.call(sessions.close, { id: session.id });
  await expect(tablet.title).toHaveText(/C’est l’heure, Zoé\s: on s’arrête\s!/, { timeout: 2_000 });
  await expect(page.getByText('Tu as revu 2 cartes.')).toBeVisible();
  await expect(page.getByText('2 cartes avancent d’une boîte.')).toBeVisible();
  const { students } = await teacherApi.call(sessions.students, { id: session.id });
  expect(students.find(({ id }) => id === classStudents[0].id)).toMatchObject({
    nb_right: 2,
    nb_wrong: 0,
    status: 'ENDED',
    moved: { up: 2, down: 0, kept: 0 },
  });
});

import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { TabletPage } from '../../pages/student/TabletPage.ts';
import { changeText, runNpmScript } from '../../remotes/publish.ts';
import { PublishedRemotes } from '../../remotes/PublishedRemotes.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import { expect, test } from '../../test.ts';

const name = 'mf-student';
const size = { viewport: { width: 768, height: 1024 }, hasTouch: true, isNew: true };
let published: PublishedRemotes;
let restoreText: () => void;

test.beforeEach(({ dataDir }) => {
  published = new PublishedRemotes(dataDir);
  restoreText = changeText(name, 'Touche ton prénom', 'Où est ton prénom');
});

test.afterEach(() => {
  restoreText();
  published.close();
});

test('an installed tablet that was offline sends its answers, takes the new version and deletes the old files [boxes.answers-once]', async ({
  seed,
  visit,
  dataDir,
}) => {
  test.setTimeout(180_000);
  const { secret, classStudents, teacherApi, session } = await seedOpenSession(seed, ['Chloé'], 4);
  const { page } = await visit(undefined, '/device', size);
  const tablet = new TabletPage(page);
  await tablet.openWithSecret(secret);
  await tablet.typeCode(session.code);
  await expect(tablet.title).toHaveText('Touche ton prénom');
  const { version } = published.registered(name);

  const nbCached = (path: string) =>
    page.evaluate(async (folder) => {
      const requests = await Promise.all((await caches.keys()).map(async (item) => (await caches.open(item)).keys()));
      return requests.flat().filter(({ url }) => url.includes(folder)).length;
    }, `/remotes/${name}/${path}/`);

  await expect.poll(() => nbCached(version)).toBeGreaterThan(1);
  await tablet.chooseName('Chloé');
  await tablet.start();
  await expect(tablet.progress).toHaveText('0 sur 4');
  await page.context().setOffline(true);
  await tablet.answer('right');
  await tablet.answer('wrong');
  await expect(tablet.progress).toHaveText('1 sur 4');

  await runNpmScript('publish-remote', name, dataDir);
  const { version: next } = published.registered(name);
  expect(next).not.toBe(version);
  // The tablet is still offline, so the installed version continues to run.
  await page.reload();
  await expect(tablet.progress).toHaveText('1 sur 4');

  await page.context().setOffline(false);
  await page.reload();
  await expect(tablet.progress).toHaveText('1 sur 4');

  const countAnswers = async () => {
    const { students } = await teacherApi.call(sessions.students, { id: session.id });
    const { nb_right, nb_wrong } = students.find(({ id }) => id === classStudents[0].id)!;
    return [nb_right, nb_wrong];
  };

  await expect.poll(countAnswers).toEqual([1, 1]);
  await expect.poll(() => nbCached(next)).toBeGreaterThan(1);
  await expect.poll(() => nbCached(version)).toBe(0);
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arrêter' }).click();
  await expect(tablet.title).toHaveText('Où est ton prénom');

  await page.context().setOffline(true);
  await page.reload();
  await expect(tablet.title).toHaveText('Où est ton prénom');
  await page.context().setOffline(false);
  await runNpmScript('rollback-remote', name, dataDir);
});

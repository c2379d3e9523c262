import { boxesRoutes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { TabletPage } from '../../pages/student/TabletPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import { expect, test } from '../../test.ts';

const size = { viewport: { width: 768, height: 1024 }, hasTouch: true };

test('two offline tablets of one student reach the same state, whichever reconnects first, with answers sent twice [boxes.answers-once] [interface.offline]', async ({
  seed,
  visit,
}) => {
  test.setTimeout(180_000);
  const { secret, classStudents, teacherApi, session } = await seedOpenSession(seed, ['Ada', 'Béa'], 4);

  const openTablet = async () => {
    // The page itself is tested, without the service worker.
    const { page } = await visit(undefined, '/device', { ...size, serviceWorkers: 'block', hasClock: true });
    const opened = new TabletPage(page);
    await opened.openWithSecret(secret);
    await opened.typeCode(session.code);
    await expect(opened.title).toHaveText('Touche ton prénom');
    return opened;
  };

  const tablets = { first: await openTablet(), second: await openTablet() };

  /** Reconnects, but loses the server's first response, so that all answers are sent twice. */
  const reconnect = async ({ page }: TabletPage) => {
    let sent = 0;
    await page.route('**/answers', async (route) => {
      sent += 1;
      const response = await route.fetch();
      if (sent === 1) await route.abort();
      else await route.fulfill({ response });
    });
    await page.context().setOffline(false);
    await expect(page.getByText(/attendent le réseau/)).toBeHidden();
    expect(sent).toBe(2);
    await page.unroute('**/answers');
  };

  for (const [student, order] of [
    [classStudents[0], ['first', 'second']],
    [classStudents[1], ['second', 'first']],
  ] as const) {
    await test.step(`${student.firstname}: the ${order[0]} tablet reconnects before the other`, async () => {
      for (const item of Object.values(tablets)) {
        await item.chooseName(student.firstname);
        await item.start();
        await expect(item.progress).toHaveText('0 sur 4');
        await item.page.context().setOffline(true);
      }
      for (const result of ['right', 'right', 'wrong', 'wrong', 'right', 'right'] as const) {
        await tablets.first.answer(result);
      }
      for (const result of ['wrong', 'right', 'right', 'wrong', 'right', 'right'] as const) {
        await tablets.second.answer(result);
      }
      for (const item of Object.values(tablets)) {
        await expect(item.title).toHaveText(`C’est fini pour aujourd’hui, ${student.firstname} !`);
        await expect(item.page.getByText('6 réponses attendent le réseau. Elles sont gardées ici.')).toBeVisible();
      }
      for (const name of order) await reconnect(tablets[name]);
      for (const item of Object.values(tablets)) await item.leaveEndPage();
    });
  }

  const readProgress = async (id: number) => {
    const { total } = await teacherApi.call(boxesRoutes.student, { id });
    const { students } = await teacherApi.call(sessions.students, { id: session.id });
    const seen = students.find((item) => item.id === id);
    return { total, status: seen?.status, right: seen?.nb_right, wrong: seen?.nb_wrong, moved: seen?.moved };
  };

  const ada = await readProgress(classStudents[0].id);
  const bea = await readProgress(classStudents[1].id);
  expect(ada).toMatchObject({ right: 8, wrong: 4, status: 'ENDED', moved: { up: 2, kept: 2 } });
  expect(ada.total.boxes).toEqual([2, 2, 0, 0, 0]);
  expect(bea).toEqual(ada);
});

test('an installed tablet opens offline, resumes the revision, and caches no API responses [interface.offline] [tablets.offline]', async ({
  seed,
  visit,
}) => {
  test.setTimeout(120_000);
  const { secret, classStudents, teacherApi, session } = await seedOpenSession(seed, ['Chloé'], 4);
  const { page } = await visit(undefined, '/device', size);
  const tablet = new TabletPage(page);
  await tablet.openWithSecret(secret);
  await tablet.typeCode(session.code);
  await tablet.chooseName('Chloé');
  await tablet.start();
  await tablet.answer('right');
  await expect(tablet.progress).toHaveText('1 sur 4');
  const countPending = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('memocartes.answer.')).length);
  await expect.poll(countPending).toBe(0);

  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/device/app.webmanifest');

  const readCache = () =>
    page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });

  await expect.poll(readCache).toEqual(expect.arrayContaining(['/device', '/remotes/registry.json']));
  await expect.poll(async () => (await readCache()).some((path) => path.endsWith('integrity.json'))).toBe(true);

  await page.context().setOffline(true);
  await page.reload();
  await expect(tablet.progress).toHaveText('1 sur 4');
  await tablet.answer('right');
  await tablet.answer('right');
  await tablet.answer('right');
  await expect(page.getByText(/3 réponses attendent le réseau/)).toBeVisible();
  await page.reload();
  await expect(tablet.title).toHaveText('C’est fini pour aujourd’hui, Chloé !');
  await page.context().setOffline(false);
  await expect(page.getByText('4 cartes avancent d’une boîte.')).toBeVisible();
  await tablet.leaveEndPage();
  const { students } = await teacherApi.call(sessions.students, { id: session.id });
  expect(students.find(({ id }) => id === classStudents[0].id)).toMatchObject({
    nb_right: 4,
    nb_wrong: 0,
    status: 'ENDED',
  });

  expect((await readCache()).filter((path) => path.startsWith('/api'))).toEqual([]);
  await page.goto('/login');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

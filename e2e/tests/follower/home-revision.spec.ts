import { classes } from '@memocartes/contract/classes/classes.routes';
import type { HomeRevisionOption } from '@memocartes/contract/devices/home-revision/home';
import { home } from '@memocartes/contract/devices/home-revision/home.routes';
import { boxesRoutes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { ChildrenPage } from '../../pages/follower/ChildrenPage.ts';
import { TabletPage } from '../../pages/student/TabletPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import type { Seed } from '../../seed/seed.ts';
import { axeViolations } from '../../support/accessibility.ts';
import { expect, test } from '../../test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isNew: true };
const tabletSize = { viewport: { width: 768, height: 1024 }, hasTouch: true, isNew: true };

/** A class with an open session and this option for revision at home; each student has a follower. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the result has one student for each name
async function seedFamily<const Names extends readonly string[]>(
  seed: Seed,
  firstnames: Names,
  home_revision: HomeRevisionOption,
) {
  const classSession = await seedOpenSession(seed, firstnames, 4);
  const superadmin = seed.as(await seed.demo('superadmin'));
  await superadmin.call(classes.update, { id: classSession.class_.id, body: { home_revision } });
  const followers = [];
  for (const { id } of classSession.classStudents) {
    followers.push(await seed.follower({ schools_id: classSession.school.id, student_id: id }));
  }
  return { ...classSession, followers };
}

test('a student revises offline on the follower’s phone while the class revises too: the state is the same, whichever answers arrive first [home-revision.counts] [home-revision.offline] [home-revision.start]', async ({
  seed,
  visit,
}) => {
  test.setTimeout(180_000);
  const { secret, classStudents, followers, teacherApi, session } = await seedFamily(seed, ['Ada', 'Béa'], 'COUNTS');
  const { page: board } = await visit(undefined, '/device', tabletSize);
  const inClass = new TabletPage(board);
  await inClass.openWithSecret(secret);
  await inClass.typeCode(session.code);

  for (const [i, isClassFirst] of [true, false].entries()) {
    const { firstname } = classStudents[i]!;

    await test.step(`${firstname}: answers from ${isClassFirst ? 'the class' : 'the phone'} arrive first`, async () => {
      await inClass.chooseName(firstname);
      await inClass.start();
      await expect(inClass.progress).toHaveText('0 sur 4');

      const { page } = await visit(followers[i], '/my-childrens', phone);
      const atHome = new TabletPage(page);
      await new ChildrenPage(page).main.getByRole('button', { name: `Réviser à la maison avec ${firstname}` }).click();
      await expect(atHome.title).toHaveText(`Bonjour ${firstname} !`);
      await expect(page).toHaveURL(/\/device\/home$/);
      expect(await axeViolations(page)).toEqual([]);
      await atHome.start();
      await expect(atHome.progress).toHaveText('0 sur 4');
      await page.context().setOffline(true);
      for (const result of ['right', 'right', 'wrong', 'right', 'right'] as const) await atHome.answer(result);
      await expect(atHome.title).toHaveText(`C’est fini pour aujourd’hui, ${firstname} !`);
      await expect(page.getByText('5 réponses attendent le réseau.', { exact: false })).toBeVisible();

      const reconnectPhone = async () => {
        await page.context().setOffline(false);
        await expect(page.getByText(/attendent le réseau/)).toBeHidden();
        await expect(page.getByText('3 cartes avancent d’une boîte.')).toBeVisible();
      };

      const answerInClass = async () => {
        for (const result of ['wrong', 'right', 'right', 'right', 'right'] as const) await inClass.answer(result);
        await expect(inClass.title).toHaveText(`C’est fini pour aujourd’hui, ${firstname} !`);
        await expect(board.getByText(/^On range|attendent le réseau/)).toBeHidden();
      };

      for (const part of isClassFirst ? [answerInClass, reconnectPhone] : [reconnectPhone, answerInClass]) await part();
      await inClass.leaveEndPage();
      await atHome.leaveEndPage();
    });
  }

  const boxesOf = async (id: number) => {
    const { total } = await teacherApi.call(boxesRoutes.student, { id });
    const { students } = await teacherApi.call(sessions.students, { id: session.id });
    const { nb_right, nb_wrong } = students.find((item) => item.id === id)!;
    const { week } = await teacherApi.call(home.activity, { id });
    return { total, nb_right, nb_wrong, week };
  };

  const ada = await boxesOf(classStudents[0].id);
  const bea = await boxesOf(classStudents[1].id);
  expect(ada).toMatchObject({ nb_right: 4, nb_wrong: 1, week: { nb_revisions: 1, nb_answers: 5, nb_right: 4 } });
  expect(ada.total.boxes).toEqual([1, 3, 0, 0, 0]);
  expect(bea).toEqual(ada);
});

test('a device at home attached with a code works offline after a reload, and stops once its access is revoked [home-revision.code] [home-revision.practice] [home-revision.revoke] [home-revision.offline]', async ({
  seed,
  visit,
}) => {
  test.setTimeout(120_000);
  const { classStudents, followers, teacherApi } = await seedFamily(seed, ['Chloé'], 'PRACTICE');
  const followerPage = await visit(followers[0], '/my-childrens', phone);
  await followerPage.main.getByRole('button', { name: 'Rattacher un appareil pour Chloé' }).click();
  const dialog = followerPage.page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const code = (await dialog.locator('strong').textContent())!;

  const { page } = await visit(undefined, '/device/home', tabletSize);
  const tablet = new TabletPage(page);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(tablet.title).toHaveText('Bonjour Chloé !');
  expect(await axeViolations(page)).toEqual([]);
  await tablet.start();
  await expect(tablet.progress).toHaveText('0 sur 4');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const isCached = () => page.evaluate(async () => !!(await caches.match('/device')));
  await expect.poll(isCached).toBe(true);
  await page.context().setOffline(true);
  await tablet.answer('right');
  await page.reload();
  await expect(tablet.progress).toHaveText('1 sur 4');
  for (const result of ['right', 'right', 'wrong', 'right'] as const) await tablet.answer(result);
  await expect(page.getByText(/^C’était un entraînement/)).toBeVisible();
  await page.context().setOffline(false);
  // Chromium fires no `online` event in a page that was reloaded while Playwright had switched the network off.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/attendent le réseau/)).toBeHidden();
  await tablet.leaveEndPage();

  const { id } = classStudents[0];
  expect((await teacherApi.call(home.activity, { id })).week).toEqual({ nb_revisions: 1, nb_answers: 5, nb_right: 4 });
  expect((await teacherApi.call(boxesRoutes.student, { id })).total.nb_cards).toBe(0);

  await dialog.getByRole('button', { name: 'Terminé' }).click();
  await followerPage.page.reload();
  await followerPage.main.getByRole('button', { name: /^Retirer l’appareil/ }).click();
  await expect(followerPage.page.getByText('Appareil retiré')).toBeVisible();
  await tablet.start();
  await expect(page.getByText(/^Cet appareil n’est plus rattaché\. Demande/)).toBeVisible();
});

import { classes } from '@memocartes/contract/classes/classes.routes';
import { chats } from '@memocartes/contract/messaging/chats.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { MessagingPage } from '../../pages/messaging/MessagingPage.ts';
import type { Seed } from '../../seed/seed.ts';
import { axeViolations } from '../../support/accessibility.ts';
import { boxOf } from '../../support/layout.ts';
import { expect, test } from '../../test.ts';

/** A student with a teacher and two followers. */
async function seedStudentWithFollowers(seed: Seed) {
  const school = await seed.school();
  const class_ = await seed.class(school.id);
  const student = await seed.student(school.id, class_.id, { firstname: 'Inès', lastname: 'Haddad' });
  const teacher = await seed.teacher({ schools_id: school.id, firstname: 'Camille', lastname: 'Roussel' });
  const superadmin = seed.as(await seed.demo('superadmin'));
  await superadmin.call(classes.update, { id: class_.id, body: { teachersList: [teacher.userId] } });
  const own = { schools_id: school.id, student_id: student.id };
  const mother = await seed.follower({ ...own, firstname: 'Leïla', lastname: 'Haddad' });
  const father = await seed.follower({ ...own, firstname: 'Nabil', lastname: 'Haddad' });
  return { student, teacher, mother, father, superadmin };
}

test('on a phone, the toast of a new conversation does not cover the message field [messaging.new]', async ({
  seed,
  visit,
}) => {
  const { mother } = await seedStudentWithFollowers(seed);
  const phone = { viewport: { width: 390, height: 844 } };
  const { page } = await visit(mother, '/messaging', phone);
  const messaging = new MessagingPage(page);
  await page.getByRole('button', { name: 'Nouvelle discussion' }).click();
  // The follower's only child is preselected.
  await page.getByRole('button', { name: 'Créer la discussion' }).click();
  await expect(messaging.field).toBeFocused();
  const toast = page.getByRole('status').filter({ hasText: 'La discussion est créée' });
  await expect(toast).toBeVisible();
  const shown = await boxOf(toast);
  const field = await boxOf(messaging.field);
  expect(shown.y + shown.height).toBeLessThanOrEqual(field.y);
});

test('a teacher and a follower converse live, even after one was offline; a second follower reads the conversation until detached [messaging.live] [messaging.unsent] [messaging.detached]', async ({
  seed,
  visit,
}) => {
  test.setTimeout(180_000);
  const { student, teacher, mother, father, superadmin } = await seedStudentWithFollowers(seed);
  const teacherPage = new MessagingPage((await visit(teacher, '/messaging')).page);
  await teacherPage.create('Inès HADDAD');
  await expect(teacherPage.page).toHaveURL(/\/messaging\/\d+$/);
  const id = Number(teacherPage.page.url().split('/').at(-1));
  const phone = { viewport: { width: 390, height: 844 } };
  const first = new MessagingPage((await visit(mother, '/messaging', phone)).page);
  const second = new MessagingPage((await visit(father, `/messaging/${id}`)).page);
  await expect(second.field).toBeVisible();

  await test.step('a message appears on every page without a reload', async () => {
    await first.entry('Inès HADDAD').click();
    await expect(first.field).toBeVisible();
    await teacherPage.send('Bonjour à tous');
    for (const page of [teacherPage, first, second]) await expect(page.message('Bonjour à tous')).toBeVisible();
    await first.send('Bonjour <b>Camille</b> 👋');
    for (const page of [teacherPage, second]) await expect(page.message('Bonjour <b>Camille</b> 👋')).toBeVisible();
    await expect(first.thread.getByText('Lu', { exact: true })).toBeVisible();
    expect(await axeViolations(first.page)).toEqual([]);
  });

  await test.step('messages written offline are sent once when the network is back, and missed messages appear', async () => {
    await first.page.context().setOffline(true);
    await first.send('Écrit dans le train');
    await expect(first.page.getByText('En attente de connexion…')).toBeVisible();
    await teacherPage.send('Pendant ce temps');
    await expect(second.message('Pendant ce temps')).toBeVisible();
    await first.page.context().setOffline(false);
    await expect(first.message('Pendant ce temps')).toBeVisible({ timeout: 20_000 });
    await expect(teacherPage.message('Écrit dans le train')).toHaveCount(1, { timeout: 20_000 });
    await expect(first.message('Écrit dans le train')).toHaveCount(1);
  });

  await test.step('once detached, the second follower loses the conversation on the open page', async () => {
    await superadmin.call(users.detach, { user_id: father.userId, student_id: student.id });
    // The father follows no other child, so the whole page is refused.
    await expect(second.page.getByRole('heading', { level: 1 })).toHaveText('Accès non autorisé');
    await expect(seed.as(father).call(chats.messages, { id })).rejects.toThrow();
    await teacherPage.send('Entre nous');
    await expect(first.message('Entre nous')).toBeVisible();
    await expect(second.page.getByText('Entre nous')).toBeHidden();
  });
});

import { students } from '@memocartes/contract/students/students.routes';

import { ChildrenPage } from '../../pages/follower/ChildrenPage.ts';
import { OutboxPage } from '../../pages/public/OutboxPage.ts';
import { StudentFollowersPage } from '../../pages/school-admin/StudentFollowersPage.ts';
import type { Seed } from '../../seed/seed.ts';
import { axeViolations } from '../../support/accessibility.ts';
import { expect, test } from '../../test.ts';

/** Creates two schools, each with a student and a school admin. A mother follows the student of the first school. */
async function twoSchools(seed: Seed) {
  const firstSchool = await seed.school();
  const otherSchool = await seed.school();
  const child = await seed.student(firstSchool.id, (await seed.class(firstSchool.id)).id, {
    firstname: 'Lou',
    lastname: 'Martin',
  });
  const student = await seed.student(otherSchool.id, (await seed.class(otherSchool.id)).id, {
    firstname: 'Noé',
    lastname: 'Durand',
  });
  const follower = await seed.follower({
    schools_id: firstSchool.id,
    student_id: child.id,
    firstname: 'Claire',
    lastname: 'Martin',
  });
  const admin = await seed.schoolAdmin({ schools_id: otherSchool.id });
  const firstAdmin = await seed.schoolAdmin({ schools_id: firstSchool.id });
  return { firstSchool, otherSchool, child, student, follower, admin, firstAdmin };
}

test('a follower of another school accepts an attach request; then neither school can edit the follower’s name', async ({
  seed,
  visit,
}) => {
  test.setTimeout(120_000);
  const { firstSchool, otherSchool, child, student, follower, admin, firstAdmin } = await twoSchools(seed);
  const adminPage = new StudentFollowersPage((await visit(admin)).page);
  const mother = new ChildrenPage((await visit(follower)).page);

  await test.step('before acceptance, the requesting school sees only the address', async () => {
    await adminPage.open(student.id);
    await adminPage.requestFollower(follower.email, 'Mère');
    await expect(adminPage.page.getByText(/Demande envoyée/)).toBeVisible();
    await expect(adminPage.requests).toContainText(follower.email);
    await expect(adminPage.requests).toContainText('En attente d’acceptation');
    await expect(adminPage.page.getByRole('main')).not.toContainText('Claire');
  });

  await test.step('the mail leads to the request, which shows the student by first name and initial', async () => {
    await new OutboxPage(mother.page).follow(follower.email);
    await expect(mother.request(otherSchool.name)).toContainText('Noé D.');
    await expect(mother.main).not.toContainText('Durand');
    expect(await axeViolations(mother.page)).toEqual([]);
  });

  await test.step('once accepted, the student is shown and the request is gone', async () => {
    await mother.accept(otherSchool.name);
    await expect(mother.childName('Noé DURAND')).toBeVisible();
    await expect(mother.child('Lou MARTIN')).toBeVisible();
    await expect(mother.request(otherSchool.name)).toBeHidden();
  });

  await test.step('the requesting school sees the name, and can change only the relationship', async () => {
    await adminPage.open(student.id);
    await adminPage.openFollower('Claire MARTIN');
    await expect(adminPage.requests).toBeHidden();
    await expect(adminPage.panel).toContainText('elle seule peut modifier');
    await expect(adminPage.panel).not.toContainText(firstSchool.name);
    await adminPage.panel.getByRole('button', { name: 'Modifier' }).click();
    await expect(adminPage.panel.getByRole('textbox', { name: /^Nom/ })).toBeHidden();
    await adminPage.panel.getByRole('combobox', { name: /^Lien/ }).selectOption({ label: 'Tuteur légal' });
    await adminPage.panel.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(adminPage.followers).toContainText('Tuteur légal');
  });

  await test.step('the first school sees its own student only, and can no longer edit the follower', async () => {
    const firstSchoolPage = new StudentFollowersPage((await visit(firstAdmin)).page);
    await firstSchoolPage.open(child.id);
    await firstSchoolPage.openFollower('Claire MARTIN');
    await expect(firstSchoolPage.panel).toContainText('elle seule peut modifier');
    await expect(firstSchoolPage.page.locator('body')).not.toContainText(otherSchool.name);
  });

  await test.step('a detached follower no longer sees the student', async () => {
    await adminPage.open(student.id);
    await adminPage.detach('Claire MARTIN');
    await expect(adminPage.noFollowerText).toBeVisible();
    await mother.open();
    await expect(mother.child('Lou MARTIN')).toBeVisible();
    await expect(mother.child('Noé DURAND')).toBeHidden();
    await expect(seed.as(follower).call(students.view, { id: student.id })).rejects.toThrow();
  });
});

test('a refused or withdrawn attach request disappears for the follower and the school', async ({ seed, visit }) => {
  const { otherSchool, student, follower, admin } = await twoSchools(seed);
  const adminPage = new StudentFollowersPage((await visit(admin)).page);
  const mother = new ChildrenPage((await visit(follower)).page);

  const requestAttachment = async () => {
    await adminPage.open(student.id);
    await adminPage.requestFollower(follower.email, 'Mère');
    await expect(adminPage.requests).toContainText(follower.email);
    await mother.open();
    await expect(mother.request(otherSchool.name)).toBeVisible();
  };

  await test.step('the follower refuses the request', async () => {
    await requestAttachment();
    await mother.refuse(otherSchool.name);
    await expect(mother.request(otherSchool.name)).toBeHidden();
    await adminPage.open(student.id);
    await expect(adminPage.noFollowerText).toBeVisible();
    await expect(adminPage.requests).toBeHidden();
  });

  await test.step('the school withdraws the request while the follower has it open', async () => {
    await requestAttachment();
    await adminPage.withdraw();
    await expect(adminPage.requests).toBeHidden();
    await mother.accept(otherSchool.name);
    await expect(mother.page.getByText(/n’est plus valable/)).toBeVisible();
    await expect(mother.request(otherSchool.name)).toBeHidden();
    await expect(mother.child('Noé DURAND')).toBeHidden();
  });
});

import { users } from '@memocartes/contract/users/users.routes';

import { ChildrenPage } from '../../pages/follower/ChildrenPage.ts';
import { seedPhysicalCards } from '../../seed/physicalCards.ts';
import { axeViolations } from '../../support/accessibility.ts';
import { excessWidth } from '../../support/layout.ts';
import { expect, test } from '../../test.ts';

const phone = { viewport: { width: 390, height: 844 } };

test('on a phone, a follower opens a child’s week, an earlier week and another child’s week [families.own-children]', async ({
  seed,
  visit,
}) => {
  const { page } = await visit(await seed.demo('follower'), '/my-childrens', phone);
  const children = new ChildrenPage(page);

  await test.step('the first child’s week is shown, with nothing outside the window', async () => {
    await expect(children.childName('Alice GIRARD')).toBeVisible();
    await expect(children.main.getByText(/réponses? justes? sur/).first()).toBeVisible();
    await expect(children.main.getByRole('heading', { name: 'Par matière' })).toBeVisible();
    expect(await excessWidth(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('an earlier week is in the address, and the browser’s back button returns to this week', async () => {
    await children.main.getByRole('button', { name: 'Semaine précédente' }).click();
    await expect(page).toHaveURL(/\?week=\d{4}-\d\d-\d\d$/);
    await expect(children.main.getByText(/^Semaine du/).first()).toBeVisible();
    await page.goBack();
    await expect(children.main.getByText('Cette semaine', { exact: true })).toBeVisible();
  });

  await test.step('the other child’s week is shown', async () => {
    await children.choice('Léo').click();
    await expect(children.childName('Léo GIRARD')).toBeVisible();
    await expect(children.childName('Alice GIRARD')).toBeHidden();
    await expect(page).toHaveURL(/\/my-childrens\/\d+$/);
  });
});

test('on a phone, a follower turns a card of the week’s pack over [families.pack]', async ({ seed, visit }) => {
  // The demonstration has no pack in holiday weeks.
  const { follower } = await seedPhysicalCards(seed, 'Les mots');
  const { page } = await visit(follower, '/my-childrens', phone);
  const children = new ChildrenPage(page);
  await children.packCard(1).click();
  await expect(children.card.getByRole('group', { name: 'Recto' })).toBeVisible();
  await children.card.getByRole('button', { name: 'Voir la réponse' }).click();
  await expect(children.card.getByRole('group', { name: 'Verso' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(children.card).toBeHidden();
  await expect(children.packCard(1)).toBeFocused();
});

test('a child who is detached disappears from the open page [families.detached]', async ({ seed, visit }) => {
  const school = await seed.school();
  const class_ = await seed.class(school.id);
  const lou = await seed.student(school.id, class_.id, { firstname: 'Lou', lastname: 'Martin' });
  const noe = await seed.student(school.id, class_.id, { firstname: 'Noé', lastname: 'Martin' });
  const follower = await seed.follower({ schools_id: school.id, student_id: lou.id });
  const admin = seed.as(await seed.schoolAdmin({ schools_id: school.id }));
  const { page } = await visit(follower, `/my-childrens/${lou.id}`);
  const children = new ChildrenPage(page);
  await expect(children.childName('Lou MARTIN')).toBeVisible();

  await admin.call(users.attach, { user_id: follower.userId, student_id: noe.id, body: { relation: 'Mère' } });
  await expect(children.choice('Noé')).toBeVisible();

  await admin.call(users.detach, { user_id: follower.userId, student_id: lou.id });
  await expect(children.main.getByText('Cet enfant n’est pas, ou n’est plus, rattaché à votre compte')).toBeVisible();
  await expect(children.childName('Lou MARTIN')).toBeHidden();
  await children.choice('Noé').click();
  await expect(children.childName('Noé MARTIN')).toBeVisible();
});

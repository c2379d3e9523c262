import { announcements } from '@memocartes/contract/announcements/announcements.routes';

import { expect, test } from '../../test.ts';

const stamp = Date.now().toString(36);
const text = `Maintenance dimanche de 8 h à 10 h (${stamp}).`;

// Deletes the announcement, even if the test fails.
test.afterEach(async ({ seed }) => {
  const superadmin = seed.as(await seed.demo('superadmin'));
  const { announcements: remaining } = await superadmin.call(announcements.list, { query: { search: stamp } });
  for (const { id } of remaining) await superadmin.call(announcements.remove, { id });
});

test('an announcement is shown to the chosen school only, until the superadmin ends it [announcements.target] [announcements.banner] [announcements.days]', async ({
  seed,
  enter,
  page,
  visit,
}) => {
  test.setTimeout(120_000);
  const school = await seed.school();
  const otherSchool = await seed.school();
  const teacher = await seed.teacher({ schools_id: school.id });
  const stranger = await seed.teacher({ schools_id: otherSchool.id });
  const teacherPage = (await visit(teacher, '/Dashboard')).page;
  const strangerPage = (await visit(stranger, '/Dashboard')).page;
  await expect(teacherPage.getByRole('heading', { level: 1 })).toBeVisible();
  await enter(await seed.demo('superadmin'), '/superadmin/announcements');

  await test.step('the superadmin announces to one school', async () => {
    await page.getByRole('button', { name: 'Écrire une annonce' }).first().click();
    await page.getByRole('textbox', { name: /Texte en français/ }).fill(text);
    await page.getByRole('radio', { name: 'Attention' }).check();
    await page.getByRole('radio', { name: 'Certaines écoles' }).check();
    await page.getByRole('combobox', { name: /Écoles/ }).fill(school.name);
    await page.getByTitle(school.name, { exact: true }).click();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Annonce enregistrée')).toBeVisible();
  });

  await test.step('an open page of that school shows the banner without a reload; a page of another school does not show it, even after a reload', async () => {
    await expect(teacherPage.getByRole('region', { name: 'Annonces' })).toContainText(text);
    await strangerPage.reload();
    await expect(strangerPage.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(strangerPage.getByText(text)).toBeHidden();
  });

  await test.step('the banner disappears when the superadmin ends the announcement', async () => {
    await page.getByRole('button', { name: text }).click();
    await page.getByRole('button', { name: 'Terminer maintenant' }).click();
    await expect(page.getByText('Annonce terminée')).toBeVisible();
    await expect(teacherPage.getByText(text)).toBeHidden();
    await teacherPage.reload();
    await expect(teacherPage.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(teacherPage.getByText(text)).toBeHidden();
  });
});

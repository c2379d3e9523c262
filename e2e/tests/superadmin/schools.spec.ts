import { schools } from '@memocartes/contract/schools/schools.routes';

import { OutboxPage } from '../../pages/public/OutboxPage.ts';
import { StaffPage } from '../../pages/school-admin/StaffPage.ts';
import { SchoolsPage } from '../../pages/superadmin/SchoolsPage.ts';
import { dayIn } from '../../support/dates.ts';
import { expect, test } from '../../test.ts';

const stamp = Date.now().toString(36);

// Deletes the school if the test fails before its end.
test.afterEach(async ({ seed }) => {
  const superadminApi = seed.as(await seed.demo('superadmin'));
  const { schools: remaining } = await superadminApi.call(schools.list, { query: { search: stamp } });
  for (const { id } of remaining) await superadminApi.call(schools.remove, { id });
});

test('a school is created on trial, subscribes, is archived and deleted [permissions.superadmin] [schools.trial-to-paid]', async ({
  seed,
  enter,
  page,
  visit,
}) => {
  test.setTimeout(120_000);
  const name = `École des Marronniers ${stamp}`;
  const superadmin = await seed.demo('superadmin');
  const portal = await enter(superadmin, '/superadmin/schools');
  const schoolsPage = new SchoolsPage(page);

  await test.step('the superadmin adds a school on trial', async () => {
    await schoolsPage.add({
      name,
      code: `M${stamp}`,
      mail: `ecole.${stamp}@essais.example`,
      city: 'Limoges',
      offer: 'École, essai',
    });
    await expect(page.getByText('Établissement ajouté')).toBeVisible();
    await schoolsPage.search.fill('ma');
    await schoolsPage.search.fill(`marronniers ${stamp}`);
    await expect(schoolsPage.school(name)).toContainText('École, essai');
    await schoolsPage.school(name).getByRole('link').click();
    await expect(portal.title).toHaveText(name);
  });

  const email = `direction.${stamp}@essais.example`;

  await test.step('the superadmin invites a school admin, who gets a mail', async () => {
    await schoolsPage.tab('Personnel');
    const staff = new StaffPage(page);
    await staff.add({ firstname: 'Lise', lastname: 'Aubert', email, phone: '06 39 98 11 22', role: 'Direction' });
    await expect(staff.member('Lise AUBERT')).toContainText('Direction');
    const mail = await visit();
    await new OutboxPage(mail.page).follow(email);
    await expect(mail.page).toHaveURL(/\/Valid/i);
  });

  await test.step('the school subscribes: the expiration date is cleared, and a new date is entered', async () => {
    await schoolsPage.edit();
    await expect(schoolsPage.expiration).not.toHaveValue('');
    await schoolsPage.choose(/^Offre/, 'École, abonnée');
    await expect(schoolsPage.expiration).toHaveValue('');
    await schoolsPage.expiration.fill(dayIn(365));
    await schoolsPage.save();
    await expect(page.getByText('Établissement modifié')).toBeVisible();
    await schoolsPage.tab('Fiche');
    await expect(page.getByRole('region', { name: 'Offre et échéances' })).toContainText('École, abonnée');
  });

  await test.step('the school is archived, and can still be found from the header', async () => {
    await schoolsPage.archive();
    await expect(page.getByText('Établissement archivé')).toBeVisible();
    await portal.follow('Accueil');
    await schoolsPage.find(`marronniers ${stamp}`, name);
    await expect(portal.title).toHaveText(name);
    await expect(page.getByRole('region', { name: 'Coordonnées' })).toContainText('Archivée');
  });

  await test.step('the school is deleted', async () => {
    await schoolsPage.delete(name);
    await expect(page.getByText(`Établissement supprimé\u00a0: ${name}`)).toBeVisible();
    await expect(portal.title).toHaveText('Gestion des professionnels');
    const { count } = await seed.as(superadmin).call(schools.list, { query: { search: stamp } });
    expect(count).toBe(0);
  });
});

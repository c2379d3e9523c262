import { adultImports } from '@memocartes/contract/imports/adults/adult-imports.routes';
import { students } from '@memocartes/contract/students/students.routes';

import { OutboxPage } from '../../pages/public/OutboxPage.ts';
import { PasswordPage } from '../../pages/public/PasswordPage.ts';
import { SlipsPage } from '../../pages/school-admin/SlipsPage.ts';
import { axeViolations } from '../../support/accessibility.ts';
import { excessWidth } from '../../support/layout.ts';
import { expect, test } from '../../test.ts';

const phone = { viewport: { width: 390, height: 844 } };

test('a follower imported without an address activates their account with a printed slip', async ({ seed, visit }) => {
  const school = await seed.school();
  const schoolAdmin = await seed.schoolAdmin({ schools_id: school.id });
  const adminApi = seed.as(schoolAdmin);
  const { id: studentId } = await adminApi.call(students.create, { body: { firstname: 'Inès', lastname: 'Benali' } });
  const child = { child_firstname: 'Inès', child_lastname: 'Benali', child_birthname: null, class_: null };

  const adult = (firstname: string, email: string | null) => ({
    firstname,
    lastname: 'Benali',
    email,
    phone: null,
    relation: null,
    student_id: studentId,
    ...child,
  });

  const karimEmail = `karim.${Date.now()}@famille.example`;
  await adminApi.call(adultImports.validFollowers, {
    id: school.id,
    body: {
      invite: false,
      rows: [
        { line: 2, adult: adult('Samia', null) },
        { line: 3, adult: adult('Karim', karimEmail) },
      ],
    },
  });
  const { page } = await visit(schoolAdmin);
  const slipsPage = new SlipsPage(page);

  await test.step('neither follower is invited yet; the filter « À compléter » lists both, each with the next action', async () => {
    await slipsPage.openFollowers('?status=INCOMPLETE');
    await expect(slipsPage.person('Samia BENALI')).toContainText('À compléter');
    await expect(slipsPage.person('Samia BENALI').getByRole('button', { name: /^Ajouter un e-mail/ })).toBeVisible();
    await expect(slipsPage.person('Karim BENALI').getByRole('button', { name: /^Inviter/ })).toBeVisible();
  });

  await test.step('an invitation is sent to the follower with an address; the missing address of the other is reported', async () => {
    await slipsPage.select('Samia BENALI', 'Karim BENALI');
    await slipsPage.invite();
    await expect(page.getByText('Une invitation envoyée.')).toBeVisible();
    await expect(page.getByText(/n’a pas d’adresse e-mail/)).toBeVisible();
    await slipsPage.openFollowers();
    await expect(slipsPage.person('Karim BENALI')).toContainText(/Invité\(e\)\s*le \d\d\/\d\d\/\d{4}/);
  });

  let code = '';

  await test.step('both slips are printed on one page', async () => {
    await slipsPage.select('Samia BENALI', 'Karim BENALI');
    await slipsPage.print();
    await expect(slipsPage.slips).toHaveCount(2);
    await expect(page.getByRole('article', { name: 'Samia BENALI' })).toContainText(school.name);
    await expect(page.getByRole('article', { name: 'Samia BENALI' })).toContainText('Inès');
    code = await slipsPage.codeOf('Samia BENALI');
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await slipsPage.openFollowers('?status=PENDING');
    await expect(slipsPage.person('Samia BENALI')).toContainText('Invité(e)');
  });

  const email = `samia.${Date.now()}@famille.example`;
  const home = await visit(undefined, `/activer#${code}`, phone);
  const slip = new SlipsPage(home.page);

  await test.step('on a phone: the QR code fills in the code, which is removed from the address', async () => {
    await expect(slip.title).toHaveText('Activer mon compte');
    await expect(home.page).toHaveURL('/activer');
    await expect(home.page.getByLabel(/^Code de la fiche/)).toHaveValue(code);
    expect(await axeViolations(home.page)).toEqual([]);
    expect(await excessWidth(home.page)).toBe(0);
    await slip.requestLink(email);
    await expect(slip.title).toHaveText('Consultez vos e-mails');
  });

  await test.step('the mail leads to the choice of a password, then to the dashboard', async () => {
    await new OutboxPage(home.page).follow(email);
    const passwordPage = new PasswordPage(home.page);
    await expect(passwordPage.title).toHaveText('Bienvenue, Samia');
    await passwordPage.choose('Renard-Violet-27!');
    await passwordPage.openDashboard();
    await expect(home.title).toHaveText('Bonjour Samia');
    await slipsPage.openFollowers();
    await expect(slipsPage.person('Samia BENALI')).toContainText(/Actif\s*depuis le/);
  });

  await test.step('a used code and an unknown code are refused with an explanation', async () => {
    const again = await visit(undefined, '/activer', phone);
    const second = new SlipsPage(again.page);
    for (const wrong of [code, 'AAAA-BBBB-CCCC']) {
      await second.requestLink(`autre.${email}`, wrong);
      await expect(again.main.getByRole('alert')).toContainText('aucune fiche en cours');
    }
  });
});

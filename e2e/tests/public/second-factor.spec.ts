import { auth } from '@memocartes/contract/auth/auth.routes';
import { portalHeader } from '@memocartes/contract/http/portal-header';

import { LandingPage } from '../../pages/public/LandingPage.ts';
import { PasswordPage } from '../../pages/public/PasswordPage.ts';
import { codeOf, SecondFactorForm } from '../../pages/public/SecondFactorForm.ts';
import { emailLink } from '../../seed/outbox.ts';
import { password } from '../../seed/people.ts';
import { expect, test } from '../../test.ts';

test('a superadmin enrols at the first sign-in, then signs in with a code or a recovery code, each valid once', async ({
  page,
  portal,
  seed,
  origin,
}) => {
  const email = `superadmin.${Date.now().toString(36)}@essais.example`;
  const names = { firstname: 'Ondine', lastname: 'Essai' };
  await seed.as(await seed.demo('superadmin')).call(auth.create, { body: { role: 'SUPERADMIN', email, ...names } });

  await page.goto((await emailLink(origin, email)).href);
  await new PasswordPage(page).choose(password);
  const step = new SecondFactorForm(page);
  await expect(page.getByRole('heading', { name: 'Connexion en deux étapes' })).toBeVisible();
  await step.enrolmentCode.waitFor();
  // The API refuses other calls before the enrolment.
  expect((await page.request.get('/api/auth/user', { headers: portalHeader })).status()).toBe(401);
  const { secret, used, codes } = await step.enrol();
  expect(codes).toHaveLength(10);
  await expect(portal.title).toHaveText('Vue d’ensemble');

  const landing = new LandingPage(page);

  const signInAgain = async () => {
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await landing.signIn(email, password);
    await step.code.waitFor();
  };

  await signInAgain();
  // The code entered at enrolment can't be used again.
  await step.enterCode(used);
  await expect(page.getByText(/n’est pas le bon, ou il a déjà servi/)).toBeVisible();
  await step.enterCode(codeOf(secret, 1));
  await expect(portal.title).toHaveText('Vue d’ensemble');

  await signInAgain();
  await step.enterCode(codes[0]!);
  await expect(portal.title).toHaveText('Vue d’ensemble');
  await signInAgain();
  await step.enterCode(codes[0]!);
  await expect(page.getByText(/n’est pas le bon, ou il a déjà servi/)).toBeVisible();
  await step.enterCode(codes[1]!);
  await expect(portal.title).toHaveText('Vue d’ensemble');
});

test('a teacher enables the second factor in the account settings, then signs in with a recovery code in lower case', async ({
  page,
  seed,
  enter,
}) => {
  const teacher = await seed.teacher({ schools_id: (await seed.school()).id });
  await enter(teacher, '/Params?tab=security');
  await page.getByRole('button', { name: 'Activer' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Mot de passe/)
    .fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click();
  const step = new SecondFactorForm(page);
  await step.enrolmentCode.waitFor();
  const { codes } = await step.enrol();
  await expect(page.getByText('Activée', { exact: true })).toBeVisible();
  await page.goto('/logout');
  await new LandingPage(page).signIn(teacher.email);
  await step.enterCode(codes[0]!.toLowerCase());
  await expect(page).toHaveURL(/\/dashboard/i);
});

test('closing the other login sessions signs out another browser', async ({ page, seed, enter, visit }) => {
  const teacher = await seed.teacher({ schools_id: (await seed.school()).id });
  await enter(teacher, '/Params?tab=security');
  const { page: otherPage } = await visit(undefined, '/login');
  await new LandingPage(otherPage).signIn(teacher.email);
  await expect(otherPage).toHaveURL(/\/dashboard/i);
  await page.reload();
  await page.getByRole('button', { name: 'Fermer toutes les autres' }).click();
  await expect(page.getByText('Vous n’avez pas d’autre session ouverte.')).toBeVisible();
  // The other page may redirect automatically first, which interrupts this navigation.
  await otherPage.goto('/Params').catch(() => undefined);
  await expect(otherPage).toHaveURL('/?expired=true');
});

test('a person signs in with a new address once the link in its mail is confirmed', async ({
  page,
  seed,
  enter,
  origin,
}) => {
  const teacher = await seed.teacher({ schools_id: (await seed.school()).id });
  await enter(teacher, '/Params?tab=security');
  const email = `nouvelle.${Date.now().toString(36)}@essais.example`;
  await page.getByRole('button', { name: 'Changer d’adresse' }).click();
  await page.getByLabel(/^Nouvelle adresse/).fill(email);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText(new RegExp(`envoyé à ${email}`))).toBeVisible();
  await page.goto((await emailLink(origin, email)).href);
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(page.getByRole('heading', { name: 'Votre adresse est changée' })).toBeVisible();
  await page.goto('/logout');
  await new LandingPage(page).signIn(email, password);
  await expect(page).toHaveURL(/\/dashboard/i);
});

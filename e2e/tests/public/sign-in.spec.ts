import { auth, type UpdateAccount } from '@memocartes/contract/auth/auth.routes';
import { schools } from '@memocartes/contract/schools/schools.routes';

import { LandingPage } from '../../pages/public/LandingPage.ts';
import { demo, password } from '../../seed/people.ts';
import type { Seed } from '../../seed/seed.ts';
import { expect, test } from '../../test.ts';

const dashboards = [
  ['superadmin', 'Vue d’ensemble', 'Super-administration'],
  ['schoolAdmin', /^École /, 'Direction'],
  ['teacher', /^Bonjour /, 'Enseignant(e)'],
  ['follower', /^Bonjour /, 'Proche'],
] as const;

for (const [viewer, title, role] of dashboards) {
  test(`with an address and a password, the ${viewer} lands on their dashboard`, async ({ page, portal }) => {
    const landing = new LandingPage(page);
    await landing.open();
    await landing.signIn(demo[viewer]);
    await expect(page).toHaveURL(/\/dashboard$/i);
    await expect(portal.title).toHaveText(title);
    await expect(portal.account).toContainText(role);
  });
}

test('a follower who chose to stay signed in finds the children without signing in, when the browser is opened again [accounts.stay-signed-in]', async ({
  page,
  browser,
  baseURL,
}) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.signInPanel.getByRole('checkbox', { name: 'Rester connecté sur cet appareil' }).check();
  await landing.signIn(demo.follower);
  await expect(page).toHaveURL(/\/dashboard$/i);
  const { cookies } = await page.context().storageState();
  const inAMonth = Date.now() / 1000 + 30 * 24 * 3600;
  // A browser that is opened later has only the cookies that have not expired.
  const kept = cookies.filter(({ expires }) => expires > inAMonth);
  const reopened = await browser.newContext({ baseURL, storageState: { cookies: kept, origins: [] } });
  const later = await reopened.newPage();
  await later.goto('/my-childrens');
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Mes enfants');
  await reopened.close();
});

test('a demo account signs in with one click', async ({ page, portal }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.signInPanel.getByRole('button', { name: /^Parent de deux enfants/ }).click();
  await expect(portal.title).toHaveText(/^Bonjour /);
});

test('the sign-in form reports missing fields and an invalid address', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.submit.click();
  await expect(landing.form.getByText('Champ requis')).toHaveCount(2);
  await landing.signIn('pas une adresse', 'x');
  await expect(landing.form.getByText('Adresse email non valide')).toBeVisible();
});

test('the sign-in shows the same message for a wrong password and for an unknown address [accounts.wrong-credentials]', async ({
  page,
  seed,
}) => {
  const { id } = await seed.school();
  const { email } = await seed.invited('TEACHER', { schools_id: id });
  const landing = new LandingPage(page);
  await landing.open();
  for (const address of [email, `personne.${id}@essais.example`]) {
    await landing.signIn(address, 'Pas-le-bon-1');
    await expect(landing.refusal).toHaveText("Votre nom d'utilisateur ou mot de passe sont incorrects");
    await landing.open();
  }
});

test('after five failures, the sign-in shows that the account is locked, and refuses the right password too [accounts.lock-out]', async ({
  page,
  seed,
}) => {
  const { id } = await seed.school();
  const teacher = await seed.teacher({ schools_id: id });
  const landing = new LandingPage(page);
  await landing.open();
  for (let failures = 0; failures < 4; failures += 1) {
    await landing.signIn(teacher.email, 'Pas-le-bon-1');
    await expect(landing.refusal).toHaveText("Votre nom d'utilisateur ou mot de passe sont incorrects");
    await landing.open();
  }
  await landing.signIn(teacher.email, 'Pas-le-bon-1');
  await expect(landing.refusal).toHaveText('Trop d’essais\u00a0: ce compte est bloqué pendant 15 minutes.');
  await landing.open();
  await landing.signIn(teacher.email, password);
  await expect(landing.refusal).toHaveText('Trop d’essais\u00a0: ce compte est bloqué pendant 15 minutes.');
});

/** Ways to end access, each with the message shown. */
const endedAccesses = [
  ['disabled', 'Votre compte est désactivé', (seed: Seed, id: number) => change(seed, id, { status: 'INACTIVE' })],
  [
    'expired',
    'Votre accès à la plateforme a expiré',
    (seed: Seed, id: number) => change(seed, id, { date_subscription: '2019-09-01', date_expiration: '2020-01-01' }),
  ],
  [
    'banned',
    "Vous n'avez plus accès à la plateforme",
    (seed: Seed, id: number) => change(seed, id, { status: 'BANNED' }),
  ],
] as const;

const change = async (seed: Seed, id: number, body: UpdateAccount) =>
  seed.as(await seed.demo('superadmin')).call(auth.update, { id, body });

for (const [kind, message, endAccess] of endedAccesses) {
  test(`an account that is ${kind} is refused with the reason [accounts.refused] [accounts.disabled] [accounts.expired] [accounts.banned]`, async ({
    page,
    seed,
  }) => {
    const teacher = await seed.teacher({ schools_id: (await seed.school()).id });
    await endAccess(seed, teacher.id);
    const landing = new LandingPage(page);
    await landing.open();
    await landing.signIn(teacher.email);
    await expect(landing.refusal).toHaveText(message);
  });
}

test('a member of an archived school is refused [accounts.refused] [accounts.school-closed]', async ({
  page,
  seed,
}) => {
  const { id } = await seed.school();
  const teacher = await seed.teacher({ schools_id: id });
  await seed.as(await seed.demo('superadmin')).call(schools.update, { id, body: { status: 'ARCHIVED' } });
  const landing = new LandingPage(page);
  await landing.open();
  await landing.signIn(teacher.email);
  await expect(landing.refusal).toHaveText("Votre établissement n'a plus accès à la plateforme");
});

test('signing in opens the page that was requested before', async ({ page, portal }) => {
  await page.goto('/my-childrens');
  await expect(page).toHaveURL('/');
  await new LandingPage(page).signIn(demo.follower);
  await expect(page).toHaveURL('/my-childrens');
  await expect(portal.title).toHaveText('Mes enfants');
});

test('signing out ends the login session on the server, and the next page asks to sign in [accounts.sign-out]', async ({
  page,
  seed,
  enter,
}) => {
  const teacher = await seed.session(demo.trialTeacher);
  const portal = await enter(teacher);
  await portal.chooseAccountEntry('Se déconnecter');
  await expect(page).toHaveURL('/');
  await expect(seed.as(teacher).call(auth.token)).rejects.toThrow('401');
  await page.goto('/schools/classes');
  await expect(page).toHaveURL('/');
});

test('no personal data stays in the browser after signing out [asvs:14.3.1] [asvs:14.3.3]', async ({
  page,
  seed,
  enter,
}) => {
  const portal = await enter(await seed.session(demo.follower));
  await expect(portal.title).toHaveText(/^Bonjour /);
  const name = (await portal.title.innerText()).replace('Bonjour', '').trim();
  await portal.chooseAccountEntry('Se déconnecter');
  await expect(page).toHaveURL('/');
  // The portal's settings are excluded: they contain the addresses of the demonstration accounts.
  const stored = await page.evaluate(() => {
    const { 'memocartes.settings': _settings, ...otherEntries } = { ...localStorage };
    return JSON.stringify([otherEntries, { ...sessionStorage }]);
  });
  for (const personal of [name, demo.follower, 'BENALI']) expect(stored).not.toContain(personal);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(name, { exact: false })).toHaveCount(0);
});

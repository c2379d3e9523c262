import { auth } from '@memocartes/contract/auth/auth.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { LandingPage } from '../../pages/public/LandingPage.ts';
import { expect, test } from '../../test.ts';

/** People who sign in through the national sign-on, and how the portal greets them. */
const welcome = [
  ['a teacher of the school', 'Claire MOREAU', 'Bonjour Claire'],
  ['a teacher who signs in for the first time', 'Inès DA SILVA', 'Bonjour Inès'],
  ['somebody without an address', 'Nadia ROUX', 'Bonjour Nadia'],
  ['a person whose profile code is in mixed case', 'Olivier NOËL', 'Bonjour Olivier'],
] as const;

for (const [who, name, greeting] of welcome) {
  test(`${who} signs in as a teacher`, async ({ page, portal }) => {
    const landing = new LandingPage(page);
    await landing.open();
    await landing.signInByGar(name);
    await expect(portal.title).toHaveText(greeting);
    await expect(page).toHaveURL('/dashboard');
    await expect(portal.account).toContainText('Enseignant(e)');
  });
}

test('a second GAR sign-in opens the same account; a head of school signs in as a teacher, never as a school admin', async ({
  page,
  portal,
  seed,
}) => {
  const landing = new LandingPage(page);
  for (let visit = 0; visit < 2; visit += 1) {
    await landing.open();
    await landing.signInByGar('Sophie LAURENT');
    await expect(portal.title).toHaveText('Bonjour Sophie');
    await portal.chooseAccountEntry('Se déconnecter');
    await expect(page).toHaveURL('/');
  }
  const schoolAdmin = await seed.demo('schoolAdmin');
  const { users: staff } = await seed
    .as(schoolAdmin)
    .call(users.list, { query: { search: 'Laurent', school_id: schoolAdmin.schoolId } });
  // The school admin with that name existed before, and stays a separate account.
  const teachers = staff.filter(
    ({ authentication: { firstname, role } }) => firstname === 'Sophie' && role === 'TEACHER',
  );
  expect(teachers).toHaveLength(1);
});

test('GAR sign-in with the address of an existing account does not open that account', async ({
  page,
  portal,
  seed,
}) => {
  const owner = await seed.demo('teacher');
  const landing = new LandingPage(page);
  await landing.open();
  await landing.signInByGar('Camille MARCHAND');
  await expect(portal.title).toHaveText('Bonjour Camille');
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value ?? '';
  const { user } = await seed.as({ token }).call(auth.user);
  expect(user.id).not.toBe(owner.id);
});

const notVerified = 'La connexion par le GAR n’a pas pu être vérifiée. Recommencez depuis la page d’accueil.';
const refused = [
  ['a teacher of an unknown school', 'Hélène BLANC', "Votre établissement n'a plus accès à la plateforme"],
  ['a teacher without a school', 'Marc OLIVIER', "Votre établissement n'a plus accès à la plateforme"],
  ['a student', 'Léo GIRARD', 'La connexion par le GAR est réservée aux enseignants.'],
  ['a follower', 'Paul GIRARD', 'La connexion par le GAR est réservée aux enseignants.'],
  ['a teacher whose authorization code has expired', 'Béatrice ROCHE', notVerified],
  ['a teacher whose ID token has expired', 'Gilles PERRIN', notVerified],
] as const;

for (const [who, name, message] of refused) {
  test(`${who} is refused with an explanation`, async ({ page }) => {
    const landing = new LandingPage(page);
    await landing.open();
    await landing.signInByGar(name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La connexion n’a pas abouti');
    await expect(page.getByRole('link', { name: 'Connexion par adresse e-mail' })).toHaveAttribute('href', '/login');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
    expect((await page.context().cookies()).find((cookie) => cookie.name === 'token')).toBeUndefined();
  });
}

test('a cancelled GAR sign-in shows a message and can be tried again', async ({ page, portal }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.signInByGar('Annuler la connexion');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Vous avez quitté la connexion par le GAR avant la fin.',
  );
  await page.getByRole('button', { name: 'Recommencer avec le GAR' }).click();
  await page.getByRole('button', { name: 'Claire MOREAU', exact: true }).click();
  await expect(portal.title).toHaveText('Bonjour Claire');
});

test('a person without a password signs in again at the GAR, returns to the deletion tab and deletes the account [accounts.fresh-sign-on]', async ({
  page,
  portal,
  seed,
}) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.signInByGar('Thomas PETIT');
  await expect(portal.title).toHaveText('Bonjour Thomas');
  await page.goto('/Params?tab=deletion');
  await page.getByRole('link', { name: 'Se reconnecter par le GAR' }).click();
  const request = page.waitForRequest((request) => /prompt=login.*max_age=300/.test(request.url()));
  await landing.signInByGar('Thomas PETIT');
  await request;
  await expect(page).toHaveURL('/Params?tab=deletion');
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value ?? '';
  await expect(page.getByLabel(/^Mot de passe/)).toHaveCount(0);
  await page.getByLabel(/tapez SUPPRIMER/).fill('SUPPRIMER');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page).toHaveURL('/?deleted');
  await expect(seed.as({ token }).call(auth.token)).rejects.toThrow('401');
});

test('an authorization code is refused without its PKCE verifier', async ({ browser, page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const stolen = await landing.codeByGar('karim-benali');
  const thief = await browser.newPage();
  await thief.goto(stolen);
  await expect(thief.getByRole('main').getByRole('alert')).toHaveText(notVerified);
  expect((await thief.context().cookies()).find((cookie) => cookie.name === 'token')).toBeUndefined();
  await thief.close();
});

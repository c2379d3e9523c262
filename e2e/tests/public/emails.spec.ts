import { auth } from '@memocartes/contract/auth/auth.routes';

import { LandingPage } from '../../pages/public/LandingPage.ts';
import { OutboxPage } from '../../pages/public/OutboxPage.ts';
import { PasswordPage } from '../../pages/public/PasswordPage.ts';
import { emailLink } from '../../seed/outbox.ts';
import { recordRequests } from '../../support/requests.ts';
import { expect, test } from '../../test.ts';

const newPassword = 'Renard-Violet-27!';

test('an invitation leads from the mail to the password page, which refuses a weak password and a wrong confirmation, activates the account and leads to the dashboard', async ({
  page,
  portal,
  seed,
}) => {
  const { email } = await seed.invited('TEACHER', { schools_id: (await seed.school()).id, firstname: 'Agathe' });
  await new OutboxPage(page).follow(email);
  const passwordPage = new PasswordPage(page);
  await expect(passwordPage.title).toHaveText('Bienvenue, Agathe');
  await passwordPage.choose('facile');
  await expect(page.getByText('Ce mot de passe ne respecte pas toutes les règles.')).toBeVisible();
  await passwordPage.choose(newPassword, 'Renard-Violet-28!');
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await passwordPage.choose(newPassword);
  await expect(passwordPage.title).toHaveText('Votre compte est activé');
  await passwordPage.openDashboard();
  await expect(portal.title).toHaveText('Bonjour Agathe');
});

test('a used invitation link opens the page “no longer valid”', async ({ page, seed, origin }) => {
  const { email } = await seed.invited('TEACHER', { schools_id: (await seed.school()).id });
  const link = await emailLink(origin, email);
  const ticket = link.searchParams.get('token') ?? '';
  await seed.as().call(auth.setPassword, { body: { password: newPassword, ticket } });
  await page.goto(link.href);
  await expect(page).toHaveURL('/Unvalid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus valable');
});

test('an invitation sent again invalidates the previous link [invitations.link]', async ({ page, seed, origin }) => {
  const { email, userId } = await seed.invited('TEACHER', { schools_id: (await seed.school()).id });
  const before = await emailLink(origin, email);
  const superadmin = seed.as(await seed.demo('superadmin'));
  const { authentications } = await superadmin.call(auth.list, { query: { search: email } });
  expect(userId).toBe(authentications[0]?.id_user);
  await superadmin.call(auth.sendMail, { id: authentications[0]?.id });
  await page.goto(before.href);
  await expect(page).toHaveURL('/Unvalid');
  await new OutboxPage(page).follow(email);
  await expect(page).toHaveURL('/Valid');
});

test('a password reset replaces the password and ends every open login session', async ({ page, portal, seed }) => {
  const teacher = await seed.teacher({ schools_id: (await seed.school()).id });
  const landing = new LandingPage(page);
  await landing.open();
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await page.getByLabel(/^Adresse e-mail/).fill(teacher.email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultez vos e-mails');

  await new OutboxPage(page).follow(teacher.email);
  const passwordPage = new PasswordPage(page);
  await expect(passwordPage.title).toHaveText('Nouveau mot de passe');
  await passwordPage.choose(newPassword);
  await expect(passwordPage.title).toHaveText('Votre mot de passe est changé');
  await expect(seed.as(teacher).call(auth.token)).rejects.toThrow('401');
  await passwordPage.openDashboard();
  await expect(portal.title).toHaveText(/^Bonjour /);

  await portal.chooseAccountEntry('Se déconnecter');
  await landing.signIn(teacher.email);
  await expect(landing.refusal).toHaveText("Votre nom d'utilisateur ou mot de passe sont incorrects");
  await landing.signIn(teacher.email, newPassword);
  await expect(portal.title).toHaveText(/^Bonjour /);
});

test('a password reset for an unknown address shows the same page as for a known address, and sends no mail', async ({
  page,
  origin,
}) => {
  await page.goto('/Reset');
  await page.getByLabel(/^Adresse e-mail/).fill('personne@essais.example');
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultez vos e-mails');
  await expect(emailLink(origin, 'personne@essais.example')).rejects.toThrow('no mail');
});

test('an unknown reset link shows that the key is no longer valid [accounts.invalid-key]', async ({ page }) => {
  await page.goto('/reset-password?token=perime');
  await expect(page).toHaveURL('/?invalid-key');
  await expect(page.getByText("Votre clé n'est plus valide, veuillez vous reconnecter")).toBeVisible();
});

test('a link with a ticket opens a login session and its page, only once', async ({ page, portal, seed }) => {
  const follower = await seed.demo('follower');
  const { token } = await seed.as(follower).call(auth.tempToken);
  await page.goto(`/my-childrens?token=${token}`);
  await expect(portal.title).toHaveText('Mes enfants');
  await expect(page).toHaveURL('/my-childrens');

  // The open page would redirect automatically as soon as it notices that its login session has ended.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`/my-childrens?token=${token}`);
  await expect(page).toHaveURL('/?invalid-key');
});

test('another person’s ticket asks for confirmation before it replaces the open login session', async ({
  page,
  portal,
  seed,
  enter,
}) => {
  const schoolAdmin = await seed.demo('schoolAdmin');
  const follower = await seed.demo('follower');
  const mine = await seed.session(follower.email);
  await enter(mine, '/my-childrens');
  const { token } = await seed.as(schoolAdmin).call(auth.tempToken);
  await page.goto(`/dashboard?token=${token}`);
  const question = page.getByRole('button', {
    name: new RegExp(`^Continuer avec le compte .*${schoolAdmin.firstname}`),
  });
  await expect(question).toBeVisible();
  await question.click();
  await expect(portal.account).toContainText('Direction');
});

test('after the first request, no address, referrer or history entry contains the ticket [accounts.ticket-hidden] [asvs:14.2.1]', async ({
  page,
  portal,
  seed,
}) => {
  const { token } = await seed.as(await seed.demo('follower')).call(auth.tempToken);
  const requests = recordRequests(page);
  await page.goto(`/my-childrens?token=${token}`);
  await expect(portal.title).toHaveText('Mes enfants');

  const [first, ...others] = requests;
  expect(first?.url()).toContain(token);
  expect(others.filter((request) => request.url().includes(token)).map((request) => request.url())).toEqual([]);
  const headers = await Promise.all(others.map((request) => request.allHeaders()));
  expect(headers.filter(({ referer }) => referer?.includes(token))).toEqual([]);
  // Only the call that consumes the ticket contains it, in its body.
  expect(others.filter((request) => request.postData()?.includes(token)).map((request) => request.url())).toEqual([
    expect.stringContaining('/api/auth/ticket'),
  ]);
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain(token);
});

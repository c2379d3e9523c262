import { auth } from '@memocartes/contract/auth/auth.routes';
import type { Page } from '@playwright/test';

import { LandingPage } from '../../pages/public/LandingPage.ts';
import { password } from '../../seed/people.ts';
import { expect, test } from '../../test.ts';

const newPassword = 'Renard-Violet-27!';

/** The text on the clipboard: pasted into a field, since the portal's pages are not allowed to read it. */
async function readClipboard(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'pasted' })));
  const field = page.locator('#pasted');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  return field.inputValue();
}

test('a name changed in the profile appears in the header immediately', async ({ page, seed, enter }) => {
  const teacher = await seed.teacher({ schools_id: (await seed.school()).id });
  const portal = await enter(teacher);
  await portal.chooseAccountEntry('Mon profil');
  await page.getByLabel(/^Prénom/).fill('anne-lise');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('button', { name: /^Mon compte.*Anne-Lise/ })).toBeVisible();
});

test('the last school admin can’t delete their account; a teacher can, and is signed out', async ({
  page,
  seed,
  enter,
}) => {
  const { id } = await seed.school();
  await enter(await seed.schoolAdmin({ schools_id: id }), '/Params?tab=deletion');

  const remove = async () => {
    await page.getByLabel(/tapez SUPPRIMER/).fill('SUPPRIMER');
    await page.getByLabel(/^Mot de passe/).fill(password);
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  };

  await remove();
  await expect(page.getByText(/la dernière personne à diriger cet établissement/)).toBeVisible();

  const teacher = await seed.teacher({ schools_id: id });
  await enter(teacher, '/Params?tab=deletion');
  await remove();
  await expect(page).toHaveURL('/?deleted');
  await expect(seed.as(teacher).call(auth.token)).rejects.toThrow('401');
});

test('deleting one’s account shows no message about an expired login session, even if other calls are refused first', async ({
  page,
  seed,
  enter,
}) => {
  const teacher = await seed.teacher({ schools_id: (await seed.school()).id });
  await enter(teacher, '/Params?tab=deletion');
  await page.route('**/api/auth/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    const response = await route.fetch();
    const refusal = page.waitForResponse((other) => other.status() === 401);
    // Makes the live connection reconnect, as after the server has ended both the connection and the login session.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await refusal;
    return route.fulfill({ response });
  });
  await page.getByLabel(/tapez SUPPRIMER/).fill('SUPPRIMER');
  await page.getByLabel(/^Mot de passe/).fill(password);
  const opened: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && opened.push(request.url()));
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page).toHaveURL('/?deleted');
  await expect(page.getByText('Votre compte est supprimé.')).toBeVisible();
  expect(opened.filter((url) => url.includes('expired'))).toEqual([]);
});

test('a sign-in link opens a login session in another browser, only once', async ({ page, seed, enter, visit }) => {
  const teacher = await seed.teacher({ schools_id: (await seed.school()).id });
  await page.context().grantPermissions(['clipboard-write']);
  await enter(teacher, '/Params?tab=security');
  await page.getByRole('button', { name: 'Créer un lien de connexion' }).click();
  await page.getByRole('button', { name: 'Copier' }).click();
  await expect(page.getByText('Copié', { exact: true })).toBeVisible();
  const link = await readClipboard(page);
  const { page: otherPage } = await visit(undefined, link);
  await expect(otherPage).toHaveURL('/Dashboard');
  const { page: thirdPage } = await visit(undefined, link);
  await expect(thirdPage).toHaveURL('/?invalid-key');
});

test('a message to the superadmin is sent from the contact dialog', async ({ page, seed, enter }) => {
  await enter(await seed.demo('follower'));
  await page.getByRole('button', { name: 'Nous contacter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nous contacter' });
  await dialog.getByLabel(/^Sujet/).fill('Une question');
  await dialog.getByLabel(/^Votre message/).fill('Bonjour !');
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText(/Votre message a bien été envoyé/)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the password is changed only with the current password, and the new password signs in', async ({
  page,
  seed,
  enter,
}) => {
  const teacher = await seed.teacher({ schools_id: (await seed.school()).id });
  await enter(teacher, '/Params?tab=password');
  await page.getByLabel(/^Mot de passe actuel/).fill('faux');
  await page.getByLabel(/^Nouveau mot de passe/).fill(newPassword);
  await page.getByLabel(/^Confirmez/).fill(newPassword);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe actuel est incorrect')).toBeVisible();
  await page.getByLabel(/^Mot de passe actuel/).fill(password);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText(/Vos autres sessions sont fermées/)).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await new LandingPage(page).signIn(teacher.email, newPassword);
  await expect(page).toHaveURL(/\/dashboard/i);
});

import { checkPassword } from '@memocartes/shared-features/account/password';
import type { Answers, ErrorAnswer } from '@memocartes/shared-shell/fake-host/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { isTicketLost } from '../boot/ticket.ts';
import { leaveTo } from '../session/leaveTo.ts';
import { openPortal } from '../sign-in/second-step/openPortal.ts';
import { renderPublic } from '../testing/renderPublic.tsx';

jest.mock('../session/leaveTo.ts', () => ({ leaveTo: jest.fn() }));
jest.mock('../sign-in/second-step/openPortal.ts', () => ({ openPortal: jest.fn() }));

const ticketResponse = (purpose: 'INVITATION' | 'RESET') => ({
  purpose,
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.fr',
  needs_confirmation: false,
  password_min_length: 8,
  may_stay_signed_in: true,
});

let nbTickets = 0;

const open = (address: string, purpose: 'INVITATION' | 'RESET', set: Answers['PATCH /auth/'] = {}) => {
  nbTickets += 1;
  const api = { 'POST /auth/ticket': ticketResponse(purpose), 'PATCH /auth/': set } satisfies Answers;
  return renderPublic(address, { ticket: `p${nbTickets}`, api });
};

const fill = async ({ user }: Awaited<ReturnType<typeof open>>, password: string, confirmation = password) => {
  await user.type(await screen.findByLabelText(/Nouveau mot de passe/), password);
  await user.type(screen.getByLabelText(/Confirmez le mot de passe/), confirmation);
};

test('announces the reset mail, and lets the user correct the address [interface.keyboard]', async () => {
  const { user, sent } = await renderPublic('/Reset', { api: { 'POST /auth/reset': null } });
  await user.type(screen.getByLabelText(/Adresse e-mail/), 'ada@example.fr');
  await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  expect(await screen.findByRole('heading', { name: 'Consultez vos e-mails' })).toHaveFocus();
  expect(sent.at(-1)).toMatchObject({ path: '/auth/reset', body: { email: 'ada@example.fr' } });
  expect(screen.getByText(/^Rien reçu/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Corriger l’adresse' }));
  expect(screen.getByLabelText(/Adresse e-mail/)).toHaveValue('ada@example.fr');
});

const resetAddress = '/Reset#email=ada%2B1%40example.fr';

test('the link for a forgotten password contains the address typed to sign in', async () => {
  const { user } = await renderPublic('/');
  const link = screen.getByRole('link', { name: /^Mot de passe oublié/ });
  expect(link).toHaveAttribute('href', '/Reset');
  await user.type(screen.getByLabelText(/Adresse e-mail/), ' ada+1@example.fr ');
  expect(link).toHaveAttribute('href', resetAddress);
});

test('the page for a forgotten password is filled in with the address of the link', async () => {
  await renderPublic(resetAddress);
  expect(screen.getByLabelText(/Adresse e-mail/)).toHaveValue('ada+1@example.fr');
});

test('refuses an invalid address [accounts.email]', async () => {
  const { user, sent } = await renderPublic('/reset-password');
  await user.type(screen.getByLabelText(/Adresse e-mail/), 'ada@');
  await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  expect(screen.getByText('Adresse email non valide')).toBeVisible();
  expect(sent).toEqual([]);
});

test('sends the ticket of a reset mail with the new password', async () => {
  const page = await open('/reset-password', 'RESET');
  await fill(page, 'Nouveau-2026!');
  await page.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(page.sent.at(-1)).toMatchObject({
    path: '/auth/',
    body: { password: 'Nouveau-2026!', ticket: `p${nbTickets}` },
  });
  expect(await screen.findByRole('heading', { name: 'Votre mot de passe est changé' })).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Ouvrir mon tableau de bord' }));
  expect(openPortal).toHaveBeenCalled();
});

test('an invitation’s link activates the account, and a follower can stay signed in [accounts.stay-signed-in]', async () => {
  const page = await open('/Valid', 'INVITATION');
  expect(await screen.findByRole('heading', { name: 'Bienvenue, Ada' })).toBeVisible();
  expect(screen.getByText('un caractère spécial, comme - ou @')).toBeVisible();
  await fill(page, 'Nouveau-2026!');
  await page.user.click(screen.getByRole('checkbox', { name: 'Rester connecté sur cet appareil' }));
  await page.user.click(screen.getByRole('button', { name: 'Activer mon compte' }));
  expect(page.sent.at(-1)).toMatchObject({ path: '/auth/', body: { stay_signed_in: true } });
  expect(await screen.findByRole('heading', { name: 'Votre compte est activé' })).toBeVisible();
});

test.each(['/Valid', '/reset-password'])(
  'staff are not offered to stay signed in on the page %s of a mail’s link [accounts.stay-signed-in]',
  async (address) => {
    const purpose = address === '/Valid' ? 'INVITATION' : 'RESET';
    const api = { 'POST /auth/ticket': { ...ticketResponse(purpose), may_stay_signed_in: false } } satisfies Answers;
    await renderPublic(address, { ticket: 'staff', api });
    expect(await screen.findByLabelText(/Nouveau mot de passe/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Rester connecté sur cet appareil' })).not.toBeInTheDocument();
  },
);

test.each(['/Valid', '/reset-password', '/login'])(
  'after a reload, the page %s of a mail’s link asks to open the link again [accounts.ticket-reloaded]',
  async (address) => {
    const state = jest.spyOn(History.prototype, 'state', 'get').mockReturnValue({ ticketTaken: true });
    await renderPublic(address);
    expect(await screen.findByRole('heading', { name: 'Ouvrez à nouveau le lien de votre e-mail' })).toBeVisible();
    expect(screen.queryByText(/Votre compte est activé|Mot de passe oublié|Adresse e-mail/)).not.toBeInTheDocument();
    state.mockRestore();
  },
);

test('the link to the home page leaves the page of a lost ticket, also on `/` [accounts.ticket-reloaded]', async () => {
  const state = jest.spyOn(History.prototype, 'state', 'get').mockReturnValue({ ticketTaken: true });
  const { user } = await renderPublic('/');
  state.mockRestore();
  history.replaceState({ ticketTaken: true }, '');
  const link = await screen.findByRole('link', { name: 'Revenir à l’accueil' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(isTicketLost()).toBe(false);
});

test('an error of a field disappears when its value is corrected', async () => {
  const page = await open('/Valid', 'INVITATION');
  await page.user.click(await screen.findByRole('button', { name: 'Activer mon compte' }));
  expect(screen.getAllByText('Champ requis')).toHaveLength(2);
  await fill(page, 'Nouveau-2026!');
  expect(screen.queryByText('Champ requis')).not.toBeInTheDocument();
  expect(page.sent).toHaveLength(1);
});

test('requires a matching confirmation [accounts.password-confirmation]', async () => {
  const page = await open('/reset-password', 'RESET');
  await fill(page, 'Nouveau-2026!', 'Nouveau-2027!');
  await page.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(screen.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  expect(page.sent).toHaveLength(1);
});

test('explains that the link is invalid, and offers to request another link [accounts.invalid-key]', async () => {
  const invalidKey: ErrorAnswer = {
    statusCode: 401,
    code: 'INVALID_KEY',
    message: "Votre clé n'est plus valide, veuillez vous reconnecter",
  };
  const page = await open('/reset-password', 'RESET', invalidKey);
  await fill(page, 'Nouveau-2026!');
  await page.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent("Votre clé n'est plus valide");
  expect(screen.getByRole('link', { name: 'Demander un autre lien' })).toHaveAttribute('href', '/Reset');
});

test('an invitation that was replaced meanwhile leads to the page that says so [accounts.invalid-key]', async () => {
  const page = await open('/Valid', 'INVITATION', { statusCode: 401, code: 'INVALID_KEY', message: 'morte' });
  await fill(page, 'Nouveau-2026!');
  await page.user.click(screen.getByRole('button', { name: 'Activer mon compte' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/Unvalid'));
  expect(screen.queryByRole('link', { name: 'Demander un autre lien' })).not.toBeInTheDocument();
});

test('an invalid invitation leads to the form for the code of a slip [invitations.slip-address]', async () => {
  await renderPublic('/Unvalid');
  expect(await screen.findByRole('link', { name: 'Saisir le code de ma fiche' })).toHaveAttribute('href', '/activer');
});

test.each([
  ['', 'required'],
  ['Court-1', 'weak'],
  ['minuscules-1', 'weak'],
  ['MAJUSCULES-1', 'weak'],
  ['Sanschiffre-', 'weak'],
  ['Sansspecial1', 'weak'],
  ['Éèàç-2026', undefined],
])('checks the password « %s »: %s [accounts.password]', (password, error) => {
  expect(checkPassword({ password, confirmation: password || 'x' }, 8).password).toBe(error);
});

test('requires the account’s minimum password length before sending', async () => {
  const api = { 'POST /auth/ticket': { ...ticketResponse('INVITATION'), password_min_length: 12 } } satisfies Answers;
  const page = await renderPublic('/Valid', { ticket: 'long', api });
  await fill(page, 'Éèàç-2026');
  expect(screen.getByText('12 caractères au moins').closest('li')).not.toHaveTextContent('respecté');
  await page.user.click(screen.getByRole('button', { name: 'Activer mon compte' }));
  expect(screen.getByText('Ce mot de passe ne respecte pas toutes les règles.')).toBeVisible();
  expect(page.sent).toHaveLength(1);
});

test('shows the server’s error about the password at the password field', async () => {
  const common = 'Ce mot de passe est trop courant.';
  const page = await open('/reset-password', 'RESET', {
    statusCode: 422,
    code: 'INVALID',
    message: 'x',
    fields: { password: common },
  });
  await fill(page, 'Nouveau-2026!');
  await page.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(common)).toBeVisible();
  expect(screen.getByLabelText(/Nouveau mot de passe/)).toHaveAccessibleDescription(/trop courant/);
});

test('a password may be pasted, shown, and stored by a password manager [asvs:6.2.6] [asvs:6.2.7]', async () => {
  const { user } = await open('/reset-password', 'RESET');
  const field = await screen.findByLabelText(/Nouveau mot de passe/);
  await user.click(field);
  await user.paste('Nouveau-2026!');
  expect(field).toHaveValue('Nouveau-2026!');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await user.click(screen.getAllByRole('button', { name: 'Afficher le mot de passe' })[0]!);
  expect(field).toHaveAttribute('type', 'text');
});

test('a reset leads to the second step if the account requires it', async () => {
  const page = await open('/reset-password', 'RESET', { second_factor_required: 'CODE' });
  jest.mocked(openPortal).mockClear();
  await fill(page, 'Nouveau-2026!');
  await page.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByRole('heading', { name: 'Connexion en deux étapes' })).toBeVisible();
  expect(await screen.findByLabelText(/^Code/)).toBeVisible();
  expect(openPortal).not.toHaveBeenCalled();
});

test('a new address is confirmed by a button, not by opening the link', async () => {
  const api = {
    'POST /auth/ticket': { ...ticketResponse('RESET'), purpose: 'EMAIL' },
    'POST /auth/email/confirm': null,
  } satisfies Answers;
  const { user, sent } = await renderPublic('/login', { ticket: 'new-address', api });
  history.replaceState({ ticketTaken: true }, '');
  expect(await screen.findByText(/ada@example.fr/)).toBeVisible();
  expect(sent).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Confirmer cette adresse' }));
  expect(await screen.findByRole('heading', { name: 'Votre adresse est changée' })).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ path: '/auth/email/confirm', body: { ticket: 'new-address' } });
  expect(isTicketLost()).toBe(false);
});

test('the page of an invalid invitation link offers to sign in or to get a new link [accounts.invalid-key] [accounts.reset-invited]', async () => {
  await renderPublic('/Unvalid');
  expect(await screen.findByText(/^Si votre compte est déjà activé, connectez-vous/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Recevoir un nouveau lien' })).toHaveAttribute('href', '/Reset');
});

test.each([
  ['/Valid', 'Votre compte est activé'],
  ['/Unvalid', 'Ce lien n’est plus valable'],
  ['/Error403', 'Accès non autorisé'],
  ['/Error500', 'Oops, cela semble cassé'],
])('the title of %s is « %s »', async (address, title) => {
  await renderPublic(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · Mémocartes`);
});
